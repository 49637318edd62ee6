"""Intervals: they hold what they should, and how often they should."""

from __future__ import annotations

import numpy as np

from ecliptic.arena.bootstrap import Estimate, median, ratio, resamples
from tests.sizes import size

RUNS = size(150, 1000)


def coin(flips: int, seed: int, share: float = 0.5) -> list[float]:
    return list(np.random.default_rng(seed).binomial(1, share, flips).astype(float))


def estimate(found: Estimate | None) -> Estimate:
    assert found is not None
    return found


def test_the_interval_of_a_fair_coin_holds_a_half() -> None:
    found = estimate(ratio(coin(400, 1), [1] * 400, resamples(400, "coin")))
    assert found.contains(0.5)
    assert 0.08 < found.high - found.low < 0.12, "about four standard errors of 0.025"


def test_intervals_hold_the_truth_95_times_in_100() -> None:
    weights = resamples(200, "coverage")
    held = sum(
        estimate(ratio(coin(200, run, 0.7), [1] * 200, weights)).contains(0.7)
        for run in range(RUNS)
    )
    assert 0.89 <= held / RUNS <= 0.99


def test_games_of_one_deal_count_as_one() -> None:
    """Playing every deal ten times over tells nothing new, so the interval must stay as wide."""
    flips = coin(100, 3)
    weights = resamples(100, "deals")
    once = estimate(ratio(flips, [1] * 100, weights))
    tenfold = estimate(ratio([10 * flip for flip in flips], [10] * 100, weights))
    assert tenfold == once


def test_a_ratio_is_all_totals_by_all_counts() -> None:
    found = estimate(ratio([1, 0, 3], [2, 0, 3], resamples(3, "r")))
    assert found.value == 4 / 5
    assert (found.low, found.high) == (0.5, 1)


def test_nothing_counted_is_no_figure() -> None:
    weights = resamples(2, "none")
    assert ratio([0, 0], [0, 0], weights) is None
    assert median([[], []], weights) is None


def test_the_median_is_the_lower_middle_value() -> None:
    weights = resamples(3, "m")
    assert estimate(median([[5, 1], [], [9]], weights)).value == 5
    assert estimate(median([[4], [2], [8, 6]], weights)).value == 4


def test_the_interval_of_a_median_holds_it() -> None:
    draws = np.random.default_rng(5).normal(20, 3, 300)
    found = estimate(median([[draw] for draw in draws], resamples(300, "times")))
    assert found.contains(20)
    assert found.low < found.value < found.high
    assert found.high - found.low < 1.5


def test_the_same_seed_draws_the_same_deals() -> None:
    assert (resamples(9, "a") == resamples(9, "a")).all()
    assert (resamples(9, "a") != resamples(9, "b")).any()
    assert (resamples(9, "a").sum(axis=1) == 9).all()
