"""Whole random games: no law of conservation is ever broken, and every game ends in time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.events import CometMoved, RoundBegun
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race
from ecliptic.ptolemaeus.state import State
from tests.conformance.ptolemaeus_invariants import holds_always, holds_at_rest, never_goes_back
from tests.conformance.ptolemaeus_policy import at_random, eventful
from tests.sizes import size

GAME = Ptolemaeus()
BATCHES = 4
GAMES = size(36, 1_000) // BATCHES
"""Of each number of seats, in each batch."""
WATCHED = size(4, 24)
"""Games in which every view is compared with the truth."""

CASES = [
    pytest.param(seats, batch, id=f"{seats} seats, batch {batch + 1}")
    for seats in (1, 2, 3, 4)
    for batch in range(BATCHES)
]


def _options(seats: int, number: int) -> Options:
    """Any sky; every fourth table counts only planets in the race."""
    return Options(seats, RANDOM_DATE, Race.PLANETS if number % 4 == 0 else Race.EVERYTHING)


def _choice(state: State, seat: int, number: int, rng: random.Random) -> Any:
    """Every third game is played by seats that want something to happen."""
    wanted = eventful(state, seat) if number % 3 == 0 else None
    return wanted or at_random(GAME.legal(state, seat), rng)


def _states(options: Options, number: int) -> Iterator[tuple[Any, State, bool]]:
    """A whole game: each event, the state after it, and whether the table then waits."""
    chance = Chance(seed_from_text(f"random game {number}"))
    rng = random.Random(f"{options} {number}")
    state = GAME.blank(options)
    for event in GAME.deal(options, chance):
        state = GAME.evolve(state, event)
    while pending := GAME.to_act(state):
        seat = rng.choice(pending).seat
        events = GAME.decide(state, seat, _choice(state, seat, number, rng), chance)
        last = len(events) - 1
        for place, event in enumerate(events):
            state = GAME.evolve(state, event)
            yield event, state, place == last


@pytest.mark.parametrize(("seats", "batch"), CASES)
def test_random_games_break_no_law(seats: int, batch: int) -> None:
    for number in range(batch * GAMES, (batch + 1) * GAMES):
        before: State | None = None
        rounds, comets = 1, 0
        for event, state, at_rest in _states(_options(seats, number), number):
            holds_always(state)
            if before is not None:
                never_goes_back(before, state)
            if at_rest:
                holds_at_rest(state)
            if isinstance(event, CometMoved):
                assert event.steps >= 1
                comets += 1
            elif isinstance(event, RoundBegun):
                rounds += 1
                assert comets == rounds - 1
            before = state
        assert before is not None
        outcome = GAME.outcome(before)
        assert outcome is not None
        assert rounds <= 12


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_view_shows_the_same_board_and_offers_what_is_lawful(seats: int) -> None:
    for number in range(WATCHED):
        options = _options(seats, number)
        table = open_table(GAME, options, Chance(seed_from_text(f"watched {number}")))
        rng = random.Random(f"{options} watched {number}")
        while table.pending:
            asked = rng.choice(table.pending)
            table.act(asked.seat, asked.name, _choice(table.state, asked.seat, number, rng))
            for viewer, stream in table.streams.items():
                assert stream.view.board == table.state.board
                if viewer is not None:
                    assert stream.view.desk == table.state.desks[viewer]
                    offered = GAME.expand(GAME.offers(stream.view))
                    assert list(offered) == list(GAME.legal(table.state, viewer))


def test_the_same_seed_gives_the_same_game() -> None:
    games = [list(_states(_options(3, 1), 1)) for _ in range(2)]
    assert games[0] == games[1]
    assert len(games[0]) > 100
