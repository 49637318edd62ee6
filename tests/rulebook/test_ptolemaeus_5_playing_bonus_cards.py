"""Rules 5: when bonus cards may be played, and how often they work."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.bonus import PLANET_OF
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.events import BonusPlayed
from ecliptic.ptolemaeus.planets import PLANET_NAMES
from tests.ptolemaeus.tables import RulesTable, a_table, one


def holding(*held: str, hand: str = "joker joker") -> RulesTable:
    table = a_table()
    table.bonuses(*held)
    table.cards(hand, "Leo Leo")
    table.pawns(0, "Leo")
    table.pawns(1, "Vir")
    return table


PLAYED = [
    *["nova-luna", "venus-retrograda", "maleficus-mars", "maleficus-saturnus"],
    *["mercurius-retrogradus", "sol-in-medio-caeli", "iupiter-orientalis"],
    *["signum-ignis", "signum-terrae", "signum-aeris", "signum-aquae"],
]
"""All but Nova Constellatio, which is kept."""
EVERY_CARD = pytest.mark.parametrize("card", PLAYED)


def test_5_every_card_is_played_here_or_kept() -> None:
    assert {*PLAYED, "nova-constellatio"} == {card.value for card in Bonus}


@EVERY_CARD
def test_5_before_the_action(card: str) -> None:
    table = holding(card)
    table.play(0, f"play {card}")
    assert table.board.bonus_sizes == (0, 0)
    assert table.desk(0).bonuses == ()


@EVERY_CARD
def test_5_after_the_action(card: str) -> None:
    table = holding(card)
    table.play(0, "D deck", "D deck", f"play {card}")
    assert table.board.bonus_played == (Bonus(card),)


@EVERY_CARD
def test_5_never_inside_the_action(card: str) -> None:
    table = holding(card)
    table.play(0, "D deck")
    assert table.refusal(0, f"play {card}") == "ptolemaeus-only-beside-action"
    table = holding(card)
    table.play(0, "O Gem Sag")
    assert table.refusal(0, f"play {card}") == "ptolemaeus-only-beside-action"
    table.play(0, "pay joker", "pay joker")
    assert table.question == "place"
    assert table.refusal(0, f"play {card}") == "ptolemaeus-only-beside-action"


@EVERY_CARD
def test_5_only_in_ones_own_turn(card: str) -> None:
    table = holding(card)
    table.arrange(active=1)
    assert table.refusal(0, f"play {card}") == "ptolemaeus-not-asked"


def test_5_never_inside_another_card() -> None:
    table = holding("signum-ignis sol-in-medio-caeli")
    table.play(0, "play signum-ignis")
    assert table.question == "bonus"
    assert table.refusal(0, "play sol-in-medio-caeli") == "ptolemaeus-only-beside-action"
    assert table.refusal(0, "D deck") == "ptolemaeus-only-as-action"


def test_5_any_number_before_and_after() -> None:
    table = holding("signum-ignis signum-terrae signum-aeris signum-aquae")
    table.play(0, "play signum-ignis", "place Ari", "play signum-terrae", "place Cap")
    table.play(0, "D deck", "D deck")
    table.play(0, "play signum-aeris", "place Aqu", "play signum-aquae", "place Pis")
    assert table.on(0) == "Ari Leo Cap Aqu Pis"
    assert table.asked == (1,)


def test_5_two_of_a_kind_may_both_be_played() -> None:
    table = holding("signum-ignis signum-ignis")
    table.play(0, "play signum-ignis", "place Sag", "play signum-ignis", "place Ari")
    assert table.on(0) == "Ari Leo Sag"


def test_5_only_a_card_one_holds() -> None:
    table = holding("signum-ignis", "nova-luna")
    assert table.refusal(0, "play nova-luna") == "ptolemaeus-bonus-not-held"


def test_5_a_card_drawn_during_the_action_may_be_played_after_it() -> None:
    table = holding()
    table.pawns(0, "Gem Gem")
    table.bonuses(top="signum-aquae")
    table.play(0, "O Gem", "pay joker", "play signum-aquae", "place Pis")
    assert table.on(0) == "Pis"


def test_5_a_played_card_is_gone() -> None:
    table = holding("signum-ignis")
    table.play(0, "play signum-ignis", "place Ari")
    assert table.refusal(0, "play signum-ignis") == "ptolemaeus-bonus-not-held"
    assert table.board.bonus_deck == 24


STRONGER = {
    "nova-luna": "Lu",
    "venus-retrograda": "Ve",
    "maleficus-mars": "Ma",
    "maleficus-saturnus": "Sa",
    "mercurius-retrogradus": "Me",
    "sol-in-medio-caeli": "So",
    "iupiter-orientalis": "Iu",
}


def test_5_the_named_planets() -> None:
    named = {card.value: PLANET_NAMES[planet][:2] for card, planet in PLANET_OF.items()}
    assert named == STRONGER


@EVERY_CARD
def test_5_without_the_named_planet_a_card_works_once(card: str) -> None:
    table = holding(card)
    others = [planet for name, planet in STRONGER.items() if name != card]
    table.studied(0, " ".join(others))
    assert one(table.play(0, f"play {card}"), BonusPlayed).units == 1


@pytest.mark.parametrize("card", sorted(STRONGER))
def test_5_with_the_named_planet_studied_a_card_is_stronger(card: str) -> None:
    table = holding(card)
    table.studied(0, STRONGER[card])
    assert one(table.play(0, f"play {card}"), BonusPlayed).units == 2


@pytest.mark.parametrize("card", sorted(STRONGER))
def test_5_another_players_study_makes_no_card_stronger(card: str) -> None:
    table = holding(card)
    table.studied(1, STRONGER[card])
    assert one(table.play(0, f"play {card}"), BonusPlayed).units == 1


@pytest.mark.parametrize("card", ["signum-ignis", "signum-terrae", "signum-aeris", "signum-aquae"])
def test_5_the_signa_have_no_stronger_form(card: str) -> None:
    table = holding(card)
    table.studied(0, "So Lu Me Ve Ma Iu Sa")
    assert one(table.play(0, f"play {card}"), BonusPlayed).units == 1


def test_5_a_planet_studied_in_this_turn_counts_when_it_is_studied_before_playing() -> None:
    table = holding("venus-retrograda")
    table.pawns(0, "Gem Gem")
    table.play(0, "O Gem", "pay joker")
    assert one(table.play(0, "play venus-retrograda"), BonusPlayed).units == 2


def test_5_a_planet_studied_by_the_card_itself_does_not_count() -> None:
    """Mercurius Retrogradus brings the third pawn to Mercurius: one move, no second."""
    table = holding("mercurius-retrogradus")
    table.sky("Ari", mercurius="Gem", rest="Vir")
    table.pawns(0, "Gem Gem Leo Leo")
    table.bonuses("mercurius-retrogradus", deck=0)
    table.play(0, "play mercurius-retrogradus", "move Leo Gem")
    assert table.question == "turn"
    assert table.on(0) == "Leo"


@pytest.mark.parametrize(
    ("card", "unit"),
    [
        ("nova-luna", "replace 2 Vir"),
        ("venus-retrograda", "D deck"),
        ("mercurius-retrogradus", "move Leo Pis"),
        ("iupiter-orientalis", "steal 2"),
    ],
)
def test_5_the_second_unit_is_optional(card: str, unit: str) -> None:
    table = a_table(seats=3)
    table.bonuses(card)
    table.cards("", "Leo Leo Leo", "Gem")
    table.pawns(0, "Leo Leo")
    table.pawns(1, "Vir Vir Cap")
    table.studied(0, STRONGER[card])
    table.play(0, f"play {card}")
    assert table.refusal(0, "stop") == "ptolemaeus-bonus-first-unit"
    table.play(0, unit)
    assert table.lawful(0, "stop") == ["stop"]
    table.play(0, "stop")
    assert table.question == "turn"


def test_5_a_second_unit_that_is_not_possible_is_not_asked_for() -> None:
    table = holding("nova-luna")
    table.studied(0, "Lu")
    table.play(0, "play nova-luna")
    assert table.on(0) == "Leo Vir"
    assert table.question == "turn"


TOGETHER = ["sol-in-medio-caeli", "maleficus-mars", "maleficus-saturnus"]


@pytest.mark.parametrize("card", TOGETHER)
def test_5_units_that_come_together_may_be_played_once(card: str) -> None:
    table = holding(card)
    table.studied(0, STRONGER[card])
    assert one(table.play(0, f"play {card} once"), BonusPlayed).units == 1


@pytest.mark.parametrize("card", sorted(STRONGER))
def test_5_there_is_no_second_unit_to_do_without(card: str) -> None:
    """Neither in the weaker form, nor where the player stops after the first."""
    table = holding(card)
    if card not in TOGETHER:
        table.studied(0, STRONGER[card])
    assert table.refusal(0, f"play {card} once") == "ptolemaeus-bonus-once"
