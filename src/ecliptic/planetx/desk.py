"""The private part of one seat: what lies behind its screen (rules 5).

A desk holds the theory tokens: the supply, those chosen for this phase, and the objects of the
owner's face-down theories, which only he may look at.
"""

from __future__ import annotations

import msgspec

from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS, Object

_INDEX = {thing: index for index, thing in enumerate(THEORY_OBJECTS)}


class Desk(msgspec.Struct, frozen=True, gc=False):
    supply: tuple[int, ...]
    """Tokens left, in the order of THEORY_OBJECTS."""
    chosen: tuple[Object, ...]
    """Chosen for this phase and not placed yet."""
    submitted: tuple[tuple[int, int, Object], ...]
    """(number of the theory, sector, object) of every theory this seat ever submitted."""


def new_desk(mode: Mode) -> Desk:
    return Desk(supply=mode.rules.supply, chosen=(), submitted=())


def in_supply(desk: Desk, thing: Object) -> int:
    return desk.supply[_INDEX[thing]]


def with_supply(desk: Desk, thing: Object, change: int) -> tuple[int, ...]:
    """The supply after `change` tokens of one kind came or went."""
    supply = list(desk.supply)
    supply[_INDEX[thing]] += change
    return tuple(supply)


def without(things: tuple[Object, ...], thing: Object) -> tuple[Object, ...]:
    """`things` less one `thing`."""
    index = things.index(thing)
    return things[:index] + things[index + 1 :]
