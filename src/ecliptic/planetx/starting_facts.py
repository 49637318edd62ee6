"""Starting facts of a season (rules 8).

Twelve facts in three groups of four, each sorted by sector; a level takes the first 0-3 groups.
Which kinds a group denies is fixed. Group 1: four different comet-capable sectors. Group 2: four
different sectors that are not comet-capable. Group 3: each of the four kinds, the comet fact on a
comet-capable sector, and mostly on sectors not spoken of before. No fact twice in a set. Every draw
is even over what is true and allowed, so the probability of a set has a closed form.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache
from math import prod

from ecliptic.core.chance import Chance
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.setup import Season, StartingFact
from ecliptic.planetx.system import SolarSystem, content

GROUP = 4
SPREAD_KINDS = (ASTEROID, DWARF_PLANET, GAS_CLOUD)
"""What the first two groups deny."""
KINDS = {
    Mode.STANDARD: (
        (ASTEROID, DWARF_PLANET, DWARF_PLANET, GAS_CLOUD),
        (ASTEROID, DWARF_PLANET, GAS_CLOUD, GAS_CLOUD),
    ),
    Mode.EXPERT: (
        (ASTEROID, DWARF_PLANET, GAS_CLOUD, GAS_CLOUD),
        (ASTEROID, ASTEROID, DWARF_PLANET, GAS_CLOUD),
    ),
}
"""What the first and the second group deny."""
LAST_KINDS = (COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD)
"""What the third group denies, in the order of drawing."""
REPEATED = {Mode.STANDARD: 18, Mode.EXPERT: 0}
"""Percent of third-group facts that are about a sector of the first groups by choice. Where no
fresh sector will do they are by need, and where no other will do they are not."""


def draw_seasons(
    system: SolarSystem, mode: Mode, chance: Chance
) -> dict[Season, tuple[StartingFact, ...]]:
    """A full set for each season. No two have the same first group, so that no two players start
    with the same facts; each set alone is as likely as if drawn alone."""
    sets: dict[Season, tuple[StartingFact, ...]] = {}
    firsts: set[tuple[StartingFact, ...]] = set()
    for season in Season:
        while (first := _draw_group(system, mode, 0, chance)) in firsts:
            pass
        firsts.add(first)
        said = (*first, *_draw_group(system, mode, 1, chance))
        sets[season] = (*said, *draw_last_group(system, mode, said, chance))
    return sets


def facts_likelihood(system: SolarSystem, mode: Mode, facts: Sequence[StartingFact]) -> Fraction:
    """The probability that the first groups of a season's set are these, if the sky is `system`:
    whole groups, as a level gives them."""
    groups = [tuple(facts[start : start + GROUP]) for start in range(0, len(facts), GROUP)]
    if len(groups) > len(KINDS[mode]) + 1 or any(
        len(group) != GROUP or group != _sorted(group) for group in groups
    ):
        return Fraction(0)
    likelihood = Fraction(1)
    for number, group in enumerate(groups[: len(KINDS[mode])]):
        likelihood *= _group_likelihood(system, mode, number, group)
    if len(groups) > len(KINDS[mode]):
        said = (*groups[0], *groups[1])
        likelihood *= _last_likelihood(system, mode, said, groups[-1])
    return likelihood


def sectors_of(mode: Mode, group: int) -> tuple[int, ...]:
    """The sectors the first (0) or the second group (1) is about."""
    rules = mode.rules
    return tuple(
        sector for sector in rules.all_sectors if (sector in rules.comet_sectors) == (group == 0)
    )


@cache
def group_ways(mode: Mode, group: int, held: tuple[int, ...]) -> int:
    """In how many ways a group's kinds can truly be denied of different sectors, if so many of
    its sectors hold each of `SPREAD_KINDS`."""
    sectors = [kind for kind, count in zip(SPREAD_KINDS, held, strict=True) for _ in range(count)]
    sectors += [TRULY_EMPTY] * (len(sectors_of(mode, group)) - len(sectors))
    return _ways(KINDS[mode][group], tuple(sectors))


def _ways(kinds: tuple[Object, ...], sectors: tuple[Object, ...]) -> int:
    if not kinds:
        return 1
    return sum(
        _ways(kinds[1:], sectors[:place] + sectors[place + 1 :])
        for place, held in enumerate(sectors)
        if held is not kinds[0]
    )


def _draw_group(
    system: SolarSystem, mode: Mode, group: int, chance: Chance
) -> tuple[StartingFact, ...]:
    while True:
        sectors = chance.shuffled(sectors_of(mode, group))[:GROUP]
        facts = tuple(map(StartingFact, sectors, KINDS[mode][group]))
        if all(content(system, fact.sector) is not fact.thing for fact in facts):
            return _sorted(facts)


def _group_likelihood(
    system: SolarSystem, mode: Mode, group: int, facts: Sequence[StartingFact]
) -> Fraction:
    sectors, kinds = sectors_of(mode, group), KINDS[mode][group]
    if (
        len({fact.sector for fact in facts} & set(sectors)) != GROUP
        or sorted(fact.thing for fact in facts) != sorted(kinds)
        or any(content(system, fact.sector) is fact.thing for fact in facts)
    ):
        return Fraction(0)
    held = [content(system, sector) for sector in sectors]
    ways = group_ways(mode, group, tuple(held.count(kind) for kind in SPREAD_KINDS))
    alike = prod(1 + (kinds.count(kind) == 2) for kind in SPREAD_KINDS)
    return Fraction(alike, ways)


def draw_last_group(
    system: SolarSystem, mode: Mode, said: Sequence[StartingFact], chance: Chance
) -> tuple[StartingFact, ...]:
    """The third group, after the facts of the first two."""
    facts: list[StartingFact] = []
    for thing in LAST_KINDS:
        fresh, again = _sectors_for(system, mode, thing, said, facts)
        repeated = chance.below(100) < REPEATED[mode]
        sectors = (again or fresh) if repeated else (fresh or again)
        facts.append(StartingFact(chance.choice(sectors), thing))
    return _sorted(facts)


def _last_likelihood(
    system: SolarSystem, mode: Mode, said: Sequence[StartingFact], facts: Sequence[StartingFact]
) -> Fraction:
    of_kind = {fact.thing: fact for fact in facts}
    if sorted(of_kind) != sorted(LAST_KINDS):
        return Fraction(0)
    likelihood = Fraction(1)
    drawn: list[StartingFact] = []
    for thing in LAST_KINDS:
        fresh, again = _sectors_for(system, mode, thing, said, drawn)
        fact = of_kind[thing]
        if fact.sector in fresh:
            likelihood *= Fraction(100 - REPEATED[mode] if again else 100, 100 * len(fresh))
        elif fact.sector in again:
            likelihood *= Fraction(REPEATED[mode] if fresh else 100, 100 * len(again))
        else:
            return Fraction(0)
        drawn.append(fact)
    return likelihood


def _sectors_for(
    system: SolarSystem,
    mode: Mode,
    thing: Object,
    said: Sequence[StartingFact],
    group: Sequence[StartingFact],
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where `thing` can truly be denied: sectors not spoken of yet, and those of earlier groups
    of which it has not been said."""
    spoken, taken = {fact.sector for fact in said}, {fact.sector for fact in group}
    allowed = [
        sector
        for sector in (mode.rules.all_sectors if thing is not COMET else sectors_of(mode, 0))
        if sector not in taken
        and content(system, sector) is not thing
        and StartingFact(sector, thing) not in said
    ]
    return (
        tuple(sector for sector in allowed if sector not in spoken),
        tuple(sector for sector in allowed if sector in spoken),
    )


def _sorted(facts: Iterable[StartingFact]) -> tuple[StartingFact, ...]:
    return tuple(sorted(facts, key=lambda fact: fact.sector))
