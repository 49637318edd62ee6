"""Bits and products of small tables, the same on every machine.

Vector units and linear algebra libraries add in an order of their own, fuse operations and bring
logarithms of their own, so that the last digits depend on the processor. Here nothing does:

- weights are whole numbers (`likelihood.weights_of`), and sums of whole numbers are exact in any
  order while they stay below 2**53; so is a product with a table of small whole numbers;
- a logarithm is made of single additions and multiplications, which IEEE 754 fixes to the bit;
- bits are rounded to a grid before they are added, so that these sums are exact as well;
- a ranking goes by rounded figures, as everywhere (`core/figures.py`).
"""

from __future__ import annotations

from decimal import Decimal
from functools import cache
from math import factorial
from typing import Any

import numpy as np
import numpy.typing as npt

from ecliptic.core.figures import DIGITS

Floats = npt.NDArray[np.float64]

EXACT = 53
"""Whole numbers of so many binary digits are exact as floating point numbers."""

_GRID = 2.0**46
"""Bits are counted in steps of 1 / 2**46: up to 127 of them add up exactly."""
_NEVER_ZERO = np.finfo(np.float64).tiny
_ROWS = 8
_SINGLE_THREAD = 1 << 18
"""Linear algebra libraries share bigger products among threads, and on busy cores that takes
longer than the product itself."""


def rounded_all(figures: Floats) -> Floats:
    """Figures to rank by."""
    return np.round(figures, DIGITS)


# ---- logarithms ------------------------------------------------------------------------------

_MANTISSA = 52
_ONE = np.int64(1023 << _MANTISSA)
_CELLS = 8
"""The mantissa's first eight digits choose an entry of the table of logarithms."""
_BLOCK = 1 << 12
"""So many at a time stay in the processor's nearest cache."""


@cache
def _table() -> tuple[Floats, Floats]:
    """For each part of 1 to 2 the reciprocal of its middle, and minus that one's logarithm."""
    middles = 1 + (np.arange(1 << _CELLS) + 0.5) / (1 << _CELLS)
    reciprocals = 1 / middles
    two = Decimal(2).ln()
    return reciprocals, np.array([float(-Decimal(one).ln() / two) for one in reciprocals.tolist()])


@cache
def _series() -> tuple[float, ...]:
    """Of the logarithm of 1 + r, the highest power of r first."""
    two = Decimal(2).ln()
    return tuple(float(Decimal((-1) ** (n + 1)) / (n * two)) for n in range(5, 0, -1))


def log2(values: Floats) -> Floats:
    """The binary logarithms of positive numbers."""
    flat = np.ascontiguousarray(values, dtype=np.float64).ravel()
    logs = np.empty_like(flat)
    for start in range(0, len(flat), _BLOCK):
        _log2(flat[start : start + _BLOCK], logs[start : start + _BLOCK])
    return logs.reshape(values.shape)


def _log2(values: Floats, logs: Floats) -> None:
    """A number is 2**e * m; m is the middle of its part times 1 + r, with a small r."""
    reciprocals, middles = _table()
    digits = values.view(np.int64)
    exponents = digits >> _MANTISSA
    exponents -= 1023
    part = digits >> (_MANTISSA - _CELLS)
    part &= (1 << _CELLS) - 1
    mantissas = digits & np.int64((1 << _MANTISSA) - 1)
    mantissas |= _ONE
    rest = mantissas.view(np.float64)
    rest *= reciprocals.take(part)
    rest -= 1.0
    highest, *others = _series()
    np.multiply(rest, highest, out=logs)
    for coefficient in others:
        logs += coefficient
        logs *= rest
    logs += middles.take(part)
    logs += exponents


# ---- powers ----------------------------------------------------------------------------------


@cache
def _power_series() -> tuple[float, ...]:
    """Of 2**r for an r of at most one half, the highest power of r first."""
    two = Decimal(2).ln()
    return tuple(float(two**n / factorial(n)) for n in range(12, -1, -1))


def exp2(exponents: Floats) -> Floats:
    """Two to the power of each."""
    whole = np.rint(exponents)
    rest = exponents - whole
    highest, *others = _power_series()
    powers = np.full_like(rest, highest)
    for coefficient in others:
        powers *= rest
        powers += coefficient
    return np.ldexp(powers, whole.astype(np.int32))


# ---- bits ------------------------------------------------------------------------------------


def on_grid(bits: Floats) -> Floats:
    """Bits whose sums are exact."""
    return np.rint(bits * _GRID) / _GRID


def plogp(shares: Floats) -> Floats:
    """Each p times its logarithm; nothing for p = 0."""
    return on_grid(shares * log2(np.maximum(shares, _NEVER_ZERO)))


def entropy(shares: Floats, axis: Any = None) -> Floats:
    """How many bits the answer tells if its outcomes have these shares."""
    return np.asarray(0.0 - plogp(shares).sum(axis=axis))


# ---- products --------------------------------------------------------------------------------


def spread(weights: npt.NDArray[Any], table: npt.NDArray[Any]) -> Floats:
    """One whole weight per row of a table of small whole numbers, summed over rows."""
    summed: Floats = np.einsum("r,rc->c", weights.astype(np.float64, copy=False), table)
    return summed


def product(left: Floats, right: Floats) -> Floats:
    """The matrix product of whole weights and a table of small whole numbers, in pieces too small
    to be shared among threads."""
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
