"""Lots for many playouts at once: each a number of its own, whatever else was drawn before.

A lot is made of a world's seed and a key that says what is drawn. So every candidate meets the same
luck in the same world, however differently its games go on: differences between candidates are
their own. Whole numbers only, so that it is the same everywhere.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Words = npt.NDArray[np.uint64]
Ints = npt.NDArray[np.int64]

_STEP = np.uint64(0x9E3779B97F4A7C15)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)

SIDES = 1 << 16
"""A lot is a number below this."""
_MASK = np.uint64(SIDES - 1)
_LOTS = 4
"""Lots in a word."""


def words(seeds: Words, keys: Ints | int) -> Words:
    """A word of 64 bits for each seed and key (the finisher of splitmix64)."""
    word = np.atleast_1d(np.asarray(keys, dtype=np.int64)).astype(np.uint64) + np.uint64(1)
    word = seeds + word * _STEP
    word ^= word >> np.uint64(30)
    word *= _FIRST
    word ^= word >> np.uint64(27)
    word *= _SECOND
    word ^= word >> np.uint64(31)
    return word


def lot(word: Words, which: int) -> Ints:
    """One of the lots of each word: 0 to 3."""
    return ((word >> np.uint64(16 * (which % _LOTS))) & _MASK).astype(np.int64)
