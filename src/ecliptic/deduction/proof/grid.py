"""The note sheet of a proof: what each sector can still hold, as one set of sectors for each thing.

A set of sectors is a number: sector n is bit n - 1. A sector in which only one thing is left holds
it, so nothing else has to be written down for that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache

from ecliptic.deduction.claims import Is, IsNot
from ecliptic.planetx.catalogue import KINDS, catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import COMET, Object

THINGS = tuple(Object)
PLACE = {thing: place for place, thing in enumerate(THINGS)}

Grid = tuple[int, ...]
"""Of every thing, in the order of `THINGS`, the sectors that can hold it."""

CellMark = Is | IsNot


def bit_of(sector: int) -> int:
    return 1 << (sector - 1)


def bits_of(sectors: Iterable[int]) -> int:
    return sum(bit_of(sector) for sector in sectors)


def sectors_of(bits: int) -> tuple[int, ...]:
    return tuple(place + 1 for place in range(bits.bit_length()) if bits >> place & 1)


@cache
def whole_ring(mode: Mode) -> int:
    return bits_of(mode.rules.all_sectors)


@cache
def empty_grid(mode: Mode) -> Grid:
    """Nothing is known but where comets can stand, which is printed on every note sheet."""
    comets = bits_of(mode.rules.comet_sectors)
    return tuple(comets if thing is COMET else whole_ring(mode) for thing in THINGS)


def may(grid: Grid, *things: Object) -> int:
    """The sectors that can hold one of the things."""
    found = 0
    for thing in things:
        found |= grid[PLACE[thing]]
    return found


def must(grid: Grid, *things: Object) -> int:
    """The sectors that hold one of the things: nothing else is left there."""
    return may(grid, *things) & ~may(grid, *(one for one in THINGS if one not in things))


def without(grid: Grid, bits: int, *things: Object) -> Grid:
    """None of the things is in these sectors."""
    return tuple(
        held & ~bits if thing in things else held for thing, held in zip(THINGS, grid, strict=True)
    )


def holding(grid: Grid, bits: int, *things: Object) -> Grid:
    """Each of these sectors holds one of the things."""
    return without(grid, bits, *(one for one in THINGS if one not in things))


def marked(grid: Grid, marks: Iterable[CellMark]) -> Grid:
    for mark in marks:
        write = holding if isinstance(mark, Is) else without
        grid = write(grid, bit_of(mark.sector), mark.thing)
    return grid


def new_marks(before: Grid, after: Grid) -> Iterator[CellMark]:
    """What was written down between two grids: a circle where a sector's content is new, else a
    cross for each thing that is gone."""
    for thing in THINGS:
        found = must(after, thing) & ~must(before, thing)
        yield from (Is(sector, thing) for sector in sectors_of(found))
    known = must_any(after)
    for thing, one, other in zip(THINGS, before, after, strict=True):
        yield from (IsNot(sector, thing) for sector in sectors_of(one & ~other & ~known))


def must_any(grid: Grid) -> int:
    """The sectors whose content is known."""
    known = 0
    for thing in THINGS:
        known |= must(grid, thing)
    return known


def placements(grid: Grid, kind: Object, mode: Mode) -> tuple[int, ...]:
    """The lawful placements of a kind that the grid leaves."""
    return _placements(mode, kind, may(grid, kind), must(grid, kind))


@lru_cache(maxsize=4096)
def _placements(mode: Mode, kind: Object, most: int, least: int) -> tuple[int, ...]:
    return tuple(
        held for held in all_placements(mode)[kind] if not held & ~most and not least & ~held
    )


@cache
def all_placements(mode: Mode) -> dict[Object, tuple[int, ...]]:
    """Truly empty is what the kinds leave over, and has none of its own."""
    lists = catalogue(mode).placements
    return {kind: tuple(map(bits_of, lists[kind])) for kind in KINDS}


def placed(grid: Grid, kind: Object, mode: Mode, fits: Callable[[int], bool]) -> Grid | None:
    """What all placements of a kind that fit have in common; None if none does."""
    every, some = whole_ring(mode), 0
    for held in placements(grid, kind, mode):
        if fits(held):
            every &= held
            some |= held
    if not some:
        return None
    return holding(without(grid, whole_ring(mode) & ~some, kind), every, kind)


def joined(grids: Iterable[Grid | None]) -> Grid | None:
    """What all of several cases leave in common; None if every case is impossible."""
    found = [grid for grid in grids if grid is not None]
    if not found:
        return None
    return tuple(_any(column) for column in zip(*found, strict=True))


def _any(sets: Iterable[int]) -> int:
    together = 0
    for one in sets:
        together |= one
    return together


def is_broken(grid: Grid, mode: Mode) -> bool:
    """Whether some sector can hold nothing at all."""
    return may(grid, *THINGS) != whole_ring(mode)
