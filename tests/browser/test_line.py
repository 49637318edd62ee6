"""A table survives reloads, lost lines, other devices and a server that is started again."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Request, WebSocket, WebSocketRoute, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.planetx_hands import (
    CHOOSE,
    TURN,
    choose,
    join_table,
    open_table,
    sit_down,
    survey,
)
from tests.browser.waiting import seen

PATIENCE = 5_000
"""Milliseconds that a page waits for the answer over its socket; on its own clock they are over at
once."""


def quick_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Planet X").click()
    my_turn(page)


def my_turn(page: Page) -> None:
    seen(page.get_by_role("heading", name="The Search for Planet X"))
    seen(page.get_by_text("Your turn", exact=True))


def sit_alone(page: Page) -> str:
    """At a table where nobody else is asked; its address."""
    shown = open_table(page, "you")
    sit_down(page, shown)
    return f"/api/tables/{shown['table']['table']}"


def first_move(page: Page, table: str) -> None:
    """A survey, which was made once when the page asks the next question."""
    survey(page, "Asteroid", 1, 3)
    seen(page.get_by_role("heading", name=CHOOSE))
    told = page.request.get(f"{table}/told").json()["told"]
    assert [one["type"] for one in told].count("survey") == 1


def second_move(page: Page) -> None:
    choose(page, "None")
    seen(page.get_by_role("heading", name=TURN))


def posted(page: Page) -> list[str]:
    """The ids of moves that are sent as requests, from now on."""
    ids: list[str] = []

    def asked(request: Request) -> None:
        if request.url.endswith("/commands"):
            ids.append(id_of(request.post_data or ""))

    page.on("request", asked)
    return ids


def id_of(command: str | bytes) -> str:
    return str(json.loads(command)["command_id"])


def test_a_move_goes_over_the_open_socket(new_page: NewPage) -> None:
    page, sent = new_page(own=True), list[str]()
    requests = posted(page)

    def opened(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(id_of(frame)))

    page.on("websocket", opened)
    first_move(page, sit_alone(page))
    assert len(sent) == 1
    assert requests == []


def test_a_move_whose_socket_is_cut_before_the_answer_is_made_once(new_page: NewPage) -> None:
    page, sent = new_page(own=True), list[str]()
    requests = posted(page)

    def cut(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def send(command: str | bytes) -> None:
            server.send(command)
            if not sent:
                line.close(code=3000)
            sent.append(id_of(command))

        line.on_message(send)

    page.route_web_socket(re.compile("/stream"), cut)
    first_move(page, sit_alone(page))
    assert requests == sent
    second_move(page)
    assert (len(requests), len(sent)) == (1, 2)


def test_moves_are_requests_where_the_socket_does_not_carry_them(new_page: NewPage) -> None:
    page, sent = new_page(own=True), list[str]()
    requests = posted(page)
    page.clock.install()

    def swallow(line: WebSocketRoute) -> None:
        line.connect_to_server()

        def passes(command: str | bytes) -> None:
            sent.append(id_of(command))
            page.clock.fast_forward(PATIENCE)

        line.on_message(passes)

    page.route_web_socket(re.compile("/stream"), swallow)
    first_move(page, sit_alone(page))
    assert requests == sent
    second_move(page)
    assert (len(requests), len(sent)) == (2, 1)


def test_reload_leads_back_to_the_same_seat(new_page: NewPage) -> None:
    page = new_page()
    quick_game(page)
    address = page.url
    page.reload()
    my_turn(page)
    assert page.url == address


def test_a_lost_line_is_taken_up_again_by_itself(new_page: NewPage) -> None:
    page = new_page(own=True)
    lines: list[WebSocketRoute] = []

    def between(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    page.route_web_socket(re.compile("/stream"), between)
    quick_game(page)
    page.context.set_offline(True)
    lines[-1].close(code=3000)
    seen(page.get_by_test_id("line-lost"))
    assert findings(page) == []
    page.context.set_offline(False)
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    my_turn(page)
    assert len(lines) > 1


def test_a_server_started_again_finds_everybody_at_their_seats(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page()
    quick_game(page)
    house.stop()
    seen(page.get_by_test_id("line-lost"))
    house.start()
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    my_turn(page)


def test_a_seat_moves_to_another_device(new_page: NewPage) -> None:
    laptop, phone = new_page(), new_page(width=390, height=844)
    quick_game(laptop)
    laptop.get_by_role("button", name="Your seat").click()
    laptop.get_by_role("button", name="Continue on another device").click()
    link = laptop.get_by_role("textbox", name="Link").input_value()
    assert findings(laptop) == []
    laptop.get_by_role("button", name="Leave the game").click()
    laptop.get_by_role("button", name="Cancel").click()
    expect(laptop.get_by_role("button", name="Leave the game")).to_be_focused()
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").click()
    my_turn(phone)
    expect(phone).to_have_url(laptop.url)
    for _ in range(2):
        seen(laptop.get_by_role("heading", name="You are now playing on another device"))
        expect(laptop.get_by_role("main")).to_contain_text("open the link here")
        expect(laptop.get_by_role("button", name="Your seat")).to_have_count(0)
        laptop.reload()
    assert findings(laptop) == []
    phone.goto(link)
    phone.get_by_role("button", name="Continue here").click()
    expect(phone.get_by_role("alert")).not_to_be_empty()


def test_whoever_leaves_gets_the_code_to_come_back_with(new_page: NewPage) -> None:
    page, ben = new_page(), new_page()
    # With another person at the table the game is not over before we are back.
    shown = open_table(page, "you", "open", start="full")
    join_table(ben, shown, "Ben")
    sit_down(page, shown)
    for way, heading in (
        ("Leave the game", "You have left the table"),
        ("Delete my data at this table", "Your data at this table has been deleted"),
    ):
        page.get_by_role("button", name="Your seat").click()
        page.get_by_role("button", name=way).click()
        page.get_by_role("dialog").last.get_by_role("button", name=way).click()
        seen(page.get_by_role("heading", name=heading))
        expect(page.get_by_role("main")).to_contain_text(re.compile("to rejoin: [A-Z0-9]{6}"))
        page.get_by_role("link", name="Take a seat").click()
        page.get_by_role("button", name="Take a seat").click()
        seen(page.get_by_role("button", name="Your seat"))


def test_nobody_can_watch_without_a_key_if_spectators_are_not_wanted(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page()
    ada.goto("/new")
    ada.get_by_role("radio", name="1", exact=True).check(force=True)
    ada.get_by_role("radio", name="Not allowed").check(force=True)
    ada.get_by_role("button", name="Open the table").click()
    my_turn(ada)
    eve.goto(ada.url)
    seen(eve.get_by_role("heading", name="This table cannot be shown"))
    assert findings(eve) == []
