"""What a clue, or a placement rule of the same form, excludes on the sheet of a proof."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TypeGuard

from ecliptic.deduction.proof.grid import (
    Grid,
    all_placements,
    bit_of,
    holding,
    may,
    must,
    sectors_of,
    whole_ring,
    without,
)
from ecliptic.planetx.clues import Arrangement, Clue, Quantity, Relation, distances
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import TRULY_EMPTY, Object
from ecliptic.planetx.truth_tables import table_of_clue

Test = Callable[[Grid, int], bool]
"""Whether a placement of a kind fits, as far as the grid tells."""


def narrowed(clue: Clue, grid: Grid, mode: Mode) -> Grid | None:
    """What follows for single sectors; a clue about one kind alone tells nothing of them."""
    if not _names_two(clue):
        return grid
    subject, other = clue.subject, clue.other
    match clue.quantity:
        case Quantity.NO:
            apart = without(grid, near(clue, must(grid, other), mode), subject)
            return without(apart, near(clue, must(grid, subject), mode), other)
        case Quantity.EVERY:
            far = whole_ring(mode) & ~near(clue, may(grid, other), mode)
            found = without(grid, far, subject)
            return _reached(clue, found, must(found, subject), mode)
        case Quantity.SOME:
            can = may(grid, subject) & near(clue, may(grid, other), mode)
            if not can:
                return None
            if can.bit_count() > 1:
                return grid
            return _reached(clue, holding(grid, can, subject), can, mode)


def _reached(clue: Relation, grid: Grid, subjects: int, mode: Mode) -> Grid | None:
    """Each of these sectors has the other kind near it: in the one place that is left for it."""
    for sector in sectors_of(subjects):
        can = may(grid, clue.other) & near(clue, bit_of(sector), mode)
        if not can:
            return None
        if can.bit_count() == 1:
            grid = holding(grid, can, clue.other)
    return grid


def kinds(said: Sequence[Clue]) -> tuple[Object, ...]:
    """The kinds the clues are about whose placements can be gone through."""
    named = {clue.subject for clue in said} | {clue.other for clue in said if _names_two(clue)}
    return tuple(kind for kind in Object if kind in named and kind is not TRULY_EMPTY)


def fits(clue: Clue, kind: Object, mode: Mode) -> Test:
    """Which placements of a kind can be, given what is known of the other."""
    if not _names_two(clue):
        held_by = _allowed(clue, mode)
        return lambda _, held: held in held_by
    if kind is clue.subject:
        return lambda grid, held: _related(
            clue, held, near(clue, _known(clue, grid, clue.other), mode)
        )
    return lambda grid, held: _related(clue, _known_subject(clue, grid), near(clue, held, mode))


def _known(clue: Relation, grid: Grid, thing: Object) -> int:
    """What is nearest to breaking the clue is what counts: where it is, or where it can be."""
    return (must if clue.quantity is Quantity.NO else may)(grid, thing)


def _known_subject(clue: Relation, grid: Grid) -> int:
    return (may if clue.quantity is Quantity.SOME else must)(grid, clue.subject)


def _related(clue: Relation, subjects: int, close: int) -> bool:
    if clue.quantity is Quantity.EVERY:
        return not subjects & ~close
    return bool(subjects & close) is (clue.quantity is Quantity.SOME)


@lru_cache(maxsize=1024)
def _allowed(clue: Clue, mode: Mode) -> frozenset[int]:
    """The placements of the clue's one kind of which it is true."""
    held = all_placements(mode)[clue.subject]
    return frozenset(one for one, true in zip(held, table_of_clue(clue, mode), strict=True) if true)


def _names_two(clue: Clue) -> TypeGuard[Relation]:
    return not isinstance(clue, Arrangement) and clue.other is not clue.subject


@lru_cache(maxsize=4096)
def near(clue: Relation, bits: int, mode: Mode) -> int:
    """The sectors that stand to one of these as the clue says."""
    sectors = mode.rules.sectors
    nearest, furthest = distances(clue, sectors)
    found = 0
    for steps in range(nearest, furthest + 1):
        found |= (
            bits << steps | bits >> (sectors - steps) | bits >> steps | bits << (sectors - steps)
        )
    return found & whole_ring(mode)
