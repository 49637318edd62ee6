"""The order of the three decks, which nobody knows."""

from __future__ import annotations

import msgspec

from ecliptic.ptolemaeus.cards import Bonus, EventCard


class Decks(msgspec.Struct, frozen=True, gc=False):
    """Cards from the top; `..._gone` of them have left the deck already."""

    constellations: tuple[int, ...] = ()
    constellations_gone: int = 0
    bonuses: tuple[Bonus, ...] = ()
    bonuses_gone: int = 0
    events: tuple[EventCard, ...] = ()
    events_gone: int = 0

    @property
    def next_card(self) -> int:
        return self.constellations[self.constellations_gone]

    @property
    def next_bonus(self) -> Bonus:
        return self.bonuses[self.bonuses_gone]

    @property
    def next_event(self) -> EventCard:
        return self.events[self.events_gone]


NO_DECKS = Decks()
