"""A table survives reloads, lost lines, other devices and a server that is started again."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.waiting import seen


def quick_game(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
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
    laptop.get_by_text("Your seat").click()
    laptop.get_by_role("button", name="Play on on another device").click()
    link = laptop.get_by_role("textbox", name="Link").input_value()
    assert findings(laptop) == []
    laptop.get_by_role("button", name="Leave the game").click()
    laptop.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    expect(laptop.get_by_role("button", name="Leave the game")).to_be_focused()
    phone.goto(link)
    phone.get_by_role("button", name="Play on here").click()
    my_turn(phone)
    expect(phone).to_have_url(laptop.url)
    expect(laptop.get_by_text("Your turn", exact=True)).to_have_count(0)
    phone.goto(link)
    phone.get_by_role("button", name="Play on here").click()
    expect(phone.get_by_role("alert")).not_to_be_empty()


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
