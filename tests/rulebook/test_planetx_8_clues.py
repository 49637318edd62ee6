"""Rules 8, topics and clues: titles, forms, terms and what a game promises.

The examples of the terms stand in tests/planetx/test_clues.py, the whole table of forms in
tests/planetx/test_clue_forms.py.
"""

from __future__ import annotations

import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import clue_text, holds, parse_clue, title_of, title_text
from ecliptic.planetx.conferences import lawful_conference_clues, possible_places
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS
from ecliptic.planetx.system import parse_system, where
from ecliptic.planetx.topics import lawful_research_clues
from ecliptic.planetx.truth_tables import kept
from tests.planetx.eligible_systems import standard_systems_without_conferences

CODES = ("B4K7", "C2C2", "L9L9", "M5T6", "P3A8", "Z9Z9")
each_code = pytest.mark.parametrize("code", CODES)
each_mode = pytest.mark.parametrize("mode", list(Mode))


@each_code
def test_8_six_topics_titled_with_one_or_two_kinds_no_title_twice(code: str) -> None:
    titles = [title_of(clue) for clue in game_of(code).topics]
    assert len({frozenset(title) for title in titles}) == len(titles) == 6
    assert all(set(title) <= set(THEORY_OBJECTS) and len(title) in (1, 2) for title in titles)


@each_code
def test_8_usually_0_to_2_single_object_titles(code: str) -> None:
    assert sum(len(title_of(clue)) == 1 for clue in game_of(code).topics) <= 2


def numbers(texts: list[str], begin: str) -> list[int]:
    """The numbers N of the forms that begin so."""
    found = {int(text.split(" ")[3]) for text in texts if text.startswith(begin)}
    return sorted(found)


@pytest.mark.parametrize(
    ("mode", "every", "no", "comets", "asteroids"),
    [
        (Mode.STANDARD, [2, 3, 4], [2, 3, 4], [3, 4, 5, 6], [5, 6]),
        (Mode.EXPERT, [2, 3, 4], [2, 3, 4, 5, 6], [3, 4, 5, 6, 7, 8], [5, 6, 7, 8]),
    ],
)
def test_8_the_numbers_of_research_clues(
    mode: Mode, every: list[int], no: list[int], comets: list[int], asteroids: list[int]
) -> None:
    """Asteroids in a band of four are "all consecutive", and in three they do not fit."""
    texts = [clue_text(clue) for clue in research_forms(mode)]
    assert numbers(texts, "every C within") == every
    assert numbers(texts, "no C within") == no
    assert numbers(texts, "all C band") == numbers(texts, "all G band") == comets
    assert numbers(texts, "all A band") == asteroids


@pytest.mark.parametrize(("mode", "most"), [(Mode.STANDARD, 4), (Mode.EXPERT, 5)])
def test_8_the_numbers_of_conference_clues(mode: Mode, most: int) -> None:
    texts = [clue_text(clue) for clue in conference_forms(mode)]
    for thing in THEORY_OBJECTS:
        within = [text for text in texts if text.endswith(f" {thing.value}")]
        assert numbers(within, "every X within") == list(range(2, most + 1))
        assert numbers(within, "no X within") == [2, 3]


@each_mode
def test_8_never_not_adjacent_to_a_dwarf_planet_which_is_known(mode: Mode) -> None:
    clue = parse_clue("no X adjacent D")
    assert clue not in conference_forms(mode)
    assert kept(clue, mode) == len(catalogue(mode))


@each_mode
def test_8_forms_about_dwarf_planets_are_for_experts(mode: Mode) -> None:
    for text in ("3 D consecutive", "every D adjacent E"):
        assert (parse_clue(text) in research_forms(mode)) is (mode is Mode.EXPERT)


@pytest.mark.parametrize("text", ["no X opposite E", "no X adjacent E"])
def test_8_a_conference_about_truly_empty_is_titled_planet_x_alone(text: str) -> None:
    assert title_text(title_of(parse_clue(text))) == "X"


def test_8_empty_in_a_clue_means_truly_empty() -> None:
    """Comets in 2 and 7; beside 7 lies Planet X and nothing that is truly empty."""
    system = parse_system("DCAAEGCXEGAA")
    assert not holds(parse_clue("some C adjacent E"), system)
    assert holds(parse_clue("some C adjacent X"), system)


@each_code
def test_8_promise_1_ordinary_objects_and_conferences_leave_exactly_one_place(code: str) -> None:
    setup = game_of(code)
    left = [
        sector
        for sector, other in possible_places(setup.system, setup.mode).items()
        if all(holds(clue, other) for clue in setup.conferences)
    ]
    assert left == list(where(setup.system, PLANET_X))


def test_8_38_of_the_4446_standard_systems_cannot_meet_promise_1() -> None:
    assert len(catalogue(Mode.STANDARD)) == 4_446
    assert len(standard_systems_without_conferences()) == 38


@pytest.mark.parametrize("code", [code for code in CODES if code < "M"])
def test_8_promise_2_clues_alone_never_leave_just_one_sector(code: str) -> None:
    setup, systems = game_of(code), catalogue(Mode.STANDARD)
    every = (systems.system(number) for number in range(len(systems)))
    left = {
        where(system, PLANET_X)
        for system in every
        if all(holds(clue, system) for clue in (*setup.conferences, *setup.topics))
    }
    assert len(left) > 1


@each_code
def test_8_promise_3_no_clue_is_implied_by_the_placement_rules(code: str) -> None:
    setup = game_of(code)
    total = len(catalogue(setup.mode))
    for clue in setup.topics:
        assert 0.002 <= kept(clue, setup.mode) / total <= 0.9
    for clue in setup.conferences:
        assert 0.15 <= kept(clue, setup.mode) / total <= 0.93


@each_mode
def test_8_promise_3_holds_for_all_that_can_be_drawn(mode: Mode) -> None:
    total = len(catalogue(mode))
    shares = [kept(clue, mode) / total for clue in lawful_research_clues(mode)]
    assert min(shares) >= 0.002
    assert max(shares) <= 0.9
    shares = [kept(clue, mode) / total for clue in lawful_conference_clues(mode)]
    assert min(shares) >= 0.15
    assert max(shares) <= 0.93
