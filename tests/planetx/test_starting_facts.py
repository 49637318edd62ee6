"""Starting facts: three groups of four for each season, and a fifth set (rules 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from ecliptic.planetx.generator import generate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, THEORY_OBJECTS
from ecliptic.planetx.setup import LEVELS, Season, Setup, StartingFact
from ecliptic.planetx.starting_facts import GROUP, draw_sets
from ecliptic.planetx.system import content
from tests.planetx.chi_square import looks_drawn_from
from tests.planetx.many_skies import chance_named, skies
from tests.planetx.tables import SKIES

each_mode = pytest.mark.parametrize("mode", list(Mode))
Facts = tuple[StartingFact, ...]


def sets_of(setup: Setup) -> list[Facts]:
    """The sets of the four seasons and the fifth."""
    return [*(setup.facts[season] for season in Season), setup.fifth]


def all_sets(mode: Mode) -> Iterator[tuple[Setup, Facts]]:
    return ((setup, facts) for setup in skies(mode) for facts in sets_of(setup))


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
def test_group_3_comes_in_any_order(mode: Mode) -> None:
    first = Counter(facts[8].thing for _, facts in all_sets(mode))
    assert looks_drawn_from(first, dict.fromkeys(THEORY_OBJECTS, 0.25))


@each_mode
def test_the_five_sets_of_a_game_differ_at_every_level(mode: Mode) -> None:
    """Already the first groups are about five different sets of sectors."""
    for setup in skies(mode):
        firsts = {frozenset(fact.sector for fact in facts[:4]) for facts in sets_of(setup)}
        assert len(firsts) == 5


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
        fact for _ in range(150) for facts in draw_sets(system, mode, 5, chance) for fact in facts
    }
    sectors = mode.rules.all_sectors
    true = {
        StartingFact(sector, thing)
        for sector in sectors
        for thing in (ASTEROID, DWARF_PLANET, GAS_CLOUD)
    } | {StartingFact(sector, COMET) for sector in mode.rules.comet_sectors}
    assert seen == {fact for fact in true if content(system, fact.sector) is not fact.thing}


def test_the_third_group_always_has_room() -> None:
    """In this game the first eight facts once denied every asteroid there was to deny."""
    setup = generate(Mode.STANDARD, chance_named("standard 3879"))
    for facts in sets_of(setup):
        assert {fact.thing for fact in facts[8:]} == set(THEORY_OBJECTS)
