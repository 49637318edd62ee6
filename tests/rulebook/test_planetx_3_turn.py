"""Rules 3, the turn as a whole: one action, move the pawn, turn the Earth past its icons."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import Choosing, Turns
from ecliptic.planetx.earth import FIRES_ON_LEAVING
from ecliptic.planetx.events import (
    ConferenceHeld,
    EarthTurned,
    Researched,
    SectorReviewed,
    Surveyed,
    Targeted,
    TheoryPhaseClosed,
    TheoryPhaseOpened,
)
from tests.planetx.tables import WRONG_LOCATE, a_table, all_of, kinds, one

MILESTONES = (TheoryPhaseClosed, EarthTurned, ConferenceHeld, TheoryPhaseOpened)


@pytest.mark.parametrize(("mode", "actions"), [("standard", 242), ("expert", 412)])
def test_3_number_of_lawful_opening_actions(mode: str, actions: int) -> None:
    lawful = a_table(mode).lawful(0)
    assert len(lawful) == len(set(lawful)) == actions


def test_3_a_turn_is_one_of_four_actions() -> None:
    table = a_table()
    assert {text.split()[0] for text in table.lawful(0)} == {"S", "T", "R", "L"}
    for text in ("C -", "P A 1", "W A", "pass"):
        assert table.refusal(0, text).startswith("planetx-only-")


def test_3_a_turn_is_one_action_then_the_next_furthest_back_acts() -> None:
    table = a_table(seats=2)
    table.play(0, "R A")
    assert table.asked == (1,)
    assert table.refusal(0, "S A 1-3") == "planetx-not-asked"


@pytest.mark.parametrize(
    ("action", "cost"),
    [("S A 1-3", 4), ("S A 1-6", 3), ("T 1", 4), ("R A", 1), (WRONG_LOCATE["standard"], 5)],
)
def test_3_then_the_pawn_moves_by_the_cost(action: str, cost: int) -> None:
    table = a_table(seats=2)
    table.play(0, action)
    assert table.board.times == (cost, 0)
    assert table.sector(0) == cost + 1


def test_3_the_arrow_turns_until_it_points_at_the_furthest_back_pawn() -> None:
    table = a_table(seats=2)
    table.stand(0, 2)
    happened = table.play(0, "T 1")
    assert kinds(happened)[1:] == [EarthTurned]
    assert one(happened, EarthTurned).steps == 2
    assert table.arrow == table.sector(1) == 3


def test_3_the_arrow_stays_while_another_pawn_is_as_far_back() -> None:
    table = a_table(seats=2)
    assert kinds(table.play(0, "T 1")) == [Targeted]
    assert table.arrow == 1


def test_3_ruling_one_constant_says_when_an_icon_fires() -> None:
    assert FIRES_ON_LEAVING == 1


def test_3_ruling_an_icon_does_not_fire_when_the_arrow_reaches_its_sector() -> None:
    table = a_table(seats=1)
    table.stand(1)
    assert not all_of(table.play(0, "R A"), TheoryPhaseOpened)
    assert table.arrow == 3


def test_3_ruling_an_icon_fires_when_the_arrow_leaves_its_sector() -> None:
    table = a_table(seats=1)
    table.stand(2)
    assert table.arrow == 3
    happened = table.play(0, "R A")
    assert kinds(happened)[1:] == [EarthTurned, TheoryPhaseOpened]
    assert table.arrow == 4


def test_3_ruling_the_conference_at_10_comes_when_the_arrow_turns_towards_12() -> None:
    table = a_table(seats=2)
    table.stand(9, 11)
    happened = table.play(0, "S A 10-3")
    assert kinds(happened)[1:] == [EarthTurned, ConferenceHeld, EarthTurned]
    assert table.arrow == 12


def test_3_test_a_and_b_stand_in_10_a_leaves_nothing_b_leaves_the_conference() -> None:
    table = a_table(seats=2)
    table.stand(9, 9)
    assert kinds(table.play(0, "R A")) == [Researched]
    assert table.board.conferences == ()
    assert table.arrow == 10
    assert one(table.play(1, "R A"), ConferenceHeld).number == 1
    assert table.arrow == 11


def test_3_the_icon_belongs_to_the_arrow_not_to_a_pawn_that_passes() -> None:
    table = a_table(seats=2)
    table.stand(8, 8)
    happened = table.play(0, WRONG_LOCATE["standard"])
    assert table.sector(0) == 2
    assert not all_of(happened, ConferenceHeld)
    assert not all_of(happened, TheoryPhaseOpened)


@pytest.mark.parametrize("lap", [0, 1, 2, 5])
@pytest.mark.parametrize("sector", [3, 6, 9, 12])
def test_3_theory_icons_fire_on_every_lap(lap: int, sector: int) -> None:
    table = a_table(seats=1)
    table.stand(12 * lap + sector - 1)
    assert all_of(table.play(0, "R A"), TheoryPhaseOpened)


def test_3_each_conference_comes_only_once_a_game_in_standard() -> None:
    table = a_table(seats=1)
    table.stand(9)
    assert all_of(table.play(0, "R A"), ConferenceHeld)
    for lap in (1, 2):
        table.stand(12 * lap + 9)
        assert not all_of(table.play(0, "T 10"), ConferenceHeld)
        assert len(table.board.conferences) == 1
        table.theory_phase({})


def test_3_each_conference_comes_only_once_a_game_in_expert() -> None:
    table = a_table("expert", seats=1)
    held = []
    for lap in range(3):
        for sector in (7, 16):
            table.stand(18 * lap + sector - 1)
            events = table.play(0, f"S A {sector}")
            held += [event.number for event in all_of(events, ConferenceHeld)]
            table.theory_phase({})
    assert held == [1, 2]


def test_3_several_icons_on_one_turn_of_the_earth_are_played_in_order() -> None:
    """A lone pawn goes from sector 9 to 2: theory phase at 9, conference at 10, phase at 12."""
    table = a_table(seats=1)
    table.stand(8)
    happened = table.play(0, WRONG_LOCATE["standard"])
    assert kinds(happened)[1:] == [EarthTurned, TheoryPhaseOpened]
    assert (table.arrow, table.sector(0)) == (10, 2)
    happened = table.theory_phase({})
    assert [step for step in kinds(happened) if step in MILESTONES] == [
        TheoryPhaseClosed,
        EarthTurned,
        ConferenceHeld,
        EarthTurned,
        TheoryPhaseOpened,
    ]
    assert table.arrow == 1
    happened = table.theory_phase({})
    assert [step for step in kinds(happened) if step in MILESTONES] == [
        TheoryPhaseClosed,
        EarthTurned,
    ]
    assert table.arrow == table.sector(0) == 2


def test_3_the_next_turn_waits_until_every_icon_has_been_played() -> None:
    table = a_table(seats=2)
    table.stand(8, 13)
    table.play(0, WRONG_LOCATE["standard"])
    assert isinstance(table.board.stage, Choosing)
    assert table.refusal(1, "R A") == "planetx-only-in-turn"
    table.theory_phase({})
    assert isinstance(table.board.stage, Choosing)
    table.theory_phase({})
    assert isinstance(table.board.stage, Turns)


def test_3_a_penalty_that_moves_the_furthest_back_pawn_turns_the_arrow_after_the_phase() -> None:
    """Both pawns pay in the phase at 9 and go from 10 to 11, so the arrow leaves 10."""
    table = a_table(seats=2)
    table.next_phase({0: "G 3", 1: "G 4"})
    table.next_phase()
    table.survey_on()
    assert table.board.times == (9, 9)
    assert table.arrow == 10
    happened = table.theory_phase({})
    assert len(all_of(happened, SectorReviewed)) == 2
    assert table.board.times == (10, 10)
    after = happened[kinds(happened).index(TheoryPhaseClosed) + 1 :]
    assert kinds(after) == [EarthTurned, ConferenceHeld]
    assert table.arrow == 11


def test_3_a_penalty_of_only_one_of_two_last_pawns_does_not_turn_the_arrow() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "G 3"})
    table.next_phase()
    happened = table.next_phase()
    assert table.board.times == (10, 9)
    assert kinds(happened)[-1] is TheoryPhaseClosed
    assert table.arrow == 10


def test_3_the_answer_comes_before_the_pawn_and_the_earth() -> None:
    happened = a_table(seats=1).play(0, "S A 1-6")
    assert kinds(happened) == [Surveyed, EarthTurned, TheoryPhaseOpened]
