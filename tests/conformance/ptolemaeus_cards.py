"""Every single card of a game of Ptolemaeus followed through its log, as one viewer sees it.

The engine counts cards by kind. Here each has a number: a place in a shuffled deck, the initial
one or one made of discards. Following the log says where each card went, and which of them this
viewer has seen: face up, paid, opened, or in his own hand. What that is follows from the rules page
(section 9), not from `audience` or a view: those are under test.

Where a kind alone is known (a payment, an opened discard) the card is one that had been seen
already, if the hand holds one: then nothing new was learned of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from ecliptic.core.game import Seat, Viewer
from ecliptic.core.log import Entry, Undone
from ecliptic.core.undo import latest_first
from ecliptic.ptolemaeus import events as happened


@dataclass
class Where:
    """Where the cards are at one point of the log."""

    hands: list[list[int]]
    bonuses: list[list[int]]
    deck: list[int] = field(default_factory=list)
    bonus_deck: list[int] = field(default_factory=list)
    event_deck: list[int] = field(default_factory=list)
    display: list[int] = field(default_factory=list)


Spot: TypeAlias = tuple[int, int]
"""An event, by its entry and its place in the entry."""


@dataclass
class Followed:
    """What following a log has shown."""

    now: Where
    """Where the cards are at its end."""
    kinds: list[Any] = field(default_factory=list)
    """The true kind of each card; the cards of all decks share one numbering."""
    decks: dict[Spot, tuple[int, ...]] = field(default_factory=dict)
    """The cards of each deck from the top, by the event that shuffled it."""
    moved: dict[Spot, int] = field(default_factory=dict)
    """Which card an event moved that not everybody saw: drawn or stolen."""
    seen: dict[int, Spot] = field(default_factory=dict)
    """The cards whose kind the viewer knows, each with the last event that showed it."""
    thefts: dict[Spot, tuple[int, ...]] = field(default_factory=dict)
    """Thefts in force between two others, with the cards the victim kept."""
    shown_areas: bool = False
    """Whether the game's end has shown objectives and Nova Constellatio."""


def follow(entries: Sequence[Entry], viewer: Viewer, seats: int) -> Followed:
    """Follow all cards through a log, moves taken back included: what was seen stays seen."""
    return _Follower(entries, viewer, seats).result


class _Follower:
    def __init__(self, entries: Sequence[Entry], viewer: Viewer, seats: int) -> None:
        self.viewer = viewer
        self.counting = set(latest_first(entries))
        nobody: list[list[int]] = [[] for _ in range(seats)]
        self.result = Followed(Where(nobody, deepcopy(nobody)))
        returns = {entry.to for entry in entries if isinstance(entry, Undone)}
        before: dict[int, Where] = {}
        for number, entry in enumerate(entries):
            if number in returns:
                before[number] = deepcopy(self.result.now)
            if isinstance(entry, Undone):
                self.result.now = deepcopy(before[entry.to])
                continue
            for place, event in enumerate(entry.events):
                self._follow((number, place), event)

    def _follow(self, at: Spot, event: Any) -> None:
        now = self.result.now
        match event:
            case happened.DeckShuffled(cards=cards):
                now.deck = self._new_deck(at, cards)
            case happened.BonusDeckShuffled(cards=bonuses):
                now.bonus_deck = self._new_deck(at, bonuses)
            case happened.EventDeckShuffled(cards=events):
                now.event_deck = self._new_deck(at, events)
            case happened.CardDrawn(seat=seat):
                self._draw(at, now.deck, now.hands[seat], seat)
            case happened.BonusDrawn(seat=seat):
                self._draw(at, now.bonus_deck, now.bonuses[seat], seat)
            case happened.EventShown():
                self._see(at, now.event_deck.pop(0))
            case happened.CardShown():
                now.display.append(self._see(at, now.deck.pop(0)))
            case happened.DisplaySwept():
                now.display.clear()
            case happened.FaceUpTaken(seat, kind):
                now.hands[seat].append(self._out_of(now.display, kind))
            case happened.Paid(seat, _, cards):
                self._show(at, now.hands[seat], cards)
            case happened.DiscardsOpened(given):
                for one in given:
                    self._show(at, now.hands[one.seat], one.cards)
            case happened.BonusPlayed(seat, bonus):
                self._show(at, now.bonuses[seat], (bonus,))
            case happened.CardStolen(seat, victim, kind):
                self._steal(at, seat, victim, kind)
            case happened.AreasShown():
                self.result.shown_areas = True

    def _new_deck(self, at: Spot, cards: Sequence[Any]) -> list[int]:
        kinds = self.result.kinds
        numbers = range(len(kinds), len(kinds) + len(cards))
        kinds += cards
        self.result.decks[at] = tuple(numbers)
        return list(numbers)

    def _see(self, at: Spot, card: int) -> int:
        self.result.seen[card] = at
        return card

    def _show(self, at: Spot, held: list[int], kinds: Sequence[Any]) -> None:
        for kind in kinds:
            self._see(at, self._out_of(held, kind))

    def _out_of(self, cards: list[int], kind: Any) -> int:
        """Take a card of a kind out of these, one that was seen before if there is any."""
        alike = [card for card in cards if self.result.kinds[card] == kind]
        card = next((one for one in alike if one in self.result.seen), alike[0])
        cards.remove(card)
        return card

    def _draw(self, at: Spot, deck: list[int], held: list[int], seat: Seat) -> None:
        card = deck.pop(0)
        held.append(card)
        self.result.moved[at] = card
        if seat == self.viewer:
            self._see(at, card)

    def _steal(self, at: Spot, seat: Seat, victim: Seat, kind: int) -> None:
        hands = self.result.now.hands
        card = self._out_of(hands[victim], kind)
        self.result.moved[at] = card
        if self.viewer in (seat, victim):
            self._see(at, card)
        elif at[0] in self.counting:
            self.result.thefts[at] = tuple(hands[victim])
        hands[seat].append(card)
