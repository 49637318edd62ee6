"""Every language is opened and played for a few turns, and can be changed in the middle."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.spoken import (
    LANGUAGES,
    LOCALE,
    SOME_LANGUAGES,
    bare_ids,
    choose_language,
    left_in_english,
    words,
)
from tests.browser.waiting import seen
from tests.sizes import FULL

SCREENS = ("/", "/new", "/j", "/m", "/replay", "/rules/planetx", "/about", "/nowhere")
QUESTIONS = 4
PLAYED = LANGUAGES if FULL else SOME_LANGUAGES[1:]
"""English is played by most other tests."""


def look(page: Page, language: str) -> None:
    """Everything on the page is in its language, and nothing is missing."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    shown = page.locator("body").inner_text()
    assert bare_ids(shown) == []
    if language != "en":
        assert left_in_english(shown, language) == []


def screen(page: Page, path: str, language: str) -> None:
    """A screen as somebody of this language finds it on a narrow phone."""
    seen(page.locator("main h1"))
    look(page, language)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360, path


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_front_page_is_in_the_browsers_language(new_page: NewPage, language: str) -> None:
    page = new_page(locale=LOCALE[language], width=360)
    page.goto(SCREENS[0])
    screen(page, SCREENS[0], language)


def test_every_screen_is_in_every_language(new_page: NewPage) -> None:
    """And opens in the one that was chosen last."""
    page = new_page(width=360)
    chosen = "en"
    for path in SCREENS[1:]:
        page.goto(path)
        for language in (chosen, *(one for one in LANGUAGES if one != chosen)):
            choose_language(page, chosen, language)
            chosen = language
            screen(page, path, language)


def confirm(page: Page, say: Mapping[str, str], kind: str) -> None:
    page.get_by_role("button", name=say[f"confirm-{kind}"], exact=True).click()


def answer(page: Page, say: Mapping[str, str]) -> None:
    """Any lawful answer to what is asked, found by the words of the language."""
    asked = [say[f"panel-{one}"] for one in ("turn", "choose", "place", "last-chance")]
    heading = page.get_by_role("heading", level=2).filter(
        has_text=re.compile(f"^({'|'.join(map(re.escape, asked))})$")
    )
    seen(heading.first)
    now = heading.first.text_content()
    if now == say["panel-choose"]:
        hands.pick(page, re.escape(say["object-A"]))
        confirm(page, say, "choose")
    elif now == say["panel-place"]:
        sectors = page.get_by_label(say["place-sector"]).get_by_role("option").all()
        page.get_by_label(say["place-sector"]).select_option(sectors[-1].get_attribute("value"))
        confirm(page, say, "place")
    elif now == say["panel-last-chance"]:
        hands.pick(page, re.escape(say["kind-pass"]))
        confirm(page, say, "pass")
    else:
        take_a_turn(page, say)


def labelled(page: Page, label: str) -> Locator:
    """By how the label begins: "al settore" is also in "dal settore"."""
    return page.get_by_label(re.compile(rf"^\s*{re.escape(label)}"))


def take_a_turn(page: Page, say: Mapping[str, str]) -> None:
    research = page.get_by_role("radio", name=re.compile(f"^{re.escape(say['kind-research'])}"))
    if research.is_enabled():
        research.check(force=True)
        topics = page.get_by_role("group", name=say["research-topic"]).get_by_role("radio")
        topics.filter(has_not_text="✓").first.check(force=True)
        confirm(page, say, "research")
        return
    hands.pick(page, re.escape(say["kind-survey"]))
    hands.pick(page, re.escape(say["object-G"]))
    first, last = (labelled(page, say[f"survey-{end}"]) for end in ("from", "to"))
    sky = first.get_by_role("option").all()[1:]
    first.select_option(sky[0].get_attribute("value"))
    last.select_option(sky[-1].get_attribute("value"))
    confirm(page, say, "survey")


@pytest.mark.parametrize("language", PLAYED)
def test_a_few_turns_in_every_language(new_page: NewPage, language: str) -> None:
    """Each at a table of its own: what was said aloud stays in the language it was said in."""
    say = words(language)
    page = new_page(locale=LOCALE[language])
    shown = hands.open_table(page, "you", "random", help="certain")
    page.goto(f"/t/{shown['table']['table']}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say["table-title"])
    for _ in range(QUESTIONS):
        answer(page, say)
        look(page, language)
    assert findings(page) == []


def test_the_language_changes_in_the_middle_and_is_kept(new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    hands.sit_down(page, hands.open_table(page, "you", "random"))
    assert hands.question(page) == hands.TURN
    look(page, "en")
    page.get_by_role("combobox", name=words("en")["shell-language"]).select_option("pl")
    heading = page.get_by_role("heading", level=2, name=words("pl")["panel-turn"])
    seen(heading)
    look(page, "pl")
    page.reload()
    seen(heading)
    look(page, "pl")
