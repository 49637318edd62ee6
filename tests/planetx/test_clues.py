"""The terms and forms of the clues, with the examples of the rules page (rules 8)."""

from __future__ import annotations

from itertools import combinations

import pytest

from ecliptic.core.errors import BadNotation
from ecliptic.planetx.clues import clue_text, holds, parse_clue, title_of, title_text
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.ring import distance
from ecliptic.planetx.system import parse_system
from tests.planetx.lawful_systems import lawful_sets, system_with

STANDARD = parse_system("DCAAEGCXEGAA")
EXPERT = parse_system("ECAACEGDDAADDEGEXE")


def is_true(text: str, system: tuple[Object, ...] = STANDARD) -> bool:
    return holds(parse_clue(text), system)


def sectors_for(thing: Object, clue: str, held: dict[Object, tuple[int, ...]]) -> list[int]:
    """Where one `thing` can be so that a clue is true, other objects standing where they are."""
    taken = {sector for sectors in held.values() for sector in sectors}
    return [
        sector
        for sector in Mode.STANDARD.rules.all_sectors
        if sector not in taken
        and is_true(clue, system_with(Mode.STANDARD, {**held, thing: (sector,)}, TRULY_EMPTY))
    ]


def asteroids_with(known: set[int], clue: str) -> set[tuple[int, ...]]:
    """Where the other asteroids can be, each asteroid having company."""
    return {
        tuple(sorted(set(sectors) - known))
        for sectors in lawful_sets(Mode.STANDARD, ASTEROID, "planetx-system-asteroid")
        if known <= set(sectors)
        and is_true(clue, system_with(Mode.STANDARD, {ASTEROID: sectors}, TRULY_EMPTY))
    }


def test_distance_is_the_shorter_way_round() -> None:
    assert distance(12, 1, 12) == distance(1, 12, 12) == 1
    assert distance(2, 11, 12) == 3
    assert distance(1, 18, 18) == 1
    assert distance(4, 10, 12) == 6


def test_adjacent_is_distance_1_sector_8_has_7_and_9() -> None:
    assert sectors_for(COMET, "some A adjacent C", {ASTEROID: (8,)}) == [7, 9]


def test_adjacent_goes_round_the_ring() -> None:
    assert sectors_for(COMET, "some A adjacent C", {ASTEROID: (1,)}) == [2, 12]


def test_directly_opposite_is_half_the_ring_4_and_10() -> None:
    assert sectors_for(COMET, "some A opposite C", {ASTEROID: (4,)}) == [10]
    assert sectors_for(COMET, "some A opposite C", {ASTEROID: (10,)}) == [4]


def test_directly_opposite_in_expert_is_nine_sectors_away() -> None:
    assert is_true("some C opposite A", EXPERT)
    assert is_true("no G opposite D", EXPERT)


def test_within_2_of_5_is_3_4_6_7() -> None:
    assert sectors_for(COMET, "every A within 2 C", {ASTEROID: (5,)}) == [3, 4, 6, 7]


def test_example_a_dwarf_planet_within_2_of_comets_in_5_and_7() -> None:
    assert sectors_for(DWARF_PLANET, "every D within 2 C", {COMET: (5, 7)}) == [3, 4, 6, 8, 9]


def test_example_asteroids_in_5_and_6_all_in_a_band_of_5() -> None:
    expected = {(2, 3), (3, 4), (4, 7), (7, 8), (8, 9)}
    assert asteroids_with({5, 6}, "all A band 5") == expected


def test_example_asteroids_in_9_and_12_all_consecutive() -> None:
    assert asteroids_with({9, 12}, "4 A consecutive") == {(10, 11)}


def test_example_comets_in_3_and_5_and_planet_x_not_opposite_a_comet() -> None:
    lawful = sectors_for(PLANET_X, "no X opposite C", {COMET: (3, 5)})
    assert set(Mode.STANDARD.rules.all_sectors) - set(lawful) == {3, 5, 9, 11}


