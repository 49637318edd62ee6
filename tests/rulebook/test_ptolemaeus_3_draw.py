"""Rules 3 A: drawing two constellation cards."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.board import SecondPick
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.events import CardDrawn, CardShown, DrawingEnded, FaceUpTaken, TurnBegun
from tests.ptolemaeus.tables import a_table, cards, kinds, one, sign


def test_3_a_two_cards_one_after_the_other() -> None:
    table = a_table()
    table.cards(top="Sag Pis")
    table.play(0, "D deck")
    assert table.hand(0) == "Sag"
    assert table.asked == (0,)
    assert table.board.stage == SecondPick()
    table.play(0, "D deck")
    assert table.hand(0) == "Sag Pis"
    assert table.asked == (1,)


@pytest.mark.parametrize(
    ("first", "second", "hand"),
    [
        ("D deck", "D deck", "Sag Pis"),
        ("D deck", "D Leo", "Leo Sag"),
        ("D Leo", "D deck", "Leo Pis"),
        ("D Leo", "D Ari", "Ari Leo"),
    ],
)
def test_3_a_each_from_the_deck_or_from_the_six_face_up(first: str, second: str, hand: str) -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir", top="Sag Pis")
    table.play(0, first, second)
    assert table.hand(0) == hand


def test_3_a_only_what_lies_face_up() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir")
    assert table.refusal(0, "D Pis") == "ptolemaeus-not-face-up"
    assert table.refusal(0, "D joker") == "ptolemaeus-not-face-up"


def test_3_a_a_card_taken_face_up_is_replaced_at_once() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir", top="Pis")
    events = table.play(0, "D Leo")
    assert events == [FaceUpTaken(0, sign("Leo")), CardShown(sign("Pis"))]
    assert sorted(table.board.display) == sorted(cards("Ari Tau Gem Can Vir Pis"))


def test_3_a_a_card_from_the_deck_leaves_the_display_alone() -> None:
    table = a_table()
    before = table.board.display
    assert kinds(table.play(0, "D deck")) == [CardDrawn]
    assert table.board.display == before


def test_3_a_the_second_choice_is_made_after_seeing_the_refill() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Vir", top="Pis")
    table.play(0, "D Leo")
    assert "D Pis" in table.lawful(0)
    assert table.refusal(0, "D Leo") == "ptolemaeus-not-face-up"
    table.play(0, "D Pis")
    assert table.hand(0) == "Leo Pis"


def test_3_a_both_picks_may_be_the_same_card() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo Leo")
    table.play(0, "D Leo", "D Leo")
    assert table.hand(0) == "Leo Leo"


def test_3_a_a_drawing_player_may_do_nothing_else_between_the_picks() -> None:
    table = a_table()
    table.cards("Can", top="Can")
    table.bonuses("sol-in-medio-caeli")
    table.tokens(0, "Ari Tau")
    table.play(0, "D deck")
    assert all(text.startswith("D ") for text in table.lawful(0))
    assert table.refusal(0, "O Can") == "ptolemaeus-only-as-action"
    assert table.refusal(0, "trade") == "ptolemaeus-only-beside-action"
    assert table.refusal(0, "play sol-in-medio-caeli") == "ptolemaeus-only-beside-action"
    assert table.refusal(0, "end") == "ptolemaeus-act-first"


# ---- jokers --------------------------------------------------------------------------------------


def test_3_a_a_face_up_joker_as_the_first_pick_is_the_only_one() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo joker")
    events = table.play(0, "D joker")
    assert table.hand(0) == "joker"
    assert one(events, TurnBegun).seat == 1


def test_3_a_a_joker_taken_face_up_is_replaced_too() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo joker", top="Pis")
    table.play(0, "D joker")
    assert table.board.display.count(sign("Pis")) == 1
    assert len(table.board.display) == 6


@pytest.mark.parametrize("first", ["D deck", "D Ari"])
def test_3_a_a_face_up_joker_is_never_the_second_pick(first: str) -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo joker", top="Pis")
    table.play(0, first)
    assert "D joker" not in table.lawful(0)
    assert table.refusal(0, "D joker") == "ptolemaeus-joker-second"


def test_3_a_a_joker_shown_as_refill_is_no_second_pick_either() -> None:
    table = a_table()
    table.cards(top="joker")
    table.play(0, "D Ari")
    assert JOKER in table.board.display
    assert table.refusal(0, "D joker") == "ptolemaeus-joker-second"


def test_3_a_a_joker_drawn_blind_has_no_limit() -> None:
    table = a_table()
    table.cards(top="joker joker")
    table.play(0, "D deck", "D deck")
    assert table.hand(0) == "joker joker"


def test_3_a_after_a_joker_drawn_blind_a_second_card_is_taken() -> None:
    table = a_table()
    table.cards(display="Ari Tau Gem Can Leo joker", top="joker")
    table.play(0, "D deck")
    assert table.refusal(0, "D joker") == "ptolemaeus-joker-second"
    table.play(0, "D Ari")
    assert table.hand(0) == "Ari joker"


def test_3_a_a_joker_drawn_blind_as_the_second_card() -> None:
    table = a_table()
    table.cards(top="Pis joker")
    table.play(0, "D deck", "D deck")
    assert table.hand(0) == "Pis joker"


# ---- taking what there is ------------------------------------------------------------------------


def test_3_a_no_card_left_for_the_second_pick() -> None:
    table = a_table()
    table.cards(display="Leo", rest=1)
    events = table.play(0, "D Leo")
    assert events[:2] == [FaceUpTaken(0, sign("Leo")), DrawingEnded(0)]
    assert table.asked == (1,)


def test_3_a_a_joker_left_alone_is_still_no_second_pick() -> None:
    table = a_table()
    table.cards(display="Leo joker", rest=1)
    table.play(0, "D Leo")
    assert table.hand(0) == "Leo"
    assert table.board.display == (JOKER,)
    assert table.asked == (1,)


def test_3_a_nothing_comes_from_an_empty_deck_without_discards() -> None:
    table = a_table()
    table.cards(display="Leo", rest=1)
    assert table.refusal(0, "D deck") == "ptolemaeus-deck-empty"


def test_3_a_no_hand_limit() -> None:
    table = a_table()
    table.cards("", "Ari", display="Ari Tau Gem Can Leo Vir", top="Pis Pis Sag Sag", rest=0)
    held = sum(table.desk(0).hand)
    assert held == 65 - 6 - 4 - 1
    table.play(0, "D deck", "D deck")
    assert sum(table.desk(0).hand) == table.board.hand_sizes[0] == held + 2
