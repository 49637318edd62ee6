"""Columns say what the catalogue says."""

from __future__ import annotations

import numpy as np
import pytest

from ecliptic.deduction.systems import (
    COLUMNS,
    all_systems,
    incidence,
    locate_answer,
    locate_number,
    masks,
)
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.system import SolarSystem, content, where

each_mode = pytest.mark.parametrize("mode", list(Mode))


def some_numbers(mode: Mode) -> list[int]:
    rng = np.random.default_rng(5)
    return [int(number) for number in rng.integers(0, len(catalogue(mode)), 300)]


def bits(sectors: tuple[int, ...]) -> int:
    return sum(1 << (sector - 1) for sector in sectors)


def seen(system: SolarSystem, thing: Object) -> tuple[int, ...]:
    """Where a survey counts `thing`."""
    held = where(system, thing)
    return held + where(system, PLANET_X) if thing is TRULY_EMPTY else held


@each_mode
def test_every_column_holds_the_placement(mode: Mode) -> None:
    systems = all_systems(mode)
    for number in some_numbers(mode):
        system = catalogue(mode).system(number)
        for kind in COLUMNS:
            held = masks(mode)[kind][systems.column(kind)[number]]
            assert held == bits(seen(system, kind))


@each_mode
def test_a_part_has_the_same_columns_as_the_whole(mode: Mode) -> None:
    systems = all_systems(mode)
    kept = np.zeros(len(systems), dtype=np.bool_)
    kept[some_numbers(mode)] = True
    part = systems.where(kept)
    assert np.array_equal(part.numbers(), np.flatnonzero(kept))
    for kind in COLUMNS:
        assert np.array_equal(part.column(kind), systems.column(kind)[kept])
        assert np.array_equal(part.histogram(kind).sum(), len(part))
    assert np.array_equal(part.locates, systems.locates[kept])
    again = part.where(np.arange(len(part)) % 2 == 0)
    assert np.array_equal(again.numbers(), part.numbers()[::2])


@each_mode
def test_held_tells_truly_empty_from_planet_x(mode: Mode) -> None:
    systems = all_systems(mode)
    numbers = sorted(set(some_numbers(mode)))
    kept = np.zeros(len(systems), dtype=np.bool_)
    kept[numbers] = True
    part = systems.where(kept)
    for thing in Object:
        expected = [bits(where(catalogue(mode).system(number), thing)) for number in numbers]
        assert part.held(thing).tolist() == expected


@each_mode
def test_the_locate_answer_is_planet_x_and_its_neighbours(mode: Mode) -> None:
    answers = all_systems(mode).locates
    for number in some_numbers(mode):
        system = catalogue(mode).system(number)
        (sector,) = where(system, PLANET_X)
        left, right = neighbours(sector, len(system))
        answer = sector, content(system, left), content(system, right)
        assert locate_answer(int(answers[number])) == answer
        assert locate_number(*answer) == answers[number]


@each_mode
def test_pairs_join_two_columns(mode: Mode) -> None:
    systems = all_systems(mode)
    for one, other in ((Object.ASTEROID, Object.GAS_CLOUD), (PLANET_X, TRULY_EMPTY)):
        joined = systems.pairs(one, other)
        for number in some_numbers(mode):
            first, second = divmod(int(joined[number]), len(masks(mode)[other]))
            assert first == systems.column(one)[number]
            assert second == systems.column(other)[number]


def test_the_sets_that_appear_empty_are_as_many_as_the_rules_leave() -> None:
    assert len(masks(Mode.EXPERT)[TRULY_EMPTY]) == 18_022
    assert incidence(Mode.EXPERT)[TRULY_EMPTY].sum(axis=1).tolist() == [6] * 18_022


def test_an_expert_belief_of_everything_keeps_nothing_for_itself() -> None:
    assert all_systems(Mode.EXPERT).nbytes == 0
