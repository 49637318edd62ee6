"""Rules 7: points, the winner and ties."""

from __future__ import annotations

from itertools import permutations

import pytest

from ecliptic.core.game import Outcome
from ecliptic.planetx.board import Over
from ecliptic.planetx.events import SeatScore
from ecliptic.planetx.score import winners
from tests.planetx.tables import RIGHT_LOCATE, WRONG_LOCATE, RulesTable, a_table

RIGHT, WRONG = RIGHT_LOCATE["standard"], WRONG_LOCATE["standard"]
MODES = ("standard", "expert")


def finish(table: RulesTable) -> tuple[SeatScore, ...]:
    """Whoever is furthest back finds Planet X and the others pass; the scores."""
    table.play(table.asked[0], RIGHT_LOCATE[table.board.mode.value])
    while table.asked:
        table.play(table.asked[0], "pass")
    return scores(table)


def scores(table: RulesTable) -> tuple[SeatScore, ...]:
    assert isinstance(table.board.stage, Over)
    return table.board.stage.scores


def test_7_plus_1_per_sector_where_you_were_first_to_submit_the_right_theory() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3", 1: "A 4"})
    table.next_phase({0: "A 4", 1: "G 6"})
    assert [score.first_bonuses for score in finish(table)] == [1, 2]


def test_7_tied_for_first_in_the_same_phase_both_get_it() -> None:
    table = a_table(seats=4)
    table.next_phase({0: "A 3", 1: "A 3", 2: "A 3"})
    table.next_phase({3: "A 3"})
    assert [score.first_bonuses for score in finish(table)] == [1, 1, 1, 0]


def test_7_placing_later_in_the_same_phase_is_a_tie() -> None:
    for order in permutations(range(2)):
        table = a_table(seats=2, order=order)
        table.next_phase({0: "A 3", 1: "A 3"})
        assert [score.first_bonuses for score in finish(table)] == [1, 1]


def test_7_a_wrong_theory_before_takes_no_bonus_away() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "G 3"})
    table.next_phase({1: "A 3"})
    assert [score.first_bonuses for score in finish(table)] == [0, 1]


def test_7_the_bonus_holds_whether_reviewed_in_the_game_or_revealed_at_its_end() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase({1: "A 3"})
    assert [score.first_bonuses for score in finish(table)] == [1, 0]
    table = a_table(seats=2)
    table.next_phase({0: "A 3"})
    table.next_phase({1: "A 3"})
    table.next_phase()
    assert [score.first_bonuses for score in finish(table)] == [1, 0]


@pytest.mark.parametrize(
    ("mode", "theory", "points"),
    [
        ("standard", "A 3", 2),
        ("standard", "C 2", 3),
        ("standard", "G 6", 4),
        ("standard", "D 1", 4),
        ("expert", "A 3", 2),
        ("expert", "C 2", 3),
        ("expert", "G 7", 4),
        ("expert", "D 8", 2),
    ],
)
def test_7_points_of_a_right_theory(mode: str, theory: str, points: int) -> None:
    table = a_table(mode, seats=2)
    table.next_phase({1: theory})
    assert finish(table)[1] == SeatScore(first_bonuses=1, theories=points, planet_x=0)


def test_7_every_right_theory_scores_for_every_owner() -> None:
    table = a_table("expert", seats=2)
    table.next_phase({0: "A 3 C 2", 1: "A 3 A 4"})
    table.next_phase({0: "G 7", 1: "C 2 D 13"})
    assert finish(table) == (SeatScore(3, 9, 10), SeatScore(3, 9, 0))


def test_7_a_wrong_theory_scores_nothing() -> None:
    table = a_table(seats=2)
    table.next_phase({0: "A 5", 1: "C 8"})
    assert finish(table) == (SeatScore(0, 0, 10), SeatScore(0, 0, 0))


def test_7_a_theory_removed_in_review_scores_nothing() -> None:
    table = a_table(seats=2)
    table.next_phase({1: "A 5"})
    for _ in range(2):
        table.next_phase()
    assert finish(table)[1] == SeatScore(0, 0, 0)


@pytest.mark.parametrize("mode", MODES)
def test_7_planet_x_the_finder_10(mode: str) -> None:
    table = a_table(mode, seats=2)
    assert finish(table) == (SeatScore(0, 0, 10), SeatScore(0, 0, 0))


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize(("lag", "points"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10)])
def test_7_a_last_chance_locate_2_per_sector_behind_the_finder(
    mode: str, lag: int, points: int
) -> None:
    table = a_table(mode, seats=2)
    table.stand(2, 2 + 5 - lag)
    table.play(0, RIGHT_LOCATE[mode])
    table.play(1, RIGHT_LOCATE[mode])
    assert scores(table) == (SeatScore(0, 0, 10), SeatScore(0, 0, points))


def test_7_a_wrong_last_chance_locate_scores_nothing() -> None:
    table = a_table(seats=2)
    table.play(0, RIGHT)
    table.play(1, WRONG)
    assert scores(table)[1] == SeatScore(0, 0, 0)


def test_7_every_late_locate_scores_by_its_own_lag() -> None:
    table = a_table(seats=4)
    table.stand(0, 0, 2, 4)
    table.play(0, RIGHT)
    for seat in (1, 2, 3):
        table.play(seat, RIGHT)
    assert [score.planet_x for score in scores(table)] == [10, 10, 6, 2]


def test_7_the_total_is_bonuses_theories_and_planet_x() -> None:
    assert SeatScore(first_bonuses=3, theories=9, planet_x=10).total == 22


def test_7_highest_total_wins_even_without_planet_x() -> None:
    assert winners((SeatScore(0, 0, 10), SeatScore(3, 9, 0), SeatScore(1, 2, 8))) == (1,)


def test_7_ties_more_planet_x_points() -> None:
    """12 each: the finder's ten beat six."""
    assert winners((SeatScore(4, 2, 6), SeatScore(0, 2, 10), SeatScore(4, 8, 0))) == (1,)


def test_7_ties_then_more_first_bonuses() -> None:
    assert winners((SeatScore(1, 4, 10), SeatScore(3, 2, 10), SeatScore(2, 3, 10))) == (1,)


def test_7_ties_then_shared_victory() -> None:
    assert winners((SeatScore(2, 4, 10), SeatScore(2, 4, 10), SeatScore(1, 5, 10))) == (0, 1)


def test_7_a_shared_victory_played_out() -> None:
    """Both start from sector 1, the finder first: five behind, a late locate is worth as much."""
    table = a_table(seats=2)
    table.play(0, RIGHT)
    table.play(1, RIGHT)
    assert table.game.outcome(table.state) == Outcome(scores=(10, 10), winners=(0, 1))


def test_7_a_victory_without_planet_x_played_out() -> None:
    table = a_table(seats=2)
    for theory in ("G 6", "G 10", "D 1"):
        table.next_phase({1: theory})
    table.play(0, RIGHT)
    table.play(1, "pass")
    assert table.game.outcome(table.state) == Outcome(scores=(10, 15), winners=(1,))


def test_7_no_outcome_before_the_end() -> None:
    table = a_table(seats=2)
    assert table.game.outcome(table.state) is None
    table.play(0, RIGHT)
    assert table.game.outcome(table.state) is None
