"""Training small networks so that every processor comes to the same weights, to the bit.

Sums of products are what processors do differently, each in an order of its own. Here both factors
are rounded to whole numbers first, small enough for every sum to be exact, so that no order makes
a difference. Everything else is a single addition, product, division or root of figures, which
IEEE 754 fixes. No exponential, no logarithm, and no lots but the table's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import fsum, gcd, sqrt

import numpy as np
from numpy.typing import NDArray

from ecliptic.bots.ptolemaeus.scholar.network import UNIT_BITS, WEIGHT_BITS, Layer
from ecliptic.core.chance import Chance, seed_from_text

Array = NDArray[np.float64]

HIDDEN = (40, 20)
BATCH = 512
PACE = 0.002
DECAY = 0.0002
"""What a weight loses in each step, against how far it moves."""
SCALE = 8.0
"""Outcomes are learned in units of so many points."""
FIGURES, WEIGHTS, ERRORS = 12, 16, 18
"""Binary digits behind the point that count in products."""
NARROWEST = 0.25
"""The least a feature is taken to spread, or a rare one would count too much."""
_EXACT = 2.0**53


def exact(left: Array, left_bits: int, right: Array, right_bits: int) -> Array:
    """A product of matrices, of figures rounded to so many binary digits."""
    one, other = np.rint(left * 2.0**left_bits), np.rint(right * 2.0**right_bits)
    most = float(np.abs(one).max()) * float(np.abs(other).max()) * left.shape[1]
    if most >= _EXACT:
        raise OverflowError("sums of products are not exact any more")
    product: Array = (one @ other) / 2.0 ** (left_bits + right_bits)
    return product


class Standard:
    """Features brought to a mean of 0 and a spread of 1."""

    def __init__(self, features: NDArray[np.int64]) -> None:
        count = len(features)
        sums = [int(one) for one in features.sum(axis=0)]
        squares = [int(one) for one in (features * features).sum(axis=0)]
        means = [one / count for one in sums]
        spreads = [
            sqrt(max(0.0, (square * count - one * one) / (count * count)))
            for one, square in zip(sums, squares, strict=True)
        ]
        self.means: Array = np.array(means)
        self.spreads: Array = np.array([max(spread, NARROWEST) for spread in spreads])

    def of(self, features: NDArray[np.int64]) -> Array:
        figures: Array = (features - self.means) / self.spreads
        return figures


class Trainee:
    """One network while it is trained, by Adam."""

    def __init__(self, inputs: int, name: str) -> None:
        luck = Chance(seed_from_text(name))
        widths = (inputs, *HIDDEN, 1)
        self.parts: list[Array] = []
        for before, after in pairwise(widths):
            reach = sqrt(6 / before) if after > 1 else sqrt(1 / before)
            lots = [luck.below(1 << 20) / (1 << 19) - 1 for _ in range(before * after)]
            self.parts += [reach * np.array(lots).reshape(after, before), np.zeros(after)]
        self._first = [np.zeros_like(part) for part in self.parts]
        self._second = [np.zeros_like(part) for part in self.parts]
        self._fading_first = self._fading_second = 1.0

    def judge(self, figures: Array) -> tuple[Array, Array, Array]:
        """The units of both hidden layers and the output, for many positions in rows."""
        one, one_more, two, two_more, out, out_more = self.parts
        units = np.maximum(exact(figures, FIGURES, one.T, WEIGHTS) + one_more, 0.0)
        more = np.maximum(exact(units, FIGURES, two.T, WEIGHTS) + two_more, 0.0)
        return units, more, exact(more, FIGURES, out.T, WEIGHTS) + out_more

    def step(self, figures: Array, outcomes: Array, pace: float) -> None:
        """Nearer to these outcomes."""
        _, _, two, _, out, _ = self.parts
        units, more, judged = self.judge(figures)
        wrong = judged - outcomes
        back_more = exact(wrong, ERRORS, out, WEIGHTS) * (more > 0)
        back = exact(back_more, ERRORS, two, WEIGHTS) * (units > 0)
        ones = np.ones((1, len(figures)))
        slopes: list[Array] = []
        for behind, before in ((back, figures), (back_more, units), (wrong, more)):
            slopes += [
                exact(behind.T, ERRORS, before, FIGURES) / len(figures),
                exact(ones, 0, behind, ERRORS)[0] / len(figures),
            ]
        self._move(slopes, pace)

    def _move(self, slopes: Sequence[Array], pace: float) -> None:
        self._fading_first *= 0.9
        self._fading_second *= 0.999
        for at, slope in enumerate(slopes):
            self._first[at] = 0.9 * self._first[at] + 0.1 * slope
            self._second[at] = 0.999 * self._second[at] + 0.001 * (slope * slope)
            spread = np.sqrt(self._second[at] / (1 - self._fading_second)) + 1e-8
            way = self._first[at] / (1 - self._fading_first) / spread
            shrink = DECAY / PACE if slope.ndim > 1 else 0.0
            self.parts[at] = self.parts[at] - pace * (way + shrink * self.parts[at])


def trained(
    features: NDArray[np.int64],
    outcomes: Array,
    standard: Standard,
    name: str,
    epochs: int,
) -> Trainee:
    """A network that has seen all positions so many times, each time in another order."""
    figures, wanted = standard.of(features), outcomes[:, None] / SCALE
    trainee = Trainee(features.shape[1], name)
    luck, count = Chance(seed_from_text(f"{name} order")), len(features)
    steps = max(1, count // BATCH)
    for epoch in range(epochs):
        order = _strewn(count, luck)
        for step in range(steps):
            rows = order[step * BATCH : (step + 1) * BATCH]
            done = (epoch * steps + step) / (epochs * steps)
            trainee.step(figures[rows], wanted[rows], PACE * (1 - done))
    return trainee


def _strewn(count: int, luck: Chance) -> NDArray[np.int64]:
    """All rows, neighbours far apart."""
    stride = count // 3 + luck.below(count // 3 + 1)
    while gcd(stride, count) != 1:
        stride += 1
    return (luck.below(count) + stride * np.arange(count, dtype=np.int64)) % count


def layers(trainees: Sequence[Trainee], standard: Standard) -> list[Layer]:
    """Networks side by side in whole numbers, for features as they are and outcomes in points."""
    weights: list[list[Array]] = [[], [], []]
    biases: list[list[Array]] = [[], [], []]
    for trainee in trainees:
        one, one_more, two, two_more, out, out_more = trainee.parts
        raw = one / standard.spreads
        shift = np.array([fsum(row * standard.means) for row in raw])
        for at, (part, more) in enumerate(
            ((raw, one_more - shift), (two, two_more), (out * SCALE, out_more * SCALE))
        ):
            weights[at].append(_whole(part, WEIGHT_BITS))
            biases[at].append(_whole(more, WEIGHT_BITS + (UNIT_BITS if at else 0)))
    return [Layer(np.array(w), np.array(b)) for w, b in zip(weights, biases, strict=True)]


def _whole(figures: Array, bits: int) -> Array:
    whole: Array = np.rint(figures * 2.0**bits)
    return whole
