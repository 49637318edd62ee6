"""Rules 5, step 4: peer review, penalties, and their order."""

from __future__ import annotations

from ecliptic.planetx.board import FaceDown, FaceUp, Removed
from ecliptic.planetx.events import SectorReviewed, Shown
from ecliptic.planetx.objects import ASTEROID, COMET, GAS_CLOUD
from tests.planetx.tables import RulesTable, a_table, all_of, one


def reviewed(table: RulesTable, *phases: dict[int, str]) -> list[SectorReviewed]:
    """Play theory phases; the reviews of the last one."""
    *earlier, last = phases
    for submitted in earlier:
        table.next_phase(submitted)
    return all_of(table.next_phase(last), SectorReviewed)


def test_5_review_sector_by_sector_in_number_order() -> None:
    table = a_table(seats=4)
    reviews = reviewed(table, {0: "A 11", 1: "A 3", 2: "G 6", 3: "A 5"}, {}, {})
    assert [review.sector for review in reviews] == [3, 5, 6, 11]


def test_5_review_only_where_a_face_down_theory_reached_the_inner_space() -> None:
    table = a_table(seats=2)
    reviews = reviewed(table, {0: "A 3"}, {1: "A 4"}, {})
    assert [review.sector for review in reviews] == [3]


def test_5_review_turns_over_those_on_the_inner_space_only() -> None:
    """Sector 5 is empty: both are wrong, but only the inner one is looked at."""
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "A 5"}, {1: "C 5"}, {})
    assert review.shown == (Shown(1, ASTEROID, False),)
    assert isinstance(table.theory(2), FaceDown)


def test_5_a_right_theory_confirms_the_sector_s_object_in_public() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "A 3"}, {}, {})
    assert review == SectorReviewed(3, (Shown(1, ASTEROID, True),), ())
    for viewer in (0, 1, None):
        assert table.views[viewer].board.confirmed == ((3, ASTEROID),)


def test_5_a_confirmed_sector_is_closed_to_new_theories() -> None:
    table = a_table(seats=2)
    reviewed(table, {0: "A 3"}, {}, {})
    table.survey_on()
    table.play(0, "C G")
    table.play(1, "C A")
    assert "P G 3" not in table.lawful(0)
    table.play(0, "P G 6")
    assert table.refusal(1, "P A 3") == "planetx-place-confirmed"


def test_5_in_a_confirmed_sector_all_other_theories_are_turned_over_too() -> None:
    table = a_table(seats=3)
    (review,) = reviewed(table, {0: "A 3"}, {1: "A 3"}, {2: "C 3"})
    assert review.shown == (
        Shown(1, ASTEROID, True),
        Shown(2, ASTEROID, True),
        Shown(3, COMET, False),
    )


def test_5_in_a_confirmed_sector_right_ones_stay_where_they_are() -> None:
    table = a_table(seats=3)
    reviewed(table, {0: "A 3"}, {1: "A 3"}, {2: "A 3"})
    assert [type(theory) for theory in table.board.theories] == [FaceUp] * 3
    assert table.spaces == [3, 2, 1]


def test_5_in_a_confirmed_sector_each_wrong_one_is_removed_and_costs_its_owner_1() -> None:
    table = a_table(seats=3)
    (review,) = reviewed(table, {0: "A 3"}, {1: "G 3"}, {2: "C 3"})
    assert isinstance(table.theory(2), Removed)
    assert isinstance(table.theory(3), Removed)
    assert review.penalties == ((1, 1), (2, 1))
    assert table.board.times == (9, 10, 10)


def test_5_a_wrong_and_a_right_theory_on_the_inner_space_together() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "G 3", 1: "A 3"}, {}, {})
    assert review.shown == (Shown(1, GAS_CLOUD, False), Shown(2, ASTEROID, True))
    assert review.penalties == ((0, 1),)
    assert table.board.confirmed == ((3, ASTEROID),)


def test_5_theories_in_other_sectors_are_not_turned_over() -> None:
    table = a_table(seats=2)
    reviewed(table, {0: "A 3"}, {1: "A 4"}, {})
    assert isinstance(table.theory(2), FaceDown)


def test_5_a_wrong_theory_is_removed() -> None:
    table = a_table(seats=2)
    reviewed(table, {0: "A 5"}, {}, {})
    assert table.theory(1) == Removed(number=1, seat=0, sector=5, phase=1, thing=ASTEROID)


