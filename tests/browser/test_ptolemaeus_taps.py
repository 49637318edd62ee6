"""How many taps a turn of Ptolemaeus takes: a person touches the page, every touch is counted."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.board import Turn, reserve
from ecliptic.ptolemaeus.configurations import SHAPES, Kind, Signs
from ecliptic.ptolemaeus.state import State
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_deals import GAME, answer, open_at
from tests.browser.ptolemaeus_tables import asked, sit_down
from tests.browser.waiting import seen

FIRST_ROUND = 8
OPPOSITION = 3
STUDY_AT_HAND = "1 40"
"""Two pawns stand in Cancer, beside Venus; the comet is opposite."""
SHORT_RESERVE = "1 59"
"""One pawn is left for a square of Leo, where two stand, and Scorpius."""
TWO_PLUS_TWO = "1 15"
COUNT = """() => {
  window.taps = 0
  addEventListener('click', (event) => { if (event.isTrusted) window.taps += 1 }, true)
}"""


def may_observe(state: State, kind: Kind, most: int) -> Signs | None:
    """Something of this kind that brings a third pawn, with so few in reserve."""
    board = state.board
    if not isinstance(board.stage, Turn) or reserve(board, board.active) > most:
        return None
    own = board.pawns[board.active]
    for one in GAME.legal(state, board.active):
        if isinstance(one, wish.Observe) and SHAPES[one.signs] is kind:
            if [own[sign] for sign in one.signs].count(2) == 1:
                return one.signs
    return None


def opposition_with_study(state: State) -> bool:
    return may_observe(state, Kind.OPPOSITION, 10) is not None


def order_matters(state: State) -> bool:
    return may_observe(state, Kind.SQUARE, 1) is not None


def may_study_with_four(state: State) -> bool:
    board = state.board
    if not isinstance(board.stage, Turn):
        return False
    ways = [one for one in GAME.legal(state, board.active) if isinstance(one, wish.StudyWith)]
    return len(ways) > 8


def come_to(page: Page, address: str) -> None:
    page.goto(address)
    seen(asked(page))
    page.evaluate(COUNT)


def taps(page: Page) -> int:
    count: int = page.evaluate("window.taps")
    return count


def sign(page: Page, number: int) -> Locator:
    return page.locator(f"path[data-sign='{number}']")


def title(page: Page) -> Locator:
    return page.locator("#action-title")


def test_a_first_round_alone_takes_few_taps(new_page: NewPage, house: BrowserHouse) -> None:
    """Two turns with two cards each, then whatever can be observed."""
    page = new_page(width=390, height=844)
    sit_down(page, house)
    seen(asked(page))
    page.evaluate(COUNT)
    for turn in (2, 3):
        face_up = page.locator("[aria-labelledby=market-title] button.card:not(.joker)")
        face_up.nth(0).click()
        face_up.nth(1).click()
        expect(asked(page)).to_have_text("Take both")
        asked(page).click()
        expect(title(page)).to_contain_text(f"{turn} of 3")
    lit = page.locator("path[data-sign][aria-disabled=false]").first
    lit.click()
    expect(page.locator(".confirm-bar")).to_contain_text("Pay: ")
    lit.click()
    expect(page.get_by_text("Round 2 begins", exact=False).first).to_be_attached()
    assert taps(page) <= FIRST_ROUND


def test_an_opposition_with_a_study_takes_few_taps(new_page: NewPage, house: BrowserHouse) -> None:
    """What is chosen survives a reload; the whole action is taken back in one step as well."""
    page = new_page(width=390, height=844)
    come_to(page, open_at([page], house, STUDY_AT_HAND, opposition_with_study))
    sign(page, 3).click()
    sign(page, 9).click()
    chosen = "Observe: Opposition Cancer – Capricornus. Pay: Cancer and Capricornus"
    expect(page.locator(".confirm-bar")).to_contain_text(chosen)
    picked = page.locator("[aria-labelledby=hand-title] button[aria-pressed=true]")
    expect(picked).to_have_count(2)
    asked(page).click()
    expect(title(page)).to_contain_text("Action complete")
    assert taps(page) <= OPPOSITION
    expect(asked(page)).to_have_text("End the turn")
    page.get_by_role("button", name="Undo move").click()
    expect(title(page)).to_contain_text("draw or observe")
    sign(page, 3).click()
    sign(page, 9).click()
    expect(page.locator(".confirm-bar")).to_contain_text(chosen)
    page.reload()
    expect(page.locator(".confirm-bar")).to_contain_text(chosen)
    page.evaluate(COUNT)
    asked(page).click()
    expect(asked(page)).to_have_text("End the turn")
    asked(page).click()
    expect(title(page)).to_contain_text("draw or observe")
    assert taps(page) == 2


def test_the_order_of_pawns_is_asked_for_where_it_matters(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """With the observation; in the middle of one that was begun elsewhere, as a question."""
    page = new_page(width=390, height=844)
    address = open_at([page], house, SHORT_RESERVE, order_matters)
    come_to(page, address)
    sign(page, 4).click()
    sign(page, 7).click()
    bar = page.locator(".confirm-bar")
    first = bar.get_by_role("button", name="Leo → Scorpius")
    expect(first).to_have_attribute("aria-pressed", "true")
    other = bar.get_by_role("button", name="Scorpius → Leo")
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    if page.get_by_role("button", name="Pay differently").is_visible():
        page.get_by_role("button", name="Pay differently").click()
    assert findings(page) == []
    path = f"/api{address.replace('/t/', '/tables/')}"
    answer(page, path, "named", "O Leo Sco")
    seen(page.get_by_role("heading", name=re.compile("^Payment 1 of 2")))


def test_two_plus_two_is_picked_pawn_by_pawn(new_page: NewPage, house: BrowserHouse) -> None:
    page = new_page(width=390, height=844)
    come_to(page, open_at([page], house, TWO_PLUS_TWO, may_study_with_four))
    expect(asked(page)).to_have_text("End the turn")
    planets = page.locator("[aria-labelledby=action-title] button[aria-expanded]")
    planets.first.click()
    pawns = page.get_by_role("group", name=re.compile("two other pawns")).get_by_role("button")
    expect(asked(page)).to_have_attribute("aria-disabled", "true")
    assert pawns.count() <= 8
    pawns.first.click()
    pawns.last.click()
    expect(asked(page)).to_have_text("Study")
    asked(page).click()
    expect(page.get_by_text(re.compile("^You studied")).first).to_be_attached()
    assert taps(page) == 4
