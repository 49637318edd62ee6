"""What a notebook's page says by logic, by odds and by advice is what the package says.

Both modes are solved on the device: the page has been opened once, and the network is off.
"""

from __future__ import annotations

import math
import re

import pytest
from playwright.sync_api import Page, expect

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table
from ecliptic.deduction.belief import Belief
from ecliptic.deduction.claims import PlanetXIn
from ecliptic.deduction.notes import parse_notes
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import Object
from ecliptic.server.help.advice import NotesAdviser
from ecliptic.server.help.worker import MOST_TARGETS
from ecliptic.wire.help import HelpWanted, LikelyWanted, WhyWanted
from tests.browser.conftest import NewPage
from tests.browser.notebook_entries import random_moment
from tests.browser.notebook_games import NotebookOfGame
from tests.browser.notebook_hands import SAID, bring, region
from tests.browser.test_offline import app
from tests.sizes import size

LEAST_ODDS = 0.2
"""A locate that is right less often is no advice."""
NOTEBOOKS = size(1, 100)
ENTRIES = 30
"""At least so many the first notebook of each mode has."""

LISTEN = """{
  const { postMessage } = Worker.prototype
  Worker.prototype.postMessage = function (asked) {
    window.askedAbout = asked.notes
    return postMessage.call(this, asked)
  }
}"""
"""The page remembers which notes it asked its solver about."""

CELLS = """async () => {
  const said = {}
  const lines = () => [...document.querySelectorAll('p')]
  const about = (name) => lines().find((line) => line.innerText.startsWith(name))
  for (const cell of document.querySelectorAll('[role=grid] [role=gridcell] button')) {
    const name = cell.ariaLabel.split(':')[0]
    cell.focus()
    for (let tries = 0; tries < 500 && !about(name); tries += 1) {
      await new Promise((done) => setTimeout(done))
    }
    said[name] = about(name)?.innerText ?? ''
  }
  return said
}"""
"""What is said of every cell of the grid when the keyboard comes to it."""


@pytest.mark.parametrize("mode", list(Mode))
def test_the_page_says_what_the_package_says(new_page: NewPage, mode: Mode) -> None:
    page = app(new_page, own=True)
    page.add_init_script(LISTEN)
    page.context.set_offline(True)
    for number in range(NOTEBOOKS):
        name = f"solver {mode.value} {number}"
        table = _moment(mode, 1 + number % 4, name, 0 if number else ENTRIES)
        seat = number % table.seats
        game = NotebookOfGame(table, own=seat)
        bring(page, game.notebook(name=name, help="advice"))
        help = region(page, "help-title")
        ask = help.get_by_role("button", name=SAID["help-ask-advice"])
        ask.click()
        expect(ask.or_(help.get_by_text(SAID["help-thinking"]))).to_have_count(0)
        expect(help).to_have_attribute("aria-busy", "false")
        notes = page.evaluate("window.askedAbout")
        adviser = NotesAdviser(parse_notes(notes, MOST_TARGETS), "advice")
        # The notebook tells the solver all that the seat knows, and nothing else.
        assert len(adviser.belief) == len(Belief.of(table.view(seat))), name
        _compare_cells(page, adviser)
        _compare_advice(help.inner_text(), adviser)
        _compare_reason(page, adviser)


def _moment(mode: Mode, seats: int, name: str, entries: int) -> Table:
    """A random moment of a game of which somebody has written down so much."""
    chance = Chance(seed_from_text(name))
    while True:
        table = random_moment(mode, seats, name, chance)
        if len(NotebookOfGame(table, own=0).entries) >= entries:
            return table


def _compare_cells(page: Page, adviser: NotesAdviser) -> None:
    certain = adviser.certain(HelpWanted()).sectors
    odds = adviser.odds(LikelyWanted()).sectors
    # A mouse that rests on a cell has that one looked at whenever the page grows.
    page.mouse.move(0, 0)
    said = page.evaluate(CELLS)
    assert len(said) == len(certain) * len(Object)
    for logic, likely in zip(certain, odds, strict=True):
        for thing in Object:
            shown = said[f"Sector {logic.sector}, {SAID[f'object-{thing.value}']}"]
            mark = logic.marks[thing.value]
            if "you were told" in shown or "starting fact" in shown or shown.endswith("impossible"):
                assert mark == ("yes" if "certain from" in shown else "no"), shown
            elif mark == "open":
                assert shown.endswith(f"odds {_percent(likely.odds[thing.value])}"), shown
            else:
                assert shown.endswith(SAID[f"sheet-logic-{mark}"]), (mark, shown)


def _percent(share: float) -> str:
    shown = share if share in (0, 1) else min(0.99, max(0.01, share))
    return f"{int(shown * 100 + 0.5)}%"


def _compare_advice(shown: str, adviser: NotesAdviser) -> None:
    """How many skies are left, and how good the best questions, theories and locates are."""
    advice = adviser.advice(LikelyWanted())
    left = "One sky is possible." if advice.systems == 1 else f"{advice.systems:,} skies"
    assert left in shown
    asked = re.findall(r"costs (\d+), leaves about ([\d,]+) of ([\d,]+)", shown)
    rates = [math.log2(_number(all_) / _number(left)) / int(cost) for cost, left, all_ in asked]
    # Equally good questions may stand in either order, and skies are shown in round numbers.
    wanted = [one.bits / one.cost for one in advice.questions[:4]]
    assert rates == pytest.approx(wanted, abs=0.08)
    theories = re.findall(r" in sector \d+: (\d+%)", shown)
    worth = [one for one in advice.theories if one.worth > 0]
    assert theories == [_percent(one.probability) for one in worth[:4]]
    assert ("No theory is worth placing yet" in shown) is (not worth and bool(advice.theories))
    locates = re.findall(r"^Locate Planet X.*: (\d+%)$", shown, re.MULTILINE)
    likely = [one.probability for one in advice.locates if one.probability >= LEAST_ODDS]
    assert locates == [_percent(one) for one in likely[:3]]


def _compare_reason(page: Page, adviser: NotesAdviser) -> None:
    """Why Planet X is where it can be: as many lines, or facts that leave as much at every step."""
    ask = region(page, "help-title").get_by_role("button", name=SAID["why"])
    if ask.count() == 0:
        return
    ask.click()
    panel = page.get_by_role("region", name=re.compile("^Planet X is in"))
    why = adviser.why(WhyWanted(PlanetXIn(adviser.belief.planet_x)))
    steps = () if why.proof else why.steps
    lines = len(why.proof) + 1 if why.proof else len(steps)
    expect(panel.get_by_role("listitem")).to_have_count(lines)
    shown = panel.inner_text()
    counted = re.findall(r"([\d,]+) sk(?:y|ies) fits?; (none|[\d,]+) contradict", shown)
    assert [(_number(left), _number(against)) for left, against in counted] == [
        (step.systems, step.against) for step in steps
    ]
    panel.get_by_role("button", name=SAID["why-close"]).click()


def _number(shown: str) -> int:
    return 0 if shown == "none" else int(shown.replace(",", ""))
