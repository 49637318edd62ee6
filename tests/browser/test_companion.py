"""Evenings at a real table: phones that share nothing but a code, and one phone that all share."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from ecliptic.planetx.actions import Survey
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.objects import Object
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import Season
from tests.browser import companion_hands as hands
from tests.browser import planetx_hands as planetx
from tests.browser.companion_hands import (
    LAID_DOWN,
    STANDARD,
    Traffic,
    button,
    heading,
    kept,
)
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen
from tests.sizes import size

PHONE = {"width": 390, "height": 844}
NAMES = {"Adelaide": "spring", "Cyprian": "autumn", "Bartholomea": "summer", "Dorothea": "winter"}
PEOPLE = dict(list(NAMES.items())[: size(2, 4)])
"""Names that are part of no other word."""


def test_several_phones_and_one_code(new_page: NewPage, engine: Companion) -> None:
    phones = {name: new_page(**PHONE, own=True) for name in PEOPLE}
    lines = {name: Traffic(page) for name, page in phones.items()}
    for name, page in phones.items():
        page.goto("/companion")
        page.get_by_label("Game code").fill(" b4k7")
        button(page, "Open").click()
        heading(page, "The same code everywhere?")
        expect(page).to_have_url(re.compile(f"/companion/{STANDARD}$"))
        seen(page.get_by_text("works in Ecliptic only"))
        button(page, "Yes, continue").click()
        hands.introduce(page, name, PEOPLE[name], "youth")
        for fact in engine.facts(Season(PEOPLE[name]), "youth"):
            seen(page.get_by_text(f"Sector {fact.sector} does not hold").first)
        hands.to_menu(page)

    # The same question gives everybody the engine's answer.
    count = engine.survey(Survey(Object("A"), 3, 7))
    for page in phones.values():
        hands.survey(page, "Asteroid", 3, 7)
        expected = f"{count} asteroid" if count else "No asteroids"
        assert hands.answer(page).startswith(expected)
        hands.to_menu(page)

    # One question each that nobody else asks; every answer is on the phone itself.
    for topic, page in zip("ABCD", phones.values(), strict=False):
        hands.research(page, topic)
        hands.to_menu(page)
    for name, page in phones.items():
        own = "ABCD"[list(PEOPLE).index(name)]
        turns = kept(page)[STANDARD]["players"][0]["turns"]
        assert [one["topic"] for one in turns if one["type"] == "research"] == [own]

    # What everybody hears is the same everywhere: a peer review, the conference, a planet found.
    right = engine.review(5, Object("C"))
    for page in phones.values():
        assert hands.review(page, 5, "Comet").startswith("Right" if right else "Wrong")
    assert len({hands.confer(page) for page in phones.values()}) == 1
    finder = phones["Cyprian"]
    sector, before, after = planetx.the_right_locate(STANDARD)
    hands.locate(finder, sector, dict(zip(neighbours(sector, 12), (before, after), strict=True)))
    assert hands.answer(finder).startswith("Right!")
    hands.to_menu(finder)
    nothing_leaks(phones, lines)

    # The game is over, and everybody sees the same sky.
    skies = [hands.reveal(page) for page in phones.values()]
    assert len(skies[0]) == 12
    assert f"Sector {sector}" in skies[0][sector - 1]
    assert all(sky == skies[0] for sky in skies)


def nothing_leaks(phones: dict[str, Page], lines: dict[str, Traffic]) -> None:
    """Nobody's name, history or sheet is on another device or on any line."""
    for name, page in phones.items():
        evening = kept(page)[STANDARD]
        assert [one["name"] for one in evening["players"]] == [name]
        shown = json.dumps(kept(page)) + lines[name].everything()
        assert not any(f'"{other}"' in shown for other in PEOPLE if other != name)
        assert not any(one in lines[name].everything() for one in PEOPLE)
        turns = [one["type"] for one in evening["players"][0]["turns"]]
        assert turns[:2] == ["survey", "research"]
        assert turns[2:] == (["locate"] if name == "Cyprian" else [])
        assert page.context.cookies() == []
        assert not [one for one in lines[name].sent if "/api/companion" in one]


def pass_to(page: Page, name: str) -> None:
    """From whoever holds the phone to the next one."""
    button(page, f"Pass the phone to {name}").click()
    heading(page, f"Pass the phone to {name}")
    button(page, f"I am {name}").click()
    heading(page, name)


