"""The note sheet: which objects each sector can still hold.

Sectors are kept as bits of one number per object (sector 1 is the lowest bit). A mark is only ever
taken away when a fact excludes it, so the truth is never crossed off.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import COMET, PLANET_X, TRULY_EMPTY, Object

APPEARS_EMPTY = (TRULY_EMPTY, PLANET_X)
"""What surveys and targets cannot tell apart."""


def bits(sectors: Iterable[int]) -> int:
    """The sectors as bits."""
    return sum(1 << (sector - 1) for sector in sectors)


def sectors_in(mask: int) -> Iterator[int]:
    """The sectors of a mask, in number order."""
    while mask:
        low = mask & -mask
        yield low.bit_length()
        mask ^= low


@cache
def _blank(mode: Mode) -> dict[Object, int]:
    everywhere = bits(mode.rules.all_sectors)
    possible = dict.fromkeys(Object, everywhere)
    possible[COMET] = bits(mode.rules.comet_sectors)
    return possible


class Sheet:
    """Possibilities of every object. Facts change it through `cross` and `ring` only."""

    __slots__ = ("mode", "possible")

    def __init__(self, mode: Mode) -> None:
        self.mode = mode
        self.possible = dict(_blank(mode))

    def anywhere(self, things: Iterable[Object]) -> int:
        """Sectors that can hold one of `things`."""
        mask = 0
        for thing in things:
            mask |= self.possible[thing]
        return mask

    def sure(self, *things: Object) -> int:
        """Sectors that can hold nothing but `things`."""
        return self.anywhere(things) & ~self.anywhere(
            other for other in Object if other not in things
        )

    def open(self, *things: Object) -> int:
        """Sectors that may or may not hold one of `things`."""
        return self.anywhere(things) & ~self.sure(*things)

    def cross(self, thing: Object, mask: int) -> None:
        """`thing` is in none of these sectors."""
        self.possible[thing] &= ~mask

    def ring(self, mask: int, *things: Object) -> None:
        """Each of these sectors holds one of `things`."""
        for other in Object:
            if other not in things:
                self.possible[other] &= ~mask

    def things_in(self, sector: int) -> tuple[Object, ...]:
        bit = 1 << (sector - 1)
        return tuple(thing for thing in Object if self.possible[thing] & bit)

    def certain(self, sector: int) -> Object | None:
        """The object of a sector that can hold only one."""
        things = self.things_in(sector)
        return things[0] if len(things) == 1 else None

    def marks(self) -> int:
        """How many possibilities are left: it only falls."""
        return sum(mask.bit_count() for mask in self.possible.values())
