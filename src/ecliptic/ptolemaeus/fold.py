"""Folding events: what the board and a desk are after something happened. Never judges.

`board_after` takes the full event or what a viewer was told of it: it uses only what both have, so
the true state and every view share one board.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.fold_bonuses import BONUS_FOLDS
from ecliptic.ptolemaeus.fold_cards import CARD_FOLDS
from ecliptic.ptolemaeus.fold_pawns import PAWN_FOLDS
from ecliptic.ptolemaeus.fold_rounds import ROUND_FOLDS
from ecliptic.ptolemaeus.hand import minus, plus

_BOARD = {**CARD_FOLDS, **PAWN_FOLDS, **BONUS_FOLDS, **ROUND_FOLDS}


def board_after(board: Board, event: Any) -> Board:
    return _BOARD[type(event)](board, event)


def _gained(desk: Desk, event: Any) -> Desk:
    return Desk(plus(desk.hand, (event.card,)), desk.bonuses, desk.objective, desk.sealed)


def _paid(desk: Desk, event: happened.Paid) -> Desk:
    return replace(desk, hand=minus(desk.hand, event.cards))


def _bonus_drawn(desk: Desk, event: happened.BonusDrawn) -> Desk:
    return replace(desk, bonuses=(*desk.bonuses, event.card))


def _bonus_played(desk: Desk, event: happened.BonusPlayed) -> Desk:
    at = desk.bonuses.index(event.card)
    return replace(desk, bonuses=(*desk.bonuses[:at], *desk.bonuses[at + 1 :]))


def _objective_dealt(desk: Desk, event: happened.ObjectiveDealt) -> Desk:
    return replace(desk, objective=event.planets)


def _discard_chosen(desk: Desk, event: happened.DiscardChosen) -> Desk:
    return replace(desk, sealed=event.cards)


_OWN_DESK: dict[type, Callable[[Desk, Any], Desk]] = {
    happened.CardDrawn: _gained,
    happened.FaceUpTaken: _gained,
    happened.Paid: _paid,
    happened.BonusDrawn: _bonus_drawn,
    happened.BonusPlayed: _bonus_played,
    happened.ObjectiveDealt: _objective_dealt,
    happened.DiscardChosen: _discard_chosen,
}

OWN_DESK_EVENTS: frozenset[type] = frozenset(_OWN_DESK)
"""The events that change the desk of their own seat alone."""
DESK_EVENTS: frozenset[type] = OWN_DESK_EVENTS | {happened.CardStolen, happened.DiscardsOpened}
"""The events that change somebody's desk."""


def desk_after(desk: Desk, seat: Seat, event: Any) -> Desk:
    """One seat's desk after an event that may be about somebody else."""
    fold = _OWN_DESK.get(type(event))
    if fold is not None:
        return fold(desk, event) if event.seat == seat else desk
    if isinstance(event, happened.DiscardsOpened):
        own = [card for one in event.given if one.seat == seat for card in one.cards]
        return replace(desk, hand=minus(desk.hand, own), sealed=())
    if isinstance(event, happened.CardStolen):
        if event.seat == seat:
            return _gained(desk, event)
        if event.victim == seat:
            return replace(desk, hand=minus(desk.hand, (event.card,)))
    return desk
