"""A table survives reloads, lost lines, other devices and a server that is started again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.planetx_hands import join_table, open_table, sit_down
from tests.browser.waiting import seen


def quick_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play Planet X").click()
    my_turn(page)


def my_turn(page: Page) -> None:
    seen(page.get_by_role("heading", name="The Search for Planet X"))
    seen(page.get_by_text("Your turn", exact=True))


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
    laptop.get_by_role("button", name="Play on on another device").click()
    link = laptop.get_by_role("textbox", name="Link").input_value()
    assert findings(laptop) == []
    laptop.get_by_role("button", name="Leave the game").click()
    laptop.get_by_role("button", name="Cancel").click()
    expect(laptop.get_by_role("button", name="Leave the game")).to_be_focused()
    phone.goto(link)
    phone.get_by_role("button", name="Play on here").click()
    my_turn(phone)
    expect(phone).to_have_url(laptop.url)
    for _ in range(2):
        seen(laptop.get_by_role("heading", name="You now play on another device"))
        expect(laptop.get_by_role("main")).to_contain_text("open its link here")
        expect(laptop.get_by_role("button", name="Your seat")).to_have_count(0)
        laptop.reload()
    assert findings(laptop) == []
    phone.goto(link)
    phone.get_by_role("button", name="Play on here").click()
    expect(phone.get_by_role("alert")).not_to_be_empty()


def test_whoever_leaves_gets_the_code_to_come_back_with(new_page: NewPage) -> None:
    page, ben = new_page(), new_page()
    # With another person at the table the game is not over before we are back.
    shown = open_table(page, "you", "open", start="full")
    join_table(ben, shown, "Ben")
    sit_down(page, shown)
    for way, heading in (
        ("Leave the game", "You have left the table"),
        ("Forget me here", "You are forgotten at this table"),
    ):
        page.get_by_role("button", name="Your seat").click()
        page.get_by_role("button", name=way).click()
        page.get_by_role("dialog").last.get_by_role("button", name=way).click()
        seen(page.get_by_role("heading", name=heading))
        expect(page.get_by_role("main")).to_contain_text(re.compile("come back with: [A-Z0-9]{6}"))
        page.get_by_role("link", name="Take a seat").click()
        page.get_by_role("button", name="Take a seat").click()
        seen(page.get_by_role("button", name="Your seat"))


def test_nobody_can_watch_without_a_key_if_spectators_are_not_wanted(new_page: NewPage) -> None:
    ada, eve = new_page(), new_page()
    ada.goto("/new")
    ada.get_by_role("radio", name="1", exact=True).check(force=True)
    ada.get_by_role("radio", name="Not here").check(force=True)
    ada.get_by_role("button", name="Open the table").click()
    my_turn(ada)
    eve.goto(ada.url)
    seen(eve.get_by_role("heading", name="This table cannot be shown"))
    assert findings(eve) == []
