"""A set of lawful systems as rows of eight bytes, so that one gather narrows it down.

A row holds a system's placement of each kind (the catalogue's indices), what lies beside Planet X,
and which set of sectors appears empty. Every question about one kind is a small table over its
placements, applied to a column; every count of answers is a histogram of a column. The sets that
appear empty are numbered like the placements of a kind and stand under TRULY_EMPTY, as in a survey.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ecliptic.planetx.catalogue import KINDS, Catalogue, Masks, catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    GAS_CLOUD,
    NEIGHBOUR_OBJECTS,
    PLANET_X,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.system import SolarSystem

Column = npt.NDArray[np.integer]
Truth = npt.NDArray[np.bool_]
Counts = npt.NDArray[np.int64] | npt.NDArray[np.float64]
Weights = npt.NDArray[np.float64]

COLUMNS = (*KINDS, TRULY_EMPTY)
BESIDES = len(NEIGHBOUR_OBJECTS) ** 2
"""What may lie on the two sides of Planet X."""

_ROW = 8
_BYTE = {kind: place for place, kind in enumerate(KINDS)}
_BESIDE_BYTE = 5
_EMPTY_PAIR = 3
"""The set that appears empty is bytes 6 and 7 of a row, its fourth pair of bytes."""


@dataclass(frozen=True, eq=False)
class Systems:
    """Some of a mode's lawful systems, in the order of the catalogue."""

    mode: Mode
    rows: npt.NDArray[np.uint64]
    places: npt.NDArray[np.intp] | None = None
    """Where each stands in the catalogue; None if these are all lawful systems."""

    def __len__(self) -> int:
        return len(self.rows)

    def column(self, kind: Object) -> Column:
        """Each system's placement of a kind, or its set of sectors that appear empty."""
        if self.places is None:
            return _whole_columns(self.mode)[kind]
        if kind is TRULY_EMPTY:
            return self.rows.view(np.uint16).reshape(-1, _ROW // 2)[:, _EMPTY_PAIR]
        return self.rows.view(np.uint8).reshape(-1, _ROW)[:, _BYTE[kind]]

    def pairs(self, one: Object, other: Object) -> Column:
        """Each system's placements of two columns as one number, the first counting most."""
        many = len(masks(self.mode)[other])
        if len(masks(self.mode)[one]) * many > np.iinfo(np.uint16).max:
            wide = self.column(one).astype(np.int32)
            wide *= np.int32(many)
            wide += self.column(other)
            return wide
        joined = self.column(one).astype(np.uint16)
        joined *= np.uint16(many)
        joined += self.column(other)
        return joined

    def locates(self) -> Column:
        """Each system's locate answer as a number (see `locate_number`)."""
        beside = self.rows.view(np.uint8).reshape(-1, _ROW)[:, _BESIDE_BYTE]
        keys = self.column(PLANET_X).astype(np.uint16)
        keys *= np.uint16(BESIDES)
        keys += beside
        return keys

    def numbers(self) -> npt.NDArray[np.intp]:
        """Where each system stands in the catalogue."""
        return np.arange(len(self)) if self.places is None else self.places

    def where(self, truth: Truth) -> Systems:
        """Those of the systems that are true."""
        kept = np.flatnonzero(truth)
        if len(kept) == len(self):
            return self
        places = kept if self.places is None else self.places.take(kept)
        return Systems(self.mode, self.rows.take(kept), places)

    def histogram(self, kind: Object, weights: Weights | None = None) -> Counts:
        """How many systems, or how much weight, each placement has."""
        return np.bincount(self.column(kind), weights, minlength=len(masks(self.mode)[kind]))

    def held(self, thing: Object) -> Masks:
        """The sectors that hold `thing` in each system; truly empty means truly empty."""
        held = masks(self.mode)[thing].take(self.column(thing))
        if thing is TRULY_EMPTY:
            held &= ~self.held(PLANET_X)
        return held

    def system(self, position: int) -> SolarSystem:
        number = position if self.places is None else int(self.places[position])
        return catalogue(self.mode).system(number)

    @property
    def nbytes(self) -> int:
        """What this set keeps for itself: nothing if it is the whole catalogue."""
        return 0 if self.places is None else self.rows.nbytes + self.places.nbytes


@cache
def all_systems(mode: Mode) -> Systems:
    """Every lawful system of a mode; shared by all beliefs."""
    systems = catalogue(mode)
    rows = np.zeros((len(systems), _ROW), dtype=np.uint8)
    for kind, place in _BYTE.items():
        rows[:, place] = systems.index[kind]
    rows[:, _BESIDE_BYTE] = _beside(systems)
    number_of_set = np.zeros(1 << mode.rules.sectors, dtype=np.uint16)
    sets = masks(mode)[TRULY_EMPTY]
    number_of_set[sets] = np.arange(len(sets), dtype=np.uint16)
    rows.view(np.uint16)[:, _EMPTY_PAIR] = number_of_set.take(_apparently_empty(mode))
    return Systems(mode, rows.view(np.uint64).ravel())


@cache
def _whole_columns(mode: Mode) -> dict[Object, Column]:
    """The columns of all systems side by side in memory: the catalogue's own, and one more."""
    seen = all_systems(mode).rows.view(np.uint16).reshape(-1, _ROW // 2)[:, _EMPTY_PAIR]
    return {**catalogue(mode).index, TRULY_EMPTY: seen.copy()}


@cache
def masks(mode: Mode) -> dict[Object, Masks]:
    """The placements of each column as bit sets; under TRULY_EMPTY all that can appear empty."""
    present = np.zeros(1 << mode.rules.sectors, dtype=np.bool_)
    present[_apparently_empty(mode)] = True
    return {**catalogue(mode).masks, TRULY_EMPTY: np.flatnonzero(present).astype(np.uint32)}


@cache
def incidence(mode: Mode) -> dict[Object, Truth]:
    """For each column, which placements (rows) hold which sectors."""
    bits = np.uint32(1) << np.arange(mode.rules.sectors, dtype=np.uint32)
    return {kind: (held[:, None] & bits) != 0 for kind, held in masks(mode).items()}


def locate_number(sector: int, before: Object, after: Object) -> int:
    """A locate answer as a number: the sector first, then what lies on its two sides."""
    sides = len(NEIGHBOUR_OBJECTS)
    beside = NEIGHBOUR_OBJECTS.index(before) * sides + NEIGHBOUR_OBJECTS.index(after)
    return (sector - 1) * BESIDES + beside


def locate_answer(number: int) -> tuple[int, Object, Object]:
    """The sector of Planet X and its neighbours, counter-clockwise one first."""
    sector, beside = divmod(int(number), BESIDES)
    before, after = divmod(beside, len(NEIGHBOUR_OBJECTS))
    return sector + 1, NEIGHBOUR_OBJECTS[before], NEIGHBOUR_OBJECTS[after]


def _apparently_empty(mode: Mode) -> Masks:
    """The truly empty sectors and Planet X's, of every lawful system."""
    systems = catalogue(mode)
    seen = systems.empty()
    seen |= systems.masks[PLANET_X].take(systems.index[PLANET_X])
    return seen


def _beside(systems: Catalogue) -> npt.NDArray[np.uint8]:
    """What lies beside Planet X in every system, both sides in one number."""
    sectors, sides = systems.mode.rules.sectors, len(NEIGHBOUR_OBJECTS)
    empty = NEIGHBOUR_OBJECTS.index(TRULY_EMPTY)
    beside = np.full(len(systems), empty * sides + empty, dtype=np.uint8)
    for kind in (COMET, ASTEROID, GAS_CLOUD):
        less = empty - NEIGHBOUR_OBJECTS.index(kind)
        held = np.array(
            [
                [
                    less * ((before in place) * sides + (after in place))
                    for place in systems.placements[kind]
                ]
                for before, after in (
                    neighbours(x, sectors) for x in systems.mode.rules.all_sectors
                )
            ],
            dtype=np.uint8,
        )
        beside -= held[systems.index[PLANET_X], systems.index[kind]]
    return beside
