"""The opponent that searches: it moves as its base player does unless it knows better."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from typing import Any

import numpy as np
import pytest

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.levels import LEVELS
from ecliptic.bots.planetx.professor import considered
from ecliptic.bots.planetx.search import candidates, halving
from ecliptic.bots.planetx.search.director import PLAYOUTS, DirectorBot
from ecliptic.bots.planetx.search.habits import habits
from ecliptic.bots.planetx.search.lots import SIDES, Ints
from ecliptic.bots.planetx.search.trial import Trial
from ecliptic.bots.planetx.search.worlds import Worlds, drawn_evenly, group_of
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.planetx.actions import Action
from ecliptic.planetx.board import Choosing, Turns
from ecliptic.planetx.game import GAME
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.views import View
from tests.sizes import FULL, size

MOST_ACTIONS = 1_000
WORLDS = 200


def fresh(mode: Mode, label: str, seats: int = 2) -> Table:
    return open_table(GAME, default_options(mode, seats), Chance(seed_from_text(label)))


def moves(table: Table, players: list[SeatedBot]) -> Iterator[tuple[View, Any, Action]]:
    for _ in range(MOST_ACTIONS):
        if not table.pending:
            return
        asked = table.pending[0]
        view = table.view(asked.seat)
        action = players[asked.seat].answer(view, asked)
        yield view, asked, action
        table.act(asked.seat, asked.name, action)


def seated(level: str, seats: int, budget: int | None = None) -> list[SeatedBot]:
    return [SeatedBot(LEVELS[level], seed_from_text(f"{seat}"), budget) for seat in range(seats)]


def test_without_a_budget_it_plays_as_its_base_player() -> None:
    table = fresh(Mode.STANDARD, "no budget")
    director = seated("director", 2, 0)
    for view, asked, action in moves(table, seated("professor", 2)):
        assert director[asked.seat].answer(view, asked) == action
    assert table.outcome is not None


@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("mode", list(Mode) if FULL else [Mode.STANDARD])
def test_its_games_end(mode: Mode, seats: int) -> None:
    table = fresh(mode, f"ends {seats}", seats)
    assert all(list(moves(table, seated("director", seats, 200)))[-1])
    assert table.outcome is not None


def test_a_clearly_better_candidate_is_taken_and_no_other() -> None:
    def better_by(points: int) -> int:
        def worth(these: list[int], start: int, count: int) -> Ints:
            luck = (np.arange(start, start + count) * 7919) % 101
            rows = [luck + (points if one == 3 else 0) + luck % (one + 2) for one in these]
            return np.array(rows)

        return halving.best(6, 600, worth)

    assert better_by(50) == 3
    assert better_by(-50) != 3
    same = np.zeros(100, dtype=np.int64)
    assert halving.best(2, 200, lambda these, start, count: np.array([same[:count]] * 2)) == 0


def test_worlds_are_drawn_as_often_as_they_weigh() -> None:
    drawn = drawn_evenly(np.array([1.0, 0.0, 5.0, 2.0]), 4, 800, SIDES // 3)
    assert np.bincount(drawn, minlength=4).tolist() == [100, 0, 500, 200]
    assert len(set(drawn_evenly(None, 5000, 100, 17).tolist())) == 100


def test_every_world_falls_into_an_answer_that_can_come() -> None:
    table, knowledge = fresh(Mode.STANDARD, "answers"), Knowledge()
    for view, _, _ in moves(table, seated("professor", 2)):
        if isinstance(view.board.stage, Turns):
            belief = considered(knowledge, view)
            worlds = Worlds(belief, 0)
            at = np.arange(len(worlds))
            for one in candidates.turns(belief, view):
                answers = worlds.answers(one.question)
                group = group_of(answers, at, (at * 9973) % SIDES)
                weights = worlds.weights
                assert (answers.weights[group, at] > 0)[weights > 0].all()
                known = worlds.knowledge(answers.weights)
                assert (known.sure <= 1).all()
                assert np.allclose(known.shares.sum(axis=2), 1)


def ends(mode: Mode, game: int) -> Iterator[tuple[float, float, bool]]:
    """Of one turn of a game the probability that its seat finds Planet X first and when the game
    ends, as playouts have it, and whether it did."""
    table, knowledge = fresh(mode, f"calibrated {game}"), Knowledge()
    stated = None
    for view, asked, action in moves(table, seated("professor", 2)):
        seat = asked.seat
        if stated is None and isinstance(view.board.stage, Turns) and view.board.times[seat] > 3:
            belief = considered(knowledge, view)
            worlds, offered = Worlds(belief, 0), candidates.turns(belief, view)[:1]
            assert offered[0].action == action
            trial = Trial(view, worlds, offered, habits(mode))
            seeds = np.arange(WORLDS, dtype=np.uint64) << np.uint64(32)
            lanes = trial.played([0], worlds.drawn(WORLDS, 0), seeds)
            stated = (
                float((lanes.finder == seat).mean()),
                float(lanes.times.max(axis=1).mean()),
                seat,
            )
    board = table.state.board
    if stated is not None and board.located:
        found, when, seat = stated
        yield found, when - max(board.times), board.located[0][0] == seat


@pytest.mark.parametrize("mode", list(Mode) if FULL else [Mode.STANDARD])
def test_playouts_find_planet_x_when_games_do(mode: Mode) -> None:
    """When playouts were late by two units of time, searching brought nothing."""
    seen = [one for game in range(size(12, 100)) for one in ends(mode, game)]
    late = [by for _, by, _ in seen]
    assert abs(float(np.mean(late))) < 1 + 3 * float(np.std(late)) / sqrt(len(late))
    spread = sqrt(sum(said * (1 - said) for said, _, _ in seen))
    assert abs(sum(came - said for said, _, came in seen)) < 3 * spread


def test_the_usual_budget_is_what_the_level_is_entered_with() -> None:
    level = LEVELS["director"]
    assert isinstance(getattr(level, "bot", None), DirectorBot)
    assert getattr(level, "usual", 0) == PLAYOUTS


def test_choices_begin_with_the_base_players() -> None:
    table, knowledge = fresh(Mode.EXPERT, "choices"), Knowledge()
    seen = 0
    for view, _, action in moves(table, seated("professor", 2)):
        if isinstance(view.board.stage, Choosing):
            offered = candidates.choices(considered(knowledge, view), view)
            assert offered[0].action == action
            assert len({one.action for one in offered}) == len(offered)
            seen += len(offered) > 1
            if seen > 3:
                break
    assert seen
