"""What a fact excludes on the sheet of a proof, looking at little at a time.

`narrowing` looks at single sectors, as a person with a pencil does first. `kind_tests` asks of each
placement of a kind whether it fits: that counts the kind's own placement rule in.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache

from ecliptic.deduction.facts import (
    Amount,
    ClueRead,
    Counted,
    Fact,
    Holds,
    LocatedRight,
    LocatedWrong,
    NotHere,
    Revealed,
    Seen,
    Titled,
)
from ecliptic.deduction.proof import clues
from ecliptic.deduction.proof.clues import Test
from ecliptic.deduction.proof.grid import (
    Grid,
    bit_of,
    bits_of,
    holding,
    joined,
    may,
    must,
    whole_ring,
    without,
)
from ecliptic.deduction.titles import panel, titles
from ecliptic.planetx.clues import Clue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object, Sighting
from ecliptic.planetx.ring import neighbours, run

Narrow = Callable[[Grid], Grid | None]
"""The grid without what is impossible; None if nothing is possible."""

_EITHER = (TRULY_EMPTY, PLANET_X)


def narrowing(fact: Fact, mode: Mode) -> Narrow:
    match fact:
        case NotHere(sector, thing):
            return lambda grid: without(grid, bit_of(sector), thing)
        case Holds(sector, thing):
            return lambda grid: holding(grid, bit_of(sector), thing)
        case Seen(sector, sighting):
            seen = _EITHER if sighting is Sighting.APPEARS_EMPTY else (Object(sighting.value),)
            return lambda grid: holding(grid, bit_of(sector), *seen)
        case Counted(thing, first, last, count):
            things = _EITHER if thing is TRULY_EMPTY else (thing,)
            return counting(things, bits_of(run(first, last, mode.rules.sectors)), count, mode)
        case Amount(things, sectors, least, most):
            return lambda grid: amount(grid, things, bits_of(sectors), least, most)
        case ClueRead(clue=clue):
            return lambda grid: clues.narrowed(clue, grid, mode)
        case Titled(title=title):
            said = clues_titled(title, mode)
            return lambda grid: (
                joined(clues.narrowed(clue, grid, mode) for clue in said) if said else grid
            )
        case LocatedRight():
            return lambda grid: _each(grid, _located(fact, mode))
        case LocatedWrong():
            return lambda grid: joined(
                without(grid, bits, thing) for bits, thing in _located(fact, mode)
            )
        case Revealed(system):
            held = [(bit_of(sector), thing) for sector, thing in enumerate(system, start=1)]
            return lambda grid: _each(grid, held)


def counting(things: tuple[Object, ...], along: int, count: int, mode: Mode) -> Narrow:
    """So many in some sectors, and so all the others elsewhere."""
    others = sum(mode.rules.counts[thing] for thing in things) - count
    elsewhere = whole_ring(mode) & ~along

    def narrow(grid: Grid) -> Grid | None:
        found = amount(grid, things, along, count, count)
        return found and amount(found, things, elsewhere, others, others)

    return narrow


def amount(
    grid: Grid, things: tuple[Object, ...], along: int, least: int, most: int
) -> Grid | None:
    surely, possibly = must(grid, *things) & along, may(grid, *things) & along
    if surely.bit_count() > most or possibly.bit_count() < least:
        return None
    if surely.bit_count() == most:
        return without(grid, possibly & ~surely, *things)
    if possibly.bit_count() == least:
        return holding(grid, possibly, *things)
    return grid


def kind_tests(fact: Fact, mode: Mode) -> Iterator[tuple[Object, Test]]:
    """The kinds whose placements the fact can be asked of."""
    match fact:
        case Counted(thing, first, last, count) if thing is not TRULY_EMPTY:
            along = bits_of(run(first, last, mode.rules.sectors))
            yield thing, lambda _, held: (held & along).bit_count() == count
        case Amount((thing,), sectors, least, most) if thing is not TRULY_EMPTY:
            along = bits_of(sectors)
            yield thing, lambda _, held: least <= (held & along).bit_count() <= most
        case ClueRead(clue=clue):
            yield from _clue_tests((clue,), mode)
        case Titled(title=title):
            yield from _clue_tests(clues_titled(title, mode), mode)


def _clue_tests(said: tuple[Clue, ...], mode: Mode) -> Iterator[tuple[Object, Test]]:
    """That one of some clues about the same kinds is true."""
    for kind in clues.kinds(said):
        yield kind, _any_of([clues.fits(clue, kind, mode) for clue in said])


def _any_of(tests: Sequence[Test]) -> Test:
    return lambda grid, held: any(test(grid, held) for test in tests)


@lru_cache(maxsize=256)
def clues_titled(title: tuple[Object, ...], mode: Mode) -> tuple[Clue, ...]:
    """A title that is none of ours tells nothing, and then there are no clues."""
    return panel(title, mode).clues if title in titles(mode) else ()


def _located(fact: LocatedRight | LocatedWrong, mode: Mode) -> list[tuple[int, Object]]:
    before, after = neighbours(fact.sector, mode.rules.sectors)
    return [
        (bit_of(fact.sector), PLANET_X),
        (bit_of(before), fact.before),
        (bit_of(after), fact.after),
    ]


def _each(grid: Grid, held: list[tuple[int, Object]]) -> Grid:
    for bits, thing in held:
        grid = holding(grid, bits, thing)
    return grid
