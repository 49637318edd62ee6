"""Which conference clues a sky can have (rules 8, promise 1).

With every ordinary object known, the conference clues must leave exactly one place for Planet X. A
conference clue keeps 15-93 % of all lawful systems. 38 standard systems have no such clue: they are
not drawn, and nobody may use that as a deduction. Sets are drawn by weight (clue_weights.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import permutations
from math import prod

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import conference_forms
from ecliptic.planetx.clue_weights import DIFFERENT_TITLES, SAME_TITLE, conference_weight
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


def conference_sets(system: SolarSystem, mode: Mode) -> dict[tuple[Clue, ...], int]:
    """Every ordered set of different true clues that pins Planet X down, with its weight."""
    places = possible_places(system, mode)
    (truth,) = where(system, PLANET_X)
    sets = true_conference_sets(system, mode)
    left = {
        clue: frozenset(place for place, other in places.items() if holds(clue, other))
        for clue in {clue for clues in sets for clue in clues}
    }
    return {
        clues: weight
        for clues, weight in sets.items()
        if frozenset.intersection(*(left[clue] for clue in clues)) == {truth}
    }


def true_conference_sets(system: SolarSystem, mode: Mode) -> dict[tuple[Clue, ...], int]:
    """Every ordered set of different true clues, whatever it leaves open, with its weight."""
    true = [clue for clue in lawful_conference_clues(mode) if holds(clue, system)]
    count = len(mode.rules.conference_icons)
    return {clues: set_weight(clues, mode) for clues in permutations(true, count)}


def set_weight(clues: Sequence[Clue], mode: Mode) -> int:
    """How much a set of conference clues weighs among the lawful ones of a sky."""
    different = len({title_of(clue) for clue in clues}) == len(clues)
    weight = DIFFERENT_TITLES if different else SAME_TITLE
    return weight * prod(conference_weight(clue, mode) for clue in clues)


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
