"""Signs that may be observed together (rules 3 C).

A configuration is known by its signs, in rising order: the same sign twice is a conjunction, six
apart an opposition, three apart a square, and three signs of one colour a trigon. One sign alone is
a plain observation. `targets` lists all of them that stand in a sky.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import TypeAlias

from ecliptic.ptolemaeus.planets import Planets
from ecliptic.ptolemaeus.zodiac import ALL_SIGNS, SIGNS

Signs: TypeAlias = tuple[int, ...]


class Kind(StrEnum):
    SINGLE = "single"
    CONJUNCTION = "conjunction"
    OPPOSITION = "opposition"
    TRIGON = "trigon"
    SQUARE = "square"


SHAPES: dict[Signs, Kind] = {
    **{(sign,): Kind.SINGLE for sign in ALL_SIGNS},
    **{(sign, sign): Kind.CONJUNCTION for sign in ALL_SIGNS},
    **{(sign, sign + 6): Kind.OPPOSITION for sign in range(6)},
    **{(sign, sign + 4, sign + 8): Kind.TRIGON for sign in range(4)},
    **{
        (min(sign, (sign + 3) % SIGNS), max(sign, (sign + 3) % SIGNS)): Kind.SQUARE
        for sign in ALL_SIGNS
    },
}
"""Everything that can ever be observed in one action, with its kind."""


def stands(signs: Signs, planets: Planets, comet: int) -> bool:
    """Whether the sky has what these signs need; the comet may stand for one of the planets, but
    never in a conjunction."""
    if SHAPES[signs] is Kind.CONJUNCTION:
        return planets.count(signs[0]) >= 2
    return all(sign in planets or sign == comet for sign in signs)


@lru_cache(maxsize=4096)
def targets(planets: Planets, comet: int) -> tuple[Signs, ...]:
    """Everything that may be observed in this sky, cards and pawns aside."""
    return tuple(signs for signs in SHAPES if stands(signs, planets, comet))
