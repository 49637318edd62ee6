"""Every lawful solar system of a mode, as small index arrays (rules 1).

A system is a choice of *placements*: the set of comet sectors, of asteroids, of dwarf planets,
Planet X's sector and the set of gas clouds; what is left is truly empty. The catalogue keeps one
byte per kind and system. Its order is canonical: lexicographic in placement indices, kinds in the
order of `KINDS`, each kind's placements sorted as lists of sectors. Counts are proofs: 4,446
standard and 1,138,272 expert systems.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import combinations

import numpy as np
import numpy.typing as npt

from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.system import DWARF_BAND, SolarSystem, check_system, where

KINDS = (COMET, ASTEROID, DWARF_PLANET, PLANET_X, GAS_CLOUD)
"""The order of kinds in a system's index; it never changes, codes depend on it."""

Indices = npt.NDArray[np.uint8]
Masks = npt.NDArray[np.uint32]
"""Sets of sectors as bits: sector n is bit n - 1."""

Placement = tuple[int, ...]


@dataclass(frozen=True)
class Catalogue:
    """All lawful systems of a mode. `index[kind][n]` is system n's placement of that kind."""

    mode: Mode
    placements: dict[Object, tuple[Placement, ...]]
    index: dict[Object, Indices]

    def __len__(self) -> int:
        return len(self.index[COMET])

    def system(self, number: int) -> SolarSystem:
        """System `number`, as what each sector holds."""
        held = [TRULY_EMPTY] * self.mode.rules.sectors
        for kind in KINDS:
            for sector in self.placements[kind][self.index[kind][number]]:
                held[sector - 1] = kind
        return tuple(held)

    def number(self, system: SolarSystem) -> int:
        """Where a lawful system stands in the catalogue."""
        check_system(system, self.mode)
        low, high = 0, len(self)
        for kind in KINDS:
            place = np.uint8(self.placements[kind].index(where(system, kind)))
            column = self.index[kind][low:high]
            low, high = (
                low + int(np.searchsorted(column, place, "left")),
                low + int(np.searchsorted(column, place, "right")),
            )
        return low

    @cached_property
    def masks(self) -> dict[Object, Masks]:
        """The placements of each kind as bit sets."""
        return {kind: _masks(self.placements[kind]) for kind in KINDS}

    @cached_property
    def digest(self) -> str:
        """SHA-256 over placements and indices: any change of content or order changes it."""
        digest = hashlib.sha256(repr([self.placements[kind] for kind in KINDS]).encode())
        for kind in KINDS:
            digest.update(self.index[kind].tobytes())
        return digest.hexdigest()

    def empty(self) -> Masks:
        """The truly empty sectors of every system."""
        taken = np.zeros(len(self), dtype=np.uint32)
        for kind in KINDS:
            taken |= self.masks[kind][self.index[kind]]
        return _full(self.mode) & ~taken

    def planet_x_sectors(self) -> list[int]:
        """How many systems have Planet X in each sector, sector 1 first."""
        sectors = self.mode.rules.sectors
        return [int(n) for n in np.bincount(self.index[PLANET_X], minlength=sectors)]


@cache
def catalogue(mode: Mode) -> Catalogue:
    """The catalogue of a mode, built from the rules once a process."""
    placements = {
        COMET: tuple(combinations(sorted(mode.rules.comet_sectors), mode.rules.counts[COMET])),
        ASTEROID: _asteroid_placements(mode),
        DWARF_PLANET: _dwarf_placements(mode),
        PLANET_X: tuple((sector,) for sector in mode.rules.all_sectors),
        GAS_CLOUD: tuple(combinations(mode.rules.all_sectors, mode.rules.counts[GAS_CLOUD])),
    }
    return Catalogue(mode, placements, _join(mode, placements))


def _asteroid_placements(mode: Mode) -> tuple[Placement, ...]:
    """Every asteroid has an asteroid beside it."""
    sectors = mode.rules.sectors
    return tuple(
        held
        for held in combinations(mode.rules.all_sectors, mode.rules.counts[ASTEROID])
        if all(set(neighbours(sector, sectors)) & set(held) for sector in held)
    )


def _dwarf_placements(mode: Mode) -> tuple[Placement, ...]:
    """Expert: in a band of exactly six sectors, one at each end."""
    sectors, count = mode.rules.sectors, mode.rules.counts[DWARF_PLANET]
    if count == 1:
        return tuple((sector,) for sector in mode.rules.all_sectors)
    found = {
        tuple(sorted((first + step) % sectors + 1 for step in (0, *inner, DWARF_BAND - 1)))
        for first in range(sectors)
        for inner in combinations(range(1, DWARF_BAND - 1), count - 2)
    }
    return tuple(sorted(found))


