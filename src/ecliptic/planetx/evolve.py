"""Folding events into the true state, and telling a story of several events in a row."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ecliptic.planetx.board import Board
from ecliptic.planetx.desk import Desk
from ecliptic.planetx.events import ConferenceSet, Event, SkyDealt, TopicSet
from ecliptic.planetx.fold import OWN_DESK_EVENTS, board_after, desk_after
from ecliptic.planetx.objects import Object
from ecliptic.planetx.sky import Sky
from ecliptic.planetx.state import State

_SKY_EVENTS = frozenset({SkyDealt, TopicSet, ConferenceSet})


def evolve(state: State, event: Event) -> State:
    """The state after an event; only folds, never judges."""
    kind = type(event)
    state = State(board_after(state.board, event), state.desks, state.sky)
    if kind in OWN_DESK_EVENTS:
        return replace(state, desks=_desks_after(state.desks, event))
    if kind in _SKY_EVENTS:
        return replace(state, sky=_sky_after(state.sky, event))
    return state


def _desks_after(desks: tuple[Desk, ...], event: Any) -> tuple[Desk, ...]:
    seat = event.seat
    return (*desks[:seat], desk_after(desks[seat], event), *desks[seat + 1 :])


def _sky_after(sky: Sky, event: Event) -> Sky:
    match event:
        case SkyDealt(system):
            return replace(sky, system=system)
        case TopicSet(_, clue):
            return replace(sky, topics=(*sky.topics, clue))
        case ConferenceSet(_, clue):
            return replace(sky, conferences=(*sky.conferences, clue))
    return sky


class Story:
    """Events as they happen, each seeing the state the earlier ones made.

    The state is folded when somebody looks: most stories end without another look.
    """

    __slots__ = ("_folded", "_state", "events")

    def __init__(self, state: State) -> None:
        self._state = state
        self._folded = 0
        self.events: list[Event] = []

    @property
    def state(self) -> State:
        while self._folded < len(self.events):
            self._state = evolve(self._state, self.events[self._folded])
            self._folded += 1
        return self._state

    @property
    def board(self) -> Board:
        return self.state.board

    def tell(self, event: Event) -> None:
        self.events.append(event)

    def hidden_things(self) -> dict[int, Object]:
        """The object of every theory, by number."""
        return {number: thing for desk in self.state.desks for number, _, thing in desk.submitted}
