"""Which conference clues a sky can have, and which skies can be drawn at all (rules 8)."""

from __future__ import annotations

import random
from itertools import permutations

import numpy as np
import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_weights import conference_weight
from ecliptic.planetx.clues import clue_text, title_of
from ecliptic.planetx.conferences import (
    conference_sets,
    lawful_conference_clues,
    possible_places,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.system import SolarSystem, parse_system, system_text
from tests.planetx.eligible_systems import eligible, standard_systems_without_conferences
from tests.planetx.slow_clues import is_true, places_of, with_planet_x_elsewhere
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def some_systems(mode: Mode, name: str, count: int) -> list[SolarSystem]:
    systems = catalogue(mode)
    dice = random.Random(f"{name} {mode.value}")
    return [systems.system(dice.randrange(len(systems))) for _ in range(count)]


def slow_sets(system: SolarSystem, mode: Mode) -> set[tuple[str, ...]]:
    """Every ordered set of lawful clues that is true here and nowhere else with the same ordinary
    objects."""
    sky = system_text(system)
    true_of = {
        clue: {other for other in with_planet_x_elsewhere(sky) if is_true(clue_text(clue), other)}
        for clue in lawful_conference_clues(mode)
    }
    return {
        tuple(clue_text(clue) for clue in clues)
        for clues in permutations(true_of, len(mode.rules.conference_icons))
        if set.intersection(*(true_of[clue] for clue in clues)) == {sky}
    }


@each_mode
def test_the_sets_of_a_sky_are_those_that_leave_one_place(mode: Mode) -> None:
    for system in some_systems(mode, "sets", size(80, 1_500)):
        sets = conference_sets(system, mode)
        assert len(set(sets)) == len(sets)
        assert {tuple(map(clue_text, clues)) for clues in sets} == slow_sets(system, mode)


@each_mode
def test_places_for_planet_x_are_the_lawful_ones(mode: Mode) -> None:
    for system in some_systems(mode, "places", size(500, 5_000)):
        places = possible_places(system, mode)
        texts = {sector: system_text(other) for sector, other in places.items()}
        assert sorted(texts.values()) == sorted(with_planet_x_elsewhere(system_text(system)))
        assert all(places_of("X", sky) == [sector - 1] for sector, sky in texts.items())


def test_38_standard_systems_have_no_lawful_conference() -> None:
    without = standard_systems_without_conferences()
    assert len(without) == 38
    assert list(without) == np.flatnonzero(~eligible(Mode.STANDARD)).tolist()


def test_5112_expert_systems_have_no_lawful_pair_of_conferences() -> None:
    """Found over the whole catalogue at once, and confirmed one by one on samples of both sorts."""
    drawable = eligible(Mode.EXPERT)
    assert np.count_nonzero(~drawable) == 5_112
    systems = catalogue(Mode.EXPERT)
    dice = random.Random("eligible")
    for wanted in (True, False):
        numbers = np.flatnonzero(drawable == wanted).tolist()
        for number in dice.sample(numbers, size(100, 2_000)):
            assert bool(conference_sets(systems.system(number), Mode.EXPERT)) is wanted


@each_mode
def test_every_lawful_clue_is_of_use_to_some_sky(mode: Mode) -> None:
    unused = set(lawful_conference_clues(mode))
    for system in some_systems(mode, "used", 400):
        found = {clue for clues in conference_sets(system, mode) for clue in clues}
        assert found <= set(lawful_conference_clues(mode))
        unused -= found
        if not unused:
            return
    raise AssertionError(unused)


def test_a_sky_where_nothing_else_is_possible_may_have_any_true_clue() -> None:
    """One place for Planet X from the start: each true clue alone is a lawful conference."""
    system = next(
        system
        for system in some_systems(Mode.STANDARD, "alone", 100)
        if len(possible_places(system, Mode.STANDARD)) == 1
    )
    true = {
        (clue_text(clue),)
        for clue in lawful_conference_clues(Mode.STANDARD)
        if is_true(clue_text(clue), system_text(system))
    }
    found = conference_sets(system, Mode.STANDARD)
    assert {tuple(map(clue_text, clues)) for clues in found} == true


def test_two_conferences_with_the_same_title_weigh_a_third_of_what_chance_would_give() -> None:
    found = set()
    for system in some_systems(Mode.EXPERT, "titles", 100):
        for (one, other), weight in conference_sets(system, Mode.EXPERT).items():
            assert one != other
            product = conference_weight(one, Mode.EXPERT) * conference_weight(other, Mode.EXPERT)
            same = title_of(one) == title_of(other)
            assert weight == product * (1 if same else 3)
            found.add(same)
    assert found == {True, False}


def test_an_example_by_hand() -> None:
    """Standard, Planet X in 8, empty sectors 5 and 9. In 5 it would leave the gas cloud in 6 alone;
    in 9 likewise the one in 10. So it can only be in 8."""
    assert list(possible_places(parse_system("DCAAEGCXEGAA"), Mode.STANDARD)) == [8]
