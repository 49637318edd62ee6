"""Random lawful skies for tests: any system, with clues and facts that are true of it."""

from __future__ import annotations

import random
from itertools import product

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.errors import BadSetup
from ecliptic.core.log import Dealt
from ecliptic.core.table import Table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.clues import (
    Adjacent,
    Band,
    Clue,
    Consecutive,
    Opposite,
    Quantity,
    Within,
    holds,
    title_of,
)
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    PLANET_X,
    THEORY_OBJECTS,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.ring import after
from ecliptic.planetx.rules import opening
from ecliptic.planetx.setup import Season, Setup, StartingFact, default_options
from ecliptic.planetx.system import SolarSystem, check_system, content


def random_system(mode: Mode, luck: random.Random) -> SolarSystem:
    """Comets, asteroid pairs and the dwarf band are put down first; then tried until lawful."""
    rules = mode.rules
    while True:
        cells: dict[int, Object] = dict.fromkeys(luck.sample(sorted(rules.comet_sectors), 2), COMET)
        for first in luck.sample(rules.all_sectors, 2):
            cells |= dict.fromkeys((first, after(first, 1, rules.sectors)), ASTEROID)
        first = luck.choice(rules.all_sectors)
        inside = luck.sample(range(1, 5), 2)
        steps = [0, 5, *inside] if mode is Mode.EXPERT else [0]
        cells |= dict.fromkeys((after(first, step, rules.sectors) for step in steps), DWARF_PLANET)
        left = [
            thing
            for thing, count in rules.counts.items()
            for _ in range(max(0, count - list(cells.values()).count(thing)))
        ]
        luck.shuffle(left)
        system = tuple(
            cells[sector] if sector in cells else (left.pop() if left else TRULY_EMPTY)
            for sector in rules.all_sectors
        )
        try:
            check_system(system, mode)
        except BadSetup:
            continue
        return system


def _clues(subjects: tuple[Object, ...], others: tuple[Object, ...]) -> list[Clue]:
    clues: list[Clue] = []
    for subject, other, quantity in product(subjects, others, Quantity):
        clues += [Adjacent(quantity, subject, other), Opposite(quantity, subject, other)]
        if quantity is not Quantity.SOME:
            clues += [Within(quantity, subject, reach, other) for reach in range(2, 7)]
    return clues


def any_clues() -> list[Clue]:
    """Research clues of every form, also ones that no game gives."""
    clues = _clues(THEORY_OBJECTS, (*THEORY_OBJECTS, TRULY_EMPTY))
    clues += [Band(thing, width) for thing in THEORY_OBJECTS for width in range(3, 9)]
    clues += [Consecutive(4, ASTEROID), Consecutive(3, DWARF_PLANET)] * 4
    return clues


def random_setup(mode: Mode, luck: random.Random) -> Setup:
    """A sky with clues of every form that happen to be true, and true starting facts."""
    system = random_system(mode, luck)
    pool = any_clues()
    topics: dict[frozenset[Object], Clue] = {}
    for clue in luck.sample(pool, len(pool)):
        if holds(clue, system):
            topics.setdefault(frozenset(title_of(clue)), clue)
    about_x = [
        clue
        for clue in _clues((PLANET_X,), (*THEORY_OBJECTS, TRULY_EMPTY))
        if clue.subject is PLANET_X and holds(clue, system)
    ]
    facts = [
        StartingFact(sector, thing)
        for sector in mode.rules.all_sectors
        for thing in THEORY_OBJECTS
        if content(system, sector) is not thing
    ]
    return Setup(
        mode=mode,
        system=system,
        topics=tuple(list(topics.values())[: len(TOPICS)]),
        conferences=tuple(luck.sample(about_x, len(mode.rules.conference_icons))),
        facts={season: tuple(luck.sample(facts, 12)) for season in Season},
    )


def random_table(mode: Mode, seats: int, luck: random.Random) -> Table:
    """A table dealt from a random sky."""
    options = default_options(mode, seats, facts=luck.choice((0, 4, 8, 12)))
    order = luck.sample(range(seats), seats)
    table = Table(PlanetX(), options, Chance(seed_from_text("unused")))
    table.append(Dealt(opening(options, random_setup(mode, luck), order), 0))
    return table
