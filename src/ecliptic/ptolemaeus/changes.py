"""Tuples with one part changed, and what the turn goes on with when a step is done."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import TURN, Board, Effect, Placing
from ecliptic.ptolemaeus.configurations import Signs


def add(values: tuple[int, ...], index: int, change: int) -> tuple[int, ...]:
    return (*values[:index], values[index] + change, *values[index + 1 :])


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    return (*values[:index], value, *values[index + 1 :])


def without(signs: Signs, sign: int) -> Signs:
    at = signs.index(sign)
    return (*signs[:at], *signs[at + 1 :])


def pawns_changed(
    board: Board, seat: Seat, *changes: tuple[int, int]
) -> tuple[tuple[int, ...], ...]:
    """Every seat's pawns after changes (sign, how many) to one seat's."""
    own = list(board.pawns[seat])
    for sign, change in changes:
        own[sign] += change
    return put(board.pawns, seat, tuple(own))


def onto(board: Board, stage: Placing | Effect, **changes: Any) -> Board:
    """The stage goes on, or its work is done: back to the turn."""
    ticks = board.ticks + 1
    if isinstance(stage, Placing) and not stage.left:
        return replace(board, stage=TURN, acted=True, ticks=ticks, **changes)
    if isinstance(stage, Effect) and not stage.left:
        return replace(board, stage=TURN, ticks=ticks, **changes)
    return replace(board, stage=stage, ticks=ticks, **changes)


def unit_done(effect: Effect, arrived: int | None = None) -> Effect:
    return Effect(effect.card, effect.left - 1, effect.done + 1, arrived)
