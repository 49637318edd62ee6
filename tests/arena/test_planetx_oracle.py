"""The oracle: lawful, above pencil, and truly the best over all turns to locate on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from ecliptic.arena.match import fresh_table, seated
from ecliptic.arena.plan import Plan, lineups, make_plan
from ecliptic.arena.planetx.description import DESCRIPTION as PLANETX
from ecliptic.arena.planetx.oracle import best_locate, oracle_action, true_locate
from ecliptic.core.game import Seat
from ecliptic.core.log import Moved
from ecliptic.core.table import Player, Table, play
from ecliptic.planetx.board import Removed, Turns
from tests.sizes import size

DEALS = size(2, 12)
CAP = PLANETX.most_actions


def plan_of(mode: str, seats: int) -> Plan:
    return make_plan("planetx", ["pencil"] * seats, DEALS, "oracle", {"mode": mode})


def rivals_of(plan: Plan, deal: int, seat: Seat) -> Mapping[Seat, Player]:
    players = seated(PLANETX, plan, lineups(plan)[0], deal, 0)
    return {other: player for other, player in players.items() if other != seat}


def oracle_game(plan: Plan, deal: int, seat: Seat) -> Table:
    rivals = rivals_of(plan, deal, seat)
    return best_locate(lambda: fresh_table(PLANETX, plan, deal), rivals, seat, CAP)


def locating_on_turn(turn: int, plan: Plan, deal: int, seat: Seat) -> tuple[Table, bool]:
    """A whole game in which the oracle locates on its own turn number `turn`, from 0 on, and
    whether it had that turn before a rival found Planet X."""
    table = fresh_table(PLANETX, plan, deal)
    rivals = rivals_of(plan, deal, seat)
    taken = 0
    while table.pending:
        asked = table.pending[0]
        if asked.seat != seat:
            action = rivals[asked.seat].answer(table.view(asked.seat), asked)
        elif isinstance(table.state.board.stage, Turns) and taken == turn:
            action = true_locate(table.state)
        else:
            taken += isinstance(table.state.board.stage, Turns)
            action = oracle_action(table.state, asked)
        table.act(asked.seat, asked.name, action)
    return table, taken == turn


def score(table: Table, seat: Seat) -> int:
    assert table.outcome is not None
    return table.outcome.scores[seat]


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_pencil_in_the_same_seat_is_hardly_ever_as_good(mode: str) -> None:
    """It is no proof of the best possible: rarely another way to wait scores as much or more."""
    plan = plan_of(mode, 2)
    ahead = 0
    for deal in range(DEALS):
        for seat in (0, 1):
            played = fresh_table(PLANETX, plan, deal)
            play(played, seated(PLANETX, plan, lineups(plan)[0], deal, 0), CAP)
            ahead += score(oracle_game(plan, deal, seat), seat) > score(played, seat)
    assert ahead > 0.9 * 2 * DEALS


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("standard", 3), ("expert", 2)])
def test_it_is_the_best_over_all_turns(mode: str, seats: int) -> None:
    """Played out one by one: no turn to locate on, nor waiting for ever, scores more."""
    plan = plan_of(mode, seats)
    for seat in range(2):
        best = score(oracle_game(plan, 0, seat), seat)
        every = []
        for turn in range(40):
            table, had_it = locating_on_turn(turn, plan, 0, seat)
            every.append(score(table, seat))
            if not had_it:
                break
        assert best == max(every)
        assert len(set(every)) > 3, "the turn matters"


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_it_never_errs_and_its_moves_are_lawful_moves_of_the_table(mode: str) -> None:
    plan = plan_of(mode, 2)
    table = oracle_game(plan, 0, 1)
    again = fresh_table(PLANETX, plan, 0)
    for entry in table.log:
        if isinstance(entry, Moved):
            again.act(entry.seat, entry.decision, entry.action)
    assert again.outcome == table.outcome is not None
    theories = table.state.board.theories
    assert not [one for one in theories if one.seat == 1 and isinstance(one, Removed)]
    assert PLANETX.measure(table)[1]["wrong_locates"] == (0, 1)


def test_alone_it_places_every_theory_and_then_locates() -> None:
    plan = make_plan("planetx", ["pencil"], 1, "oracle", {})
    table = oracle_game(plan, 0, 0)
    assert score(table, 0) == 4 * 2 + 2 * 3 + 2 * 4 + 4 + 9 + 10
