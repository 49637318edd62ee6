"""Where in the chance stream each shuffle and each theft of a game of Ptolemaeus drew its lots.

A move that is taken back gives its lots back too, and the next one draws the same: a lot that was
used twice must stay what it was.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from ecliptic.core.log import Entry, Undone
from ecliptic.core.undo import chance_before
from ecliptic.ptolemaeus.events import CardStolen, DeckShuffled
from tests.conformance.ptolemaeus_cards import Spot


def lots_drawn(entries: Sequence[Entry]) -> Mapping[Spot, range]:
    """The positions each event after the deal used: one less than there are cards to shuffle, one
    for a theft."""
    found: dict[Spot, range] = {}
    for number, entry in enumerate(entries):
        if isinstance(entry, Undone) or number == 0:
            continue
        position: int | None = None
        for place, event in enumerate(entry.events):
            if isinstance(event, DeckShuffled | CardStolen):
                start = chance_before(entries, number) if position is None else position
                position = start + (event.size - 1 if isinstance(event, DeckShuffled) else 1)
                found[number, place] = range(start, position)
    return found


def drawn_twice(lots: Mapping[Spot, range]) -> frozenset[Spot]:
    """The events that share a lot with another one."""
    uses = Counter(position for positions in lots.values() for position in positions)
    return frozenset(
        spot for spot, positions in lots.items() if any(uses[one] > 1 for one in positions)
    )
