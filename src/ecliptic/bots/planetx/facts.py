"""What a single fact excludes, given the marks so far.

Every function looks at one fact and crosses off what cannot be. None of them combines two facts:
that is left to the marks they share. `facts_of` reads the facts of a view.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from itertools import combinations
from typing import TypeAlias

from ecliptic.bots.planetx.sheet import APPEARS_EMPTY, Sheet, bits, sectors_in
from ecliptic.planetx.clues import (
    Adjacent,
    Arrangement,
    Clue,
    Quantity,
    distances,
    holds,
)
from ecliptic.planetx.events import Located, Researched, Surveyed, Targeted
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
)
from ecliptic.planetx.ring import after, distance, neighbours, run
from ecliptic.planetx.system import DWARF_BAND
from ecliptic.planetx.views import View

Fact: TypeAlias = Callable[[Sheet], None]

PLACEMENT_CLUES: tuple[Clue, ...] = (
    Adjacent(Quantity.EVERY, ASTEROID, ASTEROID),
    Adjacent(Quantity.EVERY, GAS_CLOUD, TRULY_EMPTY),
    Adjacent(Quantity.NO, DWARF_PLANET, PLANET_X),
)
"""Placement rules that have the form of a clue (rules 1)."""


def sheet_of(view: View) -> Sheet:
    """Apply every fact of the view until none of them crosses anything off."""
    sheet = Sheet(view.board.mode)
    facts = facts_of(view)
    before = -1
    while before != (before := sheet.marks()):
        for fact in facts:
            fact(sheet)
    return sheet


def facts_of(view: View) -> list[Fact]:
    board = view.board
    facts = list(_rules_of(board.mode))
    for given in view.facts:
        facts.append(partial(is_not, thing=given.thing, sector=given.sector))
    for sector, thing in board.confirmed:
        facts.append(partial(is_one_of, things=(thing,), sector=sector))
    for sector, thing in board.refuted:
        facts.append(partial(is_not, thing=thing, sector=sector))
    for _, clue in board.conferences:
        facts.append(partial(clue_holds, clue=clue))
    for turn in view.log:
        facts += _facts_of_turn(turn, board.mode)
    return facts


@cache
def _rules_of(mode: Mode) -> tuple[Fact, ...]:
    """Totals and placement rules: the facts of every game of a mode."""
    everywhere = bits(mode.rules.all_sectors)
    facts: list[Fact] = [
        partial(count_in, things=(thing,), where=everywhere, count=count)
        for thing, count in mode.rules.counts.items()
    ]
    facts += [partial(clue_holds, clue=clue) for clue in PLACEMENT_CLUES]
    if mode is Mode.EXPERT:
        facts.append(partial(arranged, thing=DWARF_PLANET, ways=_dwarf_bands(mode)))
    return tuple(facts)


def _facts_of_turn(turn: object, mode: Mode) -> Iterable[Fact]:
    """The viewer's own turns have answers; others' tell nothing about the sky."""
    match turn:
        case Surveyed():
            things = APPEARS_EMPTY if turn.thing is TRULY_EMPTY else (turn.thing,)
            where = bits(run(turn.first, turn.last, mode.rules.sectors))
            elsewhere = bits(mode.rules.all_sectors) & ~where
            others = sum(mode.rules.counts[thing] for thing in things) - turn.count
            yield partial(count_in, things=things, where=where, count=turn.count)
            yield partial(count_in, things=things, where=elsewhere, count=others)
        case Targeted(sighting=Sighting.APPEARS_EMPTY):
            yield partial(is_one_of, things=APPEARS_EMPTY, sector=turn.sector)
        case Targeted():
            yield partial(is_one_of, things=(Object(turn.sighting.value),), sector=turn.sector)
        case Researched():
            yield partial(clue_holds, clue=turn.clue)
        case Located(found=False):
            yield partial(located_wrongly, turn=turn)


def is_not(sheet: Sheet, thing: Object, sector: int) -> None:
    sheet.cross(thing, bits([sector]))


def is_one_of(sheet: Sheet, things: tuple[Object, ...], sector: int) -> None:
    sheet.ring(bits([sector]), *things)


def count_in(sheet: Sheet, things: tuple[Object, ...], where: int, count: int) -> None:
    """Exactly `count` of `things` there: all are found, or as many candidates left as needed."""
    possible = sheet.anywhere(things) & where
    sure = sheet.sure(*things) & where
    if sure.bit_count() == count:
        for thing in things:
            sheet.cross(thing, possible & ~sure)
    elif possible.bit_count() == count:
        sheet.ring(possible, *things)


def located_wrongly(sheet: Sheet, turn: Located) -> None:
    """Not all three parts are right: if two are certain, the third is wrong."""
    before, after_it = neighbours(turn.sector, sheet.mode.rules.sectors)
    named = {turn.sector: PLANET_X, before: turn.before, after_it: turn.after}
    unsure = [sector for sector, thing in named.items() if sheet.certain(sector) is not thing]
    if len(unsure) == 1:
        sheet.cross(named[unsure[0]], bits(unsure))


def clue_holds(sheet: Sheet, clue: Clue) -> None:
    if isinstance(clue, Arrangement):
        arranged(sheet, clue.subject, _ways(sheet.mode, clue))
        return
    sectors = sheet.mode.rules.sectors
    reach = _reach(sectors, *distances(clue, sectors))
    if clue.quantity is Quantity.EVERY:
        _every(sheet, clue.subject, clue.other, reach)
    elif clue.quantity is Quantity.NO:
        _none(sheet, clue.subject, clue.other, reach)
        _none(sheet, clue.other, clue.subject, reach)
    else:
        _some(sheet, clue.subject, clue.other, reach)


def arranged(sheet: Sheet, thing: Object, ways: tuple[int, ...]) -> None:
    """All sectors of `thing` together are one of these ways."""
    possible, sure = sheet.possible[thing], sheet.sure(thing)
    union, common = 0, possible
    for way in ways:
        if way & possible == way and way & sure == sure:
            union |= way
            common &= way
    sheet.cross(thing, possible & ~union)
    sheet.ring(common, thing)


def _every(sheet: Sheet, subject: Object, other: Object, reach: tuple[int, ...]) -> None:
    sure = sheet.sure(subject)
    for sector in sectors_in(sheet.possible[subject]):
        partners = reach[sector] & sheet.possible[other]
        if not partners:
            sheet.cross(subject, bits([sector]))
        elif partners.bit_count() == 1 and sure >> (sector - 1) & 1:
            sheet.ring(partners, other)


def _none(sheet: Sheet, subject: Object, other: Object, reach: tuple[int, ...]) -> None:
    for sector in sectors_in(sheet.sure(subject)):
        sheet.cross(other, reach[sector])


def _some(sheet: Sheet, subject: Object, other: Object, reach: tuple[int, ...]) -> None:
    """If only one sector can hold the X of "at least one X", or only one its Y, that is certain."""
    able, partners = [], 0
    for sector in sectors_in(sheet.possible[subject]):
        if near := reach[sector] & sheet.possible[other]:
            able.append(sector)
            partners |= near
    if len(able) == 1:
        sheet.ring(bits(able), subject)
    if partners.bit_count() == 1:
        sheet.ring(partners, other)


@cache
def _reach(sectors: int, low: int, high: int) -> tuple[int, ...]:
    """For each sector (from index 1 on), the sectors at these distances from it."""
    everywhere = range(1, sectors + 1)
    return (
        0,
        *(
            bits(other for other in everywhere if low <= distance(sector, other, sectors) <= high)
            for sector in everywhere
        ),
    )


@cache
def _ways(mode: Mode, clue: Arrangement) -> tuple[int, ...]:
    """Every set of sectors for the clue's object that makes it true."""
    ways = []
    for held in combinations(mode.rules.all_sectors, mode.rules.counts[clue.subject]):
        system = tuple(
            clue.subject if sector in held else TRULY_EMPTY for sector in mode.rules.all_sectors
        )
        if holds(clue, system):
            ways.append(bits(held))
    return tuple(ways)


@cache
def _dwarf_bands(mode: Mode) -> tuple[int, ...]:
    """Expert: all dwarf planets in a band of exactly six sectors, one at each end (rules 1)."""
    sectors = mode.rules.sectors
    ways = set()
    for first in mode.rules.all_sectors:
        last = after(first, DWARF_BAND - 1, sectors)
        inside = run(after(first, 1, sectors), after(last, -1, sectors), sectors)
        for between in combinations(inside, mode.rules.counts[DWARF_PLANET] - 2):
            ways.add(bits([first, last, *between]))
    return tuple(sorted(ways))
