"""What was counted over 1,855 standard and 3,184 expert games of the published app, in percent.

These are the facts that `clue_weights.py` was fitted to and that our own games come near to.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.planetx.modes import Mode

FORMS: Mapping[Mode, Mapping[str, float]] = {
    Mode.STANDARD: {
        "some adjacent": 19.4,
        "every within": 15.8,
        "band": 11.8,
        "no adjacent": 11.7,
        "no opposite": 11.3,
        "some opposite": 11.0,
        "no within": 7.2,
        "no within another": 5.6,
        "every adjacent": 2.7,
        "some opposite another": 1.7,
        "consecutive asteroids": 1.1,
        "every opposite": 0.8,
    },
    Mode.EXPERT: {
        "some adjacent": 18.9,
        "every within": 13.3,
        "band": 11.2,
        "no adjacent": 13.0,
        "no opposite": 11.8,
        "some opposite": 11.6,
        "no within": 8.0,
        "no within another": 5.5,
        "every adjacent": 0.46,
        "every adjacent to empty": 1.24,
        "consecutive dwarf planets": 2.5,
        "some opposite another": 1.4,
        "consecutive asteroids": 0.5,
        "every opposite": 0.5,
    },
}
"""Research clues, of all six in a game."""

NUMBERS: Mapping[Mode, Mapping[str, Mapping[int, float]]] = {
    Mode.STANDARD: {
        "every within": {2: 42, 3: 54, 4: 4},
        "band": {3: 14, 4: 20, 5: 50, 6: 16},
        "no within": {2: 66, 3: 25, 4: 9},
        "no within another": {2: 54, 3: 46},
    },
    Mode.EXPERT: {
        "every within": {2: 13, 3: 45, 4: 42},
        "band": {3: 9, 4: 18, 5: 23, 6: 37, 7: 11, 8: 2},
        "no within": {2: 58, 3: 28, 4: 12, 5: 1},
        "no within another": {3: 24, 4: 26, 5: 25, 6: 25},
    },
}
"""N within a form."""

SINGLES = {Mode.STANDARD: (13, 56, 28, 3), Mode.EXPERT: (12, 48, 35, 5)}
"""Games with 0, 1, 2 and 3 titles about a single kind."""

TITLES: Mapping[Mode, Mapping[str, float]] = {
    Mode.STANDARD: {
        "D+G": 14.6,
        "A+D": 14.1,
        "C+D": 14.0,
        "A+G": 13.1,
        "C+G": 12.1,
        "C+A": 11.9,
        "A": 7.2,
        "C": 7.1,
        "G": 6.0,
    },
    Mode.EXPERT: {
        "D+G": 13.6,
        "A+G": 13.5,
        "C+D": 13.0,
        "A+D": 12.7,
        "C+G": 12.5,
        "C+A": 12.5,
        "A": 6.7,
        "C": 6.3,
        "G": 5.5,
        "D": 3.7,
    },
}

CONFERENCES: Mapping[Mode, Mapping[str, tuple[float, Mapping[str, float]]]] = {
    Mode.STANDARD: {
        "no opposite": (39.8, {"A": 39, "G": 23, "C": 21, "D": 17}),
        "every within": (
            26.4,
            {"A2": 34, "D4": 24, "C3": 17, "A3": 11, "G3": 9, "G2": 6},
        ),
        "no within": (25.3, {"D2": 44, "G2": 26, "D3": 22, "G3": 9}),
        "no adjacent": (8.5, {"C": 47, "A": 44, "G": 9}),
    },
    Mode.EXPERT: {
        "no opposite": (28.3, {"D": 37, "A": 23, "G": 15, "C": 14, "E": 12}),
        "every within": (
            30.9,
            {
                "D4": 16,
                "A2": 13,
                "G2": 12,
                "D5": 9,
                "C3": 9,
                "G3": 8,
                "A3": 8,
                "G4": 7,
                "A4": 5,
                "C2": 2.6,
                "C4": 2.6,
                "C5": 2.6,
                "D3": 2.6,
                "G5": 2.6,
            },
        ),
        "no within": (
            24.8,
            {"D3": 25, "D2": 23, "A2": 14, "G2": 13, "C2": 8, "G3": 7, "A3": 5, "C3": 4},
        ),
        "no adjacent": (16.1, {"E": 36, "C": 31, "A": 26, "G": 7}),
    },
}
"""Share of each form, and within it of each kind (and N)."""

SAME_TITLE = 9.5
"""Expert games whose two conferences have the same title."""

DISTINCT_SECTORS: Mapping[Mode, Mapping[int, float]] = {
    Mode.STANDARD: {12: 27, 11: 47, 10: 24},
    Mode.EXPERT: {12: 99.8},
}
"""How many different sectors twelve starting facts speak of."""

SHARED_FACTS = {Mode.STANDARD: "4-5", Mode.EXPERT: "about 3"}
"""Facts of twelve that two seasons of a game have in common."""

PLANET_X = (5.8, 8.6, 3.9, 17.6, 1.3, 20.1, 1.1, 13.9, 1.5, 11.1, 4.0, 11.2)
"""Planet X by sector, standard."""
