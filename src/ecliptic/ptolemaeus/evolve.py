"""Folding events into the true state, and telling a story of several events in a row."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.changes import put
from ecliptic.ptolemaeus.decks import Decks
from ecliptic.ptolemaeus.events import Event
from ecliptic.ptolemaeus.fold import DESK_EVENTS, OWN_DESK_EVENTS, board_after, desk_after
from ecliptic.ptolemaeus.state import State

_DECK_EVENTS: frozenset[type] = frozenset(
    {
        happened.DeckShuffled,
        happened.BonusDeckShuffled,
        happened.EventDeckShuffled,
        happened.CardDrawn,
        happened.CardShown,
        happened.BonusDrawn,
        happened.EventShown,
    }
)


def evolve(state: State, event: Any) -> State:
    """The state after an event; only folds, never judges."""
    kind = type(event)
    desks, decks = state.desks, state.decks
    if kind in OWN_DESK_EVENTS:
        seat = event.seat
        desks = put(desks, seat, desk_after(desks[seat], seat, event))
    elif kind in DESK_EVENTS:
        desks = tuple([desk_after(desk, seat, event) for seat, desk in enumerate(desks)])
    if kind in _DECK_EVENTS:
        decks = _decks_after(decks, event)
    return State(board_after(state.board, event), desks, decks)


def _decks_after(decks: Decks, event: Any) -> Decks:
    match event:
        case happened.CardDrawn() | happened.CardShown():
            return replace(decks, constellations_gone=decks.constellations_gone + 1)
        case happened.BonusDrawn():
            return replace(decks, bonuses_gone=decks.bonuses_gone + 1)
        case happened.EventShown():
            return replace(decks, events_gone=decks.events_gone + 1)
        case happened.DeckShuffled(cards=cards):
            return replace(decks, constellations=cards, constellations_gone=0)
        case happened.BonusDeckShuffled(cards=cards):
            return replace(decks, bonuses=cards, bonuses_gone=0)
        case happened.EventDeckShuffled(cards=cards):
            return replace(decks, events=cards, events_gone=0)
    return decks


class Story:
    """Events as they happen, each seeing the state the earlier ones made."""

    __slots__ = ("events", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    @property
    def board(self) -> Board:
        return self.state.board

    def tell(self, event: Event) -> None:
        self.events.append(event)
        self.state = evolve(self.state, event)
