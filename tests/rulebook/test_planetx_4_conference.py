"""Rules 4: the conference."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import Turns
from ecliptic.planetx.events import ConferenceHeld
from ecliptic.planetx.objects import PLANET_X
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY, a_table, kinds, one


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_4_everybody_learns_the_conference_s_clue(seats: int) -> None:
    table = a_table("standard", seats)
    table.stand(9, *(10,) * (seats - 1))
    table.play(0, "R A")
    for viewer in (*range(seats), None):
        assert one(table.told[viewer], ConferenceHeld).clue == STANDARD_SKY.conferences[0]
        assert table.views[viewer].board.conferences == ((1, STANDARD_SKY.conferences[0]),)


@pytest.mark.parametrize(("sector", "number"), [(7, 1), (16, 2)])
def test_4_expert_each_conference_has_a_clue_of_its_own(sector: int, number: int) -> None:
    table = a_table("expert", seats=2)
    table.stand(sector - 1, sector)
    table.play(0, "R A")
    for viewer in (0, 1, None):
        held = one(table.told[viewer], ConferenceHeld)
        assert (held.number, held.clue) == (number, EXPERT_SKY.conferences[number - 1])


def test_4_nobody_knows_the_clue_before() -> None:
    table = a_table("standard", seats=2)
    table.stand(8, 10)
    table.play(0, "R A")
    for viewer in (0, 1, None):
        assert ConferenceHeld not in kinds(table.told[viewer])
        assert table.views[viewer].board.conferences == ()


def test_4_the_clue_is_about_planet_x() -> None:
    table = a_table("expert", seats=1)
    table.stand(6)
    assert one(table.play(0, "R A"), ConferenceHeld).clue.subject is PLANET_X
    assert all(PLANET_X in title for title in table.board.conference_titles)


def test_4_nobody_has_to_do_anything_and_play_goes_on() -> None:
    table = a_table("standard", seats=2)
    table.stand(9, 10)
    table.play(0, "R A")
    assert isinstance(table.board.stage, Turns)
    assert table.asked == (1,)
    assert table.board.times == (10, 10)
