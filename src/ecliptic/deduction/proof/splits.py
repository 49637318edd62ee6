"""Cases that can be told apart: what a sector holds, where a kind stands, or yes and no."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.deduction.claims import Is, IsNot
from ecliptic.deduction.proof.grid import (
    THINGS,
    CellMark,
    Grid,
    bit_of,
    bits_of,
    may,
    must,
    must_any,
    placements,
    sectors_of,
)
from ecliptic.planetx.catalogue import KINDS
from ecliptic.planetx.modes import Mode

MOST_CASES = 4

Case = tuple[CellMark, ...]


def splits_of(grid: Grid, mode: Mode) -> Iterator[tuple[Case, ...]]:
    """Every way to tell a few cases apart, those that name a sector's content first."""
    known = must_any(grid)
    unknown = [sector for sector in mode.rules.all_sectors if not known & bit_of(sector)]
    for sector in unknown:
        held = [thing for thing in THINGS if may(grid, thing) & bit_of(sector)]
        if len(held) <= MOST_CASES:
            yield tuple((Is(sector, thing),) for thing in held)
    for kind in KINDS:
        there = placements(grid, kind, mode)
        if 1 < len(there) <= MOST_CASES:
            certain = must(grid, kind)
            yield tuple(
                tuple(Is(sector, kind) for sector in sectors_of(one & ~certain)) for one in there
            )
    for sector in unknown:
        for thing in THINGS:
            if may(grid, thing) & bit_of(sector):
                yield (Is(sector, thing),), (IsNot(sector, thing),)


def is_complete(cases: tuple[Case, ...], grid: Grid, mode: Mode) -> bool:
    """Whether one of the cases must be true, as far as the grid tells."""
    first = cases[0][0]
    if any(isinstance(mark, IsNot) for case in cases for mark in case):
        return True
    if len({mark.sector for case in cases for mark in case}) == 1:
        named = [mark.thing for case in cases for mark in case]
        return not any(
            may(grid, thing) & bit_of(first.sector) for thing in THINGS if thing not in named
        )
    certain = must(grid, first.thing)
    named_sets = {bits_of(mark.sector for mark in case) | certain for case in cases}
    return all(one in named_sets for one in placements(grid, first.thing, mode))
