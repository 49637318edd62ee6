"""What everybody stops for: short, beside the ring and never moving it; and the end, with the own
notes beside the truth."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table, play
from ecliptic.games import GAMES
from ecliptic.planetx.board import Turns
from ecliptic.planetx.system import content
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.played import seat_at
from tests.browser.waiting import seen
from tests.server.houses import options_for

SIZES = ((1440, 900), (1280, 800), (390, 844), (844, 390))
RING = """async () => {
  // The table finds its layout, then the ring its size.
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  const { x, y, width } = document.querySelector('.board svg[role=group]').getBoundingClientRect()
  return [x + scrollX, y + scrollY, width].map(Math.round)
}"""
OTHERS = {"C": "G", "A": "G", "D": "A", "G": "A", "E": "X", "X": "E"}


def played(seed: str, until_review: bool) -> Table:
    """A game of somebody who guesses against somebody who thinks: to its end, or until the first
    has both theories reviewed, right and wrong, and a conference behind."""
    table = open_table(GAMES["planetx"], options_for("planetx", 2), Chance(seed_from_text(seed)))
    levels = (LEVELS_OF["planetx"][name] for name in ("random", "apprentice"))
    bots = {seat: SeatedBot(level, bytes([seat]) * 16) for seat, level in enumerate(levels)}
    while table.pending and not (until_review and _is_reviewed(table)):
        play(table, bots, 1)
    return table


def _is_reviewed(table: Table) -> bool:
    board = table.state.board
    told = board.conferences and board.confirmed and board.refuted
    return bool(told) and isinstance(board.stage, Turns) and table.pending[0].seat == 0


def open_with_seen(page: Page, name: str, upto: int) -> None:
    """The table's page, as if its first part had been read."""
    page.goto("/about")
    page.evaluate(
        "([key, upto]) => localStorage.setItem(key, upto)", [f"ecliptic-seen-{name}", upto]
    )
    page.goto(f"/t/{name}")
    seen(page.get_by_role("heading", name="Your action"))


def test_moments_are_short_and_leave_the_ring_where_it_is(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page, bo = new_page(), new_page(own=True)
    name = seat_at(house, page, bo, "planetx", played("s0", until_review=True))
    band = page.get_by_role("region", name="What is happening")
    open_with_seen(page, name, 10_000)
    page.get_by_role("button", name="Leave the guide").click()
    expect(band.get_by_role("heading")).to_have_count(0)
    before = [rings_at(page, size) for size in SIZES]
    open_with_seen(page, name, 0)
    seen(band.get_by_role("heading", name="Conference X1"))
    expect(band).to_contain_text(re.compile("is correct: .2 points, leader bonus .1"))
    expect(band).to_contain_text("time +1")
    assert [rings_at(page, size) for size in SIZES] == before
    assert findings(page) == []
    for width, height in SIZES[:2]:
        page.set_viewport_size({"width": width, "height": height})
        seen(band)
        box = band.bounding_box()
        assert box
        assert box["height"] <= 0.25 * height
        expect(band).to_be_in_viewport(ratio=1)
    band.get_by_role("button", name="Close").click()
    expect(band.get_by_role("heading")).to_have_count(0)
    assert page.evaluate("document.activeElement.id") == "action-title"


def rings_at(page: Page, size: tuple[int, int]) -> list[int]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found: list[int] = page.evaluate(RING)
    return found


def test_the_end_says_what_became_of_you_and_keeps_your_notes(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page, bo = new_page(), new_page(own=True)
    table = played("s0", until_review=False)
    name = seat_at(house, page, bo, "planetx", table)
    system = table.state.board.system
    held = [content(system, sector).value for sector in (1, 6)]
    marks = {f"1{held[0]}": "yes", f"6{OTHERS[held[1]]}": "yes"}
    sheet = {"kind": "sheet", "number": 0, "body": json.dumps(sheet_of(marks))}
    assert page.request.put(f"/api/tables/{name}/notes", data=sheet).ok
    page.goto(f"/t/{name}")
    seen(page.get_by_role("heading", name=re.compile(r"^You (win|came second) with \d+ points")))
    seen(page.get_by_text(re.compile("^(You|Bo) found Planet X first")))
    grid = page.get_by_role("grid", name="Note sheet")
    for sector, told in ((1, "it is here.*you were right"), (6, "not here.*you were wrong")):
        seen(grid.get_by_role("button", name=re.compile(f"^Sector {sector}, .*{told}")))
    expect(grid.get_by_role("button", name=re.compile(": it is here"))).to_have_count(12)
    assert findings(page) == []


def sheet_of(marks: dict[str, str]) -> dict[str, object]:
    return {"form": "ecliptic-sheet-1", "marks": marks, "text": ""}
