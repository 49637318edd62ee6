"""The game's things in plain English: objects, titles, clues, starting facts."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.english.words import NUMBERS, listed
from ecliptic.planetx.clues import (
    Adjacent,
    Band,
    Clue,
    Consecutive,
    Opposite,
    Quantity,
    Relation,
    Title,
    Within,
)
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
)
from ecliptic.planetx.setup import StartingFact

NAMES = {
    COMET: "comet",
    ASTEROID: "asteroid",
    DWARF_PLANET: "dwarf planet",
    GAS_CLOUD: "gas cloud",
    TRULY_EMPTY: "truly empty",
    PLANET_X: "Planet X",
}
_WITH_ARTICLE = {
    COMET: "a comet",
    ASTEROID: "an asteroid",
    DWARF_PLANET: "a dwarf planet",
    GAS_CLOUD: "a gas cloud",
    TRULY_EMPTY: "a truly empty sector",
    PLANET_X: "Planet X",
}
_PLURAL = {
    COMET: "comets",
    ASTEROID: "asteroids",
    DWARF_PLANET: "dwarf planets",
    GAS_CLOUD: "gas clouds",
    TRULY_EMPTY: "truly empty sectors",
    PLANET_X: "Planet X",
}
_SURVEYED = {**_PLURAL, TRULY_EMPTY: "sectors that appear empty"}


def name(thing: Object) -> str:
    return NAMES[thing]


def one(thing: Object) -> str:
    """`an asteroid`."""
    return _WITH_ARTICLE[thing]


def plural(thing: Object) -> str:
    return _PLURAL[thing]


def surveyed(thing: Object) -> str:
    """What a survey for `thing` counts."""
    return _SURVEYED[thing]


def theories(things: Sequence[Object]) -> str:
    """`an asteroid theory`, `two comet theories`, `a comet and an asteroid theory`."""
    if len(things) > 1 and len(set(things)) == 1:
        return f"{NUMBERS[len(things)]} {name(things[0])} theories"
    return f"{listed(one(thing) for thing in things)} theory" if things else "no theory"


def sectors(first: int, last: int) -> str:
    return f"sector {first}" if first == last else f"sectors {first}-{last}"


def runs(numbers: Sequence[int]) -> str:
    """`1-3, 7, 10-2`: consecutive numbers of a list, in its own order, drawn together."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1].append(number)
        else:
            spans.append([number])
    return ", ".join(str(span[0]) if len(span) == 1 else f"{span[0]}-{span[-1]}" for span in spans)


def sighting(seen: Sighting) -> str:
    """What a target answers."""
    if seen is Sighting.APPEARS_EMPTY:
        return "it appears empty"
    return f"it is {one(Object(seen.value))}"


def title(kinds: Title) -> str:
    return listed(plural(thing) for thing in kinds)


def fact(given: StartingFact) -> str:
    return f"sector {given.sector} is not {one(given.thing)}"


def clue(told: Clue) -> str:
    """A clue as a sentence."""
    match told:
        case Band():
            return f"All {plural(told.subject)} lie in a band of {told.width} sectors or fewer."
        case Consecutive(subject=Object.ASTEROID):
            return "All asteroids are in consecutive sectors."
        case Consecutive():
            many = f"Exactly {NUMBERS[told.count]} {plural(told.subject)}"
            return f"{many} are in consecutive sectors."
        case Adjacent() | Opposite() | Within():
            return f"{_subject(told.quantity, told.subject)} {_relation(told)} {_other(told)}."


def _subject(quantity: Quantity, subject: Object) -> str:
    if subject is PLANET_X:
        return "Planet X is not" if quantity is Quantity.NO else "Planet X is"
    many = {Quantity.SOME: "At least one", Quantity.EVERY: "Every", Quantity.NO: "No"}[quantity]
    return f"{many} {name(subject)} is"


def _relation(told: Relation) -> str:
    match told:
        case Adjacent():
            return "adjacent to"
        case Opposite():
            return "directly opposite"
        case Within():
            return f"within {told.reach} sectors of"


def _other(told: Relation) -> str:
    return f"another {name(told.other)}" if told.other is told.subject else one(told.other)
