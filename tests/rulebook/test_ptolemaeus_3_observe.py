"""Rules 3 B: observing a sign."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.board import Paying
from ecliptic.ptolemaeus.events import ObservationNamed, Paid, PawnPlaced, TurnBegun
from ecliptic.ptolemaeus.hand import counts_of
from tests.ptolemaeus.tables import a_table, cards, kinds, sign


@pytest.mark.parametrize("planets_sign", ["Tau", "Gem", "Can", "Lib", "Sag"])
def test_3_b_a_sign_that_holds_a_planet(planets_sign: str) -> None:
    table = a_table()
    table.cards("joker")
    table.play(0, f"O {planets_sign}", "pay joker")
    assert table.on(0) == planets_sign


def test_3_b_the_sign_that_holds_the_comet() -> None:
    table = a_table()
    table.cards("Ari")
    table.play(0, "O Ari", "pay Ari")
    assert table.on(0) == "Ari"


@pytest.mark.parametrize("bare", ["Leo", "Vir", "Sco", "Cap", "Aqu", "Pis"])
def test_3_b_never_a_sign_without_planet_or_comet(bare: str) -> None:
    table = a_table()
    table.cards(f"{bare} joker")
    assert table.refusal(0, f"O {bare}") == "ptolemaeus-sign-empty"


def test_3_b_every_sign_with_a_planet_or_the_comet_is_offered() -> None:
    table = a_table()
    table.cards("joker")
    assert table.lawful(0, "O") == ["O Ari", "O Tau", "O Gem", "O Can", "O Lib", "O Sag"]


def test_3_b_one_pawn_from_the_reserve() -> None:
    table = a_table()
    table.cards("Gem Gem Gem")
    table.play(0, "O Gem", "pay Gem")
    assert table.on(0) == "Gem"
    assert table.reserve(0) == 9


def test_3_b_a_second_pawn_may_join_the_first() -> None:
    table = a_table()
    table.cards("Gem")
    table.pawns(0, "Gem")
    table.play(0, "O Gem", "pay Gem")
    assert table.on(0) == "Gem Gem"


def test_3_b_other_players_pawns_do_not_matter() -> None:
    table = a_table(seats=3)
    table.cards("Gem")
    table.pawns(1, "Gem Gem")
    table.pawns(2, "Gem Gem")
    table.play(0, "O Gem", "pay Gem")
    assert (table.on(0), table.on(1), table.on(2)) == ("Gem", "Gem Gem", "Gem Gem")


def test_3_b_what_is_paid_is_discarded() -> None:
    table = a_table()
    table.cards("Gem Lib Aqu", discards="Pis")
    table.play(0, "O Gem", "pay Lib Aqu")
    assert table.hand(0) == "Gem"
    assert table.board.discards == counts_of(cards("Lib Aqu Pis"))


def test_3_b_target_first_then_payment() -> None:
    table = a_table()
    table.cards("Gem")
    table.play(0, "O Gem")
    assert table.board.stage == Paying((sign("Gem"),), 0)
    assert table.lawful(0) == ["pay Gem"]
    events = table.play(0, "pay Gem")
    assert kinds(events) == [Paid, PawnPlaced, TurnBegun]


def test_3_b_naming_a_sign_is_public() -> None:
    table = a_table()
    table.cards("Gem")
    table.play(0, "O Gem")
    assert all(told == [ObservationNamed(0, cards("Gem"))] for told in table.told.values())


def test_3_b_without_the_cards_there_is_no_observation() -> None:
    table = a_table()
    table.cards("Ari Leo")
    assert table.refusal(0, "O Gem") == "ptolemaeus-cannot-pay"
    assert table.lawful(0, "O") == ["O Ari", "O Sag"]


def test_3_b_while_paying_there_is_no_way_back() -> None:
    table = a_table()
    table.cards("Gem joker")
    table.bonuses("sol-in-medio-caeli")
    table.play(0, "O Gem")
    assert table.lawful(0) == ["pay Gem", "pay joker"]
    for text in ("D deck", "O Can", "play sol-in-medio-caeli", "end", "pass"):
        table.refusal(0, text)
