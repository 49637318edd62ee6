"""Kinds of question and what their answers would tell.

A question's worth is how much its answer tells about the whole system and about the locate answer
(Planet X's sector and both neighbours), in bits. An answer that the system decides tells as much
about the system as it is uncertain itself; a research clue is also drawn, so less.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.belief import Belief
from ecliptic.deduction.information import Floats, entropy
from ecliptic.deduction.systems import Column
from ecliptic.planetx.actions import Action
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.objects import Sighting

Answer: TypeAlias = int | Sighting | Clue | bool
"""A survey's count, a target's sighting, a research clue, or whether a locate is right."""

Distribution: TypeAlias = tuple[tuple[Answer, float], ...]
"""Every answer that can come and how probable it is."""


class Questions(Protocol):
    """All questions of one kind that may be asked now."""

    @property
    def actions(self) -> tuple[Action, ...]: ...

    @property
    def costs(self) -> Floats: ...

    def system_bits(self) -> Floats:
        """What each answer tells about the system, on average."""
        ...

    def locate_bits(self) -> Floats:
        """What each answer tells about the locate answer, on average."""
        ...

    def answers(self, place: int) -> Distribution:
        """The answers of one of the questions."""
        ...


@dataclass(frozen=True, eq=False)
class Inquiry:
    """A belief, with the locate answer of every system numbered without gaps."""

    belief: Belief

    @cached_property
    def _keys(self) -> tuple[npt.NDArray[np.int64], int]:
        found = self.belief.systems.locates
        present = np.flatnonzero(np.bincount(found))
        rank = np.zeros(int(present[-1]) + 1, dtype=np.int64)
        rank[present] = np.arange(len(present))
        return rank.take(found), len(present)

    def joint(self, cells: Column, many: int) -> Floats:
        """The weight of each locate answer (rows) together with each cell (columns)."""
        keys, number = self._keys
        joined = keys * many
        joined += cells
        counted = np.bincount(joined, self.belief.weights, minlength=number * many)
        return counted.reshape(number, many).astype(np.float64, copy=False)

    @cached_property
    def locate_entropy(self) -> float:
        """How many bits the locate answer is still away."""
        keys, _ = self._keys
        return float(entropy(np.bincount(keys, self.belief.weights) / self.belief.total))

    def told_about_locate(self, joint: Floats) -> Floats:
        """Of weights by locate answer, question and answer: what each question tells about the
        locate answer."""
        both = entropy(joint / self.belief.total, axis=(0, 2))
        answers = entropy(joint.sum(axis=0) / self.belief.total, axis=1)
        told: Floats = np.maximum(self.locate_entropy + answers - both, 0.0)
        return told
