"""What each viewer is told, and what it knows by it: secrecy by allow-list (rules 9).

`audience` names, for every type of event, what those it concerns are told and what everybody else
is told. A type that is not listed is told to nobody. A `View` is a fold over a viewer's own stream
and nothing else; it never sees a state.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast, get_args

import msgspec

from ecliptic.core.game import Viewer
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board, new_board
from ecliptic.ptolemaeus.desk import NEW_DESK, Desk
from ecliptic.ptolemaeus.events import PublicEvent, Told
from ecliptic.ptolemaeus.fold import DESK_EVENTS, board_after, desk_after
from ecliptic.ptolemaeus.memory import Memory, new_memory, remembered
from ecliptic.ptolemaeus.offers import Offers, offers
from ecliptic.ptolemaeus.setup import Options

PUBLIC: frozenset[type] = frozenset(get_args(PublicEvent))
"""Told to everybody as they are."""

ANNOUNCED: dict[type, Callable[[Any], Told]] = {
    happened.ObjectiveDealt: lambda e: happened.ObjectiveTaken(e.seat),
    happened.CardDrawn: lambda e: happened.CardTaken(e.seat),
    happened.BonusDrawn: lambda e: happened.BonusTaken(e.seat),
    happened.DiscardChosen: lambda e: happened.DiscardSealed(e.seat),
}
"""Told whole to the event's own seat, and in this form to everybody else."""

SHUFFLED: dict[type, Callable[[Any], Told]] = {
    happened.DeckShuffled: lambda e: happened.DeckMade(e.size),
    happened.BonusDeckShuffled: lambda e: happened.BonusDeckMade(e.size),
    happened.EventDeckShuffled: lambda e: happened.EventDeckMade(e.size),
}
"""Told to everybody in this form; the order of a deck is nobody's."""

QUIET: frozenset[type] = frozenset(
    {
        happened.FaceUpTaken,
        happened.ObservationNamed,
        happened.Paid,
        happened.SourceAsked,
        happened.PawnPlaced,
        happened.PawnMoved,
        happened.PlanetStudied,
        happened.PawnReplaced,
        happened.PawnRecalled,
        happened.BonusPlayed,
        happened.EffectStopped,
        happened.DiscardChosen,
        happened.DiscardSealed,
        happened.TurnPassed,
        happened.TurnBegun,
    }
)
"""Told types that say nothing the mover did not say to that viewer himself (undo policy)."""


class View(msgspec.Struct, frozen=True, gc=False):
    """What one viewer knows. `desk` is its own; a spectator (viewer None) has none."""

    viewer: Viewer
    board: Board
    desk: Desk | None
    memory: Memory

    @property
    def offers(self) -> Offers:
        """What this viewer may do now, or why not."""
        return offers(self.board, self.desk, self.viewer)


def new_view(options: Options, viewer: Viewer) -> View:
    desk = None if viewer is None else NEW_DESK
    return View(viewer, new_board(options), desk, new_memory(options.seats))


def audience(event: Any, viewer: Viewer) -> Told | None:
    """What a viewer is told of an event; None if nothing."""
    kind = type(event)
    if kind in PUBLIC:
        return cast(Told, event)
    announced = ANNOUNCED.get(kind)
    if announced is not None:
        return cast(Told, event) if event.seat == viewer else announced(event)
    if kind is happened.CardStolen:
        concerned = viewer in (event.seat, event.victim)
        return cast(Told, event) if concerned else happened.CardPassed(event.seat, event.victim)
    shuffled = SHUFFLED.get(kind)
    return None if shuffled is None else shuffled(event)


def fold(view: View, told: Any) -> View:
    """The view after being told something."""
    desk = view.desk
    if desk is not None and view.viewer is not None and type(told) in DESK_EVENTS:
        desk = desk_after(desk, view.viewer, told)
    memory = remembered(view.memory, view.board, view.viewer, told)
    return View(view.viewer, board_after(view.board, told), desk, memory)
