"""The seven planets and the comet (rules 1, 2 and 6).

Where the planets stand is a tuple of seven signs in the order of `Planet`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TypeAlias

from ecliptic.ptolemaeus.zodiac import SIGNS, onward


class Planet(IntEnum):
    SOL = 0
    LUNA = 1
    MERCURIUS = 2
    VENUS = 3
    MARS = 4
    IUPITER = 5
    SATURNUS = 6


PLANET_NAMES = ("Sol", "Luna", "Mercurius", "Venus", "Mars", "Iupiter", "Saturnus")

Planets: TypeAlias = tuple[int, ...]
"""The sign of each planet."""


def planets_in(planets: Planets, sign: int) -> tuple[Planet, ...]:
    """The planets that stand in a sign."""
    return tuple(planet for planet in Planet if planets[planet] == sign)


def moved(planets: Planets, event: tuple[Planet, ...]) -> Planets:
    """The planets of an event card one sign on."""
    return tuple(
        onward(sign, 1) if planet in event else sign
        for planet, sign in zip(Planet, planets, strict=True)
    )


def comet_start(planets: Planets) -> int:
    """Opposite the Moon, or onward from there to the first sign without planets (rules 2)."""
    return _first_free(planets, onward(planets[Planet.LUNA], SIGNS // 2))


def comet_steps(planets: Planets, comet: int) -> int:
    """How many signs the comet goes: one, and on until a sign without planets (rules 6)."""
    return (_first_free(planets, onward(comet, 1)) - comet - 1) % SIGNS + 1


def _first_free(planets: Planets, sign: int) -> int:
    while sign in planets:
        sign = onward(sign, 1)
    return sign
