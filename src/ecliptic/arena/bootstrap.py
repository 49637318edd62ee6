"""How far a figure can be trusted: percentile bootstrap over deals.

Games of one deal share a sky and are not independent, so whole deals are drawn again, with all
their rotations: that is what another run with another seed would do. An interval holds the middle
95 % of the figures of 2,000 such runs. Where every deal says the same it shrinks to a point.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

RESAMPLES = 2_000
TAIL = 2.5
"""Percent left out at either end."""

Weights = NDArray[np.int64]
"""One row per resample: how often each deal was drawn."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure with its 95 % interval."""

    value: float
    low: float
    high: float

    def contains(self, value: float) -> bool:
        return self.low <= value <= self.high


def resamples(deals: int, seed: str) -> Weights:
    """The same draws for the same seed."""
    words = hashlib.sha256(b"ecliptic bootstrap " + seed.encode("utf-8", "surrogatepass")).digest()
    draws = np.random.Generator(np.random.PCG64(int.from_bytes(words[:16], "big")))
    return draws.multinomial(deals, [1 / deals] * deals, size=RESAMPLES)


def ratio(totals: Sequence[float], counts: Sequence[float], weights: Weights) -> Estimate | None:
    """All totals by all counts, one of each per deal; None if nothing was counted."""
    total, count = np.asarray(totals, float), np.asarray(counts, float)
    if not count.sum():
        return None
    drawn = weights @ count
    has_some = drawn > 0
    return interval(total.sum() / count.sum(), (weights @ total)[has_some] / drawn[has_some])


def median(values: Sequence[Sequence[float]], weights: Weights) -> Estimate | None:
    """The middle of all values, some or none per deal; of two middle ones the lower."""
    deals = np.repeat(np.arange(len(values)), [len(some) for some in values])
    flat = np.asarray([value for some in values for value in some], float)
    if not flat.size:
        return None
    order = np.argsort(flat, kind="stable")
    drawn = _middle(flat[order], weights[:, deals[order]])
    everything = _middle(flat[order], np.ones((1, flat.size), np.int64))
    return interval(float(everything[0]), drawn)


def _middle(ascending: NDArray[np.float64], weights: Weights) -> NDArray[np.float64]:
    reached = np.cumsum(weights, axis=1)
    has_some = reached[:, -1] > 0
    half = reached[has_some, -1:] / 2
    middle: NDArray[np.intp] = np.argmax(reached[has_some] >= half, axis=1)
    return ascending[middle]


def interval(value: float, drawn: NDArray[np.float64]) -> Estimate:
    low, high = np.percentile(drawn, [TAIL, 100 - TAIL])
    return Estimate(float(value), float(low), float(high))
