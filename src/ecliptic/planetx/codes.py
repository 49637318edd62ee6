"""Game codes: four characters that stand for one whole game (rules 8).

Letter digit letter digit. Every well-formed code exists, and its first letter fixes the mode. The
code alone decides the sky, the topics, the clues and the starting facts, so two devices that never
met agree. A code works in Ecliptic only, not in the official app.

What codes deal changes only with the version of the generator. Whatever is kept of a game names it,
so that nothing is ever answered from another game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadNotation, BadSetup, shorten
from ecliptic.planetx.modes import Mode

GENERATOR = 2
"""The version of the generator: what codes and seeds deal."""
FIRST_GENERATOR = 1
"""It wrote no version anywhere; whatever names none is of this one."""

LETTERS = "ABCDEFGHJKLMPQRTUWXYZ"
DIGITS = "23456789"
PLACES = (LETTERS, DIGITS, LETTERS, DIGITS)

STANDARD_LETTERS = LETTERS[:11]
"""First letters of standard codes. There are 21 letters, so the halves differ by one letter."""

_LOOK_ALIKES = (("S", "5"), ("B", "8"), ("Z", "2"), ("G", "6"))
_FORGIVEN = {
    DIGITS: dict(_LOOK_ALIKES),
    LETTERS: {digit: letter for letter, digit in _LOOK_ALIKES},
}


def parse_code(text: str) -> str:
    """The code somebody typed: any case, any spaces, look-alikes forgiven by position."""
    signs = "".join(text.split())
    if len(signs) != len(PLACES):
        raise BadNotation("planetx-code-length", text=shorten(text))
    return "".join(
        _sign(sign, allowed, place)
        for place, (sign, allowed) in enumerate(zip(signs, PLACES, strict=True), start=1)
    )


def _sign(sign: str, allowed: str, place: int) -> str:
    plain = sign.upper() if sign.isascii() else sign
    meant = _FORGIVEN[allowed].get(plain, plain)
    if meant not in allowed:
        raise BadNotation("planetx-code-sign", sign=shorten(sign), place=place, allowed=allowed)
    return meant


def mode_of(code: str) -> Mode:
    return Mode.STANDARD if code[0] in STANDARD_LETTERS else Mode.EXPERT


def new_code(mode: Mode, chance: Chance) -> str:
    """A fresh code of a mode, each equally likely."""
    first = [letter for letter in LETTERS if mode_of(letter) is mode]
    return chance.choice(first) + "".join(chance.choice(signs) for signs in PLACES[1:])


def require_generator(version: int) -> None:
    """Whoever has been told something of a code's game goes on with that game or not at all."""
    if version != GENERATOR:
        raise BadSetup("planetx-code-generator", found=version, here=GENERATOR)


def all_codes() -> Iterator[str]:
    """Every code, in order."""
    return ("".join(signs) for signs in product(*PLACES))
