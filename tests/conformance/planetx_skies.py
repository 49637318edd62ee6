"""Solar systems and clues by slow, obvious means: independent of the rules under test.

A system here is judged by `is_lawful`, written from the rules page sentence by sentence, and the
standard ones are all found by trying every placement.
"""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations

from ecliptic.planetx.clues import (
    Adjacent,
    Band,
    Clue,
    Consecutive,
    Opposite,
    Quantity,
    Title,
    Within,
    title_of,
)
from ecliptic.planetx.modes import Mode
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
from ecliptic.planetx.system import SolarSystem

STANDARD_SYSTEMS = 4_446
"""The known count of lawful standard systems (rules 1)."""

POOL = 400

_COMET_SECTORS = {Mode.STANDARD: (2, 3, 5, 7, 11), Mode.EXPERT: (2, 3, 5, 7, 11, 13, 17)}
_COUNTS = {
    Mode.STANDARD: {COMET: 2, ASTEROID: 4, DWARF_PLANET: 1, GAS_CLOUD: 2, PLANET_X: 1},
    Mode.EXPERT: {COMET: 2, ASTEROID: 4, DWARF_PLANET: 4, GAS_CLOUD: 2, PLANET_X: 1},
}
_SECTORS = {Mode.STANDARD: 12, Mode.EXPERT: 18}


def is_lawful(mode: Mode, system: SolarSystem) -> bool:
    """The placement rules of section 1, one line each."""
    sectors = _SECTORS[mode]
    found = Counter(system)
    if len(system) != sectors or any(found[one] != held for one, held in _COUNTS[mode].items()):
        return False
    for index, thing in enumerate(system):
        beside = (system[index - 1], system[(index + 1) % sectors])
        if thing is COMET and index + 1 not in _COMET_SECTORS[mode]:
            return False
        if thing is ASTEROID and ASTEROID not in beside:
            return False
        if thing is GAS_CLOUD and TRULY_EMPTY not in beside:
            return False
        if thing is PLANET_X and DWARF_PLANET in beside:
            return False
    return mode is Mode.STANDARD or _spans_six(system)


def _spans_six(system: SolarSystem) -> bool:
    """The dwarf planets lie in a band of exactly six, one at each end."""
    for start in range(len(system)):
        band = [system[(start + step) % len(system)] for step in range(6)]
        if band.count(DWARF_PLANET) == 4 and band[0] is band[-1] is DWARF_PLANET:
            return True
    return False


@cache
def standard_systems() -> tuple[SolarSystem, ...]:
    """Every lawful standard system, by trying all placements kind after kind."""
    found = []
    everywhere = frozenset(range(1, 13))
    for comets in combinations(_COMET_SECTORS[Mode.STANDARD], 2):
        for asteroids in combinations(sorted(everywhere - {*comets}), 4):
            if not all({one % 12 + 1, (one - 2) % 12 + 1} & {*asteroids} for one in asteroids):
                continue
            free = everywhere - {*comets} - {*asteroids}
            for dwarf, planet_x in combinations(sorted(free), 2):
                for clouds in combinations(sorted(free - {dwarf, planet_x}), 2):
                    for ends in ((dwarf, planet_x), (planet_x, dwarf)):
                        placed = {
                            COMET: comets,
                            ASTEROID: asteroids,
                            DWARF_PLANET: ends[:1],
                            PLANET_X: ends[1:],
                            GAS_CLOUD: clouds,
                        }
                        system = _written(12, placed)
                        if is_lawful(Mode.STANDARD, system):
                            found.append(system)
    return tuple(found)


def _written(sectors: int, placed: dict[Object, tuple[int, ...]]) -> SolarSystem:
    system = [TRULY_EMPTY] * sectors
    for thing, where in placed.items():
        for sector in where:
            system[sector - 1] = thing
    return tuple(system)


def random_expert_system(rng: random.Random) -> SolarSystem:
    """A lawful expert system: random placements until one obeys every rule."""
    while True:
        start = rng.randrange(18)
        dwarfs = [start, start + 5, *rng.sample(range(start + 1, start + 5), 2)]
        pairs = [rng.randrange(18), rng.randrange(18)]
        taken = {dwarf % 18 + 1 for dwarf in dwarfs}
        asteroids = {pair % 18 + 1 for pair in pairs} | {(pair + 1) % 18 + 1 for pair in pairs}
        comets = set(rng.sample(_COMET_SECTORS[Mode.EXPERT], 2))
        free = sorted(set(range(1, 19)) - taken - asteroids - comets)
        if len(free) < 3:
            continue
        *clouds, planet_x = rng.sample(free, 3)
        placed = {
            DWARF_PLANET: tuple(taken),
            ASTEROID: tuple(asteroids),
            COMET: tuple(comets),
            GAS_CLOUD: tuple(clouds),
            PLANET_X: (planet_x,),
        }
        system = _written(18, placed)
        if is_lawful(Mode.EXPERT, system):
            return system


@cache
def expert_pool() -> tuple[SolarSystem, ...]:
    """A fixed handful of the 1,138,272 lawful expert systems."""
    rng = random.Random("expert pool")
    return tuple(random_expert_system(rng) for _ in range(POOL))


def shaken(system: SolarSystem, swaps: int, rng: random.Random) -> SolarSystem:
    """The same contents with a few of them swapped; need not be lawful."""
    moved = list(system)
    for _ in range(swaps):
        one, other = rng.sample(range(len(moved)), 2)
        moved[one], moved[other] = moved[other], moved[one]
    return tuple(moved)


@cache
def clues_titled(title: Title) -> tuple[Clue, ...]:
    """Every clue of the forms of rules 8 (and a few odd ones) that carries this title."""
    subject = title[0]
    clues: list[Clue] = [Band(subject, width) for width in range(3, 9)]
    clues += [Consecutive(count, subject) for count in (3, 4)]
    for other in (*THEORY_OBJECTS, TRULY_EMPTY):
        for quantity in Quantity:
            clues += [Adjacent(quantity, subject, other), Opposite(quantity, subject, other)]
        for reach in range(2, 7):
            clues += [Within(one, subject, reach, other) for one in (Quantity.EVERY, Quantity.NO)]
    return tuple(clue for clue in clues if title_of(clue) == title)