def test_5_a_wrong_theory_costs_its_owner_1_time() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "A 5"}, {}, {})
    assert review.penalties == ((0, 1),)
    assert table.board.times == (10, 9)


def test_5_everybody_learns_that_the_sector_does_not_hold_that_object() -> None:
    table = a_table(seats=2)
    reviewed(table, {0: "A 5"}, {}, {})
    for viewer in (0, 1, None):
        assert table.views[viewer].board.refuted == ((5, ASTEROID),)
        assert one(table.told[viewer], SectorReviewed).shown == (Shown(1, ASTEROID, False),)


def test_5_after_a_wrong_theory_those_further_out_stay_hidden() -> None:
    """Even a right one: nobody may know before its own review."""
    table = a_table(seats=2)
    reviewed(table, {0: "A 6"}, {1: "G 6"}, {})
    assert isinstance(table.theory(2), FaceDown)
    assert table.board.confirmed == ()
    (review,) = all_of(table.next_phase(), SectorReviewed)
    assert review.shown == (Shown(2, GAS_CLOUD, True),)


def test_5_a_sector_stays_open_after_a_wrong_theory() -> None:
    table = a_table(seats=2)
    reviewed(table, {0: "A 6"}, {}, {})
    table.next_phase({1: "G 6"})
    assert table.theory(2).sector == 6


def test_5_a_theory_about_planet_x_s_own_sector_is_wrong() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "C 8"}, {}, {})
    assert review.penalties == ((0, 1),)


def test_5_ruling_in_a_confirmed_sector_each_wrong_theory_costs_not_each_player() -> None:
    """Seat 0 has two wrong theories in sector 6 when seat 1 confirms it."""
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "A 6", 1: "G 6"}, {0: "C 6"}, {})
    assert [face.right for face in review.shown] == [False, True, False]
    assert review.penalties == ((0, 2),)
    assert table.board.times == (11, 9)


def test_5_ruling_one_owner_may_be_both_right_and_wrong_in_a_confirmed_sector() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "G 6"}, {0: "C 6"}, {})
    assert review.penalties == ((0, 1),)
    assert [type(theory) for theory in table.board.theories] == [FaceUp, Removed]


def test_5_ruling_penalties_move_in_player_order_so_equal_ones_keep_it() -> None:
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        table = a_table(seats=3, order=order)
        (review,) = reviewed(table, {0: "G 5", 1: "A 5", 2: "C 5"}, {}, {})
        assert review.penalties == tuple((seat, 1) for seat in order)
        assert table.board.times == (10, 10, 10)
        assert table.order == order


def test_5_ruling_a_penalised_pawn_stands_in_front_of_those_already_there() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 5"})
    table.next_phase()
    table.stand(8, 10)
    table.play(0, "R A")
    table.theory_phase({})
    assert table.board.times == (10, 10)
    assert table.order == (1, 0)


def test_5_ruling_the_order_before_the_review_counts_not_that_in_between() -> None:
    """Seat 0 pays 2 and seat 1, one sector ahead, pays 1: both land together, seat 0 first."""
    table = a_table(seats=3)
    table.next_phase({0: "A 6", 1: "A 6", 2: "G 6"})
    table.next_phase({0: "C 6"})
    table.stand(8, 10, 20)
    table.play(0, "R A")
    (review,) = all_of(table.theory_phase({}), SectorReviewed)
    assert review.penalties == ((0, 2), (1, 1))
    assert table.board.times == (11, 11, 20)
    assert table.order == (0, 1, 2)


def test_5_ruling_a_sector_s_review_is_finished_before_the_next_and_the_order_recomputed() -> None:
    """In sector 1 seat 0 pays and comes to stand in front of seat 1; so in sector 4 seat 1 moves
    first, and stays behind."""
    table = a_table("expert", seats=2)
    table.next_phase({0: "G 1 G 4", 1: "C 4"})
    table.next_phase()
    table.stand(8, 10)
    table.play(0, "R A")
    first, second = all_of(table.theory_phase({}), SectorReviewed)
    assert (first.sector, first.penalties) == (1, ((0, 1),))
    assert (second.sector, second.penalties) == (4, ((1, 1), (0, 1)))
    assert table.board.times == (11, 11)
    assert table.order == (1, 0)


def test_5_nobody_pays_for_a_right_theory() -> None:
    table = a_table(seats=2)
    (review,) = reviewed(table, {0: "A 3", 1: "A 3"}, {}, {})
    assert review.penalties == ()
    assert table.board.times == (9, 9)
