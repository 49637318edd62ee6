"""The ring of twelve signs (rules 1).

Signs are counted from 0 in zodiac order, which is clockwise on the board. A sign's element is its
colour: Ignis, Terra, Aer, Aqua in turn.
"""

from __future__ import annotations

SIGNS = 12
SIGN_NAMES = (
    "Aries",
    "Taurus",
    "Gemini",
    "Cancer",
    "Leo",
    "Virgo",
    "Libra",
    "Scorpius",
    "Sagittarius",
    "Capricornus",
    "Aquarius",
    "Pisces",
)
ELEMENTS = ("Ignis", "Terra", "Aer", "Aqua")

ALL_SIGNS = tuple(range(SIGNS))


def element(sign: int) -> int:
    """The colour of a sign, as its number in ELEMENTS."""
    return sign % len(ELEMENTS)


def onward(sign: int, steps: int) -> int:
    """The sign so many steps clockwise."""
    return (sign + steps) % SIGNS


def signs_of(colour: int) -> tuple[int, ...]:
    """The three signs of an element."""
    return tuple(range(colour, SIGNS, len(ELEMENTS)))
