"""What may be asked at a real table: warnings that can be overridden, the arrow, questions that are
asked twice, and the sheet that the answers fill."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from ecliptic.planetx.actions import Survey, Target
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Season
from tests.browser import companion_hands as hands
from tests.browser.companion_hands import (
    EXPERT,
    Traffic,
    button,
    kept,
)
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844}


def test_warnings_can_be_overridden(new_page: NewPage) -> None:
    page = new_page(**PHONE, own=True)
    hands.sit_down(page)
    for sector in (1, 2):
        hands.target(page, sector)
        hands.answer(page)
        hands.to_menu(page)
    hands.choose_target(page, 3)
    seen(page.get_by_role("alert").filter(has_text="all 2 targets"))
    button(page, "Target").click(force=True)
    assert hands.turns(page) == ["target"] * 2
    page.get_by_role("checkbox", name="Ask anyway").check()
    button(page, "Target").click()
    assert hands.answer(page).startswith("Sector 3 ")
    hands.to_menu(page)

    hands.research(page, "A")
    hands.answer(page)
    hands.to_menu(page)
    hands.choose_topic(page, "D")
    seen(page.get_by_role("alert").filter(has_text="twice in a row"))
    page.get_by_role("checkbox", name="Ask anyway").check()
    button(page, "Research").click()
    hands.answer(page)
    hands.to_menu(page)
    hands.survey(page, "Gas cloud", 1, 3)
    hands.answer(page)
    hands.to_menu(page)
    hands.open_part(page, "research")
    expect(page.get_by_role("checkbox", name="Ask anyway")).to_have_count(0)


def test_comet_surveys_end_where_comets_can_be(new_page: NewPage, engine: Companion) -> None:
    page = new_page(**PHONE, own=True)
    hands.sit_down(page)
    hands.open_part(page, "survey")
    hands.pick(page, "Asteroid")
    page.get_by_label("From sector").select_option("2")
    page.get_by_label("To sector").select_option("6")
    hands.pick(page, "Comet")
    expect(
        page.get_by_text("the first sector must be 2, 3, 5, 7 or 11, and so must the last")
    ).to_be_visible()
    button(page, "Survey").click(force=True)
    assert hands.turns(page) == []
    offered = page.get_by_label("To sector").get_by_role("option").all_inner_texts()
    assert offered[1:] == ["2", "3", "5", "7", "11"]
    page.get_by_label("To sector").select_option("7")
    seen(page.get_by_text("Costs 3 sectors of time."))
    button(page, "Survey").click()
    count = engine.survey(Survey(Object("C"), 2, 7))
    said = hands.answer(page)
    assert said.startswith(f"{count} comet" if count else "No comets")


def test_the_arrow_reminds_and_does_not_lock(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    button(page, "Sector 10").press("Enter")
    seen(page.get_by_text("Visible sky 10–\u20603"))
    hands.open_part(page, "survey")
    hands.pick(page, "Asteroid")
    button(page, "Sector 4").press("Enter")
    button(page, "Sector 6").press("Enter")
    seen(page.get_by_text("outside the visible sky 10–\u20603"))
    button(page, "Survey").click()
    assert "sectors 4–\u20606" in hands.answer(page)


def test_locating_and_revealing_are_asked_twice(new_page: NewPage) -> None:
    page = new_page(**PHONE, own=True)
    hands.sit_down(page, code=EXPERT)
    hands.open_part(page, "locate")
    page.get_by_label("Planet X is in sector").select_option("4")
    for sector, thing in ((3, "Asteroid"), (5, "Gas cloud")):
        beside = page.get_by_role("group", name=f"What is in sector {sector}?")
        expect(beside.get_by_role("radio", name="Dwarf planet")).to_have_count(0)
        beside.get_by_role("radio", name=thing).check(force=True)
    button(page, "Locate Planet X").click()
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    assert hands.turns(page, EXPERT) == []
    button(page, "Locate Planet X").click()
    page.get_by_role("dialog").get_by_role("button", name="Locate Planet X").click()
    sky = Companion(game_of(EXPERT)).reveal()
    right = tuple(sky[2:5]) == (Object("A"), Object("X"), Object("G"))
    assert hands.answer(page).startswith("Right" if right else "Wrong")
    assert hands.turns(page, EXPERT) == ["locate"]
    hands.to_menu(page)
    hands.open_part(page, "reveal")
    button(page, "Reveal objects").click()
    assert kept(page)[EXPERT]["system"] == []
    page.get_by_role("dialog").get_by_role("button", name="Reveal everything").click()
    expect(page.get_by_role("listitem")).to_have_count(len(sky))
    assert kept(page)[EXPERT]["system"] == [thing.value for thing in sky]


def test_the_sheet_helps_and_says_why(new_page: NewPage, engine: Companion) -> None:
    page = new_page(own=True)
    line = Traffic(page)
    hands.sit_down(page, level="youth")
    assert engine.target(Target(3)).value == "C"
    hands.target(page, 3)
    hands.answer(page)
    hands.to_menu(page)
    hands.open_part(page, "sheet")
    fact = engine.facts(Season.SPRING, "youth")[0]
    known = page.get_by_role("button", name=re.compile(rf"^Sector {fact.sector}, .*starting fact"))
    seen(known.first)
    assert not any("/api/solver/" in one for one in line.sent)

    page.get_by_label("Help on the note sheet").select_option("certain")
    panel = page.get_by_role("region", name="Help", exact=True)
    panel.get_by_role("button", name="Why?").click()
    reasons = page.get_by_role("region", name=re.compile("^Planet X is in")).get_by_role("listitem")
    reason = reasons.filter(has_text="Sector 3 holds a comet.").first
    expect(reason).to_contain_text("your target")
    notes = [one for one in line.sent if "/api/solver/" in one]
    assert all("T 3 = C" in one and "Ada" not in one for one in notes)
