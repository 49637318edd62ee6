"""What only its owner sees: hand, bonus cards, secret objective and sealed discard (rules 9)."""

from __future__ import annotations

import msgspec

from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts
from ecliptic.ptolemaeus.planets import Planet


class Desk(msgspec.Struct, frozen=True, gc=False):
    hand: Counts
    bonuses: tuple[Bonus, ...]
    """In the order drawn."""
    objective: tuple[Planet, ...]
    sealed: tuple[int, ...]


NEW_DESK = Desk(NO_CARDS, (), (), ())
