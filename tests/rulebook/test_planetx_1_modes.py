"""Rules 1: the two modes, the placement rules, and what Planet X looks like."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.events import ConferenceHeld, Surveyed, Targeted, TheoryPhaseOpened
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
)
from ecliptic.planetx.ring import after, neighbours, run
from ecliptic.planetx.system import check_system, parse_system
from tests.planetx.lawful_systems import (
    count_expert_systems,
    lawful_sets,
    standard_systems,
)
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY, a_table, all_of, one

MODES = ("standard", "expert")


def broken_rule(text: str, mode: Mode = Mode.STANDARD) -> str:
    """The code of the first placement rule a system breaks."""
    with pytest.raises(BadSetup) as caught:
        check_system(parse_system(text), mode)
    return caught.value.code


@pytest.mark.parametrize(("mode", "sectors"), [("standard", 12), ("expert", 18)])
def test_1_sectors_are_a_ring_numbered_clockwise_from_1(mode: str, sectors: int) -> None:
    table = a_table(mode)
    assert table.board.rules.all_sectors == tuple(range(1, sectors + 1))
    assert table.arrow == 1
    assert after(1, 1, sectors) == 2
    assert after(sectors, 1, sectors) == 1
    assert neighbours(1, sectors) == (sectors, 2)


@pytest.mark.parametrize("length", [11, 13, 18])
def test_1_a_standard_system_has_12_sectors(length: int) -> None:
    assert broken_rule("E" * length) == "planetx-system-length"


@pytest.mark.parametrize(("mode", "visible"), [("standard", 6), ("expert", 9)])
def test_1_the_visible_sky_is_half_the_ring(mode: str, visible: int) -> None:
    table = a_table(mode)
    assert len(table.sky) == visible
    assert len(table.sky) * 2 == table.board.rules.sectors


@pytest.mark.parametrize(
    ("thing", "standard", "expert"),
    [
        (COMET, 2, 2),
        (ASTEROID, 4, 4),
        (DWARF_PLANET, 1, 4),
        (GAS_CLOUD, 2, 2),
        (PLANET_X, 1, 1),
        (TRULY_EMPTY, 2, 5),
    ],
)
def test_1_how_many_of_each_object(thing: Object, standard: int, expert: int) -> None:
    assert Mode.STANDARD.rules.counts[thing] == standard
    assert Mode.EXPERT.rules.counts[thing] == expert
    assert Counter(STANDARD_SKY.system)[thing] == standard
    assert Counter(EXPERT_SKY.system)[thing] == expert


def test_1_a_system_with_another_number_of_objects_is_refused() -> None:
    assert broken_rule("DCAAEGCXEGAE") == "planetx-system-count"
    assert broken_rule("ECAACEGDDAADEEGEXE", Mode.EXPERT) == "planetx-system-count"


@pytest.mark.parametrize(
    ("mode", "capable"),
    [("standard", {2, 3, 5, 7, 11}), ("expert", {2, 3, 5, 7, 11, 13, 17})],
)
def test_1_a_comet_stands_only_in_a_comet_capable_sector(mode: str, capable: set[int]) -> None:
    pairs = lawful_sets(Mode(mode), COMET, "planetx-system-comet")
    assert set(pairs) == set(combinations(sorted(capable), 2))
    assert Mode(mode).rules.comet_sectors == capable


def test_1_a_system_with_a_comet_elsewhere_is_refused() -> None:
    assert broken_rule("CDAAEGCXEGAA") == "planetx-system-comet"


@pytest.mark.parametrize(
    ("mode", "theory_icons", "conference_icons"),
    [
        ("standard", [3, 6, 9, 12], {10: 1}),
        ("expert", [3, 6, 9, 12, 15, 18], {7: 1, 16: 2}),
    ],
)
def test_1_where_the_icons_are(
    mode: str, theory_icons: list[int], conference_icons: dict[int, int]
) -> None:
    """A lone pawn takes one step from each sector in turn; what fires belongs to that sector."""
    theory, conference = [], {}
    for sector in Mode(mode).rules.all_sectors:
        table = a_table(mode, seats=1)
        table.stand(sector - 1)
        happened = table.play(0, "R A")
        if all_of(happened, TheoryPhaseOpened):
            theory.append(sector)
        for held in all_of(happened, ConferenceHeld):
            conference[sector] = held.number
    assert theory == theory_icons
    assert conference == conference_icons


def test_1_standard_theories_a_player_may_choose_are_0_or_1() -> None:
    table = a_table("standard", seats=1)
    table.survey_on()
    assert {len(choice.split()[1:]) for choice in table.lawful(0) if choice != "C -"} == {1}
    assert "C -" in table.lawful(0)
    assert table.refusal(0, "C A A") == "planetx-choose-too-many"


def test_1_expert_theories_a_player_may_choose_are_0_to_2() -> None:
    table = a_table("expert", seats=1)
    table.survey_on()
    assert {len(choice.split()[1:]) for choice in table.lawful(0) if choice != "C -"} == {1, 2}
    assert "C -" in table.lawful(0)
    assert table.refusal(0, "C A A A") == "planetx-choose-too-many"


def test_1_every_asteroid_has_an_asteroid_beside_it() -> None:
    assert broken_rule("DCAEAGCXEGAA") == "planetx-system-asteroid"


@pytest.mark.parametrize("mode", MODES)
def test_1_so_asteroids_are_two_separate_pairs_or_one_run_of_four(mode: str) -> None:
    sectors = Mode(mode).rules.sectors
    pairs = [run(first, after(first, 1, sectors), sectors) for first in range(1, sectors + 1)]
    expected = {
        tuple(sorted(one + other)) for one, other in combinations(pairs, 2) if not {*one} & {*other}
    }
    expected |= {
        tuple(sorted(run(first, after(first, 3, sectors), sectors)))
        for first in range(1, sectors + 1)
    }
    assert set(lawful_sets(Mode(mode), ASTEROID, "planetx-system-asteroid")) == expected


def test_1_a_run_of_four_asteroids_may_wrap() -> None:
    check_system(parse_system("AACXCEGDEGAA"), Mode.STANDARD)


def test_1_every_gas_cloud_has_a_truly_empty_sector_beside_it() -> None:
    assert broken_rule("GCAAEDCXEGAA") == "planetx-system-gas-cloud"


def test_1_planet_x_beside_a_gas_cloud_is_not_truly_empty() -> None:
    check_system(parse_system("DCAAEGCXEGAA"), Mode.STANDARD)
    assert broken_rule("DCAAEGCEXGAA") == "planetx-system-gas-cloud"


@pytest.mark.parametrize("text", ["ECCAAAAEGDXG", "XCAAAAEGEGCD"])
def test_1_no_dwarf_planet_is_beside_planet_x(text: str) -> None:
    assert broken_rule(text) == "planetx-system-dwarf-planet"


def test_1_expert_dwarf_planets_lie_in_a_band_of_exactly_six_with_one_at_each_end() -> None:
    bands = set()
    for first in range(1, 19):
        for inner in combinations(range(1, 5), 2):
            bands.add(tuple(sorted(after(first, step, 18) for step in (0, *inner, 5))))
    assert len(bands) == 108
    assert set(lawful_sets(Mode.EXPERT, DWARF_PLANET, "planetx-system-band")) == bands


def test_1_expert_dwarf_planets_in_a_wider_band_are_refused() -> None:
    check_system(parse_system("ECAACEGDDAADDEGEXE"), Mode.EXPERT)
    assert broken_rule("ECAACEGDDAADEDGEXE", Mode.EXPERT) == "planetx-system-band"


def test_1_expert_dwarf_planets_in_a_narrower_band_are_refused() -> None:
    assert broken_rule("ECAACEGDDDDAAEGEXE", Mode.EXPERT) == "planetx-system-band"


def test_1_known_count_of_lawful_standard_systems() -> None:
    assert len(standard_systems()) == len(set(standard_systems())) == 4_446


def test_1_known_count_of_lawful_expert_systems() -> None:
    assert count_expert_systems() == 1_138_272


def test_1_planet_x_appears_empty_to_a_survey() -> None:
    table = a_table("standard", seats=1)
    table.stand(7)
    assert one(table.play(0, "S E 8-8"), Surveyed).count == 1


def test_1_a_target_on_planet_x_answers_appears_empty() -> None:
    table = a_table("standard", seats=1)
    table.stand(7)
    assert one(table.play(0, "T 8"), Targeted).sighting is Sighting.APPEARS_EMPTY


def test_1_a_target_on_a_truly_empty_sector_answers_the_same() -> None:
    table = a_table("standard", seats=1)
    assert one(table.play(0, "T 5"), Targeted).sighting is Sighting.APPEARS_EMPTY
