"""Promise 1: another hidden world that a viewer cannot exclude changes nothing for it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Container, Iterable
from typing import Any

import pytest

from ecliptic.core.game import AnyGame, Viewer
from ecliptic.core.table import Table
from tests.conformance.noninterference import Leak, demand_same
from tests.conformance.play import LENGTHS, cut_points, short_game, telling_games
from tests.conformance.subject import Subject
from tests.conformance.subjects import CASES, LEAK_CASES, SUBJECTS, case_seed
from tests.sizes import WORLDS_PER_CUT, size

UNDO_RATE = 0.06
MOST_PASSES = 10
"""Over the same games, each time at other cuts, until every secret has been another one."""
LEAK_STAGES = 4
"""Of each leaking game few stages, but more games: a leak may need something rare to happen."""
MOST_LEAKING_GAMES = 40
LEAK_SHOWS = {
    "planetx": {
        "researched-clue": 2,
        "error-knows-sky": 2,
        "legal-actions": 2,
    },
    "ptolemaeus": {
        "sealed-discard": 1,
        "seal-colour": 4,
        "stolen-card": 8,
        "longer-message": 1,
        "number-of-messages": 5,
        "error-knows-hands": 1,
        "decision-name": 1,
        "legal-order": 10,
        "answers-by-itself": 10,
    },
}
"""The first game in which a leak shows, where it is not the very first; tried before the others."""


def compare_worlds(
    subject: Subject,
    table: Table,
    stages: Container[str],
    viewer: Viewer,
    rng: random.Random,
) -> Counter[str]:
    """Demand sameness at cuts in these stages of a game; how often each secret was another one."""
    tried: Counter[str] = Counter()
    for moment, entries in cut_points(subject, table, stages, size(1, 2), rng):
        for _ in range(WORLDS_PER_CUT):
            other = subject.other_world(table.options, entries, viewer, rng, table.chance)
            if other is None:
                continue
            demand_same(subject, table, entries, viewer, other, rng)
            tried.update(other.differs)
            tried.update([f"at {moment}"])
    return tried


@pytest.mark.parametrize(("subject", "options"), CASES)
def test_no_viewer_can_tell_two_worlds_apart(subject: Subject, options: Any) -> None:
    seats = subject.game.seats(options)
    for viewer in (*range(seats), None):
        rng = random.Random(f"{options} {viewer}")
        tried: Counter[str] = Counter()
        wanted = {f"at {moment}" for moment in subject.moments(options)} - {"at over"}
        wanted |= subject.secrets(options, viewer)
        for _ in range(MOST_PASSES):
            for table, stages in telling_games(subject, options, UNDO_RATE):
                tried += compare_worlds(subject, table, stages, viewer, rng)
            if set(tried) >= wanted:
                break
        # Every secret was really another one, and in every stage of the game: not vacuous.
        assert set(tried) >= wanted


def _first_leak(subject: Subject, game: AnyGame, numbers: Iterable[int]) -> Leak | None:
    """What the check says of a game, leaking or not, over the same few random games."""
    options = next(one for one in subject.options if subject.game.seats(one) >= 2)
    moments = sorted(subject.moments(options))
    stages = min(LEAK_STAGES, len(moments))
    for number in numbers:
        seed = case_seed(subject, options, number)
        rng = random.Random(seed)
        moves = LENGTHS[number % len(LENGTHS)]
        table = short_game(subject, options, seed, moves, game=game, viewers=())
        for viewer in (*range(table.seats), None):
            try:
                compare_worlds(subject, table, rng.sample(moments, stages), viewer, rng)
            except Leak as leak:
                return leak
    return None


@pytest.mark.parametrize(("subject", "leaking"), LEAK_CASES)
def test_every_deliberate_leak_is_caught(subject: Subject, leaking: AnyGame) -> None:
    name = next(name for name, one in subject.leaks.items() if one is leaking)
    shows = LEAK_SHOWS.get(subject.name, {}).get(name, 0)
    numbers = (shows, *range(MOST_LEAKING_GAMES))
    assert _first_leak(subject, leaking, numbers) is not None, "the leak went unnoticed"


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_the_honest_game_passes_where_leaks_are_caught(subject: Subject) -> None:
    numbers = {0, *LEAK_SHOWS.get(subject.name, {}).values(), *range(size(1, 20))}
    assert _first_leak(subject, subject.game, sorted(numbers)) is None
