"""Every screen of the notebook: for every eye, at every width, in every language, and on paper."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.notebook_hands import SAID, bring, region
from tests.browser.spoken import SOME_LANGUAGES, bare_ids, left_in_english, words
from tests.browser.waiting import seen
from tests.sizes import size

PARTS = ("hints", "moves", "theories", "clues", "score", "settings")
CLUE = {"type": "adjacent", "quantity": "some", "subject": "A", "other": "D"}


def a_notebook(mode: str, help_level: str) -> dict[str, Any]:
    """A bit of everything."""
    entries: list[dict[str, Any]] = [
        {"type": "fact", "sector": 2, "thing": "A", "given": True},
        {"type": "title", "label": "B", "title": ["D", "A"]},
        {"type": "title", "label": "X1", "title": ["X", "C"]},
        {"type": "survey", "player": 0, "thing": "A", "first": 1, "last": 6, "count": 2, "cost": 3},
        {"type": "research", "player": 1, "topic": "A", "clue": None, "text": "", "cost": 1},
        {"type": "target", "player": 2, "sector": 11, "sighting": "E/X", "cost": 4},
        {"type": "theory", "player": 0, "sector": 4, "thing": "A"},
        {"type": "theory", "player": 3, "sector": 4, "thing": None},
        *[{"type": "phase"}] * 3,
        {"type": "research", "player": 0, "topic": "B", "clue": CLUE, "text": "so far", "cost": 1},
        {"type": "mark", "sector": 3, "thing": "C", "mark": "yes"},
        {"type": "mark", "sector": 9, "thing": "E/X", "mark": "yes"},
        {"type": "note", "sector": 3, "text": "looked at twice"},
    ]
    names = ("Maximilienne-Ada", "Bo", "Cleo", "Wawrzyniec-Kasimir")
    return {
        "form": "ecliptic-notebook-1",
        "id": "abcdefgh",
        "name": "Saturday",
        "begun": 1_790_000_000_000,
        "mode": mode,
        "players": [{"name": name[:16], "colour": at} for at, name in enumerate(names)],
        "own": 0,
        "season": "autumn",
        "help": help_level,
        "entries": entries,
        "done": len(entries),
    }


def turn_to(page: Page, part: str, language: str = "en") -> None:
    said = words(language)
    parts = page.get_by_role("navigation", name=said["notebook-parts"])
    parts.get_by_role("button", name=said[f"notebook-part-{part}"]).click()


def fits(page: Page) -> bool:
    """Nothing scrolls sideways."""
    return bool(page.evaluate("document.documentElement.scrollWidth <= window.innerWidth"))


def test_axe_finds_nothing_on_a_wide_screen(new_page: NewPage) -> None:
    page = new_page(width=1440, height=900)
    bring(page, a_notebook("standard", "advice"))
    expect(region(page, "help-title")).to_contain_text("skies are possible")
    rules = page.get_by_role("complementary", name=SAID["notebook-rules"])
    seen(rules)
    for part in PARTS[1 :: size(2, 1)]:
        turn_to(page, part)
        assert findings(page) == [], part


def test_axe_finds_nothing_on_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    page.goto("/notebook")
    seen(region(page, "notebook-new"))
    assert findings(page) == []
    bring(page, a_notebook("standard", "advice"))
    for part in PARTS[:: size(2, 1)]:
        turn_to(page, part)
        assert findings(page) == [], part
    page.get_by_role("button", name=SAID["notebook-to-rules"], exact=True).click()
    rules = page.get_by_role("dialog", name=SAID["notebook-rules"])
    expect(rules).to_contain_text("Comets can only be in sectors 2, 3, 5, 7 and 11.")
    rules.get_by_role("button", name=SAID["why-close"]).click()
    turn_to(page, "hints")
    seen(region(page, "notebook-rules"))
    page.get_by_role("radio", name=SAID["notebook-as-ring"]).check()
    page.get_by_role("button", name="Sector 12: note and more").press("ArrowRight")
    page.get_by_role("button", name="Sector 1: note and more").press("Enter")
    sector = page.get_by_role("dialog", name="Sector 1")
    sector.get_by_label("Sector 1, Asteroid: open").click()
    seen(sector.get_by_label("Sector 1, Asteroid: crossed out by you"))
    assert findings(page) == []


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_nothing_scrolls_sideways_nor_is_left_untranslated(
    new_page: NewPage, language: str
) -> None:
    page = new_page(width=360, height=740, locale=language)
    page.goto("/notebook")
    notebook = a_notebook("expert", "none")
    place = f"{notebook['form']}/{notebook['id']}"
    keep = "([place, it]) => localStorage.setItem(place, JSON.stringify(it))"
    page.evaluate(keep, [place, notebook])
    page.reload()
    said = words(language)
    seen(page.get_by_role("region", name=said["notebook-kept"]))
    assert fits(page)
    page.get_by_role("link", name="Saturday").click()
    seen(page.get_by_role("heading", level=1, name="Saturday"))
    for part in PARTS:
        turn_to(page, part, language)
        for width in (390, 360):
            page.set_viewport_size({"width": width, "height": 740})
            assert fits(page), (part, width)
        shown = page.locator("body").inner_text()
        assert bare_ids(shown) == [], part
        assert left_in_english(shown, language) == [], part


def test_text_twice_as_large_stays_inside(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    bring(page, a_notebook("standard", "none"))
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for part in PARTS:
        turn_to(page, part)
        assert fits(page), part


def test_paper_gets_the_sheet_and_nothing_to_press(new_page: NewPage) -> None:
    page = new_page(width=800)
    bring(page, a_notebook("standard", "none"))
    page.emulate_media(media="print")
    shown = page.locator("body").inner_text()
    assert "looked at twice" in shown
    assert "Target sector 11 (time 0, cost 4) – Sector 11 appears empty." in shown
    assert "X1 Planet X and comet" in shown
    assert "At least one asteroid is adjacent to a dwarf planet." in shown
    expect(page.get_by_role("button")).to_have_count(0)
