"""Locate Planet X: its sector and what lies on either side (rules 3 and 6).

Any sector may be named, visible or not. Truly empty is an answer for a neighbour, a dwarf planet is
not (it can never be there), and a comet only where a comet can stand. Everybody hears right or
wrong as a whole, never which part and never where.
"""

from __future__ import annotations

from functools import cache

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.events import Located
from ecliptic.planetx.modes import FINDER_POINTS, LOCATE_COST, Mode
from ecliptic.planetx.objects import COMET, NEIGHBOUR_OBJECTS, PLANET_X, Object
from ecliptic.planetx.ring import neighbours, require_sector
from ecliptic.planetx.system import SolarSystem, content


class LocateOffer(msgspec.Struct, frozen=True, gc=False, tag="locate"):
    """Any sector; `beside[n - 1]` is what may be named in sector n as a neighbour."""

    beside: tuple[tuple[Object, ...], ...]
    cost: int
    points: int
    """What it scores if all of it is right (rules 7)."""


def check_named(action: Locate, mode: Mode) -> None:
    """What can be named at all: a sector of the ring, and neighbours that can be there."""
    rules = mode.rules
    require_sector(action.sector, mode)
    before, after = neighbours(action.sector, rules.sectors)
    for sector, thing in ((before, action.before), (after, action.after)):
        if thing not in NEIGHBOUR_OBJECTS:
            raise IllegalAction("planetx-locate-neighbour", object=thing.value)
        if thing is COMET and sector not in rules.comet_sectors:
            raise IllegalAction("planetx-locate-comet", sector=sector)


@cache
def locate_offer(mode: Mode, cost: int, points: int = FINDER_POINTS) -> LocateOffer:
    rules = mode.rules
    return LocateOffer(
        beside=tuple(
            tuple(
                thing
                for thing in NEIGHBOUR_OBJECTS
                if thing is not COMET or sector in rules.comet_sectors
            )
            for sector in rules.all_sectors
        ),
        cost=cost,
        points=points,
    )


def locates(offer: LocateOffer) -> list[Locate]:
    sectors = len(offer.beside)
    found = []
    for sector in range(1, sectors + 1):
        left, right = neighbours(sector, sectors)
        for before in offer.beside[left - 1]:
            for after in offer.beside[right - 1]:
                found.append(Locate(sector, before, after))
    return found


def is_right(system: SolarSystem, action: Locate) -> bool:
    before, after = neighbours(action.sector, len(system))
    return (
        content(system, action.sector) is PLANET_X
        and content(system, before) is action.before
        and content(system, after) is action.after
    )


def do_locate(
    system: SolarSystem,
    seat: Seat,
    action: Locate,
    cost: int = LOCATE_COST,
    points: int = FINDER_POINTS,
) -> Located:
    found = is_right(system, action)
    return Located(
        seat=seat,
        found=found,
        cost=cost,
        points=points if found else 0,
        sector=action.sector,
        before=action.before,
        after=action.after,
    )
