"""Rules 8: the reconstructed lists, as they are shipped. Written out here a second time."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from ecliptic.ptolemaeus.calendar import date_text
from ecliptic.ptolemaeus.cards import JOKER, LISTS, NEEDS_OPPONENT, Bonus
from ecliptic.ptolemaeus.famous_dates import FAMOUS_DATES, FamousDate
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, SIGN_NAMES

FAMOUS_SKIES = {
    "1543-05-24": "Gem Pis Tau Can Gem Lib Sco; Vir",
    "1610-01-07": "Cap Gem Sag Sag Sag Gem Aqu; Pis",
    "1781-03-13": "Pis Sco Ari Pis Sag Sco Sag; Tau",
    "1801-01-01": "Cap Can Sag Aqu Tau Leo Leo; Pis",
    "1846-09-23": "Lib Sco Vir Vir Vir Gem Aqu; Tau",
    "1930-02-18": "Aqu Sco Aqu Pis Aqu Gem Cap; Tau",
    "1957-10-04": "Lib Aqu Vir Sco Lib Lib Sag; Leo",
    "1961-04-12": "Ari Pis Ari Ari Can Aqu Cap; Vir",
    "1969-07-20": "Can Lib Can Gem Sag Lib Tau; Ari",
    "1990-04-24": "Tau Ari Tau Pis Pis Can Cap; Lib",
    "2015-09-14": "Vir Lib Lib Leo Leo Vir Sco; Ari",
    "2021-12-25": "Cap Vir Cap Cap Sag Aqu Aqu; Pis",
}


def short(cards: tuple[tuple[Planet, ...], ...]) -> Counter[str]:
    """Planet cards as in the list: the first two letters of each, in any order."""
    return Counter(" ".join(sorted(PLANET_NAMES[one][:2] for one in card)) for card in cards)


def listed(text: str) -> Counter[str]:
    return Counter(
        " ".join(sorted(card[start : start + 2] for start in (0, 2, 4))) for card in text.split()
    )


def test_8_the_lists_say_that_they_are_reconstructed() -> None:
    assert LISTS.origin == "reconstructed"


def test_8_five_cards_of_each_sign_and_five_jokers() -> None:
    assert Counter(LISTS.constellations) == dict.fromkeys((*ALL_SIGNS, JOKER), 5)


def test_8_the_events() -> None:
    assert short(LISTS.events) == listed(
        "LuMeVe LuMeSo LuMeMa LuMeIu LuMeSa LuVeSo LuVeMa LuVeIu LuSoSa MeVeSo MeVeMa SoMaIu"
    ) + Counter([""])


def test_8_moves_of_each_planet_over_the_events() -> None:
    moves = Counter(PLANET_NAMES[planet] for event in LISTS.events for planet in event)
    assert moves == {
        "Luna": 9,
        "Mercurius": 7,
        "Venus": 6,
        "Sol": 5,
        "Mars": 4,
        "Iupiter": 3,
        "Saturnus": 2,
    }
    assert moves.total() == 36


def test_8_bonus_cards_are_there_twice_and_nova_constellatio_three_times() -> None:
    assert Counter(LISTS.bonuses) == {
        bonus: 3 if bonus is Bonus.NOVA_CONSTELLATIO else 2 for bonus in Bonus
    }


def test_8_the_objectives() -> None:
    assert short(LISTS.objectives) == listed("LuMeSa LuVeIu LuSoMa MeVeSo MeMaIu VeMaSa SoIuSa")


def test_8_any_two_objectives_share_exactly_one_planet() -> None:
    for one, other in combinations(LISTS.objectives, 2):
        assert len(set(one) & set(other)) == 1


def test_8_the_cards_that_need_an_opponent() -> None:
    assert {bonus.value for bonus in NEEDS_OPPONENT} == {
        "nova-luna",
        "maleficus-mars",
        "maleficus-saturnus",
        "iupiter-orientalis",
    }


@pytest.mark.parametrize("famous", FAMOUS_DATES.values(), ids=FAMOUS_DATES)
def test_8_the_skies_of_the_famous_dates(famous: FamousDate) -> None:
    planets, comet = FAMOUS_SKIES[date_text(famous.date)].split("; ")
    assert [SIGN_NAMES[sign][:3] for sign in famous.planets] == planets.split()
    assert SIGN_NAMES[famous.comet][:3] == comet


def test_8_all_twelve_famous_dates() -> None:
    assert [date_text(famous.date) for famous in FAMOUS_DATES.values()] == [*FAMOUS_SKIES]
