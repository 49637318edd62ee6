"""The companion as one file: a whole evening from a phone's storage, with the network off."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from ecliptic.cli import run
from ecliptic.planetx.actions import Survey
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.objects import Object
from ecliptic.planetx.setup import Season
from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import EXPERT, STANDARD, button, heading, kept
from tests.browser.conftest import NewPage
from tests.browser.spoken import words
from tests.browser.test_languages import look
from tests.browser.test_notebook_file import NO_STORAGE, alone
from tests.browser.waiting import seen
from tests.sizes import size

PHONE = {"width": 390, "height": 844}


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("phone") / "My companion.html"
    assert run(["companion", "--export", str(file)]) == 0
    return file.as_uri()


def sit_down(page: Page, code: str, *, level: str = "beginner", help_: str = "none") -> None:
    page.get_by_label("Game code").fill(code.lower())
    button(page, "Open").click()
    seen(page.get_by_text(code, exact=True))
    button(page, "Yes, continue").click()
    page.get_by_label(hands.ENGLISH["companion-help"]).select_option(help_)
    hands.introduce(page, "Ada", "spring", level)


@pytest.mark.parametrize("code", [EXPERT, STANDARD][: size(1, 2)])
def test_an_evening_from_the_file_alone(new_page: NewPage, exported: str, code: str) -> None:
    page, asked = alone(new_page, exported, **PHONE)
    engine = Companion(game_of(code))
    seen(page.get_by_text("This file works without a connection"))
    assert findings(page) == []
    sit_down(page, code, help_="odds")
    facts = engine.facts(Season.SPRING, "beginner")
    expect(page.get_by_role("listitem")).to_have_count(len(facts))
    hands.to_menu(page)
    hands.open_part(page, "sheet")
    seen(page.get_by_role("button", name=re.compile(r"odds \d+%")).first)
    cell = re.compile(r"^Sector \d+, [\w ]+: open, impossible by logic")
    page.get_by_role("button", name=cell).first.click()
    button(page, hands.ENGLISH["why"]).click()
    seen(page.get_by_role("region", name=re.compile(r"^Sector \d+ (does not hold|is not)")))
    look(page, "en")
    assert findings(page) == []
    page.get_by_role("link", name="Back").click()
    # A whole game can be tracked here, and nothing that needs a server is offered.
    hands.open_part(page, "track")
    seen(button(page, "Track on this phone"))
    expect(page.get_by_role("region", name=hands.ENGLISH["companion-track-server"])).to_have_count(
        0
    )
    look(page, "en")
    page.get_by_role("link", name="Back").click()
    hands.survey(page, "Asteroid", 1, 4)
    count = engine.survey(Survey(Object("A"), 1, 4))
    assert str(count) in hands.answer(page) or count == 0
    hands.to_menu(page)

    # What is kept is there when the file is opened again, at the screen that was open.
    page.reload()
    seen(page.get_by_role("heading", name=hands.ENGLISH["companion-turn"]))
    assert [one["type"] for one in kept(page)[code]["players"][0]["turns"]] == ["survey"]

    hands.open_part(page, "history")
    expect(button(page, "Watch the replay")).to_have_count(0)
    with page.expect_download() as saving:
        button(page, hands.ENGLISH["end-record"]).click()
    assert saving.value.suggested_filename == f"{code}.txt"
    # The notebook that it is studied in is in the file, too.
    button(page, hands.ENGLISH["study-open"]).click()
    heading(page, f"Game {code}, Ada")
    page.go_back()
    heading(page, hands.ENGLISH["companion-part-history"])
    assert {one for one in asked if not one.startswith("blob:")} == {exported}


def test_two_files_that_never_met_have_one_game(new_page: NewPage, exported: str) -> None:
    maker, _ = alone(new_page, exported, **PHONE)
    button(maker, "Make a code").click()
    heading(maker, "The same code everywhere?")
    # A file has no address that a picture could lead to.
    seen(maker.get_by_text("On the others, type it in"))
    expect(maker.get_by_role("img")).to_have_count(0)
    code = maker.get_by_text(re.compile("^[A-Z][2-9][A-Z][2-9]$")).inner_text()
    other, _ = alone(new_page, exported, own=True, **PHONE)
    assert kept(other) == {}
    sit_down(other, code)
    button(maker, "Yes, continue").click()
    hands.introduce(maker, "Tycho", "winter", "genius")
    clues = []
    for page in (maker, other):
        hands.to_menu(page)
        hands.research(page, "C")
        hands.answer(page)
        clues.append(kept(page)[code]["players"][0]["turns"][0]["clue"])
    assert clues[0] == clues[1]


def test_the_file_speaks_and_says_when_nothing_is_kept(new_page: NewPage, exported: str) -> None:
    page = new_page(offline=True, locale="pl", color_scheme="light", width=360)
    page.add_init_script(NO_STORAGE)
    page.goto(exported)
    said = words("pl")
    seen(page.get_by_role("alert").filter(has_text=said["companion-not-kept"]))
    seen(page.get_by_text("Kod QR wymaga strony, która ma adres; przeciwnicy"))
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
    page.get_by_label(said["companion-code"]).fill(STANDARD)
    page.get_by_role("button", name=said["companion-code-go"], exact=True).click()
    seen(page.get_by_text(STANDARD, exact=True))
