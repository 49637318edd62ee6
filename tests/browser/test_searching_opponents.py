"""An opponent that searches, on the page: its strength, that it thinks, and how it is hurried."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import findings
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_tables import MOST_MOVES, asked, make_move, sit_down
from tests.browser.visitors import Visitors
from tests.browser.waiting import seen
from tests.server.searcher import GAME, LEVEL
from tests.server.searching_process import ENDED, seat_searcher


class SearchingHouse(BrowserHouse):
    """A house where one opponent searches without end."""

    workers = 2

    @classmethod
    def serve(cls, folder: Path, port: int) -> None:
        seat_searcher(folder / ENDED)
        super().serve(folder, port)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[BrowserHouse]:
    found = SearchingHouse(tmp_path / "tables")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def page(chromium: Browser, house: BrowserHouse) -> Iterator[Page]:
    visitors = Visitors(chromium, house.address)
    yield visitors.one(width=390, height=844)
    assert visitors.leave() == []


def test_an_opponent_is_chosen_by_its_strength_and_hurried_while_it_searches(
    page: Page, house: BrowserHouse
) -> None:
    page.goto(f"/new?game={GAME}")
    seat = page.get_by_role("group", name="Seat 2")
    who = seat.get_by_label("Who plays here")
    who.select_option(LEVEL)
    expect(seat).to_contain_text("Measured wins against Almanac: 89%")
    who.select_option("About as strong as I am (Almanac)")
    expect(seat).to_contain_text("Measured wins against Dice: 99%")
    assert findings(page) == []
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    shown = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()["table"]
    assert shown["seats"][1]["level"] == "rules"

    sit_down(page, house, LEVEL)
    hurry = page.get_by_role("button", name="Play now")
    chance = Random(1)
    for _ in range(MOST_MOVES):
        seen(asked(page).or_(hurry).first)
        if hurry.is_visible():
            break
        make_move(page, chance)
    expect(page.locator(".confirm-bar")).to_contain_text("Waiting for Reckoner")
    assert findings(page) == []
    hurry.click()
    seen(asked(page))
    expect(hurry).to_have_count(0)
