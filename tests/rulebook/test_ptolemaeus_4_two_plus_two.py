"""Rules 4: two pawns on a planet's sign and two others study it after the action."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.events import PlanetStudied
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, one, sign

# On 20 July 1969 Venus is alone in Gemini, Luna and Iupiter are in Libra, the comet is in Aries.


def after_drawing(pawns: str, studied: str = "") -> RulesTable:
    table = a_table()
    table.pawns(0, pawns)
    table.studied(0, studied)
    table.bonuses(deck=0)
    table.play(0, "D deck", "D deck")
    return table


def test_4_those_two_and_any_two_others_leave_one_to_the_study_area_three_to_the_reserve() -> None:
    table = after_drawing("Gem Gem Leo Vir Pis")
    assert table.reserve(0) == 5
    table.play(0, "study Ve Leo Pis")
    assert table.on(0) == "Vir"
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.reserve(0) == 8


def test_4_any_two_others_wherever_they_are() -> None:
    table = after_drawing("Ari Gem Gem Leo Leo Vir")
    assert table.lawful(0, "study") == [
        "study Ve Ari Leo",
        "study Ve Ari Vir",
        "study Ve Leo Leo",
        "study Ve Leo Vir",
    ]


def test_4_the_two_others_may_stand_together() -> None:
    table = after_drawing("Gem Gem Leo Leo Vir")
    table.play(0, "study Ve Leo Leo")
    assert table.on(0) == "Vir"


@pytest.mark.parametrize("pair", ["Gem Leo", "Gem Gem", "Vir Vir", "Pis Pis"])
def test_4_the_others_are_two_more_pawns_that_are_there(pair: str) -> None:
    table = after_drawing("Gem Gem Leo Leo Vir")
    assert table.refusal(0, f"study Ve {pair}") == "ptolemaeus-two-pawns-elsewhere"


def test_4_he_chooses_among_the_planets_of_the_sign() -> None:
    table = after_drawing("Lib Lib Leo Vir")
    assert table.lawful(0, "study") == ["study Lu Leo Vir", "study Iu Leo Vir"]
    table.play(0, "study Iu Leo Vir")
    assert table.board.studied[0] == (Planet.IUPITER,)


def test_4_only_a_planet_he_has_not_studied() -> None:
    table = after_drawing("Lib Lib Leo Vir Gem Gem", studied="Lu Ve")
    assert table.refusal(0, "study Ve Leo Vir") == "ptolemaeus-studied-already"
    assert table.refusal(0, "study Lu Leo Vir") == "ptolemaeus-studied-already"
    assert "study Iu Leo Vir" in table.lawful(0)


def test_4_two_pawns_on_its_sign_are_needed() -> None:
    table = after_drawing("Gem Lib Lib Leo Leo Vir")
    assert table.refusal(0, "study Ve Leo Vir") == "ptolemaeus-two-pawns-there"


@pytest.mark.parametrize("pawns", ["Gem Gem", "Gem Gem Leo"])
def test_4_at_least_two_more_are_needed(pawns: str) -> None:
    table = after_drawing(pawns)
    assert table.asked == (1,)  # Nothing was left to do but to end the turn.


def test_4_he_may_but_need_not() -> None:
    table = after_drawing("Gem Gem Leo Leo")
    assert table.lawful(0) == ["study Ve Leo Leo", "end"]
    table.play(0, "end")
    assert table.on(0) == "Gem Gem Leo Leo"


def test_4_only_after_his_action() -> None:
    table = a_table()
    table.pawns(0, "Gem Gem Leo Leo")
    assert table.lawful(0, "study") == []
    assert table.refusal(0, "study Ve Leo Leo") == "ptolemaeus-only-after-action"


def test_4_also_after_observing() -> None:
    table = a_table()
    table.pawns(0, "Gem Leo Leo")
    table.cards("Gem")
    table.play(0, "O Gem", "pay Gem", "study Ve Leo Leo")
    assert table.on(0) == ""


def test_4_not_in_an_extra_turn_before_its_action() -> None:
    table = a_table()
    table.pawns(0, "Gem Gem Leo Leo")
    table.bonuses("sol-in-medio-caeli")
    table.play(0, "play sol-in-medio-caeli", "D deck", "D deck", "end")
    assert table.asked == (0,)
    assert table.refusal(0, "study Ve Leo Leo") == "ptolemaeus-only-after-action"


def test_4_as_often_as_he_can() -> None:
    table = after_drawing("Gem Gem Lib Lib Leo Leo Vir Vir")
    table.play(0, "study Ve Leo Leo", "study Lu Vir Vir")
    assert table.board.studied[0] == (Planet.VENUS, Planet.LUNA)
    assert table.on(0) == ""
    assert table.asked == (1,)


def test_4_pawns_placed_by_the_comet_may_go_along() -> None:
    table = after_drawing("Ari Ari Gem Gem")
    table.play(0, "study Ve Ari Ari")
    assert table.on(0) == ""


def test_4_the_comet_is_not_studied() -> None:
    table = after_drawing("Ari Ari Leo Leo Vir")
    assert table.asked == (1,)


def test_4_two_plus_two_takes_the_token_of_the_planets_sign() -> None:
    table = after_drawing("Gem Gem Leo Leo")
    events = table.play(0, "study Ve Leo Leo")
    assert one(events, PlanetStudied).asteroid
    assert [at for at, there in enumerate(table.board.asteroids) if not there] == [sign("Gem")]
    assert table.board.tokens == (1, 0)


def test_4_two_plus_two_draws_a_bonus_card() -> None:
    table = a_table()
    table.pawns(0, "Gem Gem Leo Leo")
    table.bonuses(top="signum-terrae")
    table.play(0, "D deck", "D deck", "study Ve Leo Leo")
    assert [card.value for card in table.desk(0).bonuses] == ["signum-terrae"]
    assert "play signum-terrae" in table.lawful(0)


def test_4_two_plus_two_is_checked_for_12_points() -> None:
    table = after_drawing("Gem Gem Leo Leo", studied="So Lu Me Ma Iu Sa")
    table.objective(0, "Lu Ve Iu")
    table.play(0, "study Ve Leo Leo")
    assert table.winners == (0,)