@pytest.mark.parametrize(
    ("clue", "true"),
    [
        ("some A adjacent D", True),
        ("every A adjacent D", False),
        ("no A adjacent D", False),
        ("every C adjacent A", False),
        ("every D adjacent C", True),
        ("no D adjacent G", True),
        ("some G opposite A", True),
        ("every G opposite A", True),
        ("no C opposite A", True),
        ("some C opposite A", False),
        ("some A opposite A", False),
        ("every G within 3 C", True),
        ("every G within 2 C", False),
        ("no D within 4 G", False),
        ("no X within 2 D", True),
        ("every X within 2 G", True),
    ],
)
def test_some_every_and_no(clue: str, true: bool) -> None:
    assert is_true(clue) is true


def test_within_may_be_about_another_of_the_same_kind() -> None:
    """Gas clouds in 6 and 10 are four sectors apart; none is near itself."""
    assert is_true("no G within 3 G")
    assert not is_true("no G within 4 G")


def test_opposite_may_be_about_another_asteroid() -> None:
    assert is_true("some A opposite A", parse_system("AAEGCXAACDEG"))


@pytest.mark.parametrize(("width", "true"), [(4, False), (5, True), (6, True)])
def test_band_of_n_or_fewer(width: int, true: bool) -> None:
    assert is_true(f"all G band {width}") is true


def test_band_goes_round_the_ring() -> None:
    """Asteroids in 3, 4, 11 and 12: six sectors from 11 to 4."""
    assert is_true("all A band 6")
    assert not is_true("all A band 5")


def test_band_is_the_shortest_run_over_every_pair() -> None:
    for one, other in combinations(range(1, 13), 2):
        system = system_with(Mode.STANDARD, {COMET: (one, other)}, TRULY_EMPTY)
        for width in range(2, 8):
            assert is_true(f"all C band {width}", system) is (distance(one, other, 12) < width)


def test_consecutive_is_one_unbroken_run_also_round_the_ring() -> None:
    assert is_true("4 A consecutive", parse_system("AACXCEGDEGAA"))
    assert not is_true("4 A consecutive")


@pytest.mark.parametrize(
    ("dwarfs", "true"),
    [
        ((8, 9, 10, 13), True),
        ((8, 11, 12, 13), True),
        ((1, 2, 15, 17), False),
        ((1, 2, 3, 16), True),
        ((8, 9, 12, 13), False),
        ((8, 9, 10, 11), False),
    ],
)
def test_exactly_three_dwarf_planets_in_consecutive_sectors(
    dwarfs: tuple[int, ...], true: bool
) -> None:
    system = system_with(Mode.EXPERT, {DWARF_PLANET: dwarfs}, TRULY_EMPTY)
    assert is_true("3 D consecutive", system) is true


def test_every_dwarf_planet_adjacent_to_a_truly_empty_sector() -> None:
    assert not is_true("every D adjacent E", EXPERT)
    assert is_true("every D adjacent E", parse_system("ECAACEGDEDAADEDEGX"))


def test_empty_in_a_clue_means_truly_empty() -> None:
    """Sector 7's neighbour 8 is Planet X, which appears empty but is not."""
    assert not is_true("some C adjacent E")


@pytest.mark.parametrize(
    ("clue", "title"),
    [
        ("some A adjacent D", "A+D"),
        ("no G within 3 G", "G"),
        ("all A band 5", "A"),
        ("3 D consecutive", "D"),
        ("every D adjacent E", "D"),
        ("no X adjacent C", "X+C"),
        ("no X opposite E", "X"),
    ],
)
def test_titles_name_the_one_or_two_kinds_a_clue_is_about(clue: str, title: str) -> None:
    assert title_text(title_of(parse_clue(clue))) == title


@pytest.mark.parametrize(
    "text",
    [
        *("some A adjacent D", "every A adjacent D", "no A adjacent D"),
        *("some A opposite D", "every A opposite D", "no A opposite D"),
        *("every C within 2 G", "no C within 6 G", "all A band 8"),
        *("4 A consecutive", "3 D consecutive", "every D adjacent E"),
        *("no X opposite E", "no X adjacent A", "every X within 5 D", "no X within 3 C"),
    ],
)
def test_every_form_has_a_text_that_round_trips(text: str) -> None:
    assert clue_text(parse_clue(text)) == text


@pytest.mark.parametrize(
    "text", ["", "some A within 2 C", "most A adjacent D", "all A band 0", "all A band 12", "A A A"]
)
def test_any_other_text_is_no_clue(text: str) -> None:
    with pytest.raises(BadNotation):
        parse_clue(text)
