"""How often each title, form and number is drawn (rules 8; docs/skies.md).

Weights, not shares: a clue competes with those of its title that are true of the same sky. They
were fitted so that over many games the shares come near those of the games people know
(`docs/skies.md` prints ours). What a code deals depends on every number here: they never change.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from ecliptic.planetx.clues import (
    Adjacent,
    Arrangement,
    Band,
    Clue,
    Consecutive,
    Opposite,
    Quantity,
    Title,
    Within,
    title_of,
    title_text,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD, TRULY_EMPTY

SINGLES = {Mode.STANDARD: (13, 56, 28, 3), Mode.EXPERT: (12, 48, 35, 5)}
"""Weights of 0, 1, 2 and 3 single-kind titles in a game."""

_TITLES = {
    Mode.STANDARD: (
        {"C+A": 57, "C+D": 112, "C+G": 60, "A+D": 116, "A+G": 80, "D+G": 147},
        {"C": 43, "A": 44, "G": 34},
    ),
    Mode.EXPERT: (
        {"C+A": 84, "C+D": 98, "C+G": 84, "A+D": 89, "A+G": 116, "D+G": 120},
        {"C": 98, "A": 137, "D": 147, "G": 80},
    ),
}
"""Of two kinds, and of one."""

_Weights = int | Mapping[int | str, int]
"""One for all clues of a form, or by N, or by title."""

_FORMS: Mapping[Mode, Mapping[str, _Weights]] = {
    Mode.STANDARD: {
        "some adjacent": {"C+A": 76, "C+D": 70, "C+G": 134, "A+D": 55, "A+G": 127, "D+G": 262},
        "every adjacent": 216,
        "no adjacent": {"C+A": 651, "C+D": 101, "C+G": 57, "A+D": 56, "A+G": 53, "D+G": 35},
        "some opposite": 83,
        "every opposite": 92,
        "no opposite": 43,
        "every within": {2: 25, 3: 23, 4: 3},
        "no within": {2: 69, 3: 98, 4: 313},
        "some opposite another": 1,
        "no within another": {2: 83, 3: 91},
        "band": {3: 100, 4: 96, 5: 99, 6: 8},
        "consecutive asteroids": 149,
    },
    Mode.EXPERT: {
        "some adjacent": {"C+A": 141, "C+D": 15, "C+G": 469, "A+D": 97, "A+G": 261, "D+G": 147},
        "every adjacent": 30,
        "no adjacent": {"C+A": 94, "C+D": 61, "C+G": 62, "A+D": 101, "A+G": 55, "D+G": 70},
        "some opposite": 95,
        "every opposite": 147,
        "no opposite": 97,
        "every within": {2: 29, 3: 33, 4: 15},
        "no within": {2: 55, 3: 72, 4: 106, 5: 57},
        "some opposite another": 75,
        "no within another": {3: 13, 4: 16, 5: 16, 6: 31},
        "band": {3: 402, 4: 437, 5: 124, 6: 108, 7: 7, 8: 1},
        "consecutive asteroids": 132,
        "consecutive dwarf planets": 1,
        "every adjacent to empty": 30,
    },
}
"""Forms between two kinds, then forms about one. What is not listed never occurs. Titles of two
kinds and of one are drawn apart, so weights of the former and of the latter do not compare."""

OPPOSITES = {
    Mode.STANDARD: (ASTEROID, GAS_CLOUD, DWARF_PLANET),
    Mode.EXPERT: (ASTEROID, GAS_CLOUD),
}
"""One of these is said to be opposite something."""
_FAR_FROM_EACH_OTHER = (COMET, GAS_CLOUD)
_WIDEST_BAND = {ASTEROID: 8, COMET: 6, GAS_CLOUD: 6}

_CONFERENCES: Mapping[Mode, Mapping[str, Mapping[str, _Weights]]] = {
    Mode.STANDARD: {
        "no opposite": {"A": 1000, "G": 489, "C": 472, "D": 347},
        "no adjacent": {"C": 249, "A": 156, "G": 25},
        "every within": {"A": {2: 565, 3: 165}, "C": {3: 264}, "D": {4: 281}, "G": {2: 90, 3: 121}},
        "no within": {"D": {2: 775, 3: 355}, "G": {2: 755, 3: 442}},
    },
    Mode.EXPERT: {
        "no opposite": {"A": 57, "D": 56, "G": 38, "C": 29, "E": 18},
        "no adjacent": {"E": 55, "C": 25, "A": 18, "G": 3},
        "every within": {
            "A": {2: 25, 3: 19, 4: 14},
            "C": {2: 4, 3: 17, 4: 6, 5: 6},
            "D": {3: 3, 4: 28, 5: 20},
            "G": {2: 25, 3: 18, 4: 18, 5: 7},
        },
        "no within": {
            "A": {2: 21, 3: 8},
            "C": {2: 12, 3: 4},
            "D": {2: 60, 3: 45},
            "G": {2: 14, 3: 10},
        },
    },
}
"""Forms of clues about Planet X, by the other kind, and by N where there is one."""

_LAST_RESORT = 1
"""Lawful conference clues that are not listed: for skies that have no other. Without them more
than 38 standard systems could not be drawn."""

DIFFERENT_TITLES, SAME_TITLE = 3, 1
"""Two conferences have the same title less often than chance would make it."""


@cache
def research_weight(clue: Clue, mode: Mode) -> int:
    """How much a research clue weighs among the true ones of its title; 0 if it never occurs."""
    return _weight(clue, _FORMS[mode].get(form_of(clue), 0), 0) if _occurs(clue, mode) else 0


@cache
def conference_weight(clue: Clue, mode: Mode) -> int:
    """How much a conference clue weighs among the lawful ones of a sky."""
    if isinstance(clue, Arrangement):
        raise TypeError(clue)
    kinds = _CONFERENCES[mode][form_of(clue)]
    return _weight(clue, kinds.get(clue.other.value, _LAST_RESORT), _LAST_RESORT)


def title_weight(title: Title, mode: Mode) -> int:
    """How much a title weighs among those about as many kinds."""
    pairs, singles = _TITLES[mode]
    return (pairs if len(title) == 2 else singles)[title_text(title)]


def form_of(clue: Clue) -> str:
    """What a clue says, kinds and N apart."""
    match clue:
        case Band():
            return "band"
        case Consecutive(subject=subject):
            return f"consecutive {'asteroids' if subject is ASTEROID else 'dwarf planets'}"
        case Adjacent(Quantity.EVERY, other=other) if other is TRULY_EMPTY:
            return "every adjacent to empty"
    another = " another" if clue.other is clue.subject else ""
    return f"{clue.quantity.value} {type(clue).__name__.lower()}{another}"


def _weight(clue: Clue, weights: _Weights, otherwise: int) -> int:
    if isinstance(weights, int):
        return weights
    match clue:
        case Band(width=number) | Within(reach=number):
            return weights.get(number, otherwise)
    return weights.get(title_text(title_of(clue)), otherwise)


def _occurs(clue: Clue, mode: Mode) -> bool:
    """What the forms' names do not say."""
    match clue:
        case Band(subject, width):
            return width <= _WIDEST_BAND[subject]
        case Within(Quantity.NO, subject, _, other) if subject is other:
            return subject in _FAR_FROM_EACH_OTHER
        case Opposite(Quantity.EVERY, subject, other):
            return subject is GAS_CLOUD or (subject, other) == (COMET, GAS_CLOUD)
        case Opposite(_, subject, other):
            return subject in OPPOSITES[mode] or other in OPPOSITES[mode]
    return True
