"""Every screen of the companion: in every language, both themes, any width, without a pointer."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import EXPERT, PRIVATE, PUBLIC, STANDARD, button
from tests.browser.conftest import NewPage
from tests.browser.spoken import LANGUAGES, LOCALE, SOME_LANGUAGES, choose_language, words
from tests.browser.test_languages import look
from tests.browser.waiting import seen
from tests.sizes import size

SMALLEST_TARGET = 48
HEIGHTS = "(all) => all.map((one) => [one.textContent, one.getBoundingClientRect().height])"
LINES = """(one) => {
  const whole = document.createRange()
  whole.selectNodeContents(one)
  return new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size
}"""
"""How many lines a text takes."""
ENTERED = (
    {"type": "order", "order": [0]},
    {"type": "target", "player": 0, "sector": 8, "sighting": "G", "cost": 4},
    {"type": "theory", "player": 0, "sector": 5, "thing": "A"},
)
"""A theory phase is held."""
FOR_AXE = tuple(dict.fromkeys(("survey", "history", "sheet", "reveal", *PRIVATE, *PUBLIC[:4])))
"""The screens behind the menu, those with the most on them first."""


def screens(code: str, parts: tuple[str, ...]) -> list[str]:
    """The menu of an evening, and the screens behind it."""
    return [f"/companion/{code}", *(f"/companion/{code}/{part}" for part in parts)]


def show(page: Page, address: str) -> None:
    page.goto(address)
    seen(page.get_by_role("heading", level=1))


def sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth"))


def test_every_screen_in_every_language(new_page: NewPage) -> None:
    chosen = SOME_LANGUAGES[-1]
    page = new_page(width=360, height=740, locale=LOCALE[chosen])
    show(page, "/companion")
    look(page, chosen)
    hands.sit_down(page, EXPERT, "Zażółć gęślą jaź", level="youth", say=words(chosen))
    chosen = look_at(page, ["/companion", *screens(EXPERT, PRIVATE + PUBLIC)], chosen)
    hands.track(page, EXPERT, ENTERED)
    look_at(page, screens(EXPERT, ("theory", "survey")), chosen)


def look_at(page: Page, addresses: list[str], chosen: str) -> str:
    """In every language, beginning with the one that is chosen; the one that is chosen then."""
    for address in addresses:
        show(page, address)
        for language in (chosen, *(one for one in SOME_LANGUAGES if one != chosen)):
            choose_language(page, chosen, language)
            chosen = language
            look(page, language)
            assert not sideways(page), address
    return chosen


def test_axe_finds_nothing(new_page: NewPage) -> None:
    """On any screen, in either theme; from the menu on without loading a page anew."""
    page = new_page(width=390, height=844)
    show(page, "/companion")
    assert findings(page) == []
    hands.compare_codes(page, STANDARD)
    assert findings(page) == []
    hands.introduce(page, "Ada", "spring", "youth")
    assert findings(page) == []
    hands.to_menu(page)
    assert findings(page) == []
    hands.research(page, "A")
    button(page, "Hold or tap to look").press("Enter")
    assert findings(page) == []
    hands.to_menu(page)
    hands.confer(page)
    for part in FOR_AXE[: size(4, len(FOR_AXE))]:
        hands.open_part(page, part)
        if part == "history":
            button(page, "Hold or tap: answers").press("Enter")
        if part == "reveal":
            button(page, "Reveal objects").click()
            page.get_by_role("dialog").get_by_role("button", name="Reveal everything").click()
        assert findings(page) == [], part
        page.get_by_role("link", name="Back").click()
    page.get_by_role("link", name=f"Game code {STANDARD}").click()
    assert findings(page) == []
    hands.to_menu(page)
    page.get_by_role("link", name="Another player on this device").click()
    hands.introduce(page, "Bo", "winter", "genius")
    hands.to_menu(page)
    button(page, "Pass the phone to Ada").click()
    hands.heading(page, "Pass the phone to Ada")
    assert findings(page) == []
    button(page, "Back").click()
    hands.heading(page, "Whose turn is it?")
    assert findings(page) == []


def test_targets_are_big_and_nothing_is_cut_off(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page)
    main = page.get_by_role("main")
    for address in screens(STANDARD, ("survey", "research", "facts", "code")):
        show(page, address)
        for width in (360, 1440, 2560):
            page.set_viewport_size({"width": width, "height": 900})
            assert not sideways(page), address
            for role in ("button", "link"):
                heights = main.get_by_role(role).evaluate_all(HEIGHTS)
                assert [one for one in heights if one[1] < SMALLEST_TARGET] == [], address


def test_a_question_without_a_pointer(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page)
    page.get_by_role("link", name=re.compile("^Survey")).press("Enter")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    page.get_by_role("radio", name="Comet").press("ArrowRight")
    expect(page.get_by_role("radio", name="Asteroid")).to_be_checked()
    button(page, "Sector 1").press("Enter")
    button(page, "Sector 1").press("ArrowRight")
    expect(button(page, "Sector 2")).to_be_focused()
    button(page, "Sector 2").press("ArrowRight")
    button(page, "Sector 3").press(" ")
    expect(button(page, "Sector 3")).to_have_attribute("aria-pressed", "true")
    button(page, "Survey").press("Enter")
    expect(page.get_by_role("region", name="Answer")).to_be_focused()
    assert "sectors 1–\u20603" in hands.answer(page)


def test_whoever_asks_is_reminded_what_the_table_hears(new_page: NewPage) -> None:
    """On a phone in one line, without scrolling, and read out with the button."""
    page = new_page(width=390, height=844)
    hands.sit_down(page)
    now = "en"
    for kind, asks in {
        "survey": "confirm-survey",
        "target": "confirm-target",
        "research": "confirm-research",
        "locate": "companion-part-locate",
    }.items():
        show(page, f"/companion/{STANDARD}/{kind}")
        for language in (now, *(one for one in LANGUAGES if one != now)):
            choose_language(page, now, language)
            now = language
            say = words(language)
            said = say.get(asks) or page.get_by_role("heading", level=1).inner_text()
            expect(button(page, said)).to_have_accessible_description(
                say[f"companion-aloud-{kind}"]
            )
            line = page.get_by_text(say[f"companion-aloud-{kind}"])
            expect(line).to_be_in_viewport(ratio=1)
            assert line.evaluate(LINES) == 1, (kind, language)
            assert not page.evaluate("document.documentElement.scrollHeight > innerHeight")
        choose_language(page, now, "en")
        now = "en"


def test_an_answer_says_again_what_the_table_hears(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    hands.sit_down(page)
    hands.target(page, 2)
    expect(page.get_by_role("region", name="Answer")).to_have_accessible_description(
        "Say aloud: the sector, not the answer."
    )
    hands.to_menu(page)
    hands.locate(page, 6, {5: "Asteroid", 7: "Truly empty"})
    expect(page.get_by_role("region", name="Answer")).to_have_accessible_description(
        "Say aloud: right or wrong, never the sector."
    )
    assert "6" not in page.get_by_role("region", name="Answer").inner_text()


def test_an_evening_looks_the_same_after_the_language_was_changed(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    hands.sit_down(page)
    hands.research(page, "A")
    clue = hands.answer(page)
    hands.to_menu(page)
    page.get_by_role("combobox", name=words("en")["shell-language"]).select_option("pl")
    say = words("pl")
    page.get_by_role("link", name=say["companion-part-history"]).click()
    hands.heading(page, say["companion-part-history"])
    button(page, say["companion-look-answers"]).press("Enter")
    seen(page.get_by_role("listitem").first)
    look(page, "pl")
    assert clue not in page.locator("body").inner_text()
