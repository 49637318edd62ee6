"""Rules 3 A: five of a colour, and a deck that runs out."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.display import is_crowded
from ecliptic.ptolemaeus.events import (
    CardDrawn,
    CardShown,
    DeckMade,
    DeckShuffled,
    DisplaySwept,
    FaceUpTaken,
)
from ecliptic.ptolemaeus.hand import NO_CARDS, counts_of
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, cards, kinds

FOUR_RED = "Ari Ari Leo Leo Tau Gem"


def all_cards(table: RulesTable) -> int:
    deck = len(table.state.decks.constellations) - table.state.decks.constellations_gone
    hands = sum(sum(desk.hand) for desk in table.state.desks)
    return deck + hands + len(table.board.display) + sum(table.board.discards)


# ---- five of a colour ----------------------------------------------------------------------------


def test_3_a_five_of_a_colour_are_all_discarded_and_six_new_ones_shown() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag Tau Gem Can Vir Lib Sco")
    events = table.play(0, "D Tau")
    assert kinds(events) == [FaceUpTaken, CardShown, DisplaySwept, *[CardShown] * 6]
    assert table.board.display == cards("Tau Gem Can Vir Lib Sco")
    assert table.board.discards == counts_of(cards("Ari Ari Leo Leo Gem Sag"))
    assert all_cards(table) == 65


def test_3_a_six_of_a_colour_are_discarded_too() -> None:
    table = a_table()
    table.cards(display="Ari Ari Leo Leo Sag Tau", top="Sag Tau Gem Can Vir Lib Sco")
    assert DisplaySwept in kinds(table.play(0, "D Tau"))


def test_3_a_four_of_a_colour_stay() -> None:
    table = a_table()
    table.cards(display="Ari Ari Leo Vir Tau Gem", top="Sag")
    assert DisplaySwept not in kinds(table.play(0, "D Tau"))


@pytest.mark.parametrize(
    ("refill", "display"),
    [
        ("Leo", "Ari Ari Sag Sag Tau Gem"),
        ("Cap", "Tau Vir Tau Vir Leo Gem"),
        ("Gem", "Lib Lib Aqu Aqu Leo Tau"),
        ("Pis", "Can Can Sco Sco Leo Tau"),
    ],
)
def test_3_a_five_of_any_colour(refill: str, display: str) -> None:
    table = a_table()
    table.cards(display=display, top=refill)
    last = display.split()[-2]
    assert DisplaySwept in kinds(table.play(0, f"D {last}"))


def test_3_a_again_until_it_no_longer_holds() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag Leo Leo Sag Sag Sag Tau Pis Pis Pis Can Can Can")
    events = table.play(0, "D Tau")
    shown = [event.card for event in all_of(events, CardShown)]
    assert len(all_of(events, DisplaySwept)) == 3
    assert len(shown) == 1 + 6 * 3
    assert not is_crowded(table.board.display)
    assert table.board.display == tuple(shown[-6:])


def test_3_a_jokers_have_no_colour_four_and_two_jokers_stay() -> None:
    table = a_table()
    table.cards(display="Ari Ari Leo joker joker Gem", top="Sag")
    assert DisplaySwept not in kinds(table.play(0, "D Gem"))


def test_3_a_jokers_have_no_colour_five_and_a_joker_are_swept() -> None:
    table = a_table()
    table.cards(display="Ari Ari Leo Leo joker Gem", top="Sag Tau Gem Can Vir Lib Sco")
    assert DisplaySwept in kinds(table.play(0, "D Gem"))
    assert table.board.discards == counts_of(cards("Ari Ari Leo Leo Sag joker"))


def test_3_a_five_jokers_stay() -> None:
    table = a_table()
    table.cards(display="joker joker joker joker Tau Gem", top="joker")
    assert DisplaySwept not in kinds(table.play(0, "D Gem"))


def test_3_a_checked_between_the_two_picks() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag Tau Gem Can Vir Lib Sco")
    table.play(0, "D Tau")
    assert table.lawful(0) == ["D deck", "D Tau", "D Gem", "D Can", "D Vir", "D Lib", "D Sco"]


def test_3_a_checked_after_the_second_pick() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Pis Sag Tau Gem Can Vir Lib Sco")
    table.play(0, "D deck")
    assert DisplaySwept in kinds(table.play(0, "D Tau"))


def test_3_a_a_display_that_cannot_be_made_stable_is_left() -> None:
    """Outside the hands there are five red cards and one other."""
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag", rest=1)
    events = table.play(0, "D Tau")
    assert DisplaySwept not in kinds(events)
    assert is_crowded(table.board.display)
    assert table.lawful(0) == ["D Ari", "D Gem", "D Leo", "D Sag"]


def test_3_a_a_display_that_can_be_made_stable_with_the_discards_is_swept() -> None:
    """Four red cards and two others will do, however often it takes."""
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag", discards="Pis", rest=1)
    events = table.play(0, "D Tau")
    assert DisplaySwept in kinds(events)
    assert len(table.board.display) == 6
    assert not is_crowded(table.board.display)
    assert all_cards(table) == 65


def test_3_a_a_joker_makes_a_display_stable() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag", discards="joker", rest=1)
    table.play(0, "D Tau")
    assert not is_crowded(table.board.display)


def test_3_a_five_face_up_of_one_colour_are_no_five_of_six() -> None:
    """The display has shrunk; there is nothing to show instead."""
    table = a_table()
    table.cards(display="Ari Ari Leo Leo Sag Tau", rest=1)
    assert DisplaySwept not in kinds(table.play(0, "D Tau"))
    assert len(table.board.display) == 5


# ---- the deck runs out ---------------------------------------------------------------------------


def test_3_a_when_the_last_card_leaves_the_deck_the_discards_are_shuffled_at_once() -> None:
    table = a_table()
    table.cards(top="Pis", discards="Sag Sag Lib", rest=1)
    events = table.play(0, "D deck")
    assert kinds(events) == [CardDrawn, DeckShuffled]
    assert table.board.deck == 3
    assert table.board.discards == NO_CARDS
    decks = table.state.decks
    assert sorted(decks.constellations) == sorted(cards("Sag Sag Lib"))
    assert decks.constellations_gone == 0


def test_3_a_also_when_the_last_card_goes_to_the_display() -> None:
    table = a_table()
    table.cards(top="Pis", discards="Sag Sag Lib", rest=1)
    assert kinds(table.play(0, "D Ari")) == [FaceUpTaken, CardShown, DeckShuffled]


def test_3_a_the_new_deck_is_shuffled_by_chance() -> None:
    orders = set()
    for position in range(1000, 1100, 5):
        table = a_table()
        table.chance.position = position
        table.cards(top="Pis", discards="Sag Lib Aqu Sco", rest=1)
        table.play(0, "D deck")
        orders.add(table.state.decks.constellations)
    assert len(orders) > 5


def test_3_a_nobody_sees_the_order_of_the_new_deck() -> None:
    table = a_table()
    table.cards(top="Pis", discards="Sag Sag Lib", rest=1)
    table.play(0, "D deck")
    assert all(told[-1] == DeckMade(3) for told in table.told.values())


def test_3_a_with_no_discards_the_deck_stays_empty_until_the_next_need() -> None:
    table = a_table()
    table.cards("Can", top="Pis Sag", rest=1)
    assert DeckShuffled not in kinds(table.play(0, "D deck", "D deck"))
    assert table.board.deck == 0
    paid = table.play(1, "O Can", "pay Can")
    assert DeckShuffled not in kinds(paid)
    assert table.board.discards == counts_of(cards("Can"))
    assert kinds(table.play(0, "D deck"))[:2] == [DeckShuffled, CardDrawn]
    assert table.hand(0) == "Can Can Sag Pis"


def test_3_a_showing_a_card_is_a_need_as_well() -> None:
    table = a_table()
    table.cards("", display="Ari Tau Gem Can Leo Vir", discards="Pis Sag", rest=1)
    assert kinds(table.play(0, "D Ari"))[:3] == [FaceUpTaken, DeckShuffled, CardShown]
    assert len(table.board.display) == 6


def test_3_a_with_both_empty_the_display_shrinks() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir", rest=1)
    table.play(0, "D Ari")
    assert table.board.display == cards("Tau Gem Can Leo Vir")
    table.play(0, "D Tau")
    assert table.board.display == cards("Gem Can Leo Vir")


def test_3_a_a_display_that_has_shrunk_is_filled_when_there_are_cards_again() -> None:
    table = a_table()
    table.cards("Can", display="Gem Can Leo Vir", rest=1)
    events = table.play(0, "O Can", "pay Can")
    assert kinds(events).index(DeckShuffled) < kinds(events).index(CardShown)
    assert sorted(table.board.display) == sorted(cards("Gem Can Can Leo Vir"))
    assert all_cards(table) == 65


def test_3_a_a_swept_display_comes_back_from_the_discards_when_the_deck_is_short() -> None:
    table = a_table()
    table.cards(display=FOUR_RED, top="Sag Pis", discards="Tau Tau Vir Vir Lib Lib", rest=1)
    table.play(0, "D Tau")
    assert len(table.board.display) == 6
    assert not is_crowded(table.board.display)
    assert all_cards(table) == 65