def _join(mode: Mode, placements: dict[Object, tuple[Placement, ...]]) -> dict[Object, Indices]:
    """All combinations of placements that obey the rules.

    Comets, asteroids and dwarf planets must be disjoint and leave a set of free sectors; Planet X
    takes one that is not beside a dwarf planet; which gas clouds then fit depends only on the
    sectors that remain, so that is worked out once per remaining set.
    """
    comet, asteroid, dwarf = (_masks(placements[kind]) for kind in (COMET, ASTEROID, DWARF_PLANET))
    comets, asteroids = np.nonzero((comet[:, None] & asteroid) == 0)
    both = comet[comets] | asteroid[asteroids]
    pairs, dwarfs = np.nonzero((both[:, None] & dwarf) == 0)
    free = _full(mode) & ~(both[pairs] | dwarf[dwarfs])
    for_x = free & ~_beside(dwarf, mode)[dwarfs]
    sector_bits = np.uint32(1) << np.arange(mode.rules.sectors, dtype=np.uint32)
    rows, x = np.nonzero((for_x[:, None] & sector_bits) != 0)
    remaining = free[rows] ^ sector_bits[x]

    clouds, starts, counts = _gas_clouds_by_remaining(mode, placements[GAS_CLOUD], remaining)
    ends = np.cumsum(counts)
    position = np.repeat((starts - (ends - counts)).astype(np.int32), counts)
    position += np.arange(len(position), dtype=np.int32)
    bases = pairs[rows]
    return {
        COMET: np.repeat(comets.astype(np.uint8)[bases], counts),
        ASTEROID: np.repeat(asteroids.astype(np.uint8)[bases], counts),
        DWARF_PLANET: np.repeat(dwarfs.astype(np.uint8)[rows], counts),
        PLANET_X: np.repeat(x.astype(np.uint8), counts),
        GAS_CLOUD: clouds[position],
    }


def _gas_clouds_by_remaining(
    mode: Mode, placements: tuple[Placement, ...], remaining: Masks
) -> tuple[Indices, npt.NDArray[np.int64], npt.NDArray[np.int64]]:
    """Lawful gas cloud placements for every set of remaining sectors: one long list, and for each
    row where its part of the list starts and how long it is. Each cloud needs a truly empty
    neighbour among the sectors that remain after the clouds."""
    size = int(remaining[0]).bit_count()
    every = np.arange(1 << mode.rules.sectors, dtype=np.uint32)
    sets = every[np.bitwise_count(every) == size]
    single = np.empty((size, len(sets)), dtype=np.uint32)
    left = sets.copy()
    for row in single:
        row[:] = left & (~left + np.uint32(1))
        left ^= row
    one, other = np.triu_indices(size, 1)
    pair = single[one] | single[other]
    fits = (pair & ~_beside(sets ^ pair, mode)) == 0
    number_of_set = np.zeros(len(every), dtype=np.int32)
    number_of_set[sets] = np.arange(len(sets), dtype=np.int32)
    cloud_of_pair = np.zeros(len(every), dtype=np.uint8)
    cloud_of_pair[_masks(placements)] = np.arange(len(placements), dtype=np.uint8)
    set_numbers, pair_numbers = np.nonzero(fits.T)
    counts = fits.sum(axis=0)
    starts = np.cumsum(counts) - counts
    rows = number_of_set[remaining]
    return cloud_of_pair[pair[pair_numbers, set_numbers]], starts[rows], counts[rows]


def _full(mode: Mode) -> np.uint32:
    return np.uint32((1 << mode.rules.sectors) - 1)


def _masks(placements: tuple[Placement, ...]) -> Masks:
    return np.array([sum(1 << (s - 1) for s in held) for held in placements], dtype=np.uint32)


def _beside(sectors: Masks, mode: Mode) -> Masks:
    """The sectors adjacent to each set of sectors."""
    return spread(sectors, 1, mode)


def spread(sets: Masks, steps: int, mode: Mode) -> Masks:
    """Each set moved `steps` sectors both ways round the ring, joined."""
    ring = mode.rules.sectors
    up, down = np.uint32(steps), np.uint32(ring - steps)
    moved: Masks = (sets << up) | (sets >> down) | (sets >> up) | (sets << down)
    return moved & _full(mode)
