"""The companion without a server: the page that was opened once knows every code."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Season
from ecliptic.planetx.system import system_text
from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import button, heading, kept
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.test_offline import app, without
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844, "own": True}
CODE = re.compile("^[MPQRTUWXYZ][2-9][A-Z][2-9]$")


def test_two_phones_that_never_met_have_one_game(new_page: NewPage, house: BrowserHouse) -> None:
    maker, other = app(new_page, **PHONE), app(new_page, **PHONE)
    with without(house):
        for page in (maker, other):
            page.context.set_offline(True)
        code = code_made_on(maker)
        enter_code_on(other, code.lower())
        engine = Companion(game_of(code))
        for page, season in ((maker, Season.SPRING), (other, Season.WINTER)):
            button(page, "Yes, continue").click()
            hands.introduce(page, season.value, season.value, "youth")
            facts = engine.facts(season, "youth")
            expect(page.get_by_role("listitem")).to_have_count(len(facts))
            for fact in facts:
                seen(page.get_by_text(f"Sector {fact.sector} does not hold").first)
            hands.to_menu(page)
            hands.research(page, "C")
            hands.to_menu(page)
            right = engine.review(5, Object("A"))
            assert hands.review(page, 5, "Asteroid").startswith("Right" if right else "Wrong")
        assert hands.confer(maker) == hands.confer(other)
        assert hands.reveal(maker) == hands.reveal(other)
        skies = ["".join(kept(page)[code]["system"]) for page in (maker, other)]
        assert skies == [system_text(engine.reveal())] * 2
        clues = [kept(page)[code]["players"][0]["turns"][0]["clue"] for page in (maker, other)]
        assert clues[0] == clues[1]


def code_made_on(page: Page) -> str:
    page.goto("/companion")
    page.get_by_role("radio", name="Expert").check(force=True)
    button(page, "Make a code").click()
    heading(page, "The same code everywhere?")
    assert findings(page) == []
    return page.get_by_text(CODE).inner_text()


def enter_code_on(page: Page, code: str) -> None:
    page.goto("/companion")
    page.get_by_label("Game code").fill(code)
    button(page, "Open").click()
    seen(page.get_by_text(code.upper(), exact=True))


def test_a_part_that_never_came_is_said_and_asked_for_again(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    page.route("**/assets/standard-*.bin", lambda route: route.abort())
    page.goto(f"/companion/{hands.STANDARD}")
    seen(page.get_by_role("alert").filter(has_text="could not be loaded"))
    assert kept(page) == {}
    page.unroute_all()
    page.route("**/assets/standard-*.bin", lambda route: route.fulfill(body="not the codes"))
    button(page, "Try again").click()
    seen(page.get_by_role("alert").filter(has_text="arrived damaged"))
    page.unroute_all()
    button(page, "Try again").click()
    seen(page.get_by_text(hands.STANDARD, exact=True))
