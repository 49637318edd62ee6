"""A set of lawful systems by their places in the catalogue, so that one gather narrows it down.

Shared by all sets are the catalogue's columns: each system's placement of each kind, which sectors
appear empty, and the locate answer. Every question about one kind is a small table over its
placements, applied to a column; every count of answers is a histogram of a column. The sets that
appear empty are numbered like the placements of a kind and stand under TRULY_EMPTY, as in a survey.
A set picks its part of a column when it is first asked about it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

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


@dataclass(frozen=True, eq=False)
class Systems:
    """Some of a mode's lawful systems, in the order of the catalogue."""

    mode: Mode
    places: npt.NDArray[np.intp] | None = None
    """Where each stands in the catalogue; None if these are all lawful systems."""

    def __len__(self) -> int:
        return len(catalogue(self.mode)) if self.places is None else len(self.places)

    def column(self, kind: Object) -> Column:
        """Each system's placement of a kind, or its set of sectors that appear empty."""
        return self._part(kind.name, _whole_columns(self.mode)[kind])

    @property
    def locates(self) -> Column:
        """Each system's locate answer as a number (see `locate_number`)."""
        return self._part("locate", _whole_locates(self.mode))

    def _part(self, name: str, whole: Column) -> Column:
        if self.places is None:
            return whole
        if name not in self._parts:
            self._parts[name] = whole.take(self.places)
        return self._parts[name]

    @cached_property
    def _parts(self) -> dict[str, Column]:
        """The columns asked for so far."""
        return {}

    def pairs(self, one: Object, other: Object) -> Column:
        """Each system's placements of two columns as one number, the first counting most."""
        if self.places is None and TRULY_EMPTY in (one, other):
            return _whole_pairs(self.mode, one, other)
        many = len(masks(self.mode)[other])
        small = len(masks(self.mode)[one]) * many <= np.iinfo(np.uint16).max
        joined: Column = self.column(one).astype(np.uint16 if small else np.uint32)
        joined *= many
        joined += self.column(other)
        return joined

    def numbers(self) -> npt.NDArray[np.intp]:
        """Where each system stands in the catalogue."""
        return np.arange(len(self)) if self.places is None else self.places

    def where(self, truth: Truth) -> Systems:
        """Those of the systems that are true."""
        kept = np.flatnonzero(truth)
        if len(kept) == len(self):
            return self
        return Systems(self.mode, kept if self.places is None else self.places.take(kept))

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
        if self.places is None:
            return 0
        return self.places.nbytes + sum(part.nbytes for part in self._parts.values())


@cache
def all_systems(mode: Mode) -> Systems:
    """Every lawful system of a mode; shared by all beliefs."""
    return Systems(mode)


@cache
def _whole_columns(mode: Mode) -> dict[Object, Column]:
    """The columns of all systems: the catalogue's own, and the sets that appear empty."""
    sets = masks(mode)[TRULY_EMPTY]
    number_of_set = np.zeros(1 << mode.rules.sectors, dtype=np.uint16)
    number_of_set[sets] = np.arange(len(sets), dtype=np.uint16)
    return {**catalogue(mode).index, TRULY_EMPTY: number_of_set.take(_apparently_empty(mode))}


@cache
def _whole_pairs(mode: Mode, one: Object, other: Object) -> Column:
    """Pairs of all systems, kept where numbers are big and so take long to join: there are only
    two, the sets that appear empty with Planet X and with dwarf planets."""
    return Systems(mode, np.arange(len(catalogue(mode)))).pairs(one, other)


@cache
def _whole_locates(mode: Mode) -> npt.NDArray[np.uint16]:
    """The locate answers of all systems."""
    systems = catalogue(mode)
    return systems.index[PLANET_X] * np.uint16(BESIDES) + _beside(systems)


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
