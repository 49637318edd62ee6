"""Rules 3, locating Planet X."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import LastChances, Turns
from ecliptic.planetx.events import LocateAnnounced, Located
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, TRULY_EMPTY
from tests.planetx.tables import RIGHT_LOCATE, WRONG_LOCATE, a_table, one

MODES = ("standard", "expert")


def locates(texts: list[str]) -> list[list[str]]:
    return [text.split()[1:] for text in texts if text.startswith("L")]


@pytest.mark.parametrize("mode", MODES)
def test_3_locate_may_name_any_sector_visible_or_not(mode: str) -> None:
    named = {int(sector) for sector, _, _ in locates(a_table(mode).lawful(0))}
    assert named == set(Mode(mode).rules.all_sectors)


def test_3_locate_right_in_a_sector_that_is_not_visible() -> None:
    table = a_table()
    assert 8 not in table.sky
    assert one(table.play(0, "L 8 C E"), Located).found


@pytest.mark.parametrize("sector", [0, 13])
def test_3_locate_refused_in_a_sector_that_does_not_exist(sector: int) -> None:
    assert a_table().refusal(0, f"L {sector} A A") == "planetx-no-such-sector"


def test_3_locate_names_the_object_in_each_of_the_two_neighbours() -> None:
    """First the neighbour counter-clockwise, then the one clockwise; the ring closes."""
    assert one(a_table().play(0, "L 8 C E"), Located).found
    named = locates(a_table().lawful(0))
    assert ["1", "C", "C"] not in named
    assert ["1", "A", "C"] in named
    assert ["12", "C", "A"] in named


def test_3_locate_truly_empty_is_an_answer() -> None:
    table = a_table("expert")
    located = one(table.play(0, "L 17 E E"), Located)
    assert (located.before, located.after) == (TRULY_EMPTY, TRULY_EMPTY)
    assert located.found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("answer", ["L 8 D E", "L 8 A D", "L 8 X E", "L 8 A X"])
def test_3_locate_never_names_a_dwarf_planet_or_planet_x_beside_it(mode: str, answer: str) -> None:
    assert a_table(mode).refusal(0, answer) == "planetx-locate-neighbour"


@pytest.mark.parametrize("mode", MODES)
def test_3_locate_names_a_comet_only_in_a_comet_capable_sector(mode: str) -> None:
    rules, named = Mode(mode).rules, locates(a_table(mode).lawful(0))
    before = {int(sector) for sector, first, _ in named if first == "C"}
    after = {int(sector) for sector, _, second in named if second == "C"}
    assert before == {sector % rules.sectors + 1 for sector in rules.comet_sectors}
    assert after == {(sector - 2) % rules.sectors + 1 for sector in rules.comet_sectors}
    assert a_table(mode).refusal(0, "L 5 C A") == "planetx-locate-comet"


def test_3_locate_costs_5() -> None:
    table = a_table(seats=2)
    assert one(table.play(0, WRONG_LOCATE["standard"]), Located).cost == 5
    assert table.board.times == (5, 0)


@pytest.mark.parametrize(
    "answer",
    [
        "L 8 A E",  # wrong before
        "L 8 C A",  # wrong after
        "L 8 A A",  # the sector alone is right
        "L 4 C E",  # the neighbours alone are right
        "L 9 A G",
    ],
)
def test_3_locate_is_right_or_wrong_as_a_whole(answer: str) -> None:
    """Every partly right answer gets the same answer, and the same news, as a wholly wrong one."""
    table = a_table(seats=2)
    located = one(table.play(0, answer), Located)
    assert (located.found, located.points) == (False, 0)
    for other in (1, None):
        assert table.told[other] == [LocateAnnounced(0, found=False, cost=5, points=0)]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("right", [True, False])
def test_3_locate_right_or_wrong_is_announced_but_not_the_sector(mode: str, right: bool) -> None:
    table = a_table(mode, seats=3)
    table.play(0, RIGHT_LOCATE[mode] if right else WRONG_LOCATE[mode])
    assert one(table.told[0], Located).found is right
    for other in (1, 2, None):
        announced = one(table.told[other], LocateAnnounced)
        assert (announced.seat, announced.found) == (0, right)
        assert not {"sector", "before", "after"} & set(announced.__struct_fields__)


def test_3_the_locator_himself_keeps_what_he_named() -> None:
    table = a_table()
    table.play(0, WRONG_LOCATE["standard"])
    located = one(table.views[0].log, Located)
    assert (located.sector, located.before, located.after) == (4, ASTEROID, TRULY_EMPTY)


def test_3_a_wrong_locate_is_a_turn_like_any_other_and_may_be_tried_again() -> None:
    table = a_table(seats=1)
    table.play(0, WRONG_LOCATE["standard"])
    table.theory_phase({})
    assert isinstance(table.board.stage, Turns)
    table.play(0, WRONG_LOCATE["standard"])
    assert table.board.times == (10,)


def test_3_a_right_locate_ends_the_turns() -> None:
    table = a_table(seats=2)
    table.play(0, RIGHT_LOCATE["standard"])
    assert isinstance(table.board.stage, LastChances)
