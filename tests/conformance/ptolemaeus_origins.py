"""Where the hidden cards of hands can have come from: every way that the told leaves open.

A hand is a list of things: a card whose kind the viewer has seen, or one of which only the deck it
came from is known. Whatever is seen to leave a hand was one of these; where it may have been one of
several, each is a way of its own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from ecliptic.core.game import Viewer
from ecliptic.ptolemaeus import events as happened

Thing: TypeAlias = tuple[str, int]
"""("card", its kind) or ("from", the number of a deck)."""
Way: TypeAlias = tuple[tuple[tuple[Thing, ...], ...], tuple[tuple[int, ...], ...]]
"""Every hand, and of every deck the cards that have not been seen since it was shuffled."""


class Origins:
    """All the ways, for one viewer."""

    def __init__(self, seats: int, viewer: Viewer) -> None:
        self.viewer = viewer
        self.ways: set[Way] = {(((),) * seats, ())}

    def follow(self, event: Any) -> None:
        self.ways = {after for way in self.ways for after in self._after(way, event)}

    def _after(self, way: Way, event: Any) -> Iterable[Way]:
        hands, decks = way
        match event:
            case happened.DeckShuffled(cards=cards):
                return [(hands, (*decks, tuple(sorted(cards))))]
            case happened.CardShown(card):
                return _seen(way, -1, card)
            case happened.CardDrawn(seat, card) if seat == self.viewer:
                return [_gained(one, seat, ("card", card)) for one in _seen(way, -1, card)]
            case happened.CardDrawn(seat):
                return [_gained(way, seat, ("from", len(decks) - 1))]
            case happened.FaceUpTaken(seat, card):
                return [_gained(way, seat, ("card", card))]
            case happened.Paid(seat, _, cards):
                return _all_shown([way], seat, cards)
            case happened.DiscardsOpened(given):
                ways: Iterable[Way] = [way]
                for one in given:
                    ways = _all_shown(ways, one.seat, one.cards)
                return ways
            case happened.CardStolen(seat, victim, card) if self.viewer in (seat, victim):
                return [
                    _gained(one, seat, ("card", card)) for one in _all_shown([way], victim, [card])
                ]
            case happened.CardStolen(seat, victim):
                return [
                    _gained(_lost(way, victim, thing), seat, thing) for thing in set(hands[victim])
                ]
        return [way]

    def allow(self, hands: Sequence[Sequence[int]], deck: Sequence[int]) -> bool:
        """Whether the hands can be these, and the deck hold these cards."""
        return any(_can_be(way, hands, tuple(sorted(deck))) for way in self.ways)


def _all_shown(ways: Iterable[Way], seat: int, cards: Sequence[int]) -> set[Way]:
    shown = set(ways)
    for card in cards:
        shown = {after for way in shown for after in _shown(way, seat, card)}
    return shown


def _shown(way: Way, seat: int, card: int) -> Iterator[Way]:
    """A card leaves a hand openly: one that had been seen if there is any, since cards alike may
    change places, or one that came from a deck with such a card."""
    hands, _ = way
    if ("card", card) in hands[seat]:
        yield _lost(way, seat, ("card", card))
        return
    for kind, deck in set(hands[seat]):
        if kind == "from":
            yield from _seen(_lost(way, seat, (kind, deck)), deck, card)


def _seen(way: Way, deck: int, card: int) -> list[Way]:
    """One of the cards of a deck is seen; no way if it has none of these left."""
    hands, decks = way
    left = list(decks[deck])
    if card not in left:
        return []
    left.remove(card)
    every = list(decks)
    every[deck] = tuple(left)
    return [(hands, tuple(every))]


def _gained(way: Way, seat: int, thing: Thing) -> Way:
    hands = list(way[0])
    hands[seat] = tuple(sorted((*hands[seat], thing)))
    return tuple(hands), way[1]


def _lost(way: Way, seat: int, thing: Thing) -> Way:
    hands, held = list(way[0]), list(way[0][seat])
    held.remove(thing)
    hands[seat] = tuple(held)
    return tuple(hands), way[1]


def _can_be(way: Way, hands: Sequence[Sequence[int]], deck: tuple[int, ...]) -> bool:
    """Whether every deck's cards can be dealt so that these hands come out."""
    ways = {way}
    for seat, cards in enumerate(hands):
        if Counter(number for kind, number in way[0][seat] if kind == "card") - Counter(cards):
            return False
        ways = _all_shown(ways, seat, cards)
    return any(not any(held) and not any(decks[:-1]) and decks[-1] == deck for held, decks in ways)
