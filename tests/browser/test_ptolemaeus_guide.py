"""The guide through a first game of Ptolemaeus, on a real table."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.spoken import LOCALE, SOME_LANGUAGES, bare_ids, left_in_english, words
from tests.browser.waiting import seen

STEPS = 9
MOST_TURNS = 20
"""Two cards a turn: long before, three of them have one colour, which pays for anything."""


def card(page: Page, title: str) -> Locator:
    """The guide's card, at the step of this title."""
    found = page.get_by_role("region", name=title)
    seen(found)
    return found


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def confirm(page: Page, name: str) -> None:
    expect(asked(page)).to_have_text(name)
    expect(asked(page)).to_have_attribute("aria-disabled", "false")
    asked(page).click()


def draw(page: Page) -> None:
    page.get_by_role("button", name=re.compile("Deck$")).click()
    confirm(page, "Take")


def question(page: Page) -> str:
    """What is asked, once something is."""
    seen(asked(page))
    return page.locator("#action-title").inner_text()


def lit_signs(page: Page) -> Locator:
    wheel = page.get_by_role("group", name=re.compile("zodiac wheel"))
    return wheel.get_by_role("button", disabled=False)


def observe(page: Page) -> None:
    """Draw until something can be observed, and do it; nobody else is at the table."""
    for _ in range(MOST_TURNS):
        now = question(page)
        if now.startswith("Eclipsis"):
            give_up_cards(page)
        elif now.startswith("Action complete."):
            confirm(page, "End the turn")
        elif "draw or observe" in now and lit_signs(page).count():
            lit_signs(page).first.click()
            confirm(page, "Observe and pay")
            return
        else:
            draw(page)
        expect(page.locator("#action-title")).not_to_have_text(now)
    raise AssertionError("nothing could be observed")


def give_up_cards(page: Page) -> None:
    hand = page.get_by_role("region", name=re.compile("Your hand"))
    for _ in range(2):
        hand.get_by_role("button", pressed=False, disabled=False).first.click()
    confirm(page, "Discard")


def test_it_leads_through_a_first_game(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    first = card(page, "Seven planets, twelve signs and a comet")
    seen(first.get_by_text(f"Guide, step 1 of {STEPS}"))
    seen(asked(page))
    assert findings(page) == []
    press(page, "Next")
    card(page, "The wheel is the sky of a real day")
    press(page, "Next")
    card(page, "Start with two cards")
    draw(page)
    expect(page.locator("#action-title")).to_have_text("Take your second card")
    draw(page)
    card(page, "Now observe something")
    press(page, "Undo move")
    expect(page.locator("#action-title")).to_have_text("Take your second card")
    card(page, "Now observe something")
    observe(page)
    figures = card(page, "Four configurations")
    seen(figures.get_by_text("two opposite signs"))
    press(page, "Next")
    card(page, "How to study a planet")
    press(page, "Next")
    goal = card(page, "How to score")
    seen(goal.get_by_role("row", name="Points 1 2 4 5 6 8 10"))
    assert findings(page) == []
    press(page, "Next")
    card(page, "When the round ends, the sky moves")
    press(page, "Next")
    last = card(page, "Every study earns a bonus card")
    seen(last.get_by_text("Now you know enough"))
    press(page, "Done")
    expect(last).to_be_hidden()
    seen(page.get_by_role("button", name="Guide", exact=True))


def test_it_goes_on_where_it_was_after_a_reload(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    press(page, "Next")
    press(page, "Next")
    card(page, "Start with two cards")
    press(page, "Skip this step")
    card(page, "Now observe something")
    page.reload()
    resumed = card(page, "Now observe something")
    seen(resumed.get_by_text(f"Guide, step 4 of {STEPS}"))


def test_it_can_be_left_and_called_again(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    press(page, "Next")
    left = card(page, "The wheel is the sky of a real day")
    press(page, "Leave the guide")
    expect(left).to_be_hidden()
    expect(page.locator("#action-title")).to_be_focused()
    page.reload()
    call = page.get_by_role("button", name="Guide", exact=True)
    call.click()
    card(page, "Seven planets, twelve signs and a comet")
    expect(call).to_be_hidden()


def test_it_is_read_by_keyboard_and_keeps_its_place(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page()
    sit_down(page, house)
    page.get_by_role("button", name="Next", exact=True).press("Enter")
    expect(card(page, "The wheel is the sky of a real day")).to_be_focused()


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_it_speaks_every_language(new_page: NewPage, house: BrowserHouse, language: str) -> None:
    page = new_page(locale=LOCALE[language], width=360)
    sit_down(page, house)
    say = words(language)
    card(page, say["ptolemaeus-guide-welcome"])
    shown = page.locator("body").inner_text()
    assert bare_ids(shown) == []
    assert language == "en" or left_in_english(shown, language) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.get_by_role("tab", name=say["log-title"]).click()
    line = page.get_by_role("button", name=say["ptolemaeus-guide-welcome"])
    line.click()
    page.get_by_role("button", name=say["guide-show"], exact=True).click()
    expect(page.locator(".guided")).to_be_in_viewport()
