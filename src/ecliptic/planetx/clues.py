"""Clues of research topics and conferences, as data (rules 4 and 8).

Five forms say everything; conference clues are the same forms about Planet X. "Empty" in a clue
means truly empty. A clue's title names the one or two object kinds it is about; its text form is
what records and notes use:

    some A adjacent D      every C within 3 G      all A band 5      no X opposite E
    every D opposite A     no G within 2 G         3 D consecutive   every X within 4 D
"""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum
from typing import TypeAlias

import msgspec

from ecliptic.core.errors import BadNotation, shorten
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS, Object, object_from_letter
from ecliptic.planetx.ring import distance, run
from ecliptic.planetx.system import SolarSystem, where


class Quantity(StrEnum):
    SOME = "some"
    EVERY = "every"
    NO = "no"


class Adjacent(msgspec.Struct, frozen=True, gc=False, tag="adjacent"):
    """At least one / every / no X is beside a Y."""

    quantity: Quantity
    subject: Object
    other: Object


class Opposite(msgspec.Struct, frozen=True, gc=False, tag="opposite"):
    """At least one / every / no X is half the ring away from a Y."""

    quantity: Quantity
    subject: Object
    other: Object


class Within(msgspec.Struct, frozen=True, gc=False, tag="within"):
    """Every / no X is at distance 1 to `reach` from a Y."""

    quantity: Quantity
    subject: Object
    reach: int
    other: Object


class Band(msgspec.Struct, frozen=True, gc=False, tag="band"):
    """Some run of at most `width` sectors holds all X."""

    subject: Object
    width: int


class Consecutive(msgspec.Struct, frozen=True, gc=False, tag="consecutive"):
    """The longest unbroken run of X holds exactly `count` of them (all four asteroids, or exactly
    three dwarf planets)."""

    count: int
    subject: Object


Relation: TypeAlias = Adjacent | Opposite | Within
"""How one kind stands to another, or to others of itself."""
Arrangement: TypeAlias = Band | Consecutive
"""How all of one kind stand to each other."""
Clue: TypeAlias = Relation | Arrangement
Title: TypeAlias = tuple[Object, ...]


_TITLE_ORDER = (PLANET_X, *THEORY_OBJECTS)


def title_of(clue: Clue) -> Title:
    """The object kinds a clue is about, truly empty left out. Always in one order, so that a title
    does not give away which kind is the clue's subject."""
    kinds = {clue.subject}
    if not isinstance(clue, Arrangement):
        kinds.add(clue.other)
    return in_title_order(kinds)


def in_title_order(kinds: Collection[Object]) -> Title:
    """The kinds of a title in the order in which ours name them."""
    return tuple(kind for kind in _TITLE_ORDER if kind in kinds)


def title_text(title: Title) -> str:
    return "+".join(thing.value for thing in title)


def parse_title(text: str) -> Title:
    title = tuple(object_from_letter(letter) for letter in text.split("+"))
    if len(title) > 2:
        raise BadNotation("planetx-notation-title", text=shorten(text))
    return title


def holds(clue: Clue, system: SolarSystem) -> bool:
    """Whether the clue is true of a system."""
    sectors = len(system)
    subjects = where(system, clue.subject)
    if isinstance(clue, Arrangement):
        return _is_arranged(clue, subjects, sectors)
    low, high = distances(clue, sectors)
    others = where(system, clue.other)
    near = [
        any(low <= distance(sector, other, sectors) <= high for other in others)
        for sector in subjects
    ]
    if clue.quantity is Quantity.SOME:
        return any(near)
    return all(near) if clue.quantity is Quantity.EVERY else not any(near)


def distances(clue: Relation, sectors: int) -> tuple[int, int]:
    """The nearest and the furthest that the clue's two kinds may be from each other."""
    match clue:
        case Adjacent():
            return 1, 1
        case Opposite():
            return sectors // 2, sectors // 2
        case Within():
            return 1, clue.reach


def _is_arranged(clue: Arrangement, held: tuple[int, ...], sectors: int) -> bool:
    match clue:
        case Band():
            return _shortest_band(held, sectors) <= clue.width
        case Consecutive():
            return _longest_run(held, sectors) == clue.count


def _shortest_band(held: tuple[int, ...], sectors: int) -> int:
    lengths = (max(len(run(first, last, sectors)) for last in held) for first in held)
    return min(lengths)


def _longest_run(held: tuple[int, ...], sectors: int) -> int:
    longest = 0
    for first in held:
        length = 1
        while length < len(held) and (first - 1 + length) % sectors + 1 in held:
            length += 1
        longest = max(longest, length)
    return longest


def clue_text(clue: Clue) -> str:
    subject = clue.subject.value
    match clue:
        case Adjacent():
            return f"{clue.quantity.value} {subject} adjacent {clue.other.value}"
        case Opposite():
            return f"{clue.quantity.value} {subject} opposite {clue.other.value}"
        case Within():
            return f"{clue.quantity.value} {subject} within {clue.reach} {clue.other.value}"
        case Band():
            return f"all {subject} band {clue.width}"
        case Consecutive():
            return f"{clue.count} {subject} consecutive"


def parse_clue(text: str) -> Clue:
    """Read a clue's text form back; anything else is `planetx-notation-clue`."""
    match text.split(" "):
        case ["all", subject, "band", width] if _is_number(width):
            return Band(object_from_letter(subject), int(width))
        case [number, subject, "consecutive"] if _is_number(number):
            return Consecutive(int(number), object_from_letter(subject))
        case ["some" | "every" | "no" as quantity, subject, "adjacent", other]:
            return Adjacent(
                Quantity(quantity), object_from_letter(subject), object_from_letter(other)
            )
        case ["some" | "every" | "no" as quantity, subject, "opposite", other]:
            return Opposite(
                Quantity(quantity), object_from_letter(subject), object_from_letter(other)
            )
        case ["every" | "no" as quantity, subject, "within", reach, other] if _is_number(reach):
            return Within(
                Quantity(quantity),
                object_from_letter(subject),
                int(reach),
                object_from_letter(other),
            )
    raise BadNotation("planetx-notation-clue", text=shorten(text))


def _is_number(text: str) -> bool:
    return len(text) == 1 and text in "123456789"
