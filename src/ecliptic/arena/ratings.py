"""Ratings of levels: Plackett-Luce strengths by maximum likelihood (Bradley-Terry at two seats).

A level with strength s comes before the others still in the running with probability s / (sum of
their strengths). The fit is Hunter's MM iteration (Annals of Statistics 32, 2004), which always
climbs; intervals come from fitting the resampled deals as well.

Why not an online system such as openskill: its ratings depend on the order of the games and its
uncertainty is a belief about a player who may change. Our levels never change, all games are known
at once, and games of one deal belong together: a joint fit resampled over deals uses that, gives
the same answer in any order, and needs no further package.

Ties: every order of the tied players counts equally. A level that always wins has no finite
strength, so each pair of levels is also credited with one drawn game.

The same on every machine: products of matrices, whose last digits depend on the processor, are
taken only of counts on a grid, where they are exact; the fit itself adds in a fixed order.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations, product

import numpy as np
from numpy.typing import NDArray

from ecliptic.arena.bootstrap import Estimate, Weights, interval, on_grid
from ecliptic.deduction.information import log2

POINTS_PER_TENFOLD = 400
"""The scale of chess: 400 points are odds of ten to one."""
LOG2_OF_TEN = 3.321928094887362
PRECISION = 1e-9
MOST_ROUNDS = 10_000

Ranking = Sequence[Sequence[int]]
"""One game: levels (by number) from first to last, tied ones together; a level may occur twice."""

Stage = tuple[int, tuple[int, ...]]
"""Who was chosen, out of whom."""

Array = NDArray[np.float64]


def ratings(
    games: Sequence[Sequence[Ranking]], levels: int, weights: Weights
) -> list[Estimate] | None:
    """The rating of every level, their mean being 0; `games` are grouped by deal.

    None if no game tells two levels apart.
    """
    counted = [_stages(deal) for deal in games]
    stages = sorted(set().union(*counted))
    if not stages:
        return None
    counts = on_grid([[deal.get(stage, 0) for stage in stages] for deal in counted])
    fitted = fit(stages, np.vstack([counts.sum(axis=0), weights @ counts]), levels)
    points = POINTS_PER_TENFOLD / LOG2_OF_TEN * log2(fitted)
    points -= points.mean(axis=1, keepdims=True)
    return [interval(points[0, level], points[1:, level]) for level in range(levels)]


def fit(stages: Sequence[Stage], counts: Array, levels: int) -> Array:
    """Strengths for every row of stage counts, each row with mean 1."""
    draws = [(one, pair) for pair in combinations(range(levels), 2) for one in pair]
    every = [*stages, *draws]
    counts = np.hstack([counts, np.full((len(counts), len(draws)), 0.5)])
    chosen = np.zeros((len(every), levels))
    present = np.zeros((len(every), levels))
    for number, (winner, field) in enumerate(every):
        chosen[number, winner] = 1
        for level in field:
            present[number, level] += 1
    wins = counts @ chosen
    strengths = np.ones((len(counts), levels))
    for _ in range(MOST_ROUNDS):
        rivals = sum(strengths[:, [level]] * present[:, level] for level in range(levels))
        shares = counts / rivals
        due = [(shares * present[:, level]).sum(axis=1) for level in range(levels)]
        better = wins / np.array(due).T
        better /= better.mean(axis=1, keepdims=True)
        change = np.abs(better / strengths - 1).max()
        strengths = better
        if change < PRECISION:
            break
    return strengths


def _stages(games: Sequence[Ranking]) -> dict[Stage, float]:
    """How often each choice was made; choices among equals of one level tell nothing."""
    counted: dict[Stage, float] = {}
    for game in games:
        orders = [sum(order, ()) for order in product(*(list(permutations(tied)) for tied in game))]
        for order in orders:
            for place, winner in enumerate(order):
                field = tuple(sorted(order[place:]))
                if len(set(field)) > 1:
                    stage = winner, field
                    counted[stage] = counted.get(stage, 0) + 1 / len(orders)
    return counted
