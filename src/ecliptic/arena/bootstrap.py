"""How far a figure can be trusted: percentile bootstrap over deals.

Games of one deal share a sky and are not independent, so whole deals are drawn again, with all
their rotations: that is what another run with another seed would do. An interval holds the middle
95 % of the figures of 2,000 such runs. Where every deal says the same it shrinks to a point.

The same on every machine: what is drawn comes from a hash, and figures are rounded to a grid on
which sums are exact, in whatever order a processor adds.
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

GRID = 2.0**24
"""Points and shares are rounded to parts of this: sums of 100,000 deals are exact."""

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
    stream = hashlib.shake_256(b"ecliptic bootstrap " + seed.encode("utf-8", "surrogatepass"))
    words = np.frombuffer(stream.digest(4 * deals * RESAMPLES), dtype="<u4").astype(np.uint64)
    drawn = (words * np.uint64(deals) >> np.uint64(32)).astype(np.int64).reshape(RESAMPLES, deals)
    rows = drawn + np.arange(RESAMPLES)[:, None] * deals
    return np.bincount(rows.ravel(), minlength=RESAMPLES * deals).reshape(RESAMPLES, deals)


def ratio(totals: Sequence[float], counts: Sequence[float], weights: Weights) -> Estimate | None:
    """All totals by all counts, one of each per deal; None if nothing was counted."""
    total, count = on_grid(totals), on_grid(counts)
    if not count.sum():
        return None
    drawn = weights @ count
    has_some = drawn > 0
    return interval(total.sum() / count.sum(), (weights @ total)[has_some] / drawn[has_some])


def on_grid(figures: Sequence[float] | Sequence[Sequence[float]]) -> NDArray[np.float64]:
    """Figures of which any number adds up exactly."""
    return np.rint(np.asarray(figures, float) * GRID) / GRID


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
