"""Rules 8, seasons and levels: who gets which starting facts."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.planetx import rules
from ecliptic.planetx.events import FactsGiven
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import MOST_SEATS, Mode
from ecliptic.planetx.objects import COMET, THEORY_OBJECTS
from ecliptic.planetx.setup import LEVELS, Options, Place, Season, check_options
from ecliptic.planetx.system import content
from tests.planetx.tables import all_of

CODES = ("B4K7", "C2C2", "M5T6", "Z9Z9")
each_code = pytest.mark.parametrize("code", CODES)


def test_8_there_are_four_seasons() -> None:
    assert [season.value for season in Season] == ["spring", "summer", "autumn", "winter"]


@each_code
def test_8_the_season_decides_which_facts_a_player_gets(code: str) -> None:
    setup = game_of(code)
    options = Options(setup.mode, tuple(Place(season, 12) for season in reversed(Season)))
    given = all_of(rules.opening(options, setup, (0, 1, 2, 3)), FactsGiven)
    assert [one.facts for one in given] == [setup.facts[season] for season in reversed(Season)]
    assert len({one.facts for one in given}) == 4


def test_8_no_two_players_of_one_game_take_the_same_season() -> None:
    with pytest.raises(BadSetup, match="planetx-season-twice"):
        check_options(Options(Mode.STANDARD, (Place(Season.WINTER, 4), Place(Season.WINTER, 8))))


@pytest.mark.parametrize(
    ("level", "facts"), [("youth", 12), ("beginner", 8), ("experienced", 4), ("genius", 0)]
)
def test_8_how_many_facts_a_level_has(level: str, facts: int) -> None:
    assert LEVELS[level] == facts


@each_code
def test_8_each_player_has_a_level_of_his_own_and_takes_the_first_groups(code: str) -> None:
    setup = game_of(code)
    levels = (0, 4, 8, 12)
    options = Options(setup.mode, tuple(map(Place, Season, levels)))
    given = all_of(rules.opening(options, setup, (3, 2, 1, 0)), FactsGiven)
    for one, season, count in zip(given, Season, levels, strict=True):
        assert one.facts == setup.facts[season][:count]
        assert one.count == len(one.facts) == count


@each_code
def test_8_a_fact_says_what_a_sector_is_not_never_about_empty_or_planet_x(code: str) -> None:
    setup = game_of(code)
    for facts in setup.facts.values():
        for fact in facts:
            assert fact.thing in THEORY_OBJECTS
            assert content(setup.system, fact.sector) is not fact.thing


@each_code
def test_8_twelve_facts_in_three_groups_of_four(code: str) -> None:
    setup = game_of(code)
    capable = setup.mode.rules.comet_sectors
    for facts in setup.facts.values():
        first, second, third = facts[:4], facts[4:8], facts[8:]
        assert {fact.sector for fact in first} <= capable
        assert COMET not in {fact.thing for fact in first}
        assert not {fact.sector for fact in second} & capable
        assert len({fact.sector for fact in first}) == len({fact.sector for fact in second}) == 4
        assert sorted(fact.thing for fact in third) == sorted(THEORY_OBJECTS)
        assert all(fact.sector in capable for fact in third if fact.thing is COMET)


@each_code
def test_8_no_fact_twice_in_a_set(code: str) -> None:
    setup = game_of(code)
    assert all(len(set(facts)) == 12 for facts in setup.facts.values())


def test_8_a_season_is_free_for_every_opponent_of_a_person_who_plays_alone() -> None:
    assert len(Season) >= MOST_SEATS
