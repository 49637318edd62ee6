"""Whether counts look like draws from given probabilities, without a statistics package.

Seeds are fixed, so a test passes always or never; the tail is so small that a fair draw would fail
for about one choice of seeds in a million.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from math import sqrt
from typing import TypeVar

Cell = TypeVar("Cell", bound=Hashable)

_TAIL = 4.7534
"""The normal quantile of 1 - 1e-6."""

LEAST_EXPECTED = 5.0
"""Cells expected to hold less are counted together, as is usual for this test."""


def quantile(degrees: int) -> float:
    """The chi-square value a fair draw exceeds once in a million (Wilson and Hilferty)."""
    spread = 2 / (9 * degrees)
    return degrees * float(1 - spread + _TAIL * sqrt(spread)) ** 3


def looks_drawn_from(observed: Mapping[Cell, int], probability: Mapping[Cell, float]) -> bool:
    """Whether the counts fit the probabilities. Something impossible never does."""
    if any(count and not probability.get(cell) for cell, count in observed.items()):
        return False
    draws = sum(observed.values())
    cells = _merged((observed.get(cell, 0), p * draws) for cell, p in probability.items() if p)
    assert len(cells) > 1, "too few draws to say anything"
    distance = sum((seen - expected) ** 2 / expected for seen, expected in cells)
    return distance <= quantile(len(cells) - 1)


def _merged(cells: Iterable[tuple[int, float]]) -> list[tuple[int, float]]:
    large: list[tuple[int, float]] = []
    rest_seen, rest_expected = 0, 0.0
    for seen, expected in cells:
        if expected >= LEAST_EXPECTED:
            large.append((seen, expected))
        else:
            rest_seen, rest_expected = rest_seen + seen, rest_expected + expected
    if rest_expected >= LEAST_EXPECTED or (rest_expected and not large):
        return [*large, (rest_seen, rest_expected)]
    if rest_expected:
        seen, expected = large.pop()
        large.append((seen + rest_seen, expected + rest_expected))
    return large
