"""Starting facts: three groups of four for each season (rules 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, THEORY_OBJECTS
from ecliptic.planetx.setup import LEVELS, Season, Setup, StartingFact
from ecliptic.planetx.starting_facts import (
    GROUP,
    SPREAD_KINDS,
    draw_seasons,
    group_ways,
    sectors_of,
)
from ecliptic.planetx.system import content
from tests.deduction.published.figures import DISTINCT_SECTORS
from tests.planetx.chi_square import looks_drawn_from
from tests.planetx.eligible_systems import eligible
from tests.planetx.many_skies import chance_named, skies
from tests.planetx.tables import SKIES
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))
Facts = tuple[StartingFact, ...]


def all_sets(mode: Mode) -> Iterator[tuple[Setup, Facts]]:
    return ((setup, facts) for setup in skies(mode) for facts in setup.facts.values())


@each_mode
def test_a_set_has_twelve_different_facts(mode: Mode) -> None:
    for setup, facts in all_sets(mode):
        assert set(setup.facts) == set(Season)
        assert len(facts) == len(set(facts)) == 3 * GROUP == 12


@each_mode
def test_no_fact_contradicts_the_system(mode: Mode) -> None:
    for setup, facts in all_sets(mode):
        assert all(content(setup.system, fact.sector) is not fact.thing for fact in facts)


@each_mode
def test_a_fact_is_never_about_empty_or_planet_x(mode: Mode) -> None:
    assert {fact.thing for _, facts in all_sets(mode) for fact in facts} == set(THEORY_OBJECTS)


@each_mode
def test_group_1_is_on_four_comet_capable_sectors_without_comet_facts(mode: Mode) -> None:
    for _, facts in all_sets(mode):
        group = facts[:4]
        assert len({fact.sector for fact in group}) == 4
        assert {fact.sector for fact in group} <= mode.rules.comet_sectors
        assert COMET not in {fact.thing for fact in group}


@each_mode
def test_group_2_is_on_four_other_sectors(mode: Mode) -> None:
    for _, facts in all_sets(mode):
        group = facts[4:8]
        assert len({fact.sector for fact in group}) == 4
        assert not {fact.sector for fact in group} & mode.rules.comet_sectors


@each_mode
def test_group_3_is_on_each_object_the_comet_fact_where_a_comet_can_be(mode: Mode) -> None:
    for _, facts in all_sets(mode):
        sectors = {fact.thing: fact.sector for fact in facts[8:]}
        assert set(sectors) == set(THEORY_OBJECTS)
        assert sectors[COMET] in mode.rules.comet_sectors


@each_mode
def test_the_kinds_of_each_group_are_fixed(mode: Mode) -> None:
    wanted = ("ADDG", "ADGG", "ACDG") if mode is Mode.STANDARD else ("ADGG", "AADG", "ACDG")
    for _, facts in all_sets(mode):
        groups = (facts[:4], facts[4:8], facts[8:])
        letters = tuple("".join(sorted(fact.thing.value for fact in one)) for one in groups)
        assert letters == wanted


@each_mode
def test_each_group_is_sorted_by_sector(mode: Mode) -> None:
    for _, facts in all_sets(mode):
        for group in (facts[:4], facts[4:8], facts[8:]):
            sectors = [fact.sector for fact in group]
            assert sectors == sorted(set(sectors))


def test_no_sector_is_spoken_of_three_times() -> None:
    """In expert mode all twelve are different; standard mode has no more than twelve."""
    for _, facts in all_sets(Mode.STANDARD):
        assert max(Counter(fact.sector for fact in facts).values()) <= 2
    assert {len({fact.sector for fact in facts}) for _, facts in all_sets(Mode.EXPERT)} == {12}


def test_standard_sets_speak_of_as_many_sectors_as_people_know() -> None:
    """12 in about 27 sets of a hundred, 11 in 47 and 10 in 24. How many there can be depends on the
    sky, so every eligible one is looked at, or each twentieth, and not some that chance picks."""
    chance = chance_named("distinct sectors")
    systems = catalogue(Mode.STANDARD)
    counted: Counter[int] = Counter()
    for number in np.flatnonzero(eligible(Mode.STANDARD))[:: size(20, 1)].tolist():
        for facts in draw_seasons(systems.system(number), Mode.STANDARD, chance).values():
            counted[len({fact.sector for fact in facts})] += 1
    for distinct, percent in DISTINCT_SECTORS[Mode.STANDARD].items():
        assert 100 * counted[distinct] / counted.total() == pytest.approx(percent, abs=size(9, 3))


@pytest.mark.parametrize(("mode", "least", "most"), [("standard", 4, 5), ("expert", 2.5, 3.5)])
def test_two_seasons_share_as_many_facts_as_people_know(
    mode: Mode, least: float, most: float
) -> None:
    shared = [
        len(set(one) & set(other))
        for setup in skies(Mode(mode))
        for one, other in combinations(setup.facts.values(), 2)
    ]
    assert least < sum(shared) / len(shared) < most


@each_mode
def test_the_four_sets_of_a_game_differ_at_every_level(mode: Mode) -> None:
    """No two have the same first group."""
    for setup in skies(mode):
        assert len({facts[:4] for facts in setup.facts.values()}) == 4


@each_mode
def test_no_season_has_easier_facts_than_another(mode: Mode) -> None:
    """A true fact that denies a comet-capable sector an asteroid is as likely in every season."""
    counted: Counter[Season] = Counter()
    for setup in skies(mode):
        for season in Season:
            counted[season] += sum(fact.thing is ASTEROID for fact in setup.facts[season][:4])
    assert looks_drawn_from(counted, dict.fromkeys(Season, 0.25))


def test_a_level_takes_the_first_groups() -> None:
    assert LEVELS == {"youth": 12, "beginner": 8, "experienced": 4, "genius": 0}
    assert {count // GROUP for count in LEVELS.values()} == {0, 1, 2, 3}


@each_mode
def test_every_true_fact_of_a_sky_can_be_given(mode: Mode) -> None:
    """Comet facts on comet-capable sectors only; everything else that is true comes up."""
    system = SKIES[mode].system
    chance = chance_named(f"facts {mode.value}")
    seen = {
        fact
        for _ in range(150)
        for facts in draw_seasons(system, mode, chance).values()
        for fact in facts
    }
    sectors = mode.rules.all_sectors
    true = {
        StartingFact(sector, thing)
        for sector in sectors
        for thing in (ASTEROID, DWARF_PLANET, GAS_CLOUD)
    } | {StartingFact(sector, COMET) for sector in mode.rules.comet_sectors}
    assert seen == {fact for fact in true if content(system, fact.sector) is not fact.thing}


@each_mode
def test_every_lawful_system_can_have_its_facts(mode: Mode) -> None:
    """Both first groups have a true choice, whatever their sectors hold."""
    systems = catalogue(mode)
    held = {kind: systems.masks[kind][systems.index[kind]] for kind in SPREAD_KINDS}
    for group in range(2):
        asked = np.uint32(sum(1 << (sector - 1) for sector in sectors_of(mode, group)))
        counts = [np.bitwise_count(held[kind] & asked) for kind in SPREAD_KINDS]
        for found in np.flatnonzero(np.bincount(np.ravel_multi_index(counts, (5, 5, 5)))):
            many = tuple(int(one) for one in np.unravel_index(found, (5, 5, 5)))
            assert group_ways(mode, group, many) > 0
