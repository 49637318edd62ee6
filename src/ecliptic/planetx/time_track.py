"""Pawns on the time track, and who acts (rules 2 and 3).

A pawn has a total time; its sector is time mod ring + 1. A newcomer stands in front of those
already in the sector, so it acts after them. The player furthest back acts: smallest time, then
earliest arrival.
"""

from __future__ import annotations

from functools import lru_cache

from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board


def sector_of(board: Board, seat: Seat) -> int:
    return board.times[seat] % board.mode.rules.sectors + 1


def furthest_back(board: Board) -> Seat:
    return board.order[0]


@lru_cache(maxsize=64)
def pawn_moved(
    times: tuple[int, ...], order: tuple[Seat, ...], seat: Seat, cost: int
) -> tuple[tuple[int, ...], tuple[Seat, ...]]:
    """Times and order after a pawn went `cost` sectors on, in front of any pawn it joins.

    Remembered for a moment, because the state and every view fold the same move.
    """
    time = times[seat] + cost
    start = order.index(seat)
    front = start + 1
    while front < len(order) and times[order[front]] <= time:
        front += 1
    return (
        (*times[:seat], time, *times[seat + 1 :]),
        (*order[:start], *order[start + 1 : front], seat, *order[front:]),
    )


def sectors_behind(board: Board, seat: Seat, other: Seat) -> int:
    return board.times[other] - board.times[seat]
