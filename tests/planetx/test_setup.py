"""What a table agrees on: seasons, levels, and the starting facts each seat gets (rules 8)."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.planetx import PlanetX, rules
from ecliptic.planetx.events import FactsCounted, FactsGiven
from ecliptic.planetx.handmade import handmade_setups
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import (
    LEVELS,
    Options,
    Place,
    Season,
    check_options,
    default_options,
)
from tests.planetx.tables import all_of


def test_levels_and_their_starting_facts() -> None:
    assert LEVELS == {"youth": 12, "beginner": 8, "experienced": 4, "genius": 0}


@pytest.mark.parametrize("facts", [-1, 1, 5, 13])
def test_no_other_number_of_starting_facts(facts: int) -> None:
    with pytest.raises(BadSetup, match="planetx-level"):
        check_options(Options(Mode.STANDARD, (Place(Season.SPRING, facts),)))


def test_no_two_players_of_one_game_take_the_same_season() -> None:
    places = (Place(Season.SUMMER, 4), Place(Season.SPRING, 4), Place(Season.SUMMER, 8))
    with pytest.raises(BadSetup, match="planetx-season-twice"):
        check_options(Options(Mode.STANDARD, places))


def test_each_player_has_a_level_and_a_season_of_his_own() -> None:
    """The season decides which facts, the level takes the first groups of four of them."""
    setup = handmade_setups(Mode.EXPERT)[0]
    places = tuple(zip((Season.WINTER, Season.SPRING, Season.AUTUMN), (12, 4, 0), strict=True))
    options = Options(Mode.EXPERT, tuple(Place(season, facts) for season, facts in places))
    given = all_of(rules.opening(options, setup, (0, 1, 2)), FactsGiven)
    assert [facts.facts for facts in given] == [
        setup.facts[Season.WINTER],
        setup.facts[Season.SPRING][:4],
        (),
    ]


def test_starting_facts_are_private_their_number_is_not() -> None:
    game, options = PlanetX(), default_options(Mode.STANDARD, 2)
    opening = rules.opening(options, handmade_setups(Mode.STANDARD)[0], (0, 1))
    for viewer in (0, 1, None):
        told = [game.audience(event, viewer) for event in opening]
        own = all_of(told, FactsGiven)
        assert [facts.seat for facts in own] == ([] if viewer is None else [viewer])
        others = all_of(told, FactsCounted)
        assert [(facts.seat, facts.count) for facts in others] == [
            (seat, 4) for seat in (0, 1) if seat != viewer
        ]
