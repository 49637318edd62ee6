"""Rules 5, step 3: every face-down theory moves one space inward."""

from __future__ import annotations

import pytest

from ecliptic.planetx.board import FaceUp
from ecliptic.planetx.events import SectorReviewed, TheoriesAdvanced
from ecliptic.planetx.modes import REVIEW_SPACES
from tests.planetx.tables import a_table, all_of, one


def test_5_advance_moves_new_theories_one_space_inward() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3", 1: "C 2"})
    assert table.spaces == [1, 1]


def test_5_advance_moves_old_theories_too() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase({1: "C 2"})
    assert table.spaces == [2, 1]


def test_5_advance_comes_after_all_have_placed() -> None:
    table = a_table(seats=2)
    table.survey_on()
    table.play(0, "C A")
    table.play(1, "C C")
    assert not all_of(table.play(0, "P A 3"), TheoriesAdvanced)
    assert table.spaces == [0]
    assert one(table.play(1, "P C 2"), TheoriesAdvanced).phase == 1
    assert table.spaces == [1, 1]


def test_5_the_track_has_four_spaces() -> None:
    """The outer one, two between, and the inner one."""
    assert REVIEW_SPACES == 4
    table = a_table(seats=4)
    table.next_phase({0: "A 3"})
    table.next_phase({1: "A 5"})
    table.next_phase({2: "A 6"})
    table.survey_on()
    for seat, choice in enumerate(("C -", "C A", "C -", "C A")):
        table.play(seat, choice)
    table.play(table.asked[0], "P A 7")
    assert table.spaces == [3, 2, 1, 0]


@pytest.mark.parametrize("mode", ["standard", "expert"])
def test_5_a_theory_is_reviewed_in_the_second_phase_after_the_one_it_was_placed_in(
    mode: str,
) -> None:
    table = a_table(mode, seats=2)
    reviewed = [all_of(table.next_phase({0: "A 3"}), SectorReviewed)]
    reviewed += [all_of(table.next_phase(), SectorReviewed) for _ in range(4)]
    assert [len(reviews) for reviews in reviewed] == [0, 0, 1, 0, 0]


def test_5_it_moves_in_its_own_phase_the_next_and_the_one_after_that() -> None:
    table = a_table(seats=2)
    seen = []
    table.next_phase({0: "A 3"})
    seen += table.spaces
    table.next_phase()
    seen += table.spaces
    table.next_phase()
    seen += table.spaces
    assert seen == [1, 2, 3]


def test_5_advance_happens_even_if_nobody_placed_anything() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    happened = table.next_phase()
    assert all_of(happened, TheoriesAdvanced) == [TheoriesAdvanced(2)]
    assert table.spaces == [2]


def test_5_a_theory_turned_over_early_stays_where_it_is() -> None:
    """Seat 1's right theory is one space out when sector 3 is confirmed; it moves no more."""
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase({1: "A 3"})
    table.next_phase()
    table.next_phase()
    assert isinstance(table.theory(2), FaceUp)
    assert table.spaces == [3, 2]
