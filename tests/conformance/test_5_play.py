"""Promise 5: random play ends, and conservation laws hold after every single event."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.conformance.play import new_table, random_move
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES, case_seed
from tests.sizes import MOST_ACTIONS, size


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_random_play_ends_and_conserves(subject: Subject, options: Any) -> None:
    """Nothing in a game's rules may end an unlucky one, so the seeds that must end are fixed; at
    full size other seeds are played as far as they go."""
    ending = subject.ending_seeds(options)
    assert len(ending) >= 2
    for number in (*ending, *range(1_000, size(1_000, 1_003))):
        ended = _play(subject, options, number)
        assert ended or number not in ending, f"game {number} did not end"


def _play(subject: Subject, options: Any, number: int) -> bool:
    """Play a game by the random policy and look at it after every event; whether it ended."""
    game = subject.game
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
    if outcome is None:
        return False
    assert len(outcome.scores) == table.seats
    # Alone one may lose; at a table somebody wins.
    assert outcome.winners or table.seats == 1
    assert set(outcome.winners) <= set(range(table.seats))
    return True
