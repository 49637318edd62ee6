"""Bits: entropies of counts and products of small tables."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_NEVER_ZERO = np.finfo(np.float64).tiny
_ROWS = 8
_SINGLE_THREAD = 1 << 18
"""Linear algebra libraries share bigger products among threads, and on busy cores that takes
longer than the product itself."""


def plogp(shares: Floats) -> Floats:
    """Each p times its logarithm; nothing for p = 0."""
    return shares * np.log2(np.maximum(shares, _NEVER_ZERO))


def entropy(shares: Floats, axis: Any = None) -> Floats:
    """How many bits the answer tells if its outcomes have these shares."""
    return np.asarray(-plogp(shares).sum(axis=axis))


def spread(weights: npt.NDArray[Any], table: npt.NDArray[Any]) -> Floats:
    """One weight per row of the table, summed over rows."""
    summed: Floats = np.einsum("r,rc->c", weights.astype(np.float64, copy=False), table)
    return summed


def product(left: Floats, right: Floats) -> Floats:
    """The matrix product, in pieces too small to be shared among threads."""
    rows, inner = left.shape
    blocks = -(-rows // _ROWS)
    padded = np.zeros((blocks * _ROWS, inner))
    padded[:rows] = left
    stacked = padded.reshape(blocks, _ROWS, inner)
    step = max(1, _SINGLE_THREAD // (_ROWS * inner))
    parts = [
        np.matmul(stacked, right[:, start : start + step])
        for start in range(0, right.shape[1], step)
    ]
    joined: Floats = np.concatenate(parts, axis=2).reshape(blocks * _ROWS, -1)
    return joined[:rows]
