"""Folding what happens to pawns (rules 3 B, 3 C and 4).

What follows from an arriving pawn (a study to make, the next pawn to place, the end of the action)
is the same for every way a pawn arrives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, cast

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus import events as happened
from ecliptic.ptolemaeus.board import (
    Board,
    Effect,
    Paying,
    Placing,
    Sourcing,
    Studying,
)
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.changes import add, onto, pawns_changed, put, unit_done, without
from ecliptic.ptolemaeus.hand import plus
from ecliptic.ptolemaeus.study import PRICE


def _arrived(board: Board, seat: Seat, sign: int, pawns: tuple[tuple[int, ...], ...]) -> Board:
    """A pawn has come to a sign: a third one must study (rules 4)."""
    stage = board.stage
    then: Placing | Effect
    if isinstance(stage, Sourcing):
        stage = stage.placing
    if isinstance(stage, Placing):
        then = Placing(stage.signs, without(stage.left, sign))
    elif isinstance(stage, Effect):
        moving = stage.card is Bonus.MERCURIUS_RETROGRADUS
        then = unit_done(stage, sign if moving else None)
    else:
        return replace(board, pawns=pawns, ticks=board.ticks + 1)
    if pawns[seat][sign] > 2:
        return replace(board, pawns=pawns, stage=Studying(sign, then), ticks=board.ticks + 1)
    return onto(board, then, pawns=pawns)


def _observation_named(board: Board, event: happened.ObservationNamed) -> Board:
    return replace(board, stage=Paying(event.signs, 0), ticks=board.ticks + 1)


def _paid(board: Board, event: happened.Paid) -> Board:
    stage = cast(Paying, board.stage)
    signs, paid = stage.signs, stage.paid + 1
    return replace(
        board,
        stage=Paying(signs, paid) if paid < len(signs) else Placing(signs, signs),
        discards=plus(board.discards, event.cards),
        hand_sizes=add(board.hand_sizes, event.seat, -len(event.cards)),
        ticks=board.ticks + 1,
    )


def _source_asked(board: Board, event: happened.SourceAsked) -> Board:
    stage = cast(Placing, board.stage)
    return replace(board, stage=Sourcing(event.sign, stage), ticks=board.ticks + 1)


def _pawn_placed(board: Board, event: happened.PawnPlaced) -> Board:
    pawns = pawns_changed(board, event.seat, (event.sign, 1))
    return _arrived(board, event.seat, event.sign, pawns)


def _pawn_moved(board: Board, event: happened.PawnMoved) -> Board:
    pawns = pawns_changed(board, event.seat, (event.source, -1), (event.sign, 1))
    return _arrived(board, event.seat, event.sign, pawns)


def _pawn_replaced(board: Board, event: happened.PawnReplaced) -> Board:
    board = replace(board, pawns=pawns_changed(board, event.victim, (event.sign, -1)))
    pawns = pawns_changed(board, event.seat, (event.sign, 1))
    return _arrived(board, event.seat, event.sign, pawns)


def _planet_studied(board: Board, event: happened.PlanetStudied) -> Board:
    seat, sign = event.seat, event.sign
    leaving = [(sign, -2), *((other, -1) for other in event.others or (sign,))]
    changes: dict[str, Any] = {
        "pawns": pawns_changed(board, seat, *leaving),
        "studied": put(board.studied, seat, (*board.studied[seat], event.planet)),
    }
    if event.asteroid:
        changes["asteroids"] = put(board.asteroids, sign, False)
        changes["tokens"] = add(board.tokens, seat, 1)
    stage = board.stage
    if not isinstance(stage, Studying):
        return replace(board, ticks=board.ticks + 1, **changes)
    return onto(board, stage.then, **changes)


def _asteroids_traded(board: Board, event: happened.AsteroidsTraded) -> Board:
    return replace(board, tokens=add(board.tokens, event.seat, -PRICE), ticks=board.ticks + 1)


PAWN_FOLDS: Mapping[type, Callable[[Board, Any], Board]] = {
    happened.ObservationNamed: _observation_named,
    happened.Paid: _paid,
    happened.SourceAsked: _source_asked,
    happened.PawnPlaced: _pawn_placed,
    happened.PawnMoved: _pawn_moved,
    happened.PlanetStudied: _planet_studied,
    happened.AsteroidsTraded: _asteroids_traded,
    happened.PawnReplaced: _pawn_replaced,
}
