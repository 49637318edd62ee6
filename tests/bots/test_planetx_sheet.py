"""The pencil's note sheet: what single facts exclude, and never the truth."""

from __future__ import annotations

import random

import pytest

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.planetx.facts import (
    arranged,
    clue_holds,
    count_in,
    is_not,
    is_one_of,
    located_wrongly,
    sheet_of,
)
from ecliptic.bots.planetx.levels import LEVELS as PLANETX
from ecliptic.bots.planetx.sheet import APPEARS_EMPTY, Sheet, bits, sectors_in
from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.events import Located
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
)
from ecliptic.planetx.views import View
from tests.bots.skies import random_table
from tests.sizes import size

GAMES = size(8, 120)
"""Random skies per mode."""


def assert_truth_is_left(view: View, system: tuple[Object, ...]) -> None:
    sheet = sheet_of(view)
    for sector, thing in enumerate(system, start=1):
        assert thing in sheet.things_in(sector), f"{thing.name} crossed off in sector {sector}"


@pytest.mark.parametrize("mode", list(Mode))
def test_the_truth_is_never_crossed_off(mode: Mode) -> None:
    """Over random skies with clues of every form, at every decision of every seat."""
    luck = random.Random(f"sheets {mode}")
    for game in range(GAMES):
        table = random_table(mode, 2, luck)
        kinds = ("pencil", "random" if game % 2 else "pencil")
        players = {
            seat: SeatedBot(PLANETX[kind], luck.randbytes(16)) for seat, kind in enumerate(kinds)
        }
        for _ in range(90):
            if not table.pending:
                break
            asked = table.pending[0]
            view = table.view(asked.seat)
            assert_truth_is_left(view, table.state.sky.system)
            table.act(asked.seat, asked.name, players[asked.seat].answer(view, asked))


def marked(sheet: Sheet, thing: Object) -> list[int]:
    return list(sectors_in(sheet.possible[thing]))


def test_a_blank_sheet_knows_where_comets_can_stand() -> None:
    assert marked(Sheet(Mode.STANDARD), COMET) == [2, 3, 5, 7, 11]
    assert marked(Sheet(Mode.EXPERT), COMET) == [2, 3, 5, 7, 11, 13, 17]


def test_all_found_means_none_elsewhere() -> None:
    sheet = Sheet(Mode.STANDARD)
    is_one_of(sheet, (COMET,), 2)
    is_one_of(sheet, (COMET,), 5)
    count_in(sheet, (COMET,), bits(range(1, 13)), 2)
    assert marked(sheet, COMET) == [2, 5]


def test_as_many_candidates_as_needed_are_certain() -> None:
    sheet = Sheet(Mode.STANDARD)
    for sector in (2, 3, 5):
        is_not(sheet, COMET, sector)
    count_in(sheet, (COMET,), bits(range(1, 13)), 2)
    assert (sheet.certain(7), sheet.certain(11)) == (COMET, COMET)


def test_appearing_empty_is_truly_empty_or_planet_x() -> None:
    sheet = Sheet(Mode.STANDARD)
    is_one_of(sheet, APPEARS_EMPTY, 4)
    assert sheet.things_in(4) == (TRULY_EMPTY, PLANET_X)
    count_in(sheet, APPEARS_EMPTY, bits([4, 5]), 1)
    assert TRULY_EMPTY not in sheet.things_in(5)
    assert PLANET_X not in sheet.things_in(5)


def test_a_wrong_locate_excludes_the_part_that_is_not_certain() -> None:
    sheet = Sheet(Mode.STANDARD)
    is_one_of(sheet, (PLANET_X,), 4)
    is_one_of(sheet, (COMET,), 3)
    located_wrongly(sheet, Located(0, False, 5, 0, 4, COMET, GAS_CLOUD))
    assert GAS_CLOUD not in sheet.things_in(5)
    assert COMET in sheet.things_in(3)


@pytest.mark.parametrize(
    ("clue", "certain", "thing", "left"),
    [
        ("no D adjacent A", {5: ASTEROID}, DWARF_PLANET, [1, 2, 3, 7, 8, 9, 10, 11, 12]),
        ("no D adjacent A", {5: DWARF_PLANET}, ASTEROID, [1, 2, 3, 7, 8, 9, 10, 11, 12]),
        ("no X opposite C", {3: COMET, 5: COMET}, PLANET_X, [1, 2, 4, 6, 7, 8, 10, 12]),
        ("all A band 5", {5: ASTEROID, 6: ASTEROID}, ASTEROID, [2, 3, 4, 5, 6, 7, 8, 9]),
        ("4 A consecutive", {9: ASTEROID, 12: ASTEROID}, ASTEROID, [9, 10, 11, 12]),
        ("every D within 2 C", {5: COMET, 7: COMET}, DWARF_PLANET, [3, 4, 6, 8, 9]),
    ],
)
def test_what_a_clue_excludes(
    clue: str, certain: dict[int, Object], thing: Object, left: list[int]
) -> None:
    """The examples of the rules page among them (rules 8)."""
    sheet = Sheet(Mode.STANDARD)
    for sector, known in certain.items():
        is_one_of(sheet, (known,), sector)
    total = sheet.mode.rules.counts
    for known in set(certain.values()):
        count_in(sheet, (known,), bits(range(1, 13)), total[known])
    clue_holds(sheet, parse_clue(clue))
    assert marked(sheet, thing) == left


def test_the_only_partner_of_a_certain_object_is_certain() -> None:
    sheet = Sheet(Mode.STANDARD)
    is_one_of(sheet, (ASTEROID,), 5)
    is_not(sheet, ASTEROID, 4)
    clue_holds(sheet, parse_clue("every A adjacent A"))
    assert sheet.certain(6) is ASTEROID


def test_at_least_one_with_only_one_way_is_certain() -> None:
    sheet = Sheet(Mode.STANDARD)
    for sector in range(1, 13):
        if sector not in (6, 8):
            is_not(sheet, GAS_CLOUD, sector)
    clue_holds(sheet, parse_clue("some D opposite G"))
    assert (sheet.certain(2), sheet.certain(12)) == (None, None)
    is_not(sheet, DWARF_PLANET, 2)
    clue_holds(sheet, parse_clue("some D opposite G"))
    assert sheet.certain(12) is DWARF_PLANET
    assert sheet.certain(6) is GAS_CLOUD
    assert sheet.certain(8) is None


def test_arrangements_that_share_a_sector_make_it_certain() -> None:
    sheet = Sheet(Mode.STANDARD)
    arranged(sheet, ASTEROID, (bits([1, 2, 3, 4]), bits([2, 3, 4, 5])))
    assert marked(sheet, ASTEROID) == [1, 2, 3, 4, 5]
    assert [sheet.certain(sector) for sector in (1, 2, 3, 4, 5)] == [
        None,
        ASTEROID,
        ASTEROID,
        ASTEROID,
        None,
    ]
