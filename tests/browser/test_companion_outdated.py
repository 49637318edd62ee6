"""An evening that a browser keeps from the generator's first version: told so, never answered."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.companion_hands import (
    ENGLISH,
    KEPT,
    STANDARD,
    Traffic,
    button,
    heading,
    open_part,
)
from tests.browser.conftest import NewPage
from tests.browser.spoken import LOCALE, SOME_LANGUAGES, words
from tests.browser.waiting import seen
from tests.generator_1 import FOLDER
from tests.sizes import size

EVENING = (FOLDER / "evening.json").read_text(encoding="utf-8").strip()
PUT = "([place, kept]) => localStorage.setItem(place, kept)"
ASKING = ("survey", "target", "research", "locate", "review", "conference", "reveal", "track")


def bring_evening(page: Page) -> None:
    page.goto("/healthz")
    page.evaluate(PUT, [KEPT + STANDARD, EVENING])


def test_it_shows_what_it_was_told_and_asks_nothing(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, own=True)
    bring_evening(page)
    traffic = Traffic(page)
    page.goto("/companion")
    row = page.get_by_role("link", name=re.compile(STANDARD))
    expect(row).to_contain_text("code of an earlier version")
    row.click()
    notice = page.get_by_role("region", name="This code now gives a different game")
    seen(notice)
    assert findings(page) == []
    expect(page.get_by_role("heading", name=ENGLISH["companion-turn"])).to_have_count(0)
    expect(page.get_by_role("heading", name=ENGLISH["companion-for-all"])).to_have_count(0)
    open_part(page, "history")
    button(page, "Hold or tap: answers").press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Asteroid")).not_to_have_count(0)
    expect(page.get_by_role("region", name=ENGLISH["companion-record"])).to_have_count(0)
    page.get_by_role("link", name="Back").click()
    open_part(page, "facts")
    expect(page.get_by_role("listitem")).to_have_count(8)
    page.get_by_role("link", name="Copied: to the menu").click()
    open_part(page, "sheet")
    for part in (*ASKING, "player", "code")[:: size(3, 1)]:
        page.goto(f"/companion/{STANDARD}/{part}")
        seen(notice)
        expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)
    assert findings(page) == []
    notice.get_by_role("link", name="Start a new game").click()
    heading(page, "At the real table")
    assert not [url for url in traffic.sent if "/api/companion" in url]
    assert page.evaluate("(place) => localStorage.getItem(place)", KEPT + STANDARD) == EVENING


def test_a_game_tracked_on_the_phone_is_read_and_goes_on_no_more(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, own=True)
    evening = json.loads(EVENING)
    evening["players"] = [{**evening["players"][0], "turns": []}]
    target = {"type": "target", "player": 0, "sector": 3, "sighting": "A", "cost": 4}
    theory = {"type": "theory", "player": 0, "sector": 3, "thing": "A"}
    evening["log"] = [{"type": "order", "order": [0]}, target, theory]
    page.goto("/healthz")
    page.evaluate(PUT, [KEPT + STANDARD, json.dumps(evening)])
    page.goto(f"/companion/{STANDARD}")
    heading(page, ENGLISH["companion-title"])
    seen(page.get_by_role("region", name=ENGLISH["companion-outdated"]))
    assert findings(page) == []
    for kind in ("survey", "target", "reveal"):
        expect(page.locator(f'a[href$="/{kind}"]')).to_have_count(0)
    expect(page.get_by_text(ENGLISH["companion-game-next"])).to_have_count(0)
    page.get_by_role("link", name=ENGLISH["companion-game-own"]).click()
    seen(page.get_by_role("listitem").filter(has_text="Asteroid"))
    expect(button(page, ENGLISH["companion-game-place"])).to_have_count(0)


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_it_is_said_in_every_language(new_page: NewPage, language: str) -> None:
    page = new_page(width=360, height=740, locale=LOCALE[language])
    bring_evening(page)
    page.goto(f"/companion/{STANDARD}")
    say = words(language)
    notice = page.get_by_role("region", name=say["companion-outdated"])
    seen(notice)
    expect(notice).to_contain_text(STANDARD)
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
