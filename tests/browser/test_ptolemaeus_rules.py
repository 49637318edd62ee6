"""The rules of Ptolemaeus: every language, both themes, narrow screens, and the ways to them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.spoken import LOCALE, SOME_LANGUAGES, bare_ids, left_in_english, words
from tests.browser.waiting import seen

RULES = "/rules/ptolemaeus"
SECTIONS = 19
TOO_SMALL = """() => [...document.querySelectorAll('main nav a')]
    .filter((one) => one.getBoundingClientRect().height < 43.9)
    .map((one) => one.outerHTML)"""


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_they_are_told_in_every_language_on_a_narrow_phone(
    new_page: NewPage, language: str
) -> None:
    page = new_page(locale=LOCALE[language], width=360)
    page.goto(RULES)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(words(language)["ptolemaeus-rules-title"])
    expect(page.get_by_role("heading", level=2)).to_have_count(SECTIONS)
    shown = page.locator("body").inner_text()
    assert bare_ids(shown) == []
    assert language == "en" or left_in_english(shown, language) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.evaluate(TOO_SMALL) == []


def test_they_open_at_the_rule_that_is_asked_for(new_page: NewPage) -> None:
    page = new_page()
    page.goto(RULES)
    seen(page.get_by_role("heading", level=1))
    assert findings(page) == []
    contents = page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="Studying a planet").press("Enter")
    expect(page).to_have_url(re.compile(f"{RULES}/study$"))
    heading = page.get_by_role("heading", name="Studying a planet")
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()


def test_home_and_the_other_games_rules_lead_to_them(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="Rules of Ptolemaeus").click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Rules of Ptolemaeus")
    expect(title).to_be_focused()
    games = page.get_by_role("navigation", name="Games")
    games.get_by_role("link", name="The Search for Planet X").click()
    expect(title).to_have_text("Rules of The Search for Planet X")
    games.get_by_role("link", name="Ptolemaeus").click()
    expect(title).to_have_text("Rules of Ptolemaeus")


def test_the_language_can_be_changed_while_reading(new_page: NewPage) -> None:
    page = new_page()
    page.goto(RULES)
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("Rules of Ptolemaeus")
    page.get_by_role("banner").get_by_role("combobox").select_option("pl")
    expect(title).to_have_text(words("pl")["ptolemaeus-rules-title"])
    assert left_in_english(page.locator("body").inner_text(), "pl") == []


def test_the_table_opens_the_rule_that_matters_now(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    seen(asked(page))
    link = page.get_by_role("link", name="Rules for this step")
    expect(link).to_have_attribute("href", f"{RULES}/turn")
    page.get_by_role("button", name=re.compile("Deck$")).click()
    expect(link).to_have_attribute("href", f"{RULES}/draw")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name="Drawing cards")).to_be_focused()
    top = page.get_by_role("banner").get_by_role("link", name="Rules")
    expect(top).to_have_attribute("href", RULES)
