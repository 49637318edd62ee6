"""Which systems agree with a fact: a truth table over one or two columns, applied by one gather."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.clue_tables import Table, applied, clue_agrees
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
from ecliptic.deduction.systems import Systems, Truth, incidence, locate_number, masks
from ecliptic.deduction.titles import panel, titles
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, TRULY_EMPTY, Object, Sighting
from ecliptic.planetx.ring import run


def agree(fact: Fact, systems: Systems) -> Truth:
    """Of every system, whether the fact is true of it."""
    match fact:
        case ClueRead(clue=clue):
            return clue_agrees(clue, systems)
        case Titled(title=title):
            if title not in titles(systems.mode):
                return np.ones(len(systems), dtype=np.bool_)
            named = panel(title, systems.mode)
            return applied((named.columns, _some_clue(fact, systems.mode)), systems)
        case LocatedWrong():
            return np.not_equal(
                systems.locates, locate_number(fact.sector, fact.before, fact.after)
            )
        case LocatedRight():
            return np.equal(systems.locates, locate_number(fact.sector, fact.before, fact.after))
        case Revealed(system):
            return np.equal(systems.numbers(), catalogue(systems.mode).number(system))
        case Amount():
            return _amounts(fact, systems)
        case NotHere() | Holds() | Counted() | Seen():
            return applied(_table(fact, systems.mode), systems)


def content_table(sector: int, thing: Object, mode: Mode) -> Table:
    """Whether the sector holds `thing`: truly empty if it appears so and is not Planet X's."""
    held = incidence(mode)[thing][:, sector - 1]
    if thing is not TRULY_EMPTY:
        return (thing,), held
    elsewhere = ~incidence(mode)[PLANET_X][:, sector - 1]
    return (PLANET_X, TRULY_EMPTY), (elsewhere[:, None] & held).ravel()


@lru_cache(maxsize=256)
def _table(fact: NotHere | Holds | Counted | Seen, mode: Mode) -> Table:
    match fact:
        case Holds(sector, thing):
            return content_table(sector, thing, mode)
        case NotHere(sector, thing):
            columns, held = content_table(sector, thing, mode)
            return columns, ~held
        case Counted(thing, first, last, count):
            along = sum(1 << (sector - 1) for sector in run(first, last, mode.rules.sectors))
            found = np.bitwise_count(masks(mode)[thing] & np.uint32(along))
            return (thing,), np.equal(found, count)
        case Seen(sector, Sighting.APPEARS_EMPTY):
            return (TRULY_EMPTY,), incidence(mode)[TRULY_EMPTY][:, sector - 1].copy()
        case Seen(sector, sighting):
            return content_table(sector, Object(sighting.value), mode)


def _amounts(fact: Amount, systems: Systems) -> Truth:
    """One kind, or what appears empty, is a column; several kinds are looked up in every system."""
    column = _COLUMN_OF.get(fact.things)
    if column is not None:
        return applied(_amount_table(fact, column, systems.mode), systems)
    held = systems.held(fact.things[0])
    for thing in fact.things[1:]:
        held = held | systems.held(thing)
    return _is_amount(fact, held)


_COLUMN_OF: dict[tuple[Object, ...], Object] = {
    **{(thing,): thing for thing in (*THEORY_OBJECTS, PLANET_X)},
    (TRULY_EMPTY, PLANET_X): TRULY_EMPTY,
}


@lru_cache(maxsize=256)
def _amount_table(fact: Amount, column: Object, mode: Mode) -> Table:
    return (column,), _is_amount(fact, masks(mode)[column])


def _is_amount(fact: Amount, held: npt.NDArray[np.uint32]) -> Truth:
    along = np.uint32(sum(1 << (sector - 1) for sector in fact.sectors))
    found = np.bitwise_count(held & along)
    enough: Truth = (found >= fact.least) & (found <= fact.most)
    return enough


@lru_cache(maxsize=256)
def _some_clue(fact: Titled, mode: Mode) -> Truth:
    """Whether the title has a true clue, over the columns its clues look at."""
    named = panel(fact.title, mode)
    return named.possible.take(named.cell_of)
