"""Rules 3 B and 3 C: what a pawn costs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from ecliptic.ptolemaeus.cards import JOKER, LISTS
from ecliptic.ptolemaeus.notation import card_text, cards_text
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, element
from tests.ptolemaeus.tables import RulesTable, a_table, cards

# Mars is in Sagittarius.

EVERYTHING = "Sag Ari Ari Leo Sco Sco Sco Pis Pis Can joker"


def observing_sagittarius(hand: str) -> RulesTable:
    table = a_table()
    table.cards(hand, display="Tau Tau Gem Gem Vir Vir")
    table.play(0, "O Sag")
    return table


@pytest.mark.parametrize(
    "payment", ["Sag", "Ari Leo", "Ari Ari", "Can Sco Pis", "Sco Sco Sco", "Can Pis Pis"]
)
def test_3_b_the_six_payments_for_sagittarius(payment: str) -> None:
    table = observing_sagittarius(EVERYTHING)
    table.play(0, f"pay {payment}")
    assert table.on(0) == "Sag"
    held, paid = Counter(EVERYTHING.split()), Counter(payment.split())
    assert Counter(table.hand(0).split()) == held - paid


def test_3_b_a_hand_with_nothing_but_the_six_payments() -> None:
    for payment in ("Sag", "Ari Leo", "Ari Ari", "Can Sco Pis", "Sco Sco Sco", "Can Pis Pis"):
        table = observing_sagittarius(payment)
        assert table.lawful(0) == [f"pay {payment}"]


def test_3_b_a_joker_stands_for_any_card() -> None:
    assert observing_sagittarius("joker").lawful(0) == ["pay joker"]


def test_3_b_every_payment_is_offered_once() -> None:
    table = observing_sagittarius(EVERYTHING)
    assert sorted(table.lawful(0)) == sorted(
        [
            "pay Sag",
            "pay joker",
            "pay Ari Ari",
            "pay Ari Leo",
            "pay Can Sco Sco",
            "pay Can Sco Pis",
            "pay Can Pis Pis",
            "pay Sco Sco Sco",
            "pay Sco Sco Pis",
            "pay Sco Pis Pis",
        ]
    )


@pytest.mark.parametrize(
    "payment",
    [
        "Ari Sag",  # holds the sign itself
        "Ari joker",  # a joker pays alone
        "Sag joker",
        "joker joker",
        "Can Sco joker",
        "Ari Ari Leo",  # holds a pair of the colour
        "Can Sco Sco Sco",
    ],
)
def test_3_b_no_payment_that_contains_a_smaller_one(payment: str) -> None:
    table = observing_sagittarius(EVERYTHING + " joker")
    assert table.refusal(0, f"pay {payment}") == "ptolemaeus-not-the-price"


@pytest.mark.parametrize("payment", ["Ari", "Can", "Can Sco", "Ari Can", "Ari Can Sco", "-"])
def test_3_b_nothing_less(payment: str) -> None:
    table = observing_sagittarius(EVERYTHING)
    assert table.refusal(0, f"pay {payment}") == "ptolemaeus-not-the-price"


def test_3_b_three_cards_of_one_other_colour_not_of_several() -> None:
    table = a_table()
    table.cards("Can Sco Tau")
    assert table.refusal(0, "O Sag") == "ptolemaeus-cannot-pay"
    table = observing_sagittarius("joker Can Sco Tau")
    assert table.refusal(0, "pay Tau Can Sco") == "ptolemaeus-not-the-price"


@pytest.mark.parametrize("payment", ["Leo Leo", "Can Can Can", "Tau Vir Cap"])
def test_3_b_only_cards_in_hand(payment: str) -> None:
    table = observing_sagittarius("Sag Ari Leo Can Can Tau Vir")
    assert table.refusal(0, f"pay {payment}") == "ptolemaeus-not-in-hand"


def test_3_b_a_joker_that_is_not_in_hand() -> None:
    table = observing_sagittarius("Sag")
    assert table.refusal(0, "pay joker") == "ptolemaeus-not-in-hand"


# ---- several signs (3 C) -------------------------------------------------------------------------
#
# Gemini-Sagittarius (Venus and Mars) is an opposition on 20 July 1969.


def test_3_c_each_sign_is_paid_for_separately_relative_to_itself() -> None:
    table = a_table()
    table.cards("Lib Aqu Leo Ari")
    table.play(0, "O Gem Sag")
    assert table.lawful(0) == ["pay Lib Aqu"]
    table.play(0, "pay Lib Aqu")
    assert table.lawful(0) == ["pay Ari Leo"]
    table.play(0, "pay Ari Leo", "place Gem")
    assert table.on(0) == "Gem Sag"


def test_3_c_the_payments_of_one_action_are_disjoint() -> None:
    """One card cannot pay for two signs."""
    table = a_table()
    table.cards("joker")
    assert table.lawful(0, "O") == ["O Ari", "O Tau", "O Gem", "O Can", "O Lib", "O Sag"]
    assert table.refusal(0, "O Gem Sag") == "ptolemaeus-cannot-pay"


def test_3_c_two_pawns_in_one_sign_are_paid_for_twice() -> None:
    table = a_table()
    table.cards("Can")
    assert table.refusal(0, "O Can Can") == "ptolemaeus-cannot-pay"
    table.cards("Can Sco Pis")
    table.play(0, "O Can Can")
    assert table.lawful(0) == ["pay Can", "pay Sco Pis"]
    table.play(0, "pay Sco Pis", "pay Can")
    assert table.on(0) == "Can Can"


def test_3_c_only_payments_that_leave_the_rest_possible() -> None:
    table = a_table()
    table.cards("Gem joker")
    table.play(0, "O Gem Sag")
    assert table.lawful(0) == ["pay Gem"]
    assert table.refusal(0, "pay joker") == "ptolemaeus-rest-unpaid"


def test_3_c_the_second_sign_may_need_what_would_pay_for_the_first() -> None:
    table = a_table()
    table.cards("Gem Lib Lib Aqu")
    table.play(0, "O Gem Sag")
    assert table.lawful(0) == ["pay Gem"]
    assert table.refusal(0, "pay Lib Aqu") == "ptolemaeus-rest-unpaid"
    table.play(0, "pay Gem")
    assert table.lawful(0) == ["pay Lib Lib Aqu"]


def test_3_c_a_card_of_one_sign_may_help_to_pay_for_the_other() -> None:
    table = a_table()
    table.cards("Gem Lib Aqu Sag Sag")
    table.play(0, "O Gem Sag")
    assert table.lawful(0) == ["pay Gem", "pay Lib Aqu"]
    table.play(0, "pay Gem")
    assert table.lawful(0) == ["pay Sag"]


def lawful_prices(sign: int) -> list[tuple[int, ...]]:
    """The ruling, spelled out: one named card; one joker; two non-named cards of the colour; three
    of one other colour."""
    found: list[tuple[int, ...]] = [(sign,), (JOKER,)]
    for pair in combinations_with_replacement(ALL_SIGNS, 2):
        if sign not in pair and all(element(card) == element(sign) for card in pair):
            found.append(pair)
    for three in combinations_with_replacement(ALL_SIGNS, 3):
        colours = {element(card) for card in three}
        if len(colours) == 1 and element(sign) not in colours:
            found.append(three)
    return found


def payable(hand: Counter[int], signs: tuple[int, ...]) -> bool:
    if not signs:
        return True
    return any(
        Counter(price) <= hand and payable(hand - Counter(price), signs[1:])
        for price in lawful_prices(signs[0])
    )


def observable(planets: tuple[int, ...], comet: int) -> set[tuple[int, ...]]:
    """Every sign and configuration that stands in a sky, spelled out."""
    seen = {*planets, comet}
    found: set[tuple[int, ...]] = {(sign,) for sign in seen}
    found |= {(sign, sign) for sign in planets if planets.count(sign) > 1}
    for steps in ((0, 6), (0, 3), (0, 4, 8)):
        for start in ALL_SIGNS:
            signs = tuple(sorted((start + step) % 12 for step in steps))
            if seen.issuperset(signs):
                found.add(signs)
    return found


@given(
    hand=st.lists(st.sampled_from(sorted(set(LISTS.constellations))), max_size=8),
    planets=st.tuples(*[st.sampled_from(ALL_SIGNS)] * 7),
)
def test_3_c_what_can_be_observed_is_what_can_be_paid_for(
    hand: list[int], planets: tuple[int, ...]
) -> None:
    held = Counter(hand) & Counter(LISTS.constellations)
    comet = next(sign for sign in ALL_SIGNS if sign not in planets)
    table = a_table()
    table.arrange(planets=planets, comet=comet)
    table.cards(" ".join(card_text(card) for card in held.elements()), display="")
    expected = {signs for signs in observable(planets, comet) if payable(held, signs)}
    assert {cards(text[2:]) for text in table.lawful(0, "O")} == expected


@given(
    hand=st.lists(st.sampled_from(sorted(set(LISTS.constellations))), max_size=8),
    signs=st.sampled_from([cards("Gem Sag"), cards("Can Can"), cards("Gem Gem")]),
)
def test_3_c_the_payments_offered_are_those_that_leave_the_rest_possible(
    hand: list[int], signs: tuple[int, ...]
) -> None:
    held = Counter(hand) & Counter(LISTS.constellations)
    assume(payable(held, signs))
    table = a_table()
    table.sky(sol="Can", mercurius="Can", mars="Sag", rest="Gem", comet="Ari")
    table.cards(" ".join(card_text(card) for card in held.elements()), display="")
    table.play(0, f"O {cards_text(signs)}")
    expected = {
        tuple(sorted(price))
        for price in lawful_prices(signs[0])
        if Counter(price) <= held and payable(held - Counter(price), signs[1:])
    }
    assert {cards(text[4:]) for text in table.lawful(0)} == expected
