"""Every clue a game can give, as data (rules 8).

Research clues are about ordinary objects, conference clues about Planet X. Two wordings of one
truth are listed once: "some" and "no" read the same both ways round, so does "every ... opposite"
between kinds of equal number; of a single object "every" is "some"; four asteroids in a band of
four are consecutive.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ecliptic.planetx.clues import Adjacent, Band, Clue, Consecutive, Opposite, Quantity, Within
from ecliptic.planetx.modes import Mode, ModeRules
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Object,
)

EVERY_WITHIN = {Mode.STANDARD: range(2, 5), Mode.EXPERT: range(2, 5)}
NO_WITHIN = {Mode.STANDARD: range(2, 5), Mode.EXPERT: range(2, 7)}
BAND = {Mode.STANDARD: range(3, 7), Mode.EXPERT: range(3, 9)}
X_WITHIN = {Mode.STANDARD: range(2, 5), Mode.EXPERT: range(2, 6)}
X_NOT_WITHIN = {Mode.STANDARD: range(2, 4), Mode.EXPERT: range(2, 4)}
BAND_OBJECTS = (ASTEROID, COMET, GAS_CLOUD)


@cache
def research_forms(mode: Mode) -> tuple[Clue, ...]:
    """Every research clue, whether or not it would tell anything."""
    return (*_about_two(mode), *_about_one(mode))


@cache
def conference_forms(mode: Mode) -> tuple[Clue, ...]:
    """Every conference clue. "Not adjacent to a dwarf planet" is known to all and never given."""
    return tuple(_about_planet_x(mode))


def _about_two(mode: Mode) -> Iterator[Clue]:
    for first, one in enumerate(THEORY_OBJECTS):
        for other in THEORY_OBJECTS[first + 1 :]:
            for quantity in (Quantity.SOME, Quantity.NO):
                yield Adjacent(quantity, one, other)
                yield Opposite(quantity, one, other)
            for subject, near in ((one, other), (other, one)):
                yield from _every(subject, near, mode)
            for reach in NO_WITHIN[mode]:
                yield Within(Quantity.NO, one, reach, other)


def _every(subject: Object, near: Object, mode: Mode) -> Iterator[Clue]:
    counts = mode.rules.counts
    if not _is_single(subject, mode.rules):
        yield Adjacent(Quantity.EVERY, subject, near)
        if counts[subject] != counts[near] or _comes_first(subject, near):
            yield Opposite(Quantity.EVERY, subject, near)
    for reach in EVERY_WITHIN[mode]:
        yield Within(Quantity.EVERY, subject, reach, near)


def _comes_first(one: Object, other: Object) -> bool:
    return THEORY_OBJECTS.index(one) < THEORY_OBJECTS.index(other)


def _is_single(thing: Object, rules: ModeRules) -> bool:
    return rules.counts[thing] == 1


def _about_one(mode: Mode) -> Iterator[Clue]:
    for thing in THEORY_OBJECTS:
        if not _is_single(thing, mode.rules):
            for reach in NO_WITHIN[mode]:
                yield Within(Quantity.NO, thing, reach, thing)
    for thing in BAND_OBJECTS:
        for width in BAND[mode]:
            if thing is not ASTEROID or width > mode.rules.counts[ASTEROID]:
                yield Band(thing, width)
    yield Opposite(Quantity.SOME, ASTEROID, ASTEROID)
    yield Consecutive(mode.rules.counts[ASTEROID], ASTEROID)
    if mode is Mode.EXPERT:
        yield Consecutive(3, DWARF_PLANET)
        yield Adjacent(Quantity.EVERY, DWARF_PLANET, TRULY_EMPTY)


def _about_planet_x(mode: Mode) -> Iterator[Clue]:
    for other in (*THEORY_OBJECTS, TRULY_EMPTY):
        yield Opposite(Quantity.NO, PLANET_X, other)
        if other is not DWARF_PLANET:
            yield Adjacent(Quantity.NO, PLANET_X, other)
    for other in THEORY_OBJECTS:
        for reach in X_WITHIN[mode]:
            yield Within(Quantity.EVERY, PLANET_X, reach, other)
        for reach in X_NOT_WITHIN[mode]:
            yield Within(Quantity.NO, PLANET_X, reach, other)