def test_an_evening_with_one_phone(new_page: NewPage, engine: Companion) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    page.get_by_role("link", name="Another player on this device").click()
    heading(page, "Another player on this device")
    expect(page.get_by_role("radio", name="Spring equinox")).to_have_count(0)
    hands.introduce(page, "Bo", "winter", "genius")
    hands.to_menu(page)
    heading(page, "Bo")

    hands.research(page, "B")
    card = page.get_by_role("region", name="Answer")
    clue = hands.answer(page)
    assert clue not in page.locator("body").inner_text()
    card.get_by_role("button", name="Pass the phone to Ada").click()
    heading(page, "Pass the phone to Ada")

    # Nothing private is in sight until somebody says who holds it.
    page.goto(f"/companion/{STANDARD}/history")
    heading(page, "Whose turn is it?")
    button(page, "Ada").click()
    heading(page, "Pass the phone to Ada")
    assert clue not in page.locator("body").inner_text()
    button(page, "I am Ada").click()
    heading(page, "Ada")
    hands.open_part(page, "history")
    seen(page.get_by_text("Nothing yet."))
    page.get_by_role("link", name="Back").click()
    hands.open_part(page, "research")
    seen(page.get_by_role("radio", name=re.compile("^B .*Already researched by: Bo$")))
    page.get_by_role("link", name="Back").click()
    hands.target(page, 11)
    assert hands.answer(page) == "Sector 11 holds a comet."
    hands.to_menu(page)

    # What everybody hears stands in both histories.
    right = engine.review(5, Object("C"))
    reviewed = hands.review(page, 5, "Comet")
    assert reviewed.startswith("Right" if right else "Wrong")
    conference = hands.confer(page)
    pass_to(page, "Bo")
    hands.open_part(page, "history")
    heard = page.get_by_role("region", name="What everybody heard")
    expect(heard).to_contain_text(reviewed)
    expect(heard).to_contain_text(conference)
    seen(page.get_by_text("Research topic B", exact=True))
    expect(page.get_by_text("Target sector 11")).to_have_count(0)
    assert clue not in page.locator("body").inner_text()
    button(page, "Hold or tap: answers").press("Enter")
    seen(page.get_by_text(clue))
    page.get_by_role("link", name="Back").click()

    sector, before, after = planetx.the_right_locate(STANDARD)
    hands.locate(page, sector, dict(zip(neighbours(sector, 12), (before, after), strict=True)))
    assert hands.answer(page).startswith("Right!")
    button(page, "Pass the phone to Ada").click()
    button(page, "Back").click()
    assert f"Sector {sector}" in hands.reveal(page)[sector - 1]

    # A phone that was laid down may be taken up by anybody.
    page.get_by_role("link", name="Back").click()
    button(page, "Ada").click()
    button(page, "I am Ada").click()
    hands.open_part(page, "sheet")
    page.evaluate(LAID_DOWN)
    heading(page, "Whose turn is it?")


def test_an_answer_is_seen_while_held_or_from_tap_to_tap(new_page: NewPage) -> None:
    page = new_page(**PHONE, own=True)
    page.clock.set_fixed_time(1_000_000)
    hands.sit_down(page)
    hands.target(page, 4)
    card = page.get_by_role("region", name="Answer")
    said = card.get_by_role("status")
    expect(said).to_have_text("Hidden")
    hold = card.get_by_role("button", name=re.compile("Hold or tap|Hide"))

    hold.click()
    expect(said).to_have_text(re.compile("^Sector 4 "))
    hold.click()
    expect(said).to_have_text("Hidden")

    hold.hover()
    page.mouse.down()
    expect(said).to_have_text(re.compile("^Sector 4 "))
    page.clock.set_fixed_time(1_002_000)
    page.mouse.up()
    expect(said).to_have_text("Hidden")


def test_a_code_that_is_none_can_be_typed_again(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.goto("/companion/HELLO")
    seen(page.get_by_role("alert").filter(has_text=re.compile(r"\w")))
    page.get_by_label("Game code").fill("b 4 k 7")
    button(page, "Open").click()
    seen(page.get_by_text(STANDARD, exact=True))


def test_a_new_code_is_made(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    page.route("**/api/address", lambda route: route.fulfill(json={"address": "http://a.example"}))
    page.goto("/")
    page.get_by_role("link", name="Open the companion").click()
    heading(page, "At the real table")
    page.get_by_role("radio", name="Expert").check(force=True)
    button(page, "Make a code").click()
    heading(page, "The same code everywhere?")
    seen(page.get_by_text(re.compile("^[MPQRTUWXYZ][2-9][A-Z][2-9]$")))
    seen(page.get_by_role("img", name="QR code"))
    # A server that is there for this machine only draws no picture for others.
    page.unroute_all()
    page.reload()
    seen(page.get_by_text("127.0.0.1 is an address for this device only"))
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)
