"""Rules 4: a third pawn on a sign studies a planet there at once."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.board import Studying
from ecliptic.ptolemaeus.events import BonusDrawn, PlanetStudied
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, kinds, one, sign

# On 20 July 1969 Venus is alone in Gemini, Luna and Iupiter are in Libra, the comet is in Aries.


def two_pawns_on(at: str, more: str = "", studied: str = "", hand: str = "joker") -> RulesTable:
    table = a_table()
    table.pawns(0, f"{at} {at} {more}")
    table.studied(0, studied)
    table.cards(hand)
    return table


def test_4_three_pawns_leave_one_for_the_study_area_two_for_the_reserve() -> None:
    table = two_pawns_on("Gem", more="Leo")
    assert table.reserve(0) == 7
    table.play(0, "O Gem", "pay joker")
    assert table.on(0) == "Leo"
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.reserve(0) == 8


def test_4_the_third_pawn_studies_at_once() -> None:
    """With one planet to study there is nothing to ask, and no way round it."""
    table = two_pawns_on("Gem")
    events = table.play(0, "O Gem", "pay joker")
    assert one(events, PlanetStudied).planet is Planet.VENUS


def test_4_with_several_candidates_he_chooses() -> None:
    table = two_pawns_on("Lib")
    table.play(0, "O Lib", "pay joker")
    assert isinstance(table.board.stage, Studying)
    assert table.lawful(0) == ["study Lu", "study Iu"]
    table.play(0, "study Iu")
    assert table.board.studied[0] == (Planet.IUPITER,)


def test_4_nothing_else_while_he_chooses() -> None:
    table = two_pawns_on("Lib")
    table.bonuses("sol-in-medio-caeli")
    table.play(0, "O Lib", "pay joker")
    assert table.refusal(0, "study Ve") == "ptolemaeus-nothing-to-study"
    assert table.refusal(0, "end") == "ptolemaeus-act-first"
    assert table.refusal(0, "play sol-in-medio-caeli") == "ptolemaeus-only-beside-action"


def test_4_only_a_planet_he_has_not_studied() -> None:
    table = two_pawns_on("Lib", studied="Lu")
    events = table.play(0, "O Lib", "pay joker")
    assert one(events, PlanetStudied).planet is Planet.IUPITER


def test_4_others_may_have_studied_it() -> None:
    table = two_pawns_on("Gem")
    table.studied(1, "Ve")
    table.play(0, "O Gem", "pay joker")
    assert table.board.studied == ((Planet.VENUS,), (Planet.VENUS,))


def test_4_a_third_pawn_only_where_an_unstudied_planet_stands() -> None:
    table = two_pawns_on("Gem", studied="Ve")
    assert table.refusal(0, "O Gem") == "ptolemaeus-third-pawn"


def test_4_a_studied_planet_still_takes_a_second_pawn() -> None:
    table = a_table()
    table.pawns(0, "Gem")
    table.studied(0, "Ve")
    table.cards("joker")
    table.play(0, "O Gem", "pay joker")
    assert table.on(0) == "Gem Gem"


def test_4_the_comet_is_not_a_planet_at_most_two_pawns_on_its_sign() -> None:
    table = two_pawns_on("Ari")
    assert table.refusal(0, "O Ari") == "ptolemaeus-third-pawn"


def test_4_the_pawn_in_the_study_area_stays_for_good() -> None:
    """It is on no sign: nothing moves it or takes it back."""
    table = a_table()
    table.studied(0, "Ve")
    table.bonuses("mercurius-retrogradus", "maleficus-mars")
    assert table.refusal(0, "play mercurius-retrogradus") == "ptolemaeus-bonus-no-effect"
    table.arrange(active=1)
    assert table.refusal(1, "play maleficus-mars") == "ptolemaeus-bonus-no-effect"


# ---- Ruling: for every way a pawn arrives --------------------------------------------------------


def test_4_third_pawn_by_a_signum() -> None:
    table = two_pawns_on("Gem")
    table.bonuses("signum-aeris")
    table.play(0, "play signum-aeris", "place Gem")
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.on(0) == ""


def test_4_third_pawn_by_nova_luna() -> None:
    table = two_pawns_on("Gem")
    table.pawns(1, "Gem Leo")
    table.bonuses("nova-luna")
    table.play(0, "play nova-luna", "replace 2 Gem")
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.on(1) == "Leo"


def test_4_third_pawn_by_mercurius_retrogradus() -> None:
    table = two_pawns_on("Gem", more="Leo")
    table.bonuses("mercurius-retrogradus")
    table.play(0, "play mercurius-retrogradus", "move Leo Gem")
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.on(0) == ""


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("signum-aeris", "place Aqu"),
        ("nova-luna", "replace 2 Aqu"),
        ("mercurius-retrogradus", "move Leo Aqu"),
    ],
)
def test_4_never_a_third_pawn_on_an_empty_sign_by_a_bonus_card(card: str, unit: str) -> None:
    table = two_pawns_on("Aqu", more="Leo")
    table.pawns(1, "Aqu Leo Vir")
    table.bonuses(card)
    table.play(0, f"play {card}")
    assert table.refusal(0, unit) == "ptolemaeus-bonus-not-so"


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("signum-ignis", "place Ari"),
        ("nova-luna", "replace 2 Ari"),
        ("mercurius-retrogradus", "move Leo Ari"),
    ],
)
def test_4_never_a_third_pawn_on_the_comet_by_a_bonus_card(card: str, unit: str) -> None:
    table = two_pawns_on("Ari", more="Leo")
    table.pawns(1, "Ari Leo Vir")
    table.bonuses(card)
    table.play(0, f"play {card}")
    assert table.refusal(0, unit) == "ptolemaeus-bonus-not-so"


# ---- Ruling: one after the other, and returned pawns may be used ---------------------------------


def test_4_placements_are_resolved_one_after_the_other() -> None:
    table = two_pawns_on("Gem", more="Sag Sag", hand="joker joker")
    events = table.play(0, "O Gem Sag", "pay joker", "pay joker", "place Sag")
    assert table.board.studied[0] == (Planet.MARS, Planet.VENUS)
    order = [kind.__name__ for kind in kinds(events) if kind in (PlanetStudied, BonusDrawn)]
    assert order == ["PlanetStudied", "BonusDrawn"] * 2
    assert table.on(0) == ""


def test_4_returned_pawns_are_used_by_later_placements_of_the_action() -> None:
    """One pawn in the reserve for two signs: the study brings back another."""
    table = two_pawns_on("Gem", studied="So Me Lu Iu Sa", more="Leo Leo", hand="joker joker")
    assert table.reserve(0) == 1
    table.play(0, "O Gem Sag", "pay joker", "pay joker", "place Gem")
    assert table.on(0) == "Leo Leo Sag"


# ---- what a study brings -------------------------------------------------------------------------


def test_4_each_study_takes_the_signs_asteroid_token() -> None:
    table = two_pawns_on("Gem")
    table.play(0, "O Gem", "pay joker")
    assert table.board.tokens[0] == 1
    assert not table.board.asteroids[sign("Gem")]
    assert sum(table.board.asteroids) == 11


def test_4_no_token_where_it_has_been_taken() -> None:
    table = two_pawns_on("Gem")
    table.tokens(1, "Gem")
    events = table.play(0, "O Gem", "pay joker")
    assert not one(events, PlanetStudied).asteroid
    assert table.board.tokens == (0, 1)


def test_4_each_study_draws_a_bonus_card() -> None:
    table = two_pawns_on("Gem")
    table.bonuses(top="signum-aquae")
    table.play(0, "O Gem", "pay joker")
    assert [card.value for card in table.desk(0).bonuses] == ["signum-aquae"]
    assert table.board.bonus_deck == 24


def test_4_no_bonus_card_when_none_is_left_and_the_deck_is_never_shuffled_again() -> None:
    table = two_pawns_on("Gem")
    table.bonuses(deck=0)
    events = table.play(0, "O Gem", "pay joker")
    assert BonusDrawn not in kinds(events)
    assert table.board.bonus_deck == 0
    assert len(table.board.bonus_played) == 25


def test_4_each_study_is_checked_for_12_points() -> None:
    table = two_pawns_on("Gem", studied="So Lu Me Ma Iu Sa")
    table.objective(0, "Lu Ve Iu")
    table.play(0, "O Gem", "pay joker")
    assert table.winners == (0,)


# ---- what never triggers a study -----------------------------------------------------------------


def test_4_planets_moving_never_trigger_a_study() -> None:
    """Luna comes to two waiting pawns: nothing happens."""
    table = a_table()
    table.sky("Ari", luna="Can", rest="Leo")
    table.event("Lu Me Ve")
    table.pawns(0, "Leo Leo")
    events = table.end_round()
    assert table.board.planets[Planet.LUNA] == sign("Leo")
    assert PlanetStudied not in kinds(events)
    assert table.on(0) == "Leo Leo"


def test_4_the_comet_passing_never_triggers_a_study() -> None:
    table = a_table()
    table.sky("Can", rest="Leo")
    table.event("Lu Me Ve")
    table.pawns(0, "Leo Leo Tau")
    events = table.end_round()
    assert table.board.comet == sign("Lib")
    assert PlanetStudied not in kinds(events)
    assert table.on(0) == "Tau Leo Leo"
