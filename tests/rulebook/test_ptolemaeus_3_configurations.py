"""Rules 3 C: observing a configuration."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from ecliptic.ptolemaeus.board import Paying, Placing
from ecliptic.ptolemaeus.events import Paid, PawnPlaced, PlanetStudied
from ecliptic.ptolemaeus.notation import SIGN_LETTERS
from ecliptic.ptolemaeus.planets import Planet
from tests.ptolemaeus.tables import RulesTable, a_table, all_of, cards, kinds, sign


def a_sky(hand: str, comet: str = "Cap", **placed: str) -> RulesTable:
    """Planets not named stand together in Leo."""
    table = a_table()
    table.sky(comet, rest="Leo", **placed)
    table.cards(hand)
    return table


# ---- conjunction ---------------------------------------------------------------------------------


def in_pisces(own: str, studied: str = "") -> RulesTable:
    """Luna and Venus in conjunction in Pisces, with own pawns already there."""
    table = a_sky("Pis Pis", luna="Pis", venus="Pis")
    table.pawns(0, own)
    table.studied(0, studied)
    table.bonuses(deck=0)
    return table


def test_3_c_conjunction_in_pisces_with_no_own_pawns_leaves_two() -> None:
    table = in_pisces("")
    events = table.play(0, "O Pis Pis", "pay Pis", "pay Pis")
    assert table.on(0) == "Pis Pis"
    assert table.hand(0) == "-"
    assert PlanetStudied not in kinds(events)


def test_3_c_conjunction_in_pisces_with_one_own_pawn_leaves_none_after_a_study() -> None:
    table = in_pisces("Pis")
    table.play(0, "O Pis Pis", "pay Pis", "pay Pis")
    assert table.lawful(0) == ["study Lu", "study Ve"]
    table.play(0, "study Ve")
    assert table.on(0) == ""
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.reserve(0) == 9


def test_3_c_conjunction_in_pisces_with_two_own_pawns_leaves_one_after_a_study() -> None:
    table = in_pisces("Pis Pis")
    table.play(0, "O Pis Pis", "pay Pis", "pay Pis")
    table.play(0, "study Lu")
    assert table.on(0) == "Pis"
    assert table.board.studied[0] == (Planet.LUNA,)
    assert table.reserve(0) == 8


@pytest.mark.parametrize("own", ["Pis", "Pis Pis"])
def test_3_c_with_own_pawns_a_conjunction_needs_an_unstudied_planet(own: str) -> None:
    table = in_pisces(own, studied="Lu Ve")
    assert table.refusal(0, "O Pis Pis") == "ptolemaeus-third-pawn"


@pytest.mark.parametrize(("own", "left"), [("Pis", ""), ("Pis Pis", "Pis")])
def test_3_c_one_unstudied_planet_is_enough_for_a_conjunction(own: str, left: str) -> None:
    table = in_pisces(own, studied="Lu")
    table.play(0, "O Pis Pis", "pay Pis", "pay Pis")
    assert table.board.studied[0] == (Planet.LUNA, Planet.VENUS)
    assert table.on(0) == left


def test_3_c_without_own_pawns_a_conjunction_of_studied_planets_may_be_observed() -> None:
    table = in_pisces("", studied="Lu Ve")
    table.play(0, "O Pis Pis", "pay Pis", "pay Pis")
    assert table.on(0) == "Pis Pis"


def test_3_c_one_planet_is_no_conjunction() -> None:
    table = a_sky("Pis Pis", luna="Pis")
    assert table.refusal(0, "O Pis Pis") == "ptolemaeus-not-in-the-sky"


def test_3_c_three_planets_are_a_conjunction_of_two_pawns() -> None:
    table = a_sky("Pis Pis Pis", luna="Pis", venus="Pis", sol="Pis")
    assert "O Pis Pis" in table.lawful(0)
    assert table.refusal(0, "O Pis Pis Pis") == "ptolemaeus-no-configuration"


def test_3_c_never_a_conjunction_with_the_comet() -> None:
    table = a_sky("Cap Cap", comet="Cap")
    assert table.refusal(0, "O Cap Cap") == "ptolemaeus-not-in-the-sky"


# ---- opposition, trigon, square ------------------------------------------------------------------


def test_3_c_opposition_virgo_pisces() -> None:
    table = a_sky("Vir Pis", luna="Vir", venus="Pis")
    table.play(0, "O Vir Pis", "pay Vir", "pay Pis", "place Vir")
    assert table.on(0) == "Vir Pis"


def test_3_c_trigon_cancer_scorpius_pisces() -> None:
    table = a_sky("Can Sco Pis", luna="Can", venus="Sco", sol="Pis")
    table.play(0, "O Can Sco Pis", "pay Can", "pay Sco", "pay Pis", "place Sco", "place Can")
    assert table.on(0) == "Can Sco Pis"


def test_3_c_square_pisces_gemini() -> None:
    table = a_sky("Pis Gem", venus="Pis", luna="Gem")
    table.play(0, "O Pis Gem", "pay Gem", "pay Pis", "place Pis")
    assert table.on(0) == "Gem Pis"


OPPOSITIONS = ["Ari Lib", "Tau Sco", "Gem Sag", "Can Cap", "Leo Aqu", "Vir Pis"]
TRIGONS = ["Ari Leo Sag", "Tau Vir Cap", "Gem Lib Aqu", "Can Sco Pis"]
SQUARES = [
    *["Ari Can", "Tau Leo", "Gem Vir", "Can Lib", "Leo Sco", "Vir Sag"],
    *["Lib Cap", "Sco Aqu", "Sag Pis", "Ari Cap", "Tau Aqu", "Gem Pis"],
]


def planets_on(signs: str, comet: str) -> RulesTable:
    """A planet on each of these signs, the others on the first."""
    first, *rest = signs.split()
    table = a_table()
    names = ["sol", "luna", "mars"]
    table.sky(comet, rest=first, **dict(zip(names, rest, strict=False)))
    table.cards("joker joker joker")
    return table


@pytest.mark.parametrize("signs", [*OPPOSITIONS, *TRIGONS, *SQUARES])
def test_3_c_every_opposition_trigon_and_square(signs: str) -> None:
    comet = "Tau" if "Tau" not in signs else "Ari"
    if comet in signs:
        comet = "Can"
    table = planets_on(signs, comet)
    assert f"O {signs}" in table.lawful(0)
    table.play(0, f"O {signs}")
    assert table.board.stage == Paying(cards(signs), 0)


def test_3_c_no_other_two_signs_are_a_configuration() -> None:
    table = a_table()
    known = {*OPPOSITIONS, *SQUARES, *(f"{letters} {letters}" for letters in SIGN_LETTERS)}
    for pair in combinations_with_replacement(SIGN_LETTERS, 2):
        if " ".join(pair) not in known:
            assert table.refusal(0, f"O {' '.join(pair)}") == "ptolemaeus-no-configuration"


def test_3_c_three_signs_of_a_square_are_no_trigon() -> None:
    table = planets_on("Ari Can Lib", "Tau")
    assert table.refusal(0, "O Ari Can Lib") == "ptolemaeus-no-configuration"


@pytest.mark.parametrize("signs", ["Vir Pis", "Can Sco Pis", "Gem Pis"])
def test_3_c_each_sign_needs_a_planet(signs: str) -> None:
    table = a_sky("joker joker joker", sol=signs.split()[0], venus=signs.split()[-2])
    assert table.refusal(0, f"O {signs}") == "ptolemaeus-not-in-the-sky"


# ---- with the comet ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signs", "comet"),
    [
        ("Vir Pis", "Pis"),
        ("Vir Pis", "Vir"),
        ("Can Sco Pis", "Sco"),
        ("Gem Pis", "Gem"),
        ("Gem Pis", "Pis"),
    ],
)
def test_3_c_the_comet_may_stand_for_one_of_the_planets(signs: str, comet: str) -> None:
    table = planets_on(" ".join(one for one in signs.split() if one != comet), comet)
    table.play(0, f"O {signs}", *["pay joker"] * len(signs.split()))
    while table.asked == (0,):
        table.play(0, table.lawful(0)[0])
    assert table.on(0) == signs


def test_3_c_the_comet_stands_for_one_planet_only() -> None:
    table = a_sky("joker joker joker", comet="Sco", luna="Pis")
    assert table.refusal(0, "O Can Sco Pis") == "ptolemaeus-not-in-the-sky"


def test_3_c_at_most_two_pawns_on_the_comet_in_a_configuration_too() -> None:
    table = a_sky("joker joker", comet="Pis", luna="Vir")
    table.pawns(0, "Pis Pis")
    assert table.refusal(0, "O Vir Pis") == "ptolemaeus-third-pawn"


# ---- what is lawful ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signs", "placed"),
    [
        ("Vir Pis", {"luna": "Vir", "venus": "Pis"}),
        ("Can Sco Pis", {"luna": "Can", "venus": "Sco", "sol": "Pis"}),
        ("Gem Pis", {"luna": "Gem", "venus": "Pis"}),
        ("Pis Pis", {"luna": "Pis", "venus": "Pis"}),
    ],
)
def test_3_c_planets_already_studied_still_form_configurations(
    signs: str, placed: dict[str, str]
) -> None:
    table = a_sky("joker joker joker", **placed)
    table.studied(0, "Lu Ve So")
    assert f"O {signs}" in table.lawful(0)


def test_3_c_one_unlawful_sign_makes_the_whole_action_unlawful() -> None:
    table = a_sky("joker joker", luna="Vir", venus="Pis")
    table.pawns(0, "Pis Pis")
    table.studied(0, "Ve")
    assert table.refusal(0, "O Vir Pis") == "ptolemaeus-third-pawn"
    assert "O Vir" in table.lawful(0)


def test_3_c_a_third_pawn_that_studies_is_lawful_in_a_configuration() -> None:
    table = a_sky("joker joker", luna="Vir", venus="Pis")
    table.pawns(0, "Pis Pis")
    table.play(0, "O Vir Pis", "pay joker", "pay joker", "place Pis")
    assert table.board.studied[0] == (Planet.VENUS,)
    assert table.on(0) == "Vir"


def test_3_c_all_pawns_or_none() -> None:
    """Whoever has named a configuration pays for all of it and places all of it."""
    table = a_sky("joker joker", luna="Vir", venus="Pis")
    table.play(0, "O Vir Pis", "pay joker")
    assert table.lawful(0) == ["pay joker"]
    table.play(0, "pay joker")
    assert table.lawful(0) == ["place Vir", "place Pis"]
    table.play(0, "place Pis")
    assert table.on(0) == "Vir Pis"
    assert table.asked == (1,)


def test_3_c_without_cards_for_all_of_it_there_is_no_configuration() -> None:
    table = a_sky("Vir", luna="Vir", venus="Pis")
    assert table.refusal(0, "O Vir Pis") == "ptolemaeus-cannot-pay"
    assert "O Vir" in table.lawful(0)


def test_3_c_one_configuration_per_action() -> None:
    table = a_sky("joker joker joker joker", luna="Vir", venus="Pis", sol="Gem")
    table.bonuses("nova-constellatio")
    table.play(0, "O Vir Pis", "pay joker", "pay joker", "place Vir")
    assert table.refusal(0, "O Gem Pis") == "ptolemaeus-acted-already"


def test_3_c_a_sign_in_a_configuration_may_be_observed_alone() -> None:
    table = a_sky("Pis Pis", luna="Pis", venus="Pis")
    table.play(0, "O Pis", "pay Pis")
    assert table.on(0) == "Pis"
    assert table.hand(0) == "Pis"


# ---- Ruling: pay everything first, then place in the order the player names ----------------------


def test_3_c_everything_is_paid_before_a_pawn_is_placed() -> None:
    table = a_sky("Can Sco Pis", luna="Can", venus="Sco", sol="Pis")
    events = table.play(
        0, "O Can Sco Pis", "pay Can", "pay Sco", "pay Pis", "place Pis", "place Can"
    )
    steps = [kind for kind in kinds(events) if kind in (Paid, PawnPlaced)]
    assert steps == [Paid] * 3 + [PawnPlaced] * 3


@pytest.mark.parametrize("order", ["Can Sco Pis", "Pis Sco Can", "Sco Can Pis"])
def test_3_c_pawns_are_placed_in_the_order_the_player_names(order: str) -> None:
    table = a_sky("Can Sco Pis", luna="Can", venus="Sco", sol="Pis")
    table.play(0, "O Can Sco Pis", "pay Can", "pay Sco", "pay Pis")
    assert table.board.stage == Placing(cards("Can Sco Pis"), cards("Can Sco Pis"))
    first, second, last = order.split()
    events = table.play(0, f"place {first}", f"place {second}")
    assert [event.sign for event in all_of(events, PawnPlaced)] == list(cards(order))
    assert table.board.pawns[0][sign(last)] == 1


def test_3_c_only_signs_that_still_need_a_pawn() -> None:
    table = a_sky("Can Sco Pis", luna="Can", venus="Sco", sol="Pis")
    table.play(0, "O Can Sco Pis", "pay Can", "pay Sco", "pay Pis", "place Can")
    assert table.lawful(0) == ["place Sco", "place Pis"]
    assert table.refusal(0, "place Can") == "ptolemaeus-not-observed"
    assert table.refusal(0, "place Leo") == "ptolemaeus-not-observed"
