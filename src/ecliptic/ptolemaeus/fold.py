"""Folding events: what the board and a desk are after something happened. Never judges.

`board_after` takes the full event or what a viewer was told of it: it uses only what both have, so
the true state and every view share one board.
"""

from __future__ import annotations

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


DESK_EVENTS: frozenset[type] = frozenset(
    {
        happened.ObjectiveDealt,
        happened.CardDrawn,
        happened.FaceUpTaken,
        happened.BonusDrawn,
        happened.Paid,
        happened.BonusPlayed,
        happened.CardStolen,
        happened.DiscardChosen,
        happened.DiscardsOpened,
    }
)
"""The events that change somebody's desk."""


def desk_after(desk: Desk, seat: Seat, event: Any) -> Desk:
    """One seat's desk after an event that may be about somebody else."""
    match event:
        case happened.DiscardsOpened(given):
            own = [card for one in given if one.seat == seat for card in one.cards]
            return replace(desk, hand=minus(desk.hand, own), sealed=())
        case happened.CardStolen(victim=victim, card=card) if victim == seat:
            return replace(desk, hand=minus(desk.hand, (card,)))
    if event.seat != seat:
        return desk
    match event:
        case happened.CardDrawn() | happened.FaceUpTaken() | happened.CardStolen():
            return replace(desk, hand=plus(desk.hand, (event.card,)))
        case happened.Paid(cards=cards):
            return replace(desk, hand=minus(desk.hand, cards))
        case happened.BonusDrawn(card=bonus):
            return replace(desk, bonuses=(*desk.bonuses, bonus))
        case happened.BonusPlayed(card=bonus):
            at = desk.bonuses.index(bonus)
            return replace(desk, bonuses=(*desk.bonuses[:at], *desk.bonuses[at + 1 :]))
        case happened.ObjectiveDealt(planets=planets):
            return replace(desk, objective=planets)
        case happened.DiscardChosen(cards=cards):
            return replace(desk, sealed=cards)
    return desk
