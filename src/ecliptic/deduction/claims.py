"""What can be claimed about a sky, and so be asked "why?" or marked in pencil.

Is(7, COMET)              sector 7 holds a comet           (a circle on the note sheet)
IsNot(5, COMET)           sector 5 does not                (a cross)
AppearsEmpty(3)           sector 3 is truly empty or Planet X's
PlanetXIn((7, 9))         Planet X is in one of these sectors
NotAll((mark, mark))      these cannot all be true

An `Amount` (facts.py) can be claimed as well as known.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec
import numpy as np

from ecliptic.deduction.conditions import agree
from ecliptic.deduction.facts import Amount, Holds, NotHere, Seen
from ecliptic.deduction.systems import Systems, Truth, incidence
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, Object, Sighting
from ecliptic.planetx.ring import require_sector


class Is(msgspec.Struct, frozen=True, gc=False, tag="is"):
    sector: int
    thing: Object


class IsNot(msgspec.Struct, frozen=True, gc=False, tag="is-not"):
    sector: int
    thing: Object


class AppearsEmpty(msgspec.Struct, frozen=True, gc=False, tag="appears-empty"):
    sector: int


class PlanetXIn(msgspec.Struct, frozen=True, gc=False, tag="planet-x-in"):
    sectors: tuple[int, ...]


Mark: TypeAlias = Is | IsNot | AppearsEmpty | PlanetXIn
"""What a player can pencil in."""


class NotAll(msgspec.Struct, frozen=True, gc=False, tag="not-all"):
    """At least one of the marks is wrong. Of no marks at all: the facts contradict each other."""

    marks: tuple[Mark | Amount, ...]


Claim: TypeAlias = Is | IsNot | AppearsEmpty | PlanetXIn | Amount | NotAll


def check_sectors(claim: Claim, mode: Mode) -> None:
    """Refuse a claim about a sector that is not on the ring."""
    match claim:
        case NotAll(marks):
            for mark in marks:
                check_sectors(mark, mode)
        case PlanetXIn(sectors) | Amount(sectors=sectors):
            for sector in sectors:
                require_sector(sector, mode)
        case Is(sector) | IsNot(sector) | AppearsEmpty(sector):
            require_sector(sector, mode)


def satisfied(claim: Claim, systems: Systems) -> Truth:
    """Of every system, whether the claim is true of it."""
    check_sectors(claim, systems.mode)
    match claim:
        case Is(sector, thing):
            return agree(Holds(sector, thing), systems)
        case IsNot(sector, thing):
            return agree(NotHere(sector, thing), systems)
        case AppearsEmpty(sector):
            return agree(Seen(sector, Sighting.APPEARS_EMPTY), systems)
        case PlanetXIn(sectors):
            held = incidence(systems.mode)[PLANET_X][:, [sector - 1 for sector in sectors]]
            return held.any(axis=1).take(systems.column(PLANET_X))
        case Amount():
            return agree(claim, systems)
        case NotAll(marks):
            every = np.ones(len(systems), dtype=np.bool_)
            for mark in marks:
                every &= satisfied(mark, systems)
            return ~every
