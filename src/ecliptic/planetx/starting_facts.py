"""Starting facts of a season (rules 8).

Twelve facts in three groups of four; a level takes the first 0-3 groups. Group 1: four different
comet-capable sectors, no comet facts. Group 2: four different sectors that are not comet-capable.
Group 3: one fact on each of the four objects, the comet fact on a comet-capable sector. No fact
twice in a set. Every draw is uniform over what is true and allowed, so the probability of a set has
a closed form.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import factorial

from ecliptic.core.chance import Chance
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    THEORY_OBJECTS,
    Object,
)
from ecliptic.planetx.setup import StartingFact
from ecliptic.planetx.system import SolarSystem, content

GROUP = 4
_WITHOUT_COMET = (ASTEROID, DWARF_PLANET, GAS_CLOUD)


def draw_sets(
    system: SolarSystem, mode: Mode, count: int, chance: Chance
) -> tuple[tuple[StartingFact, ...], ...]:
    """`count` full sets of twelve. Their first groups are about different sets of sectors, so that
    no two players start with the same facts; each set alone is as likely as if drawn alone."""
    comet_sectors, _ = _first_groups(mode)
    firsts = chance.shuffled(tuple(combinations(comet_sectors, GROUP)))[:count]
    return tuple(_draw_set(system, mode, first, chance) for first in firsts)


def _draw_set(
    system: SolarSystem, mode: Mode, first: tuple[int, ...], chance: Chance
) -> tuple[StartingFact, ...]:
    _, others = _first_groups(mode)
    facts: list[StartingFact] = []
    while not facts or not _leave_room(system, mode, facts):
        facts = [
            StartingFact(sector, chance.choice(_denied(system, sector)))
            for sectors in (first, others)
            for sector in chance.shuffled(sectors)[:GROUP]
        ]
    for thing in chance.shuffled(THEORY_OBJECTS):
        facts.append(StartingFact(chance.choice(_sectors_for(system, mode, thing, facts)), thing))
    return tuple(facts)


def _leave_room(system: SolarSystem, mode: Mode, facts: Sequence[StartingFact]) -> bool:
    """Whether group 3 can still deny each object somewhere. Once in many thousand sets the first
    two groups deny all asteroids there are to deny, and are drawn again."""
    return all(_sectors_for(system, mode, thing, facts) for thing in THEORY_OBJECTS)


def facts_likelihood(system: SolarSystem, mode: Mode, facts: Sequence[StartingFact]) -> Fraction:
    """The probability that the first groups of a season's set are these, if the sky is `system`:
    whole groups, as a level gives them. Draws repeated for want of room are left out: they are
    too rare to matter."""
    likelihood = Fraction(1)
    for number, sectors in enumerate(_first_groups(mode)):
        group = facts[number * GROUP : (number + 1) * GROUP]
        if group:
            likelihood *= _group_likelihood(system, sectors, group)
    said, last = facts[: 2 * GROUP], facts[2 * GROUP :]
    if last:
        if sorted(fact.thing for fact in last) != sorted(THEORY_OBJECTS):
            return Fraction(0)
        likelihood /= factorial(GROUP)
        for fact in last:
            open_sectors = _sectors_for(system, mode, fact.thing, said)
            if fact.sector not in open_sectors:
                return Fraction(0)
            likelihood /= len(open_sectors)
    return likelihood


def _first_groups(mode: Mode) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sectors groups 1 and 2 draw from."""
    rules = mode.rules
    return (
        tuple(sorted(rules.comet_sectors)),
        tuple(sector for sector in rules.all_sectors if sector not in rules.comet_sectors),
    )


def _group_likelihood(
    system: SolarSystem, sectors: tuple[int, ...], group: Sequence[StartingFact]
) -> Fraction:
    if len({fact.sector for fact in group}) != GROUP:
        return Fraction(0)
    likelihood = Fraction(factorial(len(sectors) - GROUP), factorial(len(sectors)))
    for fact in group:
        denied = _denied(system, fact.sector)
        if fact.sector not in sectors or fact.thing not in denied:
            return Fraction(0)
        likelihood /= len(denied)
    return likelihood


def _denied(system: SolarSystem, sector: int) -> tuple[Object, ...]:
    """What can truly be denied of a sector, comets apart."""
    held = content(system, sector)
    return tuple(thing for thing in _WITHOUT_COMET if thing is not held)


def _sectors_for(
    system: SolarSystem, mode: Mode, thing: Object, said: Sequence[StartingFact]
) -> tuple[int, ...]:
    """Where `thing` can truly be denied and has not been yet."""
    rules = mode.rules
    return tuple(
        sector
        for sector in rules.all_sectors
        if content(system, sector) is not thing
        and (thing is not COMET or sector in rules.comet_sectors)
        and StartingFact(sector, thing) not in said
    )
