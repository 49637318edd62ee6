"""Rules 6: planets and comet move, the next event is shown, the Astrolabe passes."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.events import (
    CometMoved,
    EventShown,
    GameScored,
    PlanetsMoved,
    PlanetStudied,
    RoundBegun,
    TurnBegun,
)
from ecliptic.ptolemaeus.notation import SIGN_LETTERS
from tests.ptolemaeus.tables import RulesTable, a_table, kinds, one, planets, sign


def sky_of(table: RulesTable) -> str:
    """Sol, Luna, Mercurius, Venus, Mars, Iupiter, Saturnus."""
    return " ".join(SIGN_LETTERS[at] for at in table.board.planets)


def comet_of(table: RulesTable) -> str:
    return SIGN_LETTERS[table.board.comet]


# ---- 1: planets, then the comet ------------------------------------------------------------------


def test_6_1_the_three_planets_of_the_event_move_one_sign_clockwise() -> None:
    table = a_table()
    assert sky_of(table) == "Can Lib Can Gem Sag Lib Tau"
    table.event("Lu Me Ve")
    table.end_round()
    assert sky_of(table) == "Can Sco Leo Can Sag Lib Tau"


def test_6_1_from_pisces_to_aries() -> None:
    table = a_table()
    table.sky("Gem", luna="Pis", rest="Leo")
    table.event("Lu Me Ve")
    table.end_round()
    assert sky_of(table) == "Leo Ari Vir Vir Leo Leo Leo"


def test_6_1_first_the_planets_then_the_comet_then_the_next_event_then_the_astrolabe() -> None:
    table = a_table()
    table.event("Lu Me Ve")
    events = table.end_round()
    after = [
        kind
        for kind in kinds(events)
        if kind in (PlanetsMoved, CometMoved, EventShown, RoundBegun, TurnBegun)
    ]
    assert after == [PlanetsMoved, CometMoved, EventShown, RoundBegun, TurnBegun]


def test_6_1_the_comet_moves_one_sign() -> None:
    table = a_table()
    table.sky("Ari", rest="Leo")
    events = table.end_round()
    assert one(events, CometMoved) == CometMoved(1)
    assert comet_of(table) == "Tau"


def test_6_1_and_on_until_a_sign_without_planets() -> None:
    table = a_table()
    table.sky("Ari", luna="Tau", venus="Gem", mercurius="Can", rest="Sag")
    table.event("So Ma Iu")
    events = table.end_round()
    assert one(events, CometMoved) == CometMoved(4)
    assert comet_of(table) == "Leo"


def test_6_1_each_sign_passed_counts_as_a_step() -> None:
    table = a_table()
    table.sky("Ari", luna="Tau", venus="Gem", rest="Sag")
    table.arrange(comet_steps=3)
    table.end_round()
    assert table.board.comet_steps == 6


def test_6_1_planets_that_have_just_moved_push_the_comet_on() -> None:
    """Mars is in Gemini, and Luna has just gone from there to Cancer."""
    table = a_table()
    table.sky("Tau", luna="Gem", mars="Gem", rest="Sag")
    table.event("Lu Me Ve")
    table.end_round()
    assert comet_of(table) == "Leo"


def test_6_1_planets_that_have_just_left_do_not() -> None:
    table = a_table()
    table.sky("Tau", luna="Gem", rest="Leo")
    table.event("Lu Me Ve")
    table.end_round()
    assert comet_of(table) == "Gem"


def test_6_1_a_planet_may_come_to_the_comets_sign_which_then_moves_on() -> None:
    table = a_table()
    table.sky("Gem", luna="Tau", rest="Leo")
    table.event("Lu Me Ve")
    table.end_round()
    assert table.board.planets[1] == sign("Gem")
    assert comet_of(table) == "Can"


def test_6_1_the_comet_goes_round_from_pisces_to_aries() -> None:
    table = a_table()
    table.sky("Pis", rest="Leo")
    table.end_round()
    assert comet_of(table) == "Ari"


def test_6_1_pawns_on_the_sign_where_the_comet_stops_return_to_their_owners() -> None:
    table = a_table(seats=3)
    table.sky("Ari", rest="Leo")
    table.pawns(0, "Tau Tau Gem")
    table.pawns(1, "Tau")
    table.pawns(2, "Pis")
    table.end_round()
    assert (table.on(0), table.on(1), table.on(2)) == ("Gem", "", "Pis")
    assert [table.reserve(seat) for seat in range(3)] == [9, 10, 9]


def test_6_1_pawns_on_signs_it_passes_or_leaves_stay() -> None:
    table = a_table()
    table.sky("Ari", luna="Tau", rest="Leo")
    table.pawns(0, "Ari Tau Gem")
    table.end_round()
    assert comet_of(table) == "Gem"
    assert table.on(0) == "Ari Tau"


def test_6_1_nothing_else_moves_pawns() -> None:
    """Planets leave their sign, and the pawns stay behind."""
    table = a_table()
    table.sky("Ari", luna="Leo", mercurius="Leo", venus="Leo", rest="Sag")
    table.event("Lu Me Ve")
    table.pawns(0, "Leo Leo Vir Vir")
    events = table.end_round()
    assert table.on(0) == "Leo Leo Vir Vir"
    assert PlanetStudied not in kinds(events)


def test_6_1_the_event_card_is_discarded() -> None:
    table = a_table()
    table.event("Lu Me Ve", "Lu Ve Ma")
    table.end_round()
    assert table.board.events_past == (planets("Lu Me Ve"),)
    assert table.board.event == planets("Lu Ve Ma")


# ---- 2: the comet has come round -----------------------------------------------------------------


def near_the_end(steps: int) -> RulesTable:
    """Two planets stand before the comet, which makes three steps."""
    table = a_table()
    table.sky("Ari", luna="Tau", venus="Gem", rest="Sag")
    table.arrange(comet_steps=steps)
    return table


@pytest.mark.parametrize("steps", [9, 10, 11])
def test_6_2_with_twelve_or_more_steps_the_game_ends_here(steps: int) -> None:
    table = near_the_end(steps)
    events = table.end_round()
    assert table.board.comet_steps == steps + 3
    assert isinstance(table.board.stage, Over)
    assert kinds(events)[-1] is GameScored
    assert EventShown not in kinds(events)
    assert RoundBegun not in kinds(events)
    assert table.asked == ()


def test_6_2_with_eleven_steps_it_goes_on() -> None:
    table = near_the_end(8)
    table.end_round()
    assert table.board.comet_steps == 11
    assert table.board.round == 2


def test_6_2_the_comet_comes_exactly_to_its_start() -> None:
    table = a_table()
    table.sky("Pis", rest="Leo")
    table.arrange(comet_start=sign("Ari"), comet_steps=11)
    table.end_round()
    assert table.board.comet == table.board.comet_start
    assert table.winners is not None


def test_6_2_the_comet_overshoots_its_start() -> None:
    table = a_table()
    table.sky("Aqu", luna="Pis", mars="Ari", rest="Sag")
    table.arrange(comet_start=sign("Pis"), comet_steps=11)
    table.event("Me Ve So")
    table.end_round()
    assert comet_of(table) == "Tau"
    assert table.board.comet_steps == 14
    assert table.winners is not None


def test_6_2_pawns_where_the_comet_stops_return_before_the_end() -> None:
    table = near_the_end(11)
    table.pawns(0, "Can Can Leo")
    table.end_round()
    assert table.on(0) == "Leo"


def test_6_2_after_the_end_nothing_is_lawful() -> None:
    table = near_the_end(11)
    table.end_round()
    assert table.refusal(0, "D deck") == "ptolemaeus-game-over"


# ---- 3 and 4: the next round ---------------------------------------------------------------------


def test_6_3_the_next_event_is_shown() -> None:
    table = a_table()
    table.event("Lu Me Ve", "Lu Ve Ma")
    events = table.end_round()
    assert one(events, EventShown).card == planets("Lu Ve Ma")
    assert table.board.event_deck == 11


@pytest.mark.parametrize(("holder", "following"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_6_4_the_astrolabe_passes_clockwise(holder: int, following: int) -> None:
    table = a_table(seats=4)
    table.arrange(astrolabe=holder)
    table.end_round()
    assert table.board.astrolabe == following
    assert table.asked == (following,)


def test_6_4_the_turn_counter_goes_back_to_1() -> None:
    table = a_table()
    table.end_round()
    assert table.board.lap == 1
    assert table.board.round == 2


def test_6_4_a_player_may_have_the_last_turn_of_a_round_and_the_first_of_the_next() -> None:
    table = a_table(seats=2)
    assert table.draw_on(8) == [0, 1, 0, 1, 0, 1, 1, 0]


def test_6_the_comet_goes_on_in_every_round_so_there_are_at_most_twelve() -> None:
    table = a_table(seats=1)
    steps = []
    while table.winners is None:
        if table.question == "discard":
            table.play(0, table.lawful(0)[0])
        else:
            steps.append(table.board.comet_steps)
            table.draw_on(3)
    assert steps == sorted(set(steps))
    assert table.board.round == len(steps) <= 12
    assert table.board.comet_steps >= 12
