"""What is counted in a game of Planet X."""

from __future__ import annotations

from ecliptic.arena.match import fresh_table
from ecliptic.arena.plan import make_plan
from ecliptic.arena.planetx.description import DESCRIPTION as PLANETX
from ecliptic.arena.planetx.oracle import true_locate
from ecliptic.core.table import Table
from ecliptic.planetx.actions import Action, Choose, Locate, Pass, PlaceTheory, Research
from ecliptic.planetx.locate import is_right, locate_offer, locates
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID


def answer(table: Table, action: Action) -> int:
    asked = table.pending[0]
    table.act(asked.seat, asked.name, action)
    return asked.seat


def wrong_locate(table: Table) -> Locate:
    every = locates(locate_offer(Mode.STANDARD, 5))
    return next(one for one in every if not is_right(table.state.sky.system, one))


def test_a_game_counted_by_hand() -> None:
    """First: research, a wrong locate, a right one. Second: a theory, a wrong last chance."""
    table = fresh_table(PLANETX, make_plan("planetx", ["random", "random"], 1, "hand", {}), 0)
    system = table.state.sky.system
    first = answer(table, Research("A"))
    second = answer(table, wrong_locate(table))
    assert first != second
    answer(table, wrong_locate(table))
    for _ in range(2):
        seat = table.pending[0].seat
        answer(table, Choose((ASTEROID,) if seat == second else ()))
    answer(table, PlaceTheory(ASTEROID, system.index(ASTEROID) + 1))
    finder = table.pending[0].seat
    start = table.state.board.times[finder]
    answer(table, true_locate(table.state))
    assert finder == second
    assert start == 5
    if table.pending:
        answer(table, Pass())
    assert table.outcome is not None
    mine, other = PLANETX.measure(table)[second], PLANETX.measure(table)[first]
    assert mine["locate_start"] == (5, 1)
    assert mine["found"] == (1, 1)
    assert mine["wrong_locates"] == (1, 1)
    assert mine["precision"] == (1, 1)
    assert (mine["theory_points"], mine["first_points"]) == ((2, 1), (1, 1))
    assert mine["planet_x_points"] == (10, 1)
    assert other["locate_start"] == (0, 0)
    assert other["found"] == (0, 1)
    assert other["wrong_locates"] == (1, 1)
    assert other["precision"] == (0, 0)


def test_a_right_last_chance_is_no_find_and_has_no_time() -> None:
    table = fresh_table(PLANETX, make_plan("planetx", ["random", "random"], 1, "hand", {}), 0)
    finder = answer(table, true_locate(table.state))
    late = answer(table, true_locate(table.state))
    assert table.outcome is not None
    found = PLANETX.measure(table)
    assert found[finder]["locate_start"] == (0, 1)
    assert found[late]["locate_start"] == (0, 0)
    assert found[late]["found"] == (0, 1)
    assert found[late]["planet_x_points"] == (10, 1)
