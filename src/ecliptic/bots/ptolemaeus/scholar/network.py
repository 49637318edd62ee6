"""A small network of whole numbers: the same figures on every processor, whatever adds them up.

Two hidden layers of rectified units and one output; several of them side by side are averaged.
Weights, sums and units are whole numbers with some of their binary digits behind the point; a sum
of products has the digits of both.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import Any

import numpy as np
from numpy.typing import NDArray

Whole = NDArray[np.int64]

WEIGHT_BITS = 14
"""Binary digits of a weight behind the point,"""
UNIT_BITS = 8
"""and of a unit. Features have none."""
VERSION = 1


class Layer:
    """What comes in is multiplied by `weights` (network, to, from), and `biases` are added."""

    def __init__(self, weights: Any, biases: Any) -> None:
        self.weights: Whole = np.array(weights, dtype=np.int64)
        self.biases: Whole = np.array(biases, dtype=np.int64)

    def sums(self, units: Whole) -> Whole:
        """Of units in columns, for each network its own; or one column for all."""
        return self.weights @ units + self.biases[:, :, None]


class Network:
    """Judges a position by its features; what comes out is in points."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        *self._hidden, self._last = layers
        self._scale = len(self._last.weights) << (WEIGHT_BITS + UNIT_BITS)

    def points(self, features: Sequence[int]) -> float:
        units: Whole = np.array(features, dtype=np.int64)[None, :, None]
        shift = WEIGHT_BITS - UNIT_BITS
        for layer in self._hidden:
            units = np.maximum(layer.sums(units), 0) >> shift
            shift = WEIGHT_BITS
        return int(self._last.sums(units).sum()) / self._scale

    def document(self) -> Any:
        """The whole network as plain lists."""
        return [
            {"weights": layer.weights.tolist(), "biases": layer.biases.tolist()}
            for layer in (*self._hidden, self._last)
        ]


class Networks:
    """One network for a seat that is alone, one for a seat that has rivals; and their making."""

    def __init__(self, made_by: str, alone: Network, among_rivals: Network) -> None:
        self.made_by = made_by
        self._alone = alone
        self._among_rivals = among_rivals

    def of(self, seats: int) -> Network:
        return self._alone if seats == 1 else self._among_rivals

    def _documents(self) -> Any:
        return {
            "alone": self._alone.document(),
            "among_rivals": self._among_rivals.document(),
        }

    @cached_property
    def digest(self) -> str:
        """Of all weights, however they are written."""
        return sha256(json.dumps(self._documents(), sort_keys=True).encode()).hexdigest()

    def text(self) -> str:
        """As a file."""
        file = {"version": VERSION, "made_by": self.made_by, "digest": self.digest}
        return json.dumps(file | self._documents(), separators=(",", ":")) + "\n"


def read(text: str) -> Networks:
    """What `Networks.text` wrote; refused if a weight has been changed since."""
    file = json.loads(text)
    alone, among_rivals = (
        Network([Layer(layer["weights"], layer["biases"]) for layer in file[name]])
        for name in ("alone", "among_rivals")
    )
    found = Networks(file["made_by"], alone, among_rivals)
    if file["version"] != VERSION or file["digest"] != found.digest:
        raise ValueError("the learned value's file is not as it was written")
    return found
