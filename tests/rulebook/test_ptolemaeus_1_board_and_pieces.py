"""Rules 1: the ring of signs, the planets and the cards in the box."""

from __future__ import annotations

import pytest

from ecliptic.ptolemaeus.cards import ECLIPSIS, JOKER, LISTS
from ecliptic.ptolemaeus.planets import PLANET_NAMES, Planet, planets_in
from ecliptic.ptolemaeus.zodiac import (
    ALL_SIGNS,
    ELEMENTS,
    SIGN_NAMES,
    SIGNS,
    element,
    onward,
    signs_of,
)


def test_1_twelve_signs_in_zodiac_order() -> None:
    assert SIGNS == len(SIGN_NAMES) == 12
    assert list(ALL_SIGNS) == list(range(12))
    assert SIGN_NAMES[0] == "Aries"
    assert SIGN_NAMES[3] == "Cancer"
    assert SIGN_NAMES[6] == "Libra"
    assert SIGN_NAMES[9] == "Capricornus"
    assert SIGN_NAMES[11] == "Pisces"


def test_1_the_signs_are_a_ring() -> None:
    assert onward(0, 1) == 1
    assert onward(11, 1) == 0
    assert onward(8, 6) == 2
    assert all(onward(sign, SIGNS) == sign for sign in ALL_SIGNS)


@pytest.mark.parametrize(
    ("name", "signs"),
    [
        ("Ignis", ("Aries", "Leo", "Sagittarius")),
        ("Terra", ("Taurus", "Virgo", "Capricornus")),
        ("Aer", ("Gemini", "Libra", "Aquarius")),
        ("Aqua", ("Cancer", "Scorpius", "Pisces")),
    ],
)
def test_1_every_element_has_three_signs(name: str, signs: tuple[str, ...]) -> None:
    colour = ELEMENTS.index(name)
    assert tuple(SIGN_NAMES[sign] for sign in signs_of(colour)) == signs
    assert all(element(sign) == colour for sign in signs_of(colour))


def test_1_seven_planets() -> None:
    assert len(Planet) == 7
    assert list(PLANET_NAMES) == [planet.name.capitalize() for planet in Planet]


def test_1_several_planets_may_share_a_sign() -> None:
    sky = (3, 6, 3, 2, 8, 6, 1)
    assert planets_in(sky, 3) == (Planet.SOL, Planet.MERCURIUS)
    assert planets_in(sky, 6) == (Planet.LUNA, Planet.IUPITER)
    assert planets_in(sky, 0) == ()


def test_1_65_constellation_cards_some_of_them_jokers() -> None:
    assert len(LISTS.constellations) == 65
    assert 0 < LISTS.constellations.count(JOKER) < 65


def test_1_13_events_twelve_with_three_different_planets_and_one_eclipsis() -> None:
    assert len(LISTS.events) == 13
    assert LISTS.events.count(ECLIPSIS) == 1
    moving = [event for event in LISTS.events if event != ECLIPSIS]
    assert all(len(event) == len(set(event)) == 3 for event in moving)


def test_1_25_bonus_cards() -> None:
    assert len(LISTS.bonuses) == 25


def test_1_7_objectives_of_three_planets() -> None:
    assert len(LISTS.objectives) == 7
    assert all(len(set(objective)) == 3 for objective in LISTS.objectives)
