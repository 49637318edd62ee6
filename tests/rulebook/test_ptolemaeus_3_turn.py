"""Rules 3: rounds, turns, and exactly one action in each."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.events import RoundBegun, TurnBegun
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, one


def test_3_a_round_is_three_times_round_the_table_clockwise_from_the_astrolabe() -> None:
    table = a_table(seats=4)
    table.arrange(active=2, astrolabe=2)
    assert table.draw_on(12) == [2, 3, 0, 1] * 3
    assert table.board.round == 2


def test_3_the_counter_moves_when_all_have_had_their_turn() -> None:
    table = a_table(seats=3)
    laps = []
    for _ in range(9):
        laps.append(table.board.lap)
        table.draw_on(1)
    assert laps == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert table.board.lap == 1


def test_3_the_next_round_begins_with_the_next_holder_of_the_astrolabe() -> None:
    table = a_table(seats=3)
    table.draw_on(8)
    events = table.play(2, "D deck", "D deck")
    assert one(events, RoundBegun) == RoundBegun(2, 1)
    assert all_of(events, TurnBegun) == [TurnBegun(1, 1, extra=False)]
    assert table.draw_on(9) == [1, 2, 0] * 3


def test_3_alone_a_round_is_three_turns() -> None:
    table = a_table(seats=1)
    table.draw_on(3)
    assert table.board.round == 2


def a_turn_with_a_bonus_card() -> RulesTable:
    """Holding a bonus card keeps the turn open after the action."""
    table = a_table()
    table.bonuses("nova-constellatio")
    table.cards("Can Gem Tau")
    return table


@pytest.mark.parametrize("action", ["D deck", "D Ari", "O Can", "O Can Can"])
def test_3_a_turn_is_exactly_one_action_after_a_draw(action: str) -> None:
    table = a_turn_with_a_bonus_card()
    table.play(0, "D deck", "D deck")
    assert table.refusal(0, action) == "ptolemaeus-acted-already"


@pytest.mark.parametrize("action", ["D deck", "D Ari", "O Gem"])
def test_3_a_turn_is_exactly_one_action_after_an_observation(action: str) -> None:
    table = a_turn_with_a_bonus_card()
    table.play(0, "O Can", "pay Can")
    assert table.refusal(0, action) == "ptolemaeus-acted-already"
    table.play(0, "end")
    assert table.asked == (1,)


def test_3_a_turn_does_not_end_before_the_action() -> None:
    table = a_turn_with_a_bonus_card()
    assert table.refusal(0, "end") == "ptolemaeus-act-first"


def test_3_only_the_active_player_acts() -> None:
    table = a_table()
    assert table.refusal(1, "D deck") == "ptolemaeus-not-asked"


# ---- Ruling: no passing while A, B or C is lawful ------------------------------------------------


def test_3_no_passing_while_cards_can_be_drawn_from_the_deck() -> None:
    table = a_table()
    assert table.refusal(0, "pass") == "ptolemaeus-no-passing"


def test_3_no_passing_while_there_are_only_discards_to_draw() -> None:
    table = a_table()
    table.cards("", display="", discards="Ari", rest=1)
    assert table.refusal(0, "pass") == "ptolemaeus-no-passing"


def test_3_no_passing_while_a_card_lies_face_up() -> None:
    table = a_table()
    table.cards("", display="joker", rest=1)
    assert table.lawful(0) == ["D joker"]
    assert table.refusal(0, "pass") == "ptolemaeus-no-passing"


def test_3_no_passing_while_a_sign_can_be_observed() -> None:
    table = a_table()
    table.cards("Can", display="", rest=1)
    assert table.lawful(0) == ["O Can"]
    assert table.refusal(0, "pass") == "ptolemaeus-no-passing"


def test_3_passing_when_nothing_is_lawful() -> None:
    table = a_table()
    table.cards("Pis", display="", rest=1)
    assert table.lawful(0) == ["pass"]
    table.play(0, "pass")
    assert table.asked == (1,)


def test_3_passing_when_the_only_sign_would_need_a_third_pawn() -> None:
    table = a_table()
    table.cards("Ari", display="", rest=1)
    table.pawns(0, "Ari Ari")  # The comet is there.
    assert table.lawful(0) == ["pass"]


def test_3_no_passing_after_the_action() -> None:
    table = a_turn_with_a_bonus_card()
    table.play(0, "D deck", "D deck")
    assert table.refusal(0, "pass") == "ptolemaeus-no-passing"


def test_3_free_acts_do_not_stand_in_the_way_of_passing() -> None:
    table = a_table()
    table.cards("Pis", display="", rest=1)
    table.bonuses("sol-in-medio-caeli")
    assert sorted(table.lawful(0)) == ["pass", "play sol-in-medio-caeli"]
