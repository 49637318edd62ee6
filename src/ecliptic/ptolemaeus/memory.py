"""What a viewer can remember of cards that are hidden now (rules 9).

Cards are public when they are taken face up, paid or discarded, so an attentive player knows some
of what is in a rival's hand, and what the deck was made of when the discards were shuffled into it.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ecliptic.core.game import Viewer
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.cards import LISTS
from ecliptic.ptolemaeus.changes import put
from ecliptic.ptolemaeus.hand import NO_CARDS, Counts, counts_of, minus, plus

ALL_CARDS: Counts = counts_of(LISTS.constellations)


class Memory(msgspec.Struct, frozen=True, gc=False):
    hands: tuple[Counts, ...]
    """Cards that must be in each seat's hand."""
    deck: Counts
    """The most of each card that can still be in the deck."""


def new_memory(seats: int) -> Memory:
    return Memory((NO_CARDS,) * seats, ALL_CARDS)


def remembered(memory: Memory, board: Board, viewer: Viewer, told: Any) -> Memory:
    """The memory after being told something; `board` is the one before it."""
    hands, deck = memory.hands, memory.deck
    match told:
        case happened.FaceUpTaken(seat, card):
            return Memory(put(hands, seat, plus(hands[seat], (card,))), deck)
        case happened.CardShown(card) | happened.CardDrawn(card=card):
            return Memory(hands, minus(deck, (card,)))
        case happened.Paid(seat, _, cards):
            return Memory(put(hands, seat, _gone(hands[seat], cards)), deck)
        case happened.DiscardsOpened(given):
            for one in given:
                hands = put(hands, one.seat, _gone(hands[one.seat], one.cards))
            return Memory(hands, deck)
        case happened.CardStolen(seat, victim, card):
            hands = put(hands, victim, _gone(hands[victim], (card,)))
            return Memory(put(hands, seat, plus(hands[seat], (card,))), deck)
        case happened.CardPassed(_, victim):
            perhaps = tuple(max(0, count - 1) for count in hands[victim])
            return Memory(put(hands, victim, perhaps), deck)
        case happened.DeckMade():
            fresh = board.ticks and any(board.discards)
            return Memory(hands, board.discards if fresh else ALL_CARDS)
    return memory


def _gone(counts: Counts, cards: tuple[int, ...]) -> Counts:
    """Without cards that were seen to leave a hand; those that were not known to be there leave no
    trace."""
    return tuple(max(0, count) for count in minus(counts, cards))
