"""What a table can start from: setups and options that are refused."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ecliptic.core.errors import BadSetup, EclipticError
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import DWARF_PLANET, PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.setup import (
    Options,
    Place,
    Season,
    StartingFact,
    check_options,
    check_setup,
    default_options,
)
from ecliptic.planetx.system import where
from tests.planetx.many_skies import skies
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY

each_mode = pytest.mark.parametrize("mode", list(Mode))


@each_mode
def test_every_generated_setup_is_accepted(mode: Mode) -> None:
    for setup in skies(mode):
        check_setup(setup)


@pytest.mark.parametrize("thing", [TRULY_EMPTY, PLANET_X, DWARF_PLANET])
def test_a_false_fact_or_one_about_no_object_is_refused(thing: Object) -> None:
    (sector, *_) = where(STANDARD_SKY.system, thing)
    facts = {**STANDARD_SKY.facts, Season.SPRING: (StartingFact(sector, thing),)}
    with pytest.raises(BadSetup, match="planetx-fact-false"):
        check_setup(replace(STANDARD_SKY, facts=facts))


@pytest.mark.parametrize("sector", [0, 13])
def test_a_fact_about_no_sector_is_refused(sector: int) -> None:
    facts = {**STANDARD_SKY.facts, Season.WINTER: (StartingFact(sector, DWARF_PLANET),)}
    with pytest.raises(BadSetup, match="planetx-fact-false"):
        check_setup(replace(STANDARD_SKY, facts=facts))


def test_a_false_clue_is_refused() -> None:
    with pytest.raises(BadSetup, match="planetx-clue-false"):
        check_setup(replace(STANDARD_SKY, topics=EXPERT_SKY.topics))


def test_a_title_twice_is_refused() -> None:
    topics = (STANDARD_SKY.topics[1], *STANDARD_SKY.topics[1:])
    with pytest.raises(BadSetup, match="planetx-title-twice"):
        check_setup(replace(STANDARD_SKY, topics=topics))


def test_a_conference_among_the_topics_is_refused() -> None:
    topics = (STANDARD_SKY.conferences[0], *STANDARD_SKY.topics[1:])
    with pytest.raises(BadSetup, match="planetx-clue-misplaced"):
        check_setup(replace(STANDARD_SKY, topics=topics))


def test_a_topic_as_a_conference_is_refused() -> None:
    with pytest.raises(BadSetup, match="planetx-clue-misplaced"):
        check_setup(replace(STANDARD_SKY, conferences=STANDARD_SKY.topics[:1]))


def test_another_number_of_clues_is_refused() -> None:
    with pytest.raises(BadSetup, match="planetx-topics"):
        check_setup(replace(STANDARD_SKY, topics=STANDARD_SKY.topics[1:]))
    with pytest.raises(BadSetup, match="planetx-conferences"):
        check_setup(replace(STANDARD_SKY, conferences=()))


def test_an_unlawful_system_is_refused() -> None:
    with pytest.raises(BadSetup, match="planetx-system-length"):
        check_setup(replace(STANDARD_SKY, mode=Mode.EXPERT))


def test_a_code_of_the_other_mode_is_refused() -> None:
    check_options(replace(default_options(Mode.STANDARD, 2), code="A2A2"))
    with pytest.raises(BadSetup, match="planetx-code-mode"):
        check_options(replace(default_options(Mode.STANDARD, 2), code="Z2A2"))
    with pytest.raises(BadSetup, match="planetx-code-mode"):
        check_options(replace(default_options(Mode.EXPERT, 2), code="A2A2"))


def test_no_two_players_take_the_same_season() -> None:
    places = (Place(Season.SPRING, 4), Place(Season.AUTUMN, 4), Place(Season.SPRING, 8))
    with pytest.raises(BadSetup, match="planetx-season-twice"):
        check_options(Options(Mode.STANDARD, places))


@pytest.mark.parametrize("facts", [-4, 1, 5, 16])
def test_a_number_of_facts_that_is_no_level_is_refused(facts: int) -> None:
    with pytest.raises(BadSetup, match="planetx-level"):
        check_options(Options(Mode.STANDARD, (Place(Season.SPRING, facts),)))


@pytest.mark.parametrize("code", ["z2a2", "Z2A", "hello", "Z1A1", "!!"])
def test_a_code_that_is_not_written_as_codes_are_is_refused(code: str) -> None:
    """Otherwise a table would play the sky of a code that does not exist."""
    with pytest.raises(EclipticError):
        check_options(replace(default_options(Mode.EXPERT, 2), code=code))


def test_a_false_fact_of_a_season_that_nobody_plays_is_refused() -> None:
    (sector, *_) = where(STANDARD_SKY.system, DWARF_PLANET)
    facts = {**STANDARD_SKY.facts, Season.WINTER: (StartingFact(sector, DWARF_PLANET),)}
    with pytest.raises(BadSetup, match="planetx-fact-false"):
        check_setup(replace(STANDARD_SKY, facts=facts))
