"""Every kind of moment of Ptolemaeus on the screen, and what two people see of each other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ecliptic.ptolemaeus import actions as wish
from ecliptic.ptolemaeus.board import (
    Discarding,
    Effect,
    Over,
    Paying,
    Placing,
    Recalling,
    SecondPick,
    Sourcing,
    Studying,
    Turn,
)
from ecliptic.ptolemaeus.state import State
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.ears import Ears
from tests.browser.house import BrowserHouse
from tests.browser.ptolemaeus_deals import GAME, Moment, open_at
from tests.browser.ptolemaeus_tables import asked, private_of
from tests.browser.waiting import seen
from tests.sizes import size

NARROW, WIDE = 360, 2560


def in_stage(kind: type, *cards: str) -> Moment:
    """The game is in a moment of this kind; of a bonus card, if one is named."""

    def moment(state: State) -> bool:
        stage = state.board.stage
        return isinstance(stage, kind) and (not cards or getattr(stage, "card", None) in cards)

    return moment


def may_study_with_four(state: State) -> bool:
    board = state.board
    if not isinstance(board.stage, Turn):
        return False
    return any(isinstance(one, wish.StudyWith) for one in GAME.legal(state, board.active))


def both_discard(state: State) -> bool:
    stage = state.board.stage
    return isinstance(stage, Discarding) and stage.eclipsis and len(stage.waiting) > 1


MOMENTS = {
    "second card": ("2 2", 2, in_stage(SecondPick), "Take your second card"),
    "payment": ("2 20", 2, in_stage(Paying), "do you pay for"),
    "empty reserve": ("1 5", 1, in_stage(Sourcing), "Your reserve is empty"),
    "third pawn": ("2 49", 2, in_stage(Studying), "Which planet do you study?"),
    "two plus two": ("2 83", 2, may_study_with_four, "Action complete"),
    "Venus": ("2 84", 2, in_stage(Effect, "venus-retrograda"), "Take a constellation card"),
    "Mercurius": ("2 1", 2, in_stage(Effect, "mercurius-retrogradus"), "Move one of your pawns"),
    "Iupiter": ("4 5", 4, in_stage(Effect, "iupiter-orientalis"), "Take a random card"),
    "Mars": ("2 56", 2, in_stage(Recalling), "take back 1 pawn"),
    "Saturnus": ("4 11", 4, in_stage(Discarding), "to discard, in secret"),
    "Eclipsis": ("2 56", 2, both_discard, "Eclipsis: choose 2 cards to discard, in secret"),
}
"""Where to find each: a seed, seats, the moment, and what the one who is asked reads. Nova Luna and
the Signa are short lists like that of an empty reserve."""


def seated(new_page: NewPage, house: BrowserHouse, seed: str, seats: int, moment: Moment) -> Any:
    """People at a table at this moment: the one who is asked first, then the others."""
    pages = [new_page() for _ in range(seats)]
    address = open_at(pages, house, seed, moment)
    shown = [page.request.get(f"/api{address.replace('/t/', '/tables/')}").json() for page in pages]
    order = sorted(range(seats), key=lambda seat: not shown[seat]["now"]["decision"])
    return address, [pages[seat] for seat in order]


@pytest.mark.parametrize("name", list(MOMENTS)[:: size(3, 1)])
def test_every_moment_is_clear_and_accessible(
    new_page: NewPage, house: BrowserHouse, name: str
) -> None:
    seed, seats, moment, words = MOMENTS[name]
    address, (page, *others) = seated(new_page, house, seed, seats, moment)
    page.goto(address)
    seen(page.get_by_role("heading", level=2).filter(has_text=words))
    seen(asked(page))
    fits(page)
    in_both_themes(page)
    if others:
        others[-1].goto(address)
        seen(others[-1].get_by_role("heading", name="Ptolemaeus"))


def test_the_end_shows_objectives_and_points(new_page: NewPage, house: BrowserHouse) -> None:
    address, (page, _) = seated(new_page, house, "2 102", 2, in_stage(Over))
    page.goto(address)
    sheet = page.get_by_role("table", name="Score sheet")
    rows = ("Planets", "Nova Constellatio", "Asteroids", "Objective", "Total")
    for row in rows:
        seen(line(sheet, row))
    expect(line(sheet, "Planets")).to_contain_text(re.compile(r"\(\d planets?\)"))
    expect(line(sheet, "Objective")).to_contain_text("studied")
    fits(page)
    in_both_themes(page)


def line(sheet: Locator, title: str) -> Locator:
    """A title and what stands below it for everybody."""
    head = sheet.page.get_by_role("rowheader", name=title, exact=True)
    return sheet.get_by_role("rowgroup").filter(has=head)


def fits(page: Page) -> None:
    """Nothing scrolls sideways, on a small phone or a very wide screen."""
    for width in (NARROW, WIDE):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def in_both_themes(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 860})
    page.emulate_media(reduced_motion="reduce")
    assert findings(page) == []


def test_pawns_are_placed_by_themselves_where_no_order_matters(
    new_page: NewPage, house: BrowserHouse
) -> None:
    """And taken back with all of their action: nobody is led back to what was never asked."""
    address, (page, _) = seated(new_page, house, "2 30", 2, in_stage(Placing))
    page.goto(address)
    seen(page.get_by_role("heading", name="Waiting", exact=True))
    # Nothing can be chosen now; the wheel can still be read, by keyboard too.
    signs = page.get_by_role("group", name="The zodiac wheel", exact=True).get_by_role("img")
    expect(signs.first).to_have_accessible_name(re.compile("^Aries: Ignis"))
    signs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(signs.nth(1)).to_be_focused()
    page.get_by_role("button", name="Undo move").click()
    seen(page.get_by_role("heading", name="draw or observe"))
    page.reload()
    seen(page.get_by_role("heading", name="draw or observe"))


def test_secret_discards_stay_secret(new_page: NewPage, house: BrowserHouse) -> None:
    """Both choose at once; a reload in the middle changes nothing."""
    ada, bo = pages = [new_page(), new_page(width=390, height=844, own=True)]
    address = open_at(pages, house, "2 56", both_discard)
    ears = Ears(bo)
    for page in pages:
        page.goto(address)
    give_up_two(ada)
    seen(bo.get_by_text("Ada has chosen", exact=True))
    bo.reload()
    seen(bo.get_by_text("You are choosing…"))
    assert private_of(0, ears) == []
    give_up_two(bo)
    for page in pages:
        band = page.get_by_role("region", name="What is happening")
        expect(band).to_contain_text("Everybody has chosen. Discarded:")
    assert private_of(0, ears) == []
    expect(bo.locator(".confirm-bar")).to_contain_text("draw or observe")
    deck = bo.get_by_role("button", name=re.compile("Deck$"))
    deck.click()
    deck.click()
    expect(bo.get_by_role("button", name="Close")).to_be_hidden()
    seen(ada.get_by_role("button", name="Close"))
    kept = bo.evaluate("() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])")
    assert "objective" not in kept


def give_up_two(page: Page) -> None:
    """The first and the last card of the hand; of one kind alone, that kind twice."""
    hand = page.get_by_role("region", name=re.compile("^Your hand"))
    cards = hand.get_by_role("list").first.get_by_role("button")
    cards.first.click()
    cards.last.click()
    asked(page).click()


def test_a_card_from_the_deck_is_put_back_when_the_other_agrees(
    new_page: NewPage, house: BrowserHouse
) -> None:
    address, (first, second) = seated(new_page, house, "2 2", 2, in_stage(SecondPick))
    for page in (first, second):
        page.goto(address)
    deck = first.get_by_role("button", name=re.compile("Deck$"))
    deck.click()
    deck.click()
    seen(first.get_by_role("heading", name="Waiting", exact=True))
    first.get_by_role("button", name="Undo move").click()
    seen(first.get_by_text("You asked to undo your move"))
    asking = second.get_by_role("alert").filter(has_text="wants to undo a move")
    expect(asking).to_contain_text("drew a card from the deck")
    second.get_by_role("button", name="Agree").click()
    second.get_by_role("tab", name="Log").click()
    log = second.get_by_role("group", name="Log")
    seen(log.get_by_text(re.compile("^Undone: ")))
    seen(first.get_by_role("heading", name="Take your second card"))


def test_who_was_away_comes_back_to_the_question(new_page: NewPage, house: BrowserHouse) -> None:
    address, (first, second) = seated(new_page, house, "2 2", 2, in_stage(SecondPick))
    for page in (first, second):
        page.goto(address)
    seen(second.get_by_role("heading", name="Waiting", exact=True))
    second.context.set_offline(True)
    deck = first.get_by_role("button", name=re.compile("Deck$"))
    deck.click()
    deck.click()
    seen(first.get_by_role("heading", name="Waiting", exact=True))
    house.stop()
    house.start()
    second.context.set_offline(False)
    seen(second.get_by_role("heading", name="draw or observe"))
    second.reload()
    seen(second.get_by_role("heading", name="draw or observe"))
