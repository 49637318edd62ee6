"""Whole games of Ptolemaeus in the browser: by keyboard, by the accessible tree, and in secret."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from ecliptic.ptolemaeus.state import State
from tests.browser.conftest import NewPage
from tests.browser.ears import Ears
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_deals import open_at
from tests.browser.ptolemaeus_tables import (
    END,
    MOST_MOVES,
    SHORT_DEAL,
    asked,
    is_over,
    make_move,
    private_of,
    sit_down,
)
from tests.browser.waiting import seen
from tests.sizes import FULL, size

FIVE_ROUNDS = "1 27"
"""A game alone that is soon over."""
FOCUSED = """() => {
  const here = document.activeElement
  if (here.matches('[data-testid=confirm]:not([aria-disabled=true])')) return 'ready'
  if (here.matches('main button[aria-expanded=false]')) return 'closed'
  if (!here.matches('button[aria-pressed=false]:not([aria-disabled=true])')) return 'other'
  return here.closest('[aria-labelledby=hand-title]') ? 'in hand' : 'lit'
}"""
"""What the keyboard is on: something to choose, the button that does it, or neither."""


def in_the_last_rounds(state: State) -> bool:
    return state.board.round == 4


def test_a_game_is_played_to_its_end_by_keyboard_only(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """From the deal on at full size, otherwise the last two rounds."""
    page = new_page()
    if FULL:
        sit_down(page, house, "rules", deal=SHORT_DEAL)
    else:
        page.goto(open_at([page], house, FIVE_ROUNDS, in_the_last_rounds))
    chance = Random(8)
    for _ in range(MOST_MOVES):
        if is_over(page):
            break
        move_by_keyboard(page, chance)
    seen(page.locator(END))
    seen(page.get_by_role("table", name="Score sheet"))


def move_by_keyboard(page: Page, chance: Random) -> None:
    """Tab to something that is lit, Enter to choose it, Enter again to do it; what is chosen from
    the hand is done by the button after it."""
    skipped = chance.randrange(3)
    for _ in range(60):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUSED)
        if here in ("lit", "in hand") and skipped:
            skipped -= 1
        elif here == "lit":
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            return
        elif here != "other":
            page.keyboard.press("Enter")
            if here == "ready":
                return


def test_a_whole_game_is_played_through_the_accessible_tree(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """From the deal on at full size, otherwise the last two rounds."""
    page = new_page(width=390, height=844)
    if FULL:
        sit_down(page, house, "random", deal=SHORT_DEAL)
    else:
        page.goto(open_at([page], house, FIVE_ROUNDS, in_the_last_rounds))
    chance = Random(5)
    for _ in range(MOST_MOVES):
        if is_over(page):
            break
        make_move(page, chance)
    seen(page.locator(END))
    seen(page.get_by_role("row", name="Total"))


def test_nothing_hidden_is_in_page_storage_or_traffic(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """Two people at one table: what each browser hears of the other is public."""
    pages = ada, bo = new_page(own=True), new_page(own=True)
    ears = [Ears(page) for page in pages]
    table = sit_down(ada, house, "open")
    code = ada.request.get(f"/api/tables/{table}").json()["table"]["join_code"]
    assert bo.request.post("/api/join", data={"join_code": code, "name": "Bo"}).ok
    bo.goto(f"/t/{table}")
    seen(asked(ada))
    seen(bo.get_by_role("heading", name="Waiting", exact=True))
    chance = Random(3)
    for _ in range(size(6, 14)):
        for page in pages:
            if asked(page).is_visible():
                make_move(page, chance)
        ada.wait_for_timeout(100)
    for seat, page in enumerate(pages):
        assert private_of(1 - seat, ears[seat]) == []
        views = [one for one in ears[seat].values() if "board" in one and "desk" in one]
        assert {view["viewer"] for view in views} == {seat}
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert "objective" not in kept
        assert "hand" not in kept
