"""Both tables played by keys alone, and the sheet that lists them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.planetx_hands import CHOOSE, CODE, PLACE, TURN, open_table
from tests.browser.planetx_hands import sit_down as sit_down_planetx
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.waiting import seen


def press(page: Page, keys: str) -> None:
    for key in keys.split():
        page.keyboard.press(key)


def title(page: Page) -> Locator:
    """What is asked now."""
    return page.locator("#action-title")


def kept_log(page: Page, words: str) -> None:
    log = page.get_by_role("region", name="Log", exact=True, include_hidden=True)
    expect(log).to_contain_text(words)


def test_a_planetx_turn_is_played_by_keys_alone(new_page: NewPage) -> None:
    page = new_page()
    sit_down_planetx(page, open_table(page, "you", code=CODE))
    press(page, "s a 2 0 5 Enter")
    kept_log(page, "sectors 2\u2013\u20605")
    expect(title(page)).to_have_text(CHOOSE)
    press(page, "a Enter")
    expect(title(page)).to_have_text(PLACE)
    press(page, "4 Enter")
    expect(title(page)).to_have_text(TURN)
    # A topic has the letter of an object; in a field every key is a letter again.
    press(page, "r b")
    topic = page.get_by_role("radio", name=re.compile("^B "))
    expect(topic).to_be_checked()
    page.get_by_label("Show entries of").focus()
    press(page, "s")
    expect(topic).to_be_checked()
    press(page, "Tab n")
    expect(page.get_by_role("heading", name="Note sheet")).to_be_focused()


def test_a_ptolemaeus_turn_is_played_by_keys_alone(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    seen(asked(page))
    press(page, "d 2")
    expect(
        page.get_by_role("region", name="Face up").get_by_role("button", pressed=True)
    ).to_have_count(1)
    press(page, "Enter")
    kept_log(page, "drew")


def test_the_sheet_of_keys_opens_closes_and_turns_them_off(new_page: NewPage) -> None:
    page = new_page()
    sit_down_planetx(page, open_table(page, "you", code=CODE))
    sheet = page.get_by_role("dialog", name="Keyboard shortcuts")
    opener = page.get_by_role("button", name="Keyboard shortcuts")
    opener.click()
    seen(sheet.get_by_text("Locate Planet X"))
    assert findings(page) == []
    press(page, "Escape")
    expect(sheet).to_have_count(0)
    expect(opener).to_be_focused()
    press(page, "?")
    switch = sheet.get_by_role("checkbox")
    switch.uncheck()
    press(page, "Escape")
    expect(sheet).to_have_count(0)
    press(page, "? t")
    expect(page.get_by_role("radio", name="Survey")).to_be_checked()
    opener.click()
    switch.check()
    press(page, "Escape")
    expect(sheet).to_have_count(0)
    press(page, "t")
    expect(page.get_by_role("radio", name="Target")).to_be_checked()
