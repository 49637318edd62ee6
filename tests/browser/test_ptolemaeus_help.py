"""Help at the table of Ptolemaeus: agreed on before the deal, shown on every screen, and used."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.waiting import seen

SCREENS = ((1440, 900), (390, 844), (844, 390))
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"


def the_help(page: Page) -> Locator:
    return page.get_by_role("region", name="Help", exact=True)


def test_a_table_agrees_on_reminders_and_shows_them(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/new?game=ptolemaeus")
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_role("radio", name="Reminders").check()
    page.get_by_role("button", name="Open the table").click()
    seen(asked(page))
    seen(the_help(page).get_by_role("heading", name="Your objective still lacks"))
    seen(the_help(page).get_by_text("When the round ends the comet stops on"))
    expect(the_help(page).get_by_role("button", name="What would you do?")).to_be_hidden()


def test_without_help_there_is_none(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    seen(asked(page))
    expect(the_help(page)).to_be_hidden()


def test_advice_is_asked_for_and_used_by_keyboard(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house, "rules", help="advice")
    seen(asked(page))
    ask = the_help(page).get_by_role("button", name="What would you do?")
    seen(ask)
    ask.focus()
    page.keyboard.press("Enter")
    use = the_help(page).get_by_role("button", name="Use")
    seen(use.first)
    assert 1 <= use.count() <= 3
    best = the_help(page).get_by_role("listitem").first.locator("b").inner_text()
    use.first.focus()
    page.keyboard.press("Enter")
    expect(asked(page)).to_have_attribute("aria-disabled", "false")
    assert best.split(":")[-1].strip().split(" ")[-1] in page.locator(".confirm-bar").inner_text()
    expect(the_help(page).get_by_text("points less").first).to_be_visible()
    asked(page).click()
    # What was advised was about the position before.
    expect(the_help(page).get_by_role("button", name="Use")).to_have_count(0)


def test_help_has_room_on_every_screen(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(reduced_motion="reduce")
    sit_down(page, house, "rules", help="advice")
    seen(asked(page))
    the_help(page).get_by_role("button", name="What would you do?").click()
    seen(the_help(page).get_by_role("button", name="Use").first)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        the_help(page).scroll_into_view_if_needed()
        seen(the_help(page))
        assert page.evaluate(SIDEWAYS) <= 0
        assert findings(page) == []
