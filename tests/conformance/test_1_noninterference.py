"""Promise 1: another hidden world that a viewer cannot exclude changes nothing for it."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.table import Table
from tests.conformance.noninterference import Leak, demand_same, true_world
from tests.conformance.play import cut_points, short_game
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES, LEAK_CASES, SUBJECTS, case_seed
from tests.sizes import GAMES, WORLDS_PER_CUT, size

MOVES = (16, 50)
UNDO_RATE = 0.06


def compare_worlds(
    subject: Subject, game: AnyGame, table: Table, viewer: Viewer, rng: random.Random
) -> Counter[str]:
    """Demand sameness at every cut of one game; how often each secret was another one."""
    tried: Counter[str] = Counter()
    for moment, entries in cut_points(subject, table, size(1, 4), rng):
        for _ in range(WORLDS_PER_CUT):
            other = subject.other_world(table.options, entries, viewer, rng)
            if other is None:
                continue
            one = true_world(table, entries, other.hidden)
            demand_same(subject, game, table.options, entries, viewer, (one, other), rng)
            tried.update(other.differs)
            tried.update([f"at {moment}"])
    return tried


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_no_viewer_can_tell_two_worlds_apart(subject: Subject, options: Any) -> None:
    seats = subject.game.seats(options)
    for viewer in (*range(seats), None):
        tried: Counter[str] = Counter()
        for number in range(GAMES):
            for moves in MOVES:
                seed = case_seed(subject, options, number)
                table = short_game(subject, options, f"{seed} {moves}", moves, UNDO_RATE)
                rng = random.Random(f"{seed} {moves} {viewer}")
                tried += compare_worlds(subject, subject.game, table, viewer, rng)
        # Every secret was really another one, and in every stage of the game: not vacuous.
        assert {name for name in tried if tried[name] >= 3} >= subject.secrets(options, viewer)
        assert {f"at {moment}" for moment in subject.moments(options)} - {"at over"} <= set(tried)


def _first_leak(subject: Subject, game: AnyGame) -> Leak | None:
    """What the check says of a game, leaking or not, over the same few random games."""
    options = next(one for one in subject.options if subject.game.seats(one) >= 2)
    for number in range(6):
        for moves in MOVES:
            seed = f"{case_seed(subject, options, number)} {moves}"
            table = short_game(subject, options, seed, moves, game=game)
            for viewer in (*range(table.seats), None):
                try:
                    compare_worlds(subject, game, table, viewer, random.Random(seed))
                except Leak as leak:
                    return leak
    return None


@pytest.mark.parametrize(("subject", "leaking"), LEAK_CASES)
def test_every_deliberate_leak_is_caught(subject: Subject, leaking: AnyGame) -> None:
    assert _first_leak(subject, leaking) is not None, "the leak went unnoticed"


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_the_honest_game_passes_where_leaks_are_caught(subject: Subject) -> None:
    assert _first_leak(subject, subject.game) is None
