"""How many taps notebook and companion take at a real table, and whether a thumb reaches them:
docs/notebook.md and docs/companion.md say so."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import companion_hands
from tests.browser.companion_hands import EXPERT, STANDARD, button, heading
from tests.browser.conftest import NewPage
from tests.browser.notebook_hands import SAID, bring, region, turn_to
from tests.browser.test_notebook import entries
from tests.browser.thumb import TOUCH_PHONE, Thumb
from tests.browser.waiting import seen

RIVAL_SURVEY = 4
OWN_SURVEY = 6
RESEARCH = 6
ASKED = 5
HANDED_OVER = 7
DOCS = Path(__file__).parents[2] / "docs"
CLUE = "At least one asteroid is adjacent to a dwarf planet."


def said_in(document: str, what: str) -> int:
    """The taps that a page of the documentation states."""
    text = (DOCS / document).read_text(encoding="utf-8")
    found = re.search(rf"^\| {re.escape(what)} \| (\d) \|", text, re.MULTILINE)
    assert found, what
    return int(found.group(1))


def noting(page: Page, mode: str) -> Locator:
    """The form for moves of a notebook in which nothing was noted yet, as it lies there."""
    players = [{"name": name, "colour": at} for at, name in enumerate(("Ada", "Bo", "Cleo"))]
    header = {"form": "ecliptic-notebook-1", "id": "abcdefgh", "name": "Sunday", "begun": 1}
    game = {"mode": mode, "players": players, "own": 0, "season": "spring", "help": "none"}
    bring(page, {**header, **game, "entries": [], "done": 0})
    turn_to(page, "notebook-part-moves")
    return region(page, "notebook-new-move")


def tap_survey(thumb: Thumb, form: Locator, thing: str, first: int, last: int) -> None:
    thumb.tap(form.get_by_role("radio", name=thing))
    for sector in (first, last):
        thumb.tap(form.get_by_role("button", name=f"Sector {sector}", exact=True))


def tap_note(thumb: Thumb, form: Locator) -> None:
    thumb.tap(form.get_by_role("button", name=SAID["notebook-note-move"]))


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_moves_are_noted_in_few_taps(new_page: NewPage, mode: str) -> None:
    page = new_page(**TOUCH_PHONE)
    form = noting(page, mode)
    thumb = Thumb(page)

    # An own research whose title nobody has noted.
    thumb.tap(form.get_by_role("radio", name="Research", exact=True))
    thumb.tap(form.get_by_role("radio", name="B", exact=True))
    for kind in ("Asteroid", "Dwarf planet"):
        thumb.tap(form.get_by_role("button", name=kind, exact=True))
    thumb.tap(form.get_by_role("radio", name=CLUE, exact=True))
    tap_note(thumb, form)
    assert len(thumb.in_reach(RESEARCH)) == said_in("notebook.md", "an own research with its clue")
    assert entries(page)[-1]["clue"]["type"] == "adjacent"

    page.evaluate("scrollTo(0, 0)")
    last = 6 if mode == "standard" else 9
    for rival in (1, 2):
        tap_survey(thumb, form, "Asteroid", 1, last)
        tap_note(thumb, form)
        noted = thumb.in_reach_at_once(RIVAL_SURVEY)
        assert noted == said_in("notebook.md", "a rival’s survey")
        assert entries(page)[-1]["player"] == rival

    tap_survey(thumb, form, "Asteroid", 2, last)
    thumb.tap(form.get_by_role("button", name="3", exact=True))
    tap_note(thumb, form)
    noted = thumb.in_reach_at_once(OWN_SURVEY)
    assert noted == said_in("notebook.md", "an own survey with its answer")
    own = {"type": "survey", "player": 0, "thing": "A", "first": 2, "last": last, "count": 3}
    assert own.items() <= entries(page)[-1].items()


def ask(page: Page, thumb: Thumb, thing: str, first: int, last: int) -> None:
    """From the menu to the answer, and a look at it."""
    thumb.tap(button(page, f"Survey: {thing}"))
    ring = page.get_by_role("group", name=re.compile("^The ring"))
    seen(ring)
    for sector in (first, last):
        thumb.tap_sector(ring, sector)
    thumb.tap(button(page, "Survey"))
    thumb.tap(button(page, "Hold or tap to look"))
    seen(page.get_by_role("region", name="Answer").get_by_text(re.compile("in sectors")))


@pytest.mark.parametrize("code", [STANDARD, EXPERT])
def test_a_survey_is_asked_in_few_taps(new_page: NewPage, code: str) -> None:
    page = new_page(**TOUCH_PHONE)
    companion_hands.sit_down(page, code)
    page.get_by_role("link", name="Another player on this device").click()
    companion_hands.introduce(page, "Bo", "winter", "genius")
    companion_hands.to_menu(page)
    thumb = Thumb(page)

    ask(page, thumb, "Asteroid", 1, 6)
    asked = thumb.in_reach_at_once(ASKED)
    assert asked == said_in("companion.md", "a survey, from the menu to its answer")

    thumb.tap(button(page, "Pass the phone to Ada"))
    heading(page, "Pass the phone to Ada")
    thumb.tap(button(page, "I am Ada"))
    heading(page, "Ada")
    ask(page, thumb, "Gas cloud", 2, 5)
    asked = thumb.in_reach_at_once(HANDED_OVER)
    assert asked == said_in("companion.md", "the same after the phone was passed on")


def test_a_move_that_is_being_noted_survives_a_reload(new_page: NewPage) -> None:
    """And a look at another part; once it is noted, nothing of it is left."""
    page = new_page(**TOUCH_PHONE)
    form = noting(page, "standard")
    thumb = Thumb(page)
    tap_survey(thumb, form, "Asteroid", 3, 7)
    thumb.tap(form.get_by_role("button", name="2", exact=True))
    page.reload()
    expect(form.get_by_role("radio", name="Asteroid")).to_be_checked()
    expect(form.get_by_role("button", name="Sector 5", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    expect(form.get_by_role("button", name="2", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    turn_to(page, "notebook-part-theories")
    theory = page.get_by_role("region", name="Theory phase 1")
    theory.get_by_role("button", name="Sector 4", exact=True).click()
    page.reload()
    expect(theory.get_by_role("button", name="Sector 4", exact=True)).to_have_attribute(
        "aria-pressed", "true"
    )
    turn_to(page, "notebook-part-moves")
    form.get_by_role("button", name=SAID["notebook-note-move"]).click()
    assert entries(page)[-1]["count"] == 2
    page.reload()
    expect(form.get_by_role("radio", name="Asteroid")).not_to_be_checked()


def test_a_question_survives_a_reload_and_a_call(new_page: NewPage) -> None:
    """On a shared phone it waits for whoever put it together, and for nobody else."""
    page = new_page(**TOUCH_PHONE)
    companion_hands.sit_down(page)
    button(page, "Survey: Asteroid").click()
    page.get_by_label("From sector").select_option("3")
    page.reload()
    expect(page.get_by_role("radio", name="Asteroid")).to_be_checked()
    expect(page.get_by_label("From sector")).to_have_value("3")
    page.get_by_role("link", name="Back").click()
    page.get_by_role("link", name="Another player on this device").click()
    companion_hands.introduce(page, "Bo", "winter", "genius")
    companion_hands.to_menu(page)
    companion_hands.open_part(page, "locate")
    page.get_by_label("Planet X is in sector").select_option("4")
    page.evaluate(companion_hands.LAID_DOWN)
    heading(page, "Whose turn is it?")
    button(page, "Ada").click()
    button(page, "I am Ada").click()
    heading(page, "Ada")
    page.get_by_role("link", name=re.compile("^Locate")).click()
    expect(page.get_by_label("Planet X is in sector")).to_have_value("")
    page.reload()
    button(page, "Bo").click()
    button(page, "I am Bo").click()
    expect(page.get_by_label("Planet X is in sector")).to_have_value("4")
