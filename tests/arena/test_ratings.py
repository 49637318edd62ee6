"""Plackett-Luce: known strengths are found again, and intervals hold them."""

from __future__ import annotations

from collections.abc import Sequence
from math import log10

import numpy as np
import pytest

from ecliptic.arena.bootstrap import Estimate, resamples
from ecliptic.arena.ratings import Ranking, ratings
from tests.sizes import size

STRENGTHS = [1.0, 2.0, 6.0]
RUNS = size(20, 200)
DEALS = 150


def truth() -> list[float]:
    points = [400 * log10(strength) for strength in STRENGTHS]
    return [point - sum(points) / len(points) for point in points]


def drawn(games: int, seed: int) -> list[Ranking]:
    """Games in which the next place goes to each with the odds of the strengths left."""
    luck = np.random.default_rng(seed)
    found: list[Ranking] = []
    for _ in range(games):
        clocks = luck.exponential(1 / np.array(STRENGTHS))
        found.append([[int(level)] for level in np.argsort(clocks)])
    return found


def rated(deals: Sequence[Sequence[Ranking]], levels: int, seed: str = "r") -> list[Estimate]:
    found = ratings(deals, levels, resamples(len(deals), seed))
    assert found is not None
    return found


def test_known_strengths_are_found_again() -> None:
    found = rated([[game] for game in drawn(4000, 1)], 3)
    for estimate, expected in zip(found, truth(), strict=True):
        assert estimate.value == pytest.approx(expected, abs=15)
        assert estimate.low < estimate.value < estimate.high
    assert sum(one.value for one in found) == pytest.approx(0, abs=1e-6)


def test_intervals_hold_the_strengths_95_times_in_100() -> None:
    weights = resamples(DEALS, "coverage")
    held = 0
    for run in range(RUNS):
        found = ratings([[game] for game in drawn(DEALS, 100 + run)], 3, weights)
        assert found is not None
        held += sum(one.contains(value) for one, value in zip(found, truth(), strict=True))
    assert 0.86 <= held / (3 * RUNS) <= 1


def test_two_levels_are_bradley_terry() -> None:
    """With the drawn game each has half a win more: the odds are plain arithmetic."""
    games = [[[[0], [1]]]] * 30 + [[[[1], [0]]]] * 10
    first, second = rated(games, 2)
    assert first.value - second.value == pytest.approx(400 * log10(30.5 / 10.5), abs=1e-3)


def test_a_tie_is_half_a_win_each() -> None:
    first, second = rated([[[[0, 1]]]] * 20, 2)
    assert first.value == pytest.approx(second.value, abs=1e-6)
    tied = rated([[[[0], [1]]]] * 10 + [[[[0, 1]]]] * 10, 2)
    assert tied[0].value - tied[1].value == pytest.approx(400 * log10(15.5 / 5.5), abs=1e-3)


def test_the_order_of_games_does_not_matter() -> None:
    games = [[game] for game in drawn(60, 4)]
    one = [found.value for found in rated(games, 3)]
    assert [found.value for found in rated(games[::-1], 3)] == pytest.approx(one, abs=1e-6)


def test_two_players_of_a_level_are_equally_strong() -> None:
    found = rated([[[[0], [0], [1]]]] * 12 + [[[[1], [0], [0]]]] * 3, 2)
    assert found[0].value > 0 > found[1].value


def test_a_level_that_always_wins_has_a_finite_rating() -> None:
    found = rated([[[[0], [1]]]] * 50, 2)
    assert found[0].value - found[1].value == pytest.approx(400 * log10(50.5 / 0.5), abs=1e-3)


def test_one_level_alone_has_no_rating() -> None:
    assert ratings([[[[0], [0]]]], 1, resamples(1, "alone")) is None
