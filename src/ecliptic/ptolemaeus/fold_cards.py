"""Folding what happens to decks, display and hands (rules 2, 3 A and 5)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import SECOND_PICK, TURN, Board, Effect, SecondPick, Turn
from ecliptic.ptolemaeus.cards import JOKER
from ecliptic.ptolemaeus.changes import add, onto, unit_done, without
from ecliptic.ptolemaeus.hand import NO_CARDS, plus


def _card_gained(board: Board, seat: Seat, only_pick: bool, **changes: Any) -> Board:
    """A card has come to a hand: the first or second of a draw, a unit of Venus, or dealt."""
    stage, ticks = board.stage, board.ticks + 1
    sizes = add(board.hand_sizes, seat, 1)
    if isinstance(stage, Turn) and not only_pick:
        return replace(board, stage=SECOND_PICK, hand_sizes=sizes, ticks=ticks, **changes)
    if isinstance(stage, Turn | SecondPick):
        return replace(board, stage=TURN, acted=True, hand_sizes=sizes, ticks=ticks, **changes)
    if isinstance(stage, Effect):
        return onto(board, unit_done(stage), hand_sizes=sizes, **changes)
    return replace(board, hand_sizes=sizes, ticks=ticks, **changes)


def _sky_set(board: Board, event: happened.SkySet) -> Board:
    return replace(
        board,
        date=event.date,
        planets=event.planets,
        comet=event.comet,
        comet_start=event.comet,
        ticks=board.ticks + 1,
    )


def _deck_made(board: Board, event: happened.DeckMade) -> Board:
    return replace(board, deck=event.size, discards=NO_CARDS, ticks=board.ticks + 1)


def _bonus_deck_made(board: Board, event: happened.BonusDeckMade) -> Board:
    return replace(board, bonus_deck=event.size, ticks=board.ticks + 1)


def _event_deck_made(board: Board, event: happened.EventDeckMade) -> Board:
    return replace(board, event_deck=event.size, event=None, ticks=board.ticks + 1)


def _event_shown(board: Board, event: happened.EventShown) -> Board:
    return replace(board, event=event.card, event_deck=board.event_deck - 1, ticks=board.ticks + 1)


def _noted(board: Board, _: Any) -> Board:
    """Something that changes nothing on the board but was seen to happen."""
    return replace(board, ticks=board.ticks + 1)


def _card_taken(board: Board, event: happened.CardTaken) -> Board:
    return _card_gained(board, event.seat, only_pick=False, deck=board.deck - 1)


def _face_up_taken(board: Board, event: happened.FaceUpTaken) -> Board:
    return _card_gained(
        board,
        event.seat,
        only_pick=event.card == JOKER,
        display=without(board.display, event.card),
    )


def _drawing_ended(board: Board, _: happened.DrawingEnded) -> Board:
    return replace(board, stage=TURN, acted=True, ticks=board.ticks + 1)


def _card_shown(board: Board, event: happened.CardShown) -> Board:
    return replace(
        board,
        display=(*board.display, event.card),
        deck=board.deck - 1,
        ticks=board.ticks + 1,
    )


def _display_swept(board: Board, _: happened.DisplaySwept) -> Board:
    return replace(
        board,
        display=(),
        discards=plus(board.discards, board.display),
        ticks=board.ticks + 1,
    )


def _bonus_taken(board: Board, event: happened.BonusTaken) -> Board:
    return replace(
        board,
        bonus_deck=board.bonus_deck - 1,
        bonus_sizes=add(board.bonus_sizes, event.seat, 1),
        ticks=board.ticks + 1,
    )


CARD_FOLDS: Mapping[type, Callable[[Board, Any], Board]] = {
    happened.SkySet: _sky_set,
    happened.DeckMade: _deck_made,
    happened.DeckShuffled: _deck_made,
    happened.BonusDeckMade: _bonus_deck_made,
    happened.BonusDeckShuffled: _bonus_deck_made,
    happened.EventDeckMade: _event_deck_made,
    happened.EventDeckShuffled: _event_deck_made,
    happened.EventShown: _event_shown,
    happened.ObjectiveTaken: _noted,
    happened.ObjectiveDealt: _noted,
    happened.CardTaken: _card_taken,
    happened.CardDrawn: _card_taken,
    happened.FaceUpTaken: _face_up_taken,
    happened.DrawingEnded: _drawing_ended,
    happened.CardShown: _card_shown,
    happened.DisplaySwept: _display_swept,
    happened.BonusTaken: _bonus_taken,
    happened.BonusDrawn: _bonus_taken,
}
