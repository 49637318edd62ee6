"""Which conference clues a sky can have (rules 8, promise 1).

With every ordinary object known, the conference clues must leave exactly one place for Planet X. A
conference clue keeps 15-93 % of all lawful systems. 38 standard systems have no such clue: they are
not drawn, and nobody may use that as a deduction.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import conference_forms
from ecliptic.planetx.clues import Clue, holds, title_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY
from ecliptic.planetx.system import SolarSystem, check_system, where
from ecliptic.planetx.truth_tables import kept

LEAST_KEPT, MOST_KEPT = 15, 93
"""Percent of all lawful systems that a conference clue keeps."""


@cache
def lawful_conference_clues(mode: Mode) -> tuple[Clue, ...]:
    systems = len(catalogue(mode))
    return tuple(
        clue
        for clue in conference_forms(mode)
        if LEAST_KEPT * systems <= 100 * kept(clue, mode) <= MOST_KEPT * systems
    )


def conference_sets(system: SolarSystem, mode: Mode) -> tuple[tuple[Clue, ...], ...]:
    """Every ordered set of true clues with different titles that pins Planet X down."""
    places = possible_places(system, mode)
    (truth,) = where(system, PLANET_X)
    sets = true_conference_sets(system, mode)
    left = {
        clue: frozenset(place for place, other in places.items() if holds(clue, other))
        for clue in {clue for clues in sets for clue in clues}
    }
    return tuple(
        clues
        for clues in sets
        if frozenset.intersection(*(left[clue] for clue in clues)) == {truth}
    )


def true_conference_sets(system: SolarSystem, mode: Mode) -> tuple[tuple[Clue, ...], ...]:
    """Every ordered set of true clues with different titles, whatever it leaves open."""
    true = [clue for clue in lawful_conference_clues(mode) if holds(clue, system)]
    count = len(mode.rules.conference_icons)
    return tuple(
        clues
        for clues in permutations(true, count)
        if len({title_of(clue) for clue in clues}) == count
    )


def possible_places(system: SolarSystem, mode: Mode) -> dict[int, SolarSystem]:
    """Where Planet X can be when all ordinary objects are known, with the system that makes."""
    open_sectors = where(system, TRULY_EMPTY) + where(system, PLANET_X)
    places = {}
    for place in open_sectors:
        other = tuple(
            held if sector not in open_sectors else (PLANET_X if sector == place else TRULY_EMPTY)
            for sector, held in enumerate(system, start=1)
        )
        try:
            check_system(other, mode)
        except BadSetup:
            continue
        places[place] = other
    return places
