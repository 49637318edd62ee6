"""Rules 7: the score when the comet has come round, and ties."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.board import Score
from ecliptic.ptolemaeus.events import AreasShown, GameScored
from ecliptic.ptolemaeus.notation import PLANET_LETTERS, SIGN_LETTERS
from tests.ptolemaeus.tables import RulesTable, a_table, one, planets


def last_round(seats: int = 2) -> RulesTable:
    """Nobody has an objective; the comet comes round to Pisces at the end of this turn."""
    table = a_table(seats)
    table.sky("Aqu", rest="Leo")
    table.arrange(comet_steps=11)
    for seat in range(seats):
        table.arrange_desk(seat, objective=())
    return table


def scores(table: RulesTable) -> tuple[Score, ...]:
    return one(table.end_round(), GameScored).scores


@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 1), (2, 2), (3, 4), (4, 5), (5, 6), (6, 8), (7, 10)]
)
def test_7_points_for_planets_studied(count: int, points: int) -> None:
    table = last_round()
    table.studied(0, " ".join(PLANET_LETTERS[:count]))
    assert scores(table)[0] == Score(planets=points, novas=0, asteroids=0, objective=0)


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_7_a_point_for_each_nova_constellatio(count: int) -> None:
    table = last_round()
    table.bonuses(" ".join(["nova-constellatio"] * count + ["nova-luna"]))
    assert scores(table)[0] == Score(planets=0, novas=count, asteroids=0, objective=0)


@pytest.mark.parametrize(
    ("tokens", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (8, 2), (9, 3), (12, 4)]
)
def test_7_a_point_for_three_asteroid_tokens(tokens: int, points: int) -> None:
    table = last_round()
    table.tokens(0, " ".join(SIGN_LETTERS[:tokens]))
    assert scores(table)[0] == Score(planets=0, novas=0, asteroids=points, objective=0)


@pytest.mark.parametrize(
    ("studied", "points"),
    [("", 0), ("Lu", 0), ("So Me", 0), ("Lu Ve", 1), ("Lu Iu", 1), ("Ve Iu", 1), ("Iu Lu Ve", 3)],
)
def test_7_two_planets_of_the_objective_1_all_three_3(studied: str, points: int) -> None:
    table = last_round()
    table.objective(0, "Lu Ve Iu")
    table.studied(0, studied)
    assert scores(table)[0].objective == points


def test_7_the_four_sources_add_up() -> None:
    table = last_round()
    table.studied(0, "Lu Ve Iu")
    table.objective(0, "Lu Ve Iu")
    table.tokens(0, "Ari Tau Gem")
    table.bonuses("nova-constellatio")
    assert scores(table)[0].total == 4 + 1 + 1 + 3
    outcome = table.game.outcome(table.state)
    assert outcome is not None
    assert outcome.scores == (9, 0)


def test_7_everybody_shows_his_objective_and_nova_constellatio() -> None:
    table = last_round(3)
    table.objective(1, "Lu Ve Iu")
    table.bonuses("nova-constellatio nova-luna", "", "nova-constellatio nova-constellatio")
    shown = one(table.end_round(), AreasShown)
    assert shown.objectives == ((), planets("Lu Ve Iu"), ())
    assert shown.novas == (1, 0, 2)


def test_7_most_points_win() -> None:
    table = last_round(3)
    table.studied(0, "So")
    table.studied(1, "So Lu Me")
    table.studied(2, "So Lu")
    table.end_round()
    assert table.winners == (1,)


def test_7_at_the_comets_end_twelve_points_are_not_needed() -> None:
    table = last_round()
    table.studied(1, "So")
    table.end_round()
    assert table.winners == (1,)


def test_7_a_tie_goes_to_more_planets() -> None:
    """Two points each: two planets, or one and a Nova Constellatio and more pawns."""
    table = last_round()
    table.studied(0, "So")
    table.studied(1, "So Lu")
    table.bonuses("nova-constellatio")
    table.pawns(0, "Leo Leo Vir")
    table.end_round()
    assert table.winners == (1,)


def test_7_then_to_more_pawns_on_signs() -> None:
    table = last_round(3)
    for seat in range(3):
        table.studied(seat, ["So", "Lu", "Me"][seat])
    table.pawns(0, "Leo")
    table.pawns(1, "Vir Vir")
    table.end_round()
    assert table.winners == (1,)


def test_7_pawns_are_counted_after_the_comet_has_returned_its_signs() -> None:
    table = last_round()
    table.pawns(0, "Pis Pis Leo")
    table.pawns(1, "Vir Vir")
    table.end_round()
    assert table.on(0) == "Leo"
    assert table.winners == (1,)


def test_7_pawns_in_the_reserve_do_not_count() -> None:
    table = last_round()
    table.studied(0, "So")
    table.studied(1, "Lu")
    table.pawns(1, "Leo")
    table.end_round()
    assert table.winners == (1,)


def test_7_then_shared() -> None:
    table = last_round(4)
    table.pawns(0, "Leo Vir")
    table.pawns(1, "Vir")
    table.pawns(2, "Gem Gem")
    table.end_round()
    assert table.winners == (0, 2)


def test_7_tokens_and_cards_decide_nothing_in_a_tie() -> None:
    table = last_round()
    table.tokens(0, "Ari Tau")
    table.cards("Ari Ari", "")
    table.end_round()
    assert table.winners == (0, 1)
