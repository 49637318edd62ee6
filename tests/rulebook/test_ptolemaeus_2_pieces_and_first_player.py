"""Rules 2.3 and 2.4: what everybody gets, what lies open, and who begins."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from ecliptic.core.chance import Chance
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.board import PAWNS, Turn, reserve
from ecliptic.ptolemaeus.cards import ECLIPSIS, JOKER, LISTS
from ecliptic.ptolemaeus.display import is_crowded
from ecliptic.ptolemaeus.events import CardShown, DisplaySwept, EventShown
from ecliptic.ptolemaeus.hand import cards_of
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State
from tests.ptolemaeus.tables import all_of, kinds, one

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
DEALS = 400


@cache
def dealt(number: int, seats: int = 4) -> Table:
    return open_table(Ptolemaeus(), Options(seats), Chance(number.to_bytes(16, "big")))


def state(seats: int, number: int = 0) -> State:
    dealt_state: State = dealt(number, seats).state
    return dealt_state


def happened(table: Table) -> list[object]:
    return list(table.log[0].events)  # type: ignore[union-attr]


@SEATS
def test_2_3_an_asteroid_token_on_each_sign(seats: int) -> None:
    board = state(seats).board
    assert board.asteroids == (True,) * 12
    assert board.tokens == (0,) * seats


@SEATS
def test_2_3_the_turn_counter_stands_at_1(seats: int) -> None:
    assert state(seats).board.lap == state(seats).board.round == 1


@SEATS
def test_2_3_ten_pawns_each_in_the_reserve(seats: int) -> None:
    board = state(seats).board
    assert PAWNS == 10
    assert [reserve(board, seat) for seat in range(seats)] == [10] * seats


@SEATS
def test_2_3_one_secret_objective_each_and_no_two_the_same(seats: int) -> None:
    objectives = [desk.objective for desk in state(seats).desks]
    assert all(objective in LISTS.objectives for objective in objectives)
    assert len(set(objectives)) == seats


def test_2_3_objectives_are_dealt_at_random() -> None:
    assert {state(4, deal).desks[0].objective for deal in range(100)} == set(LISTS.objectives)


@SEATS
def test_2_3_objectives_out_of_play_are_seen_by_nobody(seats: int) -> None:
    table = dealt(0, seats)
    for viewer in (*range(seats), None):
        view = table.view(viewer)
        assert view.board.objectives == ((),) * seats
        own = () if viewer is None else state(seats).desks[viewer].objective
        assert (() if view.desk is None else view.desk.objective) == own


@SEATS
def test_2_3_two_constellation_cards_each(seats: int) -> None:
    assert [sum(desk.hand) for desk in state(seats).desks] == [2] * seats
    assert state(seats).board.hand_sizes == (2,) * seats


@SEATS
def test_2_3_six_constellation_cards_face_up_and_the_rest_in_the_deck(seats: int) -> None:
    board, decks = state(seats).board, state(seats).decks
    hands = [card for desk in state(seats).desks for card in cards_of(desk.hand)]
    deck = decks.constellations[decks.constellations_gone :]
    assert len(board.display) == 6
    assert board.deck == len(deck) == 65 - 6 - 2 * seats
    assert Counter((*hands, *board.display, *deck)) == Counter(LISTS.constellations)


def test_2_3_five_of_a_colour_are_swept_at_set_up_too() -> None:
    swept = [deal for deal in range(DEALS) if DisplaySwept in kinds(happened(dealt(deal)))]
    assert swept
    for deal in swept:
        shown = [event.card for event in all_of(happened(dealt(deal)), CardShown)]
        board = state(4, deal).board
        sweeps = len(all_of(happened(dealt(deal)), DisplaySwept))
        assert len(shown) == 6 * (sweeps + 1)
        assert board.display == tuple(shown[-6:])
        assert sum(board.discards) == 6 * sweeps
        assert is_crowded(tuple(shown[:6]))


def test_2_3_no_display_at_set_up_has_five_of_a_colour() -> None:
    for deal in range(DEALS):
        display = state(4, deal).board.display
        colours = Counter(card % 4 for card in display if card != JOKER)
        assert max(colours.values()) < 5


@pytest.mark.parametrize(("seats", "cards"), [(1, 17), (2, 25), (3, 25), (4, 25)])
def test_2_3_a_bonus_deck(seats: int, cards: int) -> None:
    """Alone, the 8 cards that need an opponent stay in the box."""
    assert state(seats).board.bonus_deck == len(state(seats).decks.bonuses) == cards
    assert state(seats).board.bonus_sizes == (0,) * seats


@SEATS
def test_2_3_an_event_deck_with_one_card_face_up(seats: int) -> None:
    board, decks = state(seats).board, state(seats).decks
    assert board.event is not None
    deck = decks.events[decks.events_gone :]
    assert board.event_deck == len(deck) == 12
    assert Counter((board.event, *deck)) == Counter(LISTS.events)


def with_eclipsis_first() -> list[int]:
    return [
        deal
        for deal in range(DEALS)
        if all_of(happened(dealt(deal)), EventShown)[0] == EventShown(ECLIPSIS)
    ]


def test_2_3_an_eclipsis_at_set_up_is_shuffled_back_and_another_card_shown() -> None:
    deals = with_eclipsis_first()
    assert deals
    for deal in deals:
        board, decks = state(4, deal).board, state(4, deal).decks
        _, other = all_of(happened(dealt(deal)), EventShown)
        assert board.event == other.card != ECLIPSIS
        assert decks.events[decks.events_gone :].count(ECLIPSIS) == 1
        assert board.event_deck == 12
        assert board.events_past == ()


def test_2_3_the_other_card_is_the_next_of_the_deck_and_eclipsis_may_come_anywhere_after_it() -> (
    None
):
    places = set()
    for deal in with_eclipsis_first():
        first_deck, second_deck = (
            event.cards  # type: ignore[attr-defined]
            for event in happened(dealt(deal))
            if type(event).__name__ == "EventDeckShuffled"
        )
        assert second_deck[0] == first_deck[1]
        places.add(second_deck.index(ECLIPSIS))
    assert 0 not in places
    assert len(places) > 5


def test_2_3_an_eclipsis_at_set_up_has_no_effect() -> None:
    for deal in with_eclipsis_first():
        board = state(4, deal).board
        assert board.hand_sizes == (2,) * 4
        assert board.stage == Turn()


def test_2_3_an_event_without_eclipsis_is_shown_once() -> None:
    usual = set(range(DEALS)) - set(with_eclipsis_first())
    assert all(one(happened(dealt(deal)), EventShown) for deal in usual)


@SEATS
def test_2_4_the_first_player_is_drawn_and_holds_the_astrolabe(seats: int) -> None:
    first = Counter(state(seats, deal).board.astrolabe for deal in range(100))
    assert sorted(first) == list(range(seats))
    for deal in range(100):
        table = dealt(deal, seats)
        assert [asked.seat for asked in table.pending] == [table.state.board.astrolabe]
