"""Every lawful system, found with the engine's placement rules alone (rules 1).

A rule about one kind is asked of systems that hold nothing but that kind, so that the sets of
sectors for each kind are few; whole systems are put together from those.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations

from ecliptic.core.errors import BadSetup
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
from ecliptic.planetx.system import PLACEMENT_RULES, SolarSystem, check_system

Sectors = tuple[int, ...]


def system_with(mode: Mode, held: dict[Object, Sectors], rest: Object) -> SolarSystem:
    """A system of given sectors per object, with `rest` everywhere else."""
    where = {sector: thing for thing, sectors in held.items() for sector in sectors}
    return tuple(where.get(sector, rest) for sector in mode.rules.all_sectors)


def lawful_sets(mode: Mode, thing: Object, rule: str) -> list[Sectors]:
    """The sets of sectors that one placement rule allows one kind of object."""
    sets = combinations(mode.rules.all_sectors, mode.rules.counts[thing])
    return [
        sectors
        for sectors in sets
        if PLACEMENT_RULES[rule](system_with(mode, {thing: sectors}, TRULY_EMPTY), mode)
    ]


def without(sectors: Sectors, *taken: Sectors) -> Sectors:
    used = {sector for some in taken for sector in some}
    return tuple(sector for sector in sectors if sector not in used)


def comets_and_asteroids(mode: Mode) -> Iterator[tuple[Sectors, Sectors]]:
    for comets in lawful_sets(mode, COMET, "planetx-system-comet"):
        for asteroids in lawful_sets(mode, ASTEROID, "planetx-system-asteroid"):
            if not set(comets) & set(asteroids):
                yield comets, asteroids


@cache
def standard_systems() -> tuple[SolarSystem, ...]:
    """Every lawful standard system, each judged whole."""
    mode = Mode.STANDARD
    return tuple(
        system
        for comets, asteroids in comets_and_asteroids(mode)
        for system in _completions(mode, comets, asteroids)
        if is_lawful(system, mode)
    )


def _completions(mode: Mode, comets: Sectors, asteroids: Sectors) -> Iterator[SolarSystem]:
    free = without(mode.rules.all_sectors, comets, asteroids)
    for dwarfs in combinations(free, mode.rules.counts[DWARF_PLANET]):
        for clouds in combinations(without(free, dwarfs), mode.rules.counts[GAS_CLOUD]):
            for planet_x in without(free, dwarfs, clouds):
                held = {
                    COMET: comets,
                    ASTEROID: asteroids,
                    DWARF_PLANET: dwarfs,
                    GAS_CLOUD: clouds,
                    PLANET_X: (planet_x,),
                }
                yield system_with(mode, held, TRULY_EMPTY)


def is_lawful(system: SolarSystem, mode: Mode) -> bool:
    try:
        check_system(system, mode)
    except BadSetup:
        return False
    return True


def count_expert_systems() -> int:
    """How many lawful expert systems there are, without building the million of them: what is left
    for gas clouds and truly empty sectors repeats often and is counted once."""
    mode = Mode.EXPERT
    bands = lawful_sets(mode, DWARF_PLANET, "planetx-system-band")
    places_for_x = {dwarfs: _places_for_x(mode, dwarfs) for dwarfs in bands}
    found = 0
    for comets, asteroids in comets_and_asteroids(mode):
        taken = set(comets + asteroids)
        for dwarfs in bands:
            if taken.isdisjoint(dwarfs):
                free = without(mode.rules.all_sectors, comets, asteroids, dwarfs)
                for planet_x in free:
                    if planet_x in places_for_x[dwarfs]:
                        found += _ways_for_gas_clouds(mode, without(free, (planet_x,)))
    return found


def _places_for_x(mode: Mode, dwarfs: Sectors) -> frozenset[int]:
    rule = PLACEMENT_RULES["planetx-system-dwarf-planet"]
    return frozenset(
        sector
        for sector in without(mode.rules.all_sectors, dwarfs)
        if rule(system_with(mode, {DWARF_PLANET: dwarfs, PLANET_X: (sector,)}, COMET), mode)
    )


@cache
def _ways_for_gas_clouds(mode: Mode, free: Sectors) -> int:
    """Ways to fill `free` with the gas clouds and truly empty sectors, nothing else being empty."""
    rule = PLACEMENT_RULES["planetx-system-gas-cloud"]
    return sum(
        rule(
            system_with(mode, {GAS_CLOUD: clouds, TRULY_EMPTY: without(free, clouds)}, COMET), mode
        )
        for clouds in combinations(free, mode.rules.counts[GAS_CLOUD])
    )
