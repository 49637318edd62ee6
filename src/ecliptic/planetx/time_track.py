"""Pawns on the time track, and who acts (rules 2 and 3).

A pawn has a total time; its sector is time mod ring + 1. A newcomer stands in front of those
already in the sector, so it acts after them. The player furthest back acts: smallest time, then
earliest arrival.
"""

from __future__ import annotations

from msgspec.structs import replace

from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board


def sector_of(board: Board, seat: Seat) -> int:
    return board.times[seat] % board.mode.rules.sectors + 1


def furthest_back(board: Board) -> Seat:
    times, arrivals = board.times, board.arrivals
    least = min(times)
    if times.count(least) == 1:
        return times.index(least)
    return min((arrivals[seat], seat) for seat in range(len(times)) if times[seat] == least)[1]


def turn_order(board: Board) -> tuple[Seat, ...]:
    """All seats from furthest back to furthest ahead."""
    times, arrivals = board.times, board.arrivals
    return tuple(sorted(range(len(times)), key=lambda seat: (times[seat], arrivals[seat])))


def pawn_moved(board: Board, seat: Seat, cost: int) -> Board:
    """The board after a pawn went `cost` sectors on, in front of any pawn it joins."""
    times, arrivals = list(board.times), list(board.arrivals)
    times[seat] += cost
    arrivals[seat] = max(arrivals) + 1
    return replace(board, times=tuple(times), arrivals=tuple(arrivals))


def sectors_behind(board: Board, seat: Seat, other: Seat) -> int:
    return board.times[other] - board.times[seat]
