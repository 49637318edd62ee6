"""Promise 5: random play ends, and conservation laws hold after every single event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.play import new_table, random_move
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES, case_seed
from tests.sizes import GAMES, MOST_ACTIONS

SEEDS_PER_GAME = 3


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_random_play_ends_and_conserves(subject: Subject, options: Any) -> None:
    game = subject.game
    for number in range(GAMES * SEEDS_PER_GAME):
        rng = random.Random(f"{case_seed(subject, options, number)} to the end")
        table = new_table(subject, options, number, viewers=())
        state = table.state
        for _ in range(MOST_ACTIONS):
            if not table.pending:
                break
            for event in random_move(subject, table, rng):
                before, state = state, game.evolve(state, event)
                subject.invariants(state)
                subject.progress(before, state)
            assert state == table.state
            subject.at_rest(state)
        outcome = table.outcome
        assert outcome is not None, f"game {number} did not end"
        assert len(outcome.scores) == table.seats
        assert outcome.winners
        assert set(outcome.winners) <= set(range(table.seats))
