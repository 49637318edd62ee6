"""The opponent that reads its rivals: honest to what it says, and hard to lead astray."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import sqrt

import pytest
from msgspec.structs import replace

from ecliptic.arena.planetx.deceiver import DeceiverBot
from ecliptic.arena.planetx.oracle import true_locate
from ecliptic.bots.bot import Bot, SeatedBot
from ecliptic.bots.planetx.knowledge import Knowledge
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.bots.planetx.professor import (
    considered,
    cost_if_wrong,
    theories_of,
    turn_considered,
)
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Action, Choose, Locate, PlaceTheory
from ecliptic.planetx.board import Choosing, FaceUp, Removed, Turns
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.system import content
from ecliptic.planetx.views import View
from tests.deduction.games import true_system
from tests.sizes import FULL, size

MOST_ACTIONS = 1_000
DECEIVED = {Mode.STANDARD: size(3, 60), Mode.EXPERT: 15}
"""Deals against the deceiver."""
MODES = list(Mode) if FULL else [Mode.STANDARD]


def fresh(mode: Mode, label: str, seats: int = 2) -> Table:
    return open_table(PlanetX(), default_options(mode, seats), Chance(seed_from_text(label)))


def moves(table: Table, bots: tuple[Bot, ...], label: str) -> Iterator[tuple[int, View, Action]]:
    """Play on; before each move who makes it, the view and the action."""
    players = [SeatedBot(bot, seed_from_text(f"{label} {seat}")) for seat, bot in enumerate(bots)]
    for _ in range(MOST_ACTIONS):
        if not table.pending:
            return
        asked = table.pending[0]
        view = table.view(asked.seat)
        action = players[asked.seat].answer(view, asked)
        yield asked.seat, view, action
        table.act(asked.seat, asked.name, action)


def said_and_came(mode: Mode, games: int) -> tuple[list[tuple[float, bool]], ...]:
    """Of unsure locates and of theories: how probable it thought each, and whether it was right."""
    located: list[tuple[float, bool]] = []
    theories: list[tuple[float, bool]] = []
    for game in range(games):
        table, knowledge = fresh(mode, f"stated {game}"), Knowledge()
        truth = true_system(table)
        bots = (PLANETX["professor"], PLANETX["astronomer"])
        for seat, view, action in moves(table, bots, f"stated {game}"):
            if seat == 0 and isinstance(action, Locate | PlaceTheory):
                belief = considered(knowledge, view)
                if isinstance(action, PlaceTheory):
                    said = belief.probability(action.sector, action.thing)
                    theories.append((said, content(truth, action.sector) is action.thing))
                elif isinstance(view.board.stage, Turns):
                    located.append((belief.locates[action], action == true_locate(table.state)))
    return located, theories


@cache
def calibration(mode: Mode) -> tuple[list[tuple[float, bool]], ...]:
    return said_and_came(mode, size(8, 100))


@pytest.mark.parametrize("mode", MODES)
def test_what_it_says_comes_true_that_often(mode: Mode) -> None:
    """Success above what was stated would be knowledge that it should not have."""
    for stated in calibration(mode):
        unsure = [(said, came) for said, came in stated if said < 1]
        spread = sqrt(sum(said * (1 - said) for said, _ in unsure))
        assert abs(sum(came - said for said, came in unsure)) < 3 * spread
        assert all(came for said, came in stated if said == 1)
        assert unsure


def test_its_choices_are_ranked_and_the_first_is_taken() -> None:
    """What a search starts from: the same move first, and then what costs more."""
    table, knowledge, seen = fresh(Mode.STANDARD, "ranked"), Knowledge(), 0
    for _, view, action in moves(table, (PLANETX["professor"],) * 2, "ranked"):
        belief = considered(knowledge, view)
        assert belief.weights is not None
        assert len(belief.systems.numbers()) == len(belief.weights)
        if isinstance(view.board.stage, Turns):
            ranked = turn_considered(belief, view).ranked(8)
            costs = [cost for _, cost in ranked]
            assert ranked[0][0] == action
            assert costs == sorted(costs)
            assert len(ranked) in (1, 8)
            seen += len(ranked) == 8
        if isinstance(view.board.stage, Choosing):
            wanted = theories_of(belief, view)
            assert isinstance(action, Choose)
            assert bool(action.things) == bool(wanted)
    assert seen


@pytest.mark.parametrize("mode", list(Mode))
def test_a_wrong_theory_costs_less_the_later_it_is(mode: Mode) -> None:
    board = fresh(mode, "costs").state.board
    for thing in THEORY_OBJECTS:
        by_time = [cost_if_wrong(thing, replace(board, earth=steps)) for steps in (0, 6, 12, 18)]
        assert by_time == sorted(by_time, reverse=True)
        assert by_time[-1] < by_time[0] / 2


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_games_of_every_size_end(seats: int) -> None:
    table = fresh(Mode.STANDARD, f"sizes {seats}", seats)
    bots = [PLANETX[level] for level in ("professor", "observer", "professor")]
    for _ in moves(table, (*bots, DeceiverBot())[:seats], "sizes"):
        pass
    assert table.outcome is not None


def test_the_deceiver_places_what_is_false() -> None:
    wrong = right = 0
    for game in range(size(3, 20)):
        table = fresh(Mode.STANDARD, f"deceived {game}")
        for _ in moves(table, (DeceiverBot(), PLANETX["astronomer"]), f"deceived {game}"):
            pass
        mine = [one for one in table.state.board.theories if one.seat == 0]
        wrong += sum(isinstance(one, Removed) for one in mine)
        right += sum(isinstance(one, FaceUp) for one in mine)
    assert wrong > 5 * right


@pytest.mark.parametrize("mode", MODES)
def test_false_theories_do_not_lead_it_astray(mode: Mode) -> None:
    """Against who places them on purpose it wins about as often as the astronomer does."""
    shares: dict[str, list[float]] = {"astronomer": [], "professor": []}
    for deal in range(DECEIVED[mode]):
        for level, won in shares.items():
            share = 0.0
            for seat in range(2):
                table = fresh(mode, f"astray {deal}")
                pair = [PLANETX[level], DeceiverBot()]
                for _ in moves(table, tuple(pair if seat == 0 else pair[::-1]), f"astray {deal}"):
                    pass
                winners = table.outcome.winners if table.outcome is not None else (0, 1)
                share += (seat in winners) / len(winners) / 2
            won.append(share)
    less = [a - p for a, p in zip(shares["astronomer"], shares["professor"], strict=True)]
    mean = sum(less) / len(less)
    spread = sqrt(sum((one - mean) ** 2 for one in less)) / len(less)
    assert mean <= 3 * spread + 1 / (2 * len(less))  # one game more or less says nothing
