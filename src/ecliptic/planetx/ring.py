"""Sectors on the ring: distances and runs (rules 3 and the terms of 8).

Sectors are numbered clockwise from 1 and the ring closes: after the last comes 1 again. Distance is
the shorter way round.
"""

from __future__ import annotations

from functools import cache

from ecliptic.core.errors import IllegalAction
from ecliptic.planetx.modes import Mode


def require_sector(sector: int, mode: Mode) -> None:
    """Refuse a number that is no sector of this mode's ring."""
    sectors = mode.rules.sectors
    if not 1 <= sector <= sectors:
        raise IllegalAction("planetx-no-such-sector", sector=sector, sectors=sectors)


def after(sector: int, steps: int, sectors: int) -> int:
    """The sector `steps` clockwise of `sector`."""
    return (sector - 1 + steps) % sectors + 1


def distance(one: int, other: int, sectors: int) -> int:
    clockwise = (other - one) % sectors
    return min(clockwise, sectors - clockwise)


def neighbours(sector: int, sectors: int) -> tuple[int, int]:
    """The two adjacent sectors, the lower way round first."""
    return after(sector, -1, sectors), after(sector, 1, sectors)


def run_length(first: int, last: int, sectors: int) -> int:
    """How many sectors a run from `first` clockwise to `last` holds, both included."""
    return (last - first) % sectors + 1


@cache
def run(first: int, last: int, sectors: int) -> tuple[int, ...]:
    """The sectors from `first` clockwise to `last`; a run may wrap past the highest number."""
    return tuple(after(first, step, sectors) for step in range(run_length(first, last, sectors)))


@cache
def visible_sky(arrow: int, mode: Mode) -> tuple[int, ...]:
    """The half ring that starts at the Earth's arrow and runs clockwise (rules 2)."""
    rules = mode.rules
    return tuple(after(arrow, step, rules.sectors) for step in range(rules.visible))


def sees_run(arrow: int, first: int, last: int, mode: Mode) -> bool:
    """Whether the whole run lies inside the visible sky."""
    sectors, visible = mode.rules.sectors, mode.rules.visible
    return (first - arrow) % sectors + run_length(first, last, sectors) <= visible
