"""The catalogue: every lawful system once, in canonical order (rules 1 and 8)."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product

import numpy as np
import pytest

from ecliptic.core.errors import BadSetup
from ecliptic.planetx.catalogue import KINDS, catalogue, spread
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, PLANET_X, TRULY_EMPTY
from ecliptic.planetx.system import check_system, parse_system, system_text, where
from tests.planetx.slow_clues import fillings, is_lawful, places_of
from tests.planetx.standard_truths import standard_skies
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))

COUNTS = {Mode.STANDARD: 4_446, Mode.EXPERT: 1_138_272}
DIGESTS = {
    Mode.STANDARD: "e77dbd045adf38f12047da81aab3bc351071fdc682d9f5b281f834d04203f123",
    Mode.EXPERT: "66e93140dce298968b9b2d42067f03f763424e6077691908d2f93fea1d142556",
}

STANDARD_X = [325, 382, 174, 663, 83, 770, 103, 623, 131, 574, 214, 404]
EXPERT_X = [
    *(66264, 58374, 47469, 95073, 36913, 99392, 36863, 86043, 44464),
    *(80582, 34995, 92431, 33250, 80733, 46151, 81127, 44852, 73296),
]
"""Systems with Planet X in each sector, sector 1 first."""


def some_numbers(mode: Mode) -> list[int]:
    dice = random.Random(f"systems {mode.value}")
    last = COUNTS[mode] - 1
    return [0, last, *(dice.randint(0, last) for _ in range(size(1_000, 20_000)))]


@each_mode
def test_the_count_is_the_known_one(mode: Mode) -> None:
    assert len(catalogue(mode)) == COUNTS[mode]
    assert all(len(column) == COUNTS[mode] for column in catalogue(mode).index.values())


@each_mode
def test_content_and_order_have_this_digest_for_ever(mode: Mode) -> None:
    """Codes depend on the order: another digest would change the game of every code."""
    assert catalogue(mode).digest == DIGESTS[mode]


@each_mode
def test_a_system_takes_one_byte_per_kind(mode: Mode) -> None:
    kept = sum(column.nbytes for column in catalogue(mode).index.values())
    assert kept == len(KINDS) * COUNTS[mode]


@each_mode
def test_placements_of_a_kind_are_sorted_lists_of_sectors(mode: Mode) -> None:
    for placements in catalogue(mode).placements.values():
        assert list(placements) == sorted(set(placements))
        assert all(list(held) == sorted(set(held)) for held in placements)


@each_mode
def test_the_order_is_lexicographic_and_no_system_comes_twice(mode: Mode) -> None:
    systems = catalogue(mode)
    key = np.zeros(len(systems), dtype=np.int64)
    for kind in (COMET, ASTEROID, *KINDS[2:]):
        key = key * 256 + systems.index[kind]
    assert (np.diff(key) > 0).all()


def test_kinds_come_in_the_order_codes_depend_on() -> None:
    assert "".join(kind.value for kind in KINDS) == "CADXG"


@each_mode
def test_a_system_is_found_under_its_number(mode: Mode) -> None:
    systems = catalogue(mode)
    for number in some_numbers(mode):
        assert systems.number(systems.system(number)) == number


@each_mode
def test_every_system_obeys_the_placement_rules(mode: Mode) -> None:
    systems = catalogue(mode)
    for number in some_numbers(mode):
        system = systems.system(number)
        check_system(system, mode)
        assert is_lawful(system_text(system))


def test_an_unlawful_system_has_no_number() -> None:
    with pytest.raises(BadSetup, match="planetx-system-comet"):
        catalogue(Mode.STANDARD).number(parse_system("CDAAEGCXEGAA"))


def test_standard_is_what_trying_every_filling_finds() -> None:
    left = {"C": 2, "A": 4, "D": 1, "X": 1, "G": 2, "E": 2}
    found = [sky for sky in fillings("?" * 12, left) if is_lawful(sky)]
    assert len(found) == COUNTS[Mode.STANDARD]
    assert set(found) == set(standard_skies())


@pytest.mark.parametrize("seed", range(size(2, 40)))
def test_expert_is_what_trying_every_filling_finds_round_some_comets_and_asteroids(
    seed: int,
) -> None:
    systems = catalogue(Mode.EXPERT)
    dice = random.Random(seed)
    number = dice.randrange(len(systems))
    comets, asteroids = (systems.index[kind][number] for kind in (COMET, ASTEROID))
    drawn = system_text(systems.system(number))
    begun = "".join(held if held in "CA" else "?" for held in drawn)
    found = {sky for sky in fillings(begun, {"D": 4, "X": 1, "G": 2, "E": 5}) if is_lawful(sky)}
    rows = np.flatnonzero((systems.index[COMET] == comets) & (systems.index[ASTEROID] == asteroids))
    assert drawn in found
    assert found == {system_text(systems.system(int(row))) for row in rows}


def test_planet_x_by_sector_in_standard() -> None:
    by_sector = catalogue(Mode.STANDARD).planet_x_sectors()
    slow = Counter(places_of("X", sky)[0] for sky in standard_skies())
    assert by_sector == [slow[place] for place in range(12)]
    assert by_sector == STANDARD_X


def test_planet_x_by_sector_in_expert() -> None:
    by_sector = catalogue(Mode.EXPERT).planet_x_sectors()
    assert sum(by_sector) == COUNTS[Mode.EXPERT]
    assert by_sector == EXPERT_X


@each_mode
def test_what_no_kind_holds_is_truly_empty(mode: Mode) -> None:
    systems = catalogue(mode)
    empty = systems.empty()
    for number in some_numbers(mode)[:200]:
        sectors = where(systems.system(number), TRULY_EMPTY)
        assert int(empty[number]) == sum(1 << (sector - 1) for sector in sectors)


@each_mode
def test_a_set_spreads_both_ways_round_the_ring(mode: Mode) -> None:
    ring = mode.rules.sectors
    for place, steps in product(range(ring), range(1, ring)):
        moved = spread(np.array([1 << place], dtype=np.uint32), steps, mode)
        assert int(moved[0]) == 1 << (place + steps) % ring | 1 << (place - steps) % ring


def test_a_second_use_in_the_process_is_free() -> None:
    assert catalogue(Mode.EXPERT) is catalogue(Mode.EXPERT)
    assert catalogue(Mode.EXPERT).index[PLANET_X].dtype == np.uint8
