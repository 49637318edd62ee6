"""What a sector can hold, and what it can look like (rules 1).

`Object` is the truth about a sector; `Sighting` is what a target shows: Planet X and a truly empty
sector both appear empty, so a sighting is a type of its own.
"""

from __future__ import annotations

from enum import StrEnum

from ecliptic.core.errors import BadNotation, shorten


class Object(StrEnum):
    """The content of a sector; its value is the letter of the notation."""

    COMET = "C"
    ASTEROID = "A"
    DWARF_PLANET = "D"
    GAS_CLOUD = "G"
    TRULY_EMPTY = "E"
    PLANET_X = "X"


class Sighting(StrEnum):
    """What a target answers."""

    COMET = "C"
    ASTEROID = "A"
    DWARF_PLANET = "D"
    GAS_CLOUD = "G"
    APPEARS_EMPTY = "E/X"


COMET = Object.COMET
ASTEROID = Object.ASTEROID
DWARF_PLANET = Object.DWARF_PLANET
GAS_CLOUD = Object.GAS_CLOUD
TRULY_EMPTY = Object.TRULY_EMPTY
PLANET_X = Object.PLANET_X

THEORY_OBJECTS = (COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD)
"""Ordinary objects, in the order used everywhere: these can be theories and titles of topics."""

SURVEY_OBJECTS = (*THEORY_OBJECTS, TRULY_EMPTY)
"""What a survey can ask for; TRULY_EMPTY here means "appears empty" and counts Planet X."""

NEIGHBOUR_OBJECTS = (COMET, ASTEROID, GAS_CLOUD, TRULY_EMPTY)
"""What a locate can name beside Planet X: never a dwarf planet, which cannot be there."""

_BY_LETTER = {thing.value: thing for thing in Object}


def sighting_of(thing: Object) -> Sighting:
    """How a sector's content shows itself to a target."""
    if thing in (TRULY_EMPTY, PLANET_X):
        return Sighting.APPEARS_EMPTY
    return Sighting(thing.value)


def object_from_letter(letter: str) -> Object:
    found = _BY_LETTER.get(letter)
    if found is None:
        raise BadNotation("planetx-notation-object", text=shorten(letter))
    return found
