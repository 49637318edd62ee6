"""The hand-made skies keep what a generated game must promise, as far as it concerns them."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecliptic.core.errors import BadSetup
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
from ecliptic.planetx.handmade import handmade_setups
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
from ecliptic.planetx.setup import Season, Setup, StartingFact, check_setup
from ecliptic.planetx.system import SolarSystem, check_system, content, system_text, where
from tests.planetx.lawful_systems import is_lawful, standard_systems

SETUPS = [setup for mode in Mode for setup in handmade_setups(mode)]
each_setup = pytest.mark.parametrize(
    "setup", SETUPS, ids=[system_text(setup.system) for setup in SETUPS]
)
each_standard_setup = pytest.mark.parametrize(
    "setup",
    handmade_setups(Mode.STANDARD),
    ids=[system_text(setup.system) for setup in handmade_setups(Mode.STANDARD)],
)


def test_there_are_skies_for_both_modes_and_no_two_are_the_same() -> None:
    for mode in Mode:
        assert len(handmade_setups(mode)) >= 4
        assert all(setup.mode is mode for setup in handmade_setups(mode))
    assert len({setup.system for setup in SETUPS}) == len(SETUPS)


@each_setup
def test_the_system_is_lawful(setup: Setup) -> None:
    check_system(setup.system, setup.mode)


@each_setup
def test_every_clue_is_true(setup: Setup) -> None:
    assert all(holds(clue, setup.system) for clue in (*setup.topics, *setup.conferences))


@each_setup
def test_six_topics_with_no_unordered_title_twice(setup: Setup) -> None:
    titles = [frozenset(title_of(clue)) for clue in setup.topics]
    assert len(set(titles)) == len(titles) == 6


@each_setup
def test_usually_no_more_than_two_single_object_titles(setup: Setup) -> None:
    assert sum(len(title_of(clue)) == 1 for clue in setup.topics) <= 2


def is_research_form(clue: Clue, mode: Mode) -> bool:
    """Whether a clue has one of the forms of research clues, with a lawful number."""
    expert = mode is Mode.EXPERT
    match clue:
        case Band(subject, width):
            return subject in (ASTEROID, COMET, GAS_CLOUD) and 3 <= width <= (8 if expert else 6)
        case Consecutive(count, subject):
            return (count, subject) == (4, ASTEROID) or (
                expert and (count, subject) == (3, DWARF_PLANET)
            )
        case Within(quantity, subject, reach, other):
            most = 6 if expert and quantity is Quantity.NO else 4
            kinds = {subject, other} <= set(THEORY_OBJECTS)
            return (
                kinds and 2 <= reach <= most and (quantity is Quantity.NO or subject is not other)
            )
        case Opposite(Quantity.SOME, subject, other) if subject is other:
            return subject is ASTEROID
        case Adjacent(Quantity.EVERY, subject, other) if other is TRULY_EMPTY:
            return expert and subject is DWARF_PLANET
        case Adjacent(_, subject, other) | Opposite(_, subject, other):
            return {subject, other} <= set(THEORY_OBJECTS) and subject is not other


@each_setup
def test_every_research_clue_has_a_lawful_form(setup: Setup) -> None:
    assert [clue for clue in setup.topics if not is_research_form(clue, setup.mode)] == []


def is_conference_form(clue: Clue, mode: Mode) -> bool:
    match clue:
        case Opposite(Quantity.NO, subject, other):
            return subject is PLANET_X and other is not PLANET_X
        case Adjacent(Quantity.NO, subject, other):
            return subject is PLANET_X and other not in (PLANET_X, DWARF_PLANET)
        case Within(Quantity.EVERY, subject, reach, other):
            most = 5 if mode is Mode.EXPERT else 4
            return subject is PLANET_X and other in THEORY_OBJECTS and 2 <= reach <= most
        case Within(Quantity.NO, subject, reach, other):
            return subject is PLANET_X and other in THEORY_OBJECTS and 2 <= reach <= 3
    return False


@each_setup
def test_every_conference_clue_has_a_lawful_form(setup: Setup) -> None:
    assert len(setup.conferences) == len(setup.mode.rules.conference_icons)
    assert all(is_conference_form(clue, setup.mode) for clue in setup.conferences)


def with_x_in(system: SolarSystem, sector: int) -> SolarSystem:
    """The same ordinary objects, Planet X elsewhere among the sectors that appear empty."""
    hidden = [TRULY_EMPTY if thing is PLANET_X else thing for thing in system]
    hidden[sector - 1] = PLANET_X
    return tuple(hidden)


@each_setup
def test_ordinary_objects_and_conferences_leave_exactly_one_place_for_planet_x(
    setup: Setup,
) -> None:
    appear_empty = where(setup.system, TRULY_EMPTY) + where(setup.system, PLANET_X)
    places = [
        sector
        for sector in appear_empty
        if is_lawful(with_x_in(setup.system, sector), setup.mode)
        and all(holds(clue, with_x_in(setup.system, sector)) for clue in setup.conferences)
    ]
    assert places == list(where(setup.system, PLANET_X))


@each_standard_setup
def test_clues_and_conference_alone_never_leave_just_one_sector_for_planet_x(setup: Setup) -> None:
    clues = (*setup.topics, *setup.conferences)
    possible = [one for one in standard_systems() if all(holds(clue, one) for clue in clues)]
    assert setup.system in possible
    assert len({where(system, PLANET_X) for system in possible}) > 1


@each_standard_setup
def test_no_clue_is_implied_by_the_placement_rules(setup: Setup) -> None:
    """A research clue keeps 0.2-90 % of all lawful systems, a conference clue 15-93 %."""
    systems = standard_systems()
    for clues, least, most in ((setup.topics, 0.002, 0.9), (setup.conferences, 0.15, 0.93)):
        for clue in clues:
            share = sum(holds(clue, system) for system in systems) / len(systems)
            assert least <= share <= most


def groups(facts: tuple[StartingFact, ...]) -> list[tuple[StartingFact, ...]]:
    return [facts[:4], facts[4:8], facts[8:]]


def each_set(setup: Setup) -> list[list[tuple[StartingFact, ...]]]:
    return [groups(facts) for facts in setup.facts.values()]


@each_setup
def test_twelve_true_facts_for_each_of_the_four_seasons(setup: Setup) -> None:
    assert set(setup.facts) == set(Season)
    for facts in setup.facts.values():
        assert len(facts) == len(set(facts)) == 12
        assert all(content(setup.system, fact.sector) is not fact.thing for fact in facts)


@each_setup
def test_a_fact_is_never_about_empty_or_planet_x(setup: Setup) -> None:
    assert all(fact.thing in THEORY_OBJECTS for facts in setup.facts.values() for fact in facts)


@each_setup
def test_group_1_four_comet_capable_sectors_without_comet_facts(setup: Setup) -> None:
    for first, _, _ in each_set(setup):
        assert len({fact.sector for fact in first}) == 4
        assert {fact.sector for fact in first} <= setup.mode.rules.comet_sectors
        assert COMET not in {fact.thing for fact in first}


@each_setup
def test_group_2_four_sectors_that_are_not_comet_capable(setup: Setup) -> None:
    for _, second, _ in each_set(setup):
        assert len({fact.sector for fact in second}) == 4
        assert not {fact.sector for fact in second} & setup.mode.rules.comet_sectors


@each_setup
def test_group_3_one_fact_on_each_object_the_comet_fact_on_a_comet_capable_sector(
    setup: Setup,
) -> None:
    for _, _, third in each_set(setup):
        assert {fact.thing for fact in third} == set(THEORY_OBJECTS)
        (comet,) = [fact for fact in third if fact.thing is COMET]
        assert comet.sector in setup.mode.rules.comet_sectors


@pytest.mark.parametrize("thing", [TRULY_EMPTY, PLANET_X, DWARF_PLANET])
def test_a_setup_with_a_false_or_unlawful_fact_is_refused(thing: Object) -> None:
    setup = handmade_setups(Mode.STANDARD)[0]
    (sector, *_) = where(setup.system, thing)
    facts = {**setup.facts, Season.SPRING: (StartingFact(sector, thing),)}
    with pytest.raises(BadSetup, match="planetx-fact-false"):
        check_setup(replace(setup, facts=facts))


def test_a_setup_with_a_false_clue_is_refused() -> None:
    first, second = handmade_setups(Mode.STANDARD)[:2]
    with pytest.raises(BadSetup, match="planetx-clue-false"):
        check_setup(replace(first, topics=second.topics))


def test_a_setup_with_a_title_twice_is_refused() -> None:
    setup = handmade_setups(Mode.STANDARD)[0]
    with pytest.raises(BadSetup, match="planetx-title-twice"):
        check_setup(replace(setup, topics=(setup.topics[1], *setup.topics[1:])))


def test_a_setup_with_a_conference_among_its_topics_is_refused() -> None:
    setup = handmade_setups(Mode.STANDARD)[0]
    with pytest.raises(BadSetup, match="planetx-clue-misplaced"):
        check_setup(replace(setup, topics=(setup.conferences[0], *setup.topics[1:])))


def test_a_setup_with_another_number_of_clues_is_refused() -> None:
    setup = handmade_setups(Mode.STANDARD)[0]
    with pytest.raises(BadSetup, match="planetx-topics"):
        check_setup(replace(setup, topics=setup.topics[1:]))
    with pytest.raises(BadSetup, match="planetx-conferences"):
        check_setup(replace(setup, conferences=()))
