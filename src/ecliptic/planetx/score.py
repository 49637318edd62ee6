"""Score, ties and shared victory (rules 7)."""

from __future__ import annotations

from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board, FaceUp
from ecliptic.planetx.events import GameScored, SeatScore


def first_bonuses(board: Board, seat: Seat) -> int:
    """1 per sector where the seat was first, or tied for first, to submit the right theory."""
    first: dict[int, int] = {}
    right = [theory for theory in board.theories if isinstance(theory, FaceUp)]
    for theory in right:
        first[theory.sector] = min(theory.phase, first.get(theory.sector, theory.phase))
    return sum(
        1 for theory in right if theory.seat == seat and theory.phase == first[theory.sector]
    )


def seat_score(board: Board, seat: Seat) -> SeatScore:
    points = board.mode.rules.points
    theories = sum(
        points[theory.thing]
        for theory in board.theories
        if isinstance(theory, FaceUp) and theory.seat == seat
    )
    planet_x = sum(won for finder, won in board.located if finder == seat)
    return SeatScore(first_bonuses(board, seat), theories, planet_x)


def winners(scores: tuple[SeatScore, ...]) -> tuple[Seat, ...]:
    """Highest total; ties go to more Planet X points, then more first bonuses, then are shared."""
    ranks = [(score.total, score.planet_x, score.first_bonuses) for score in scores]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)


def score_game(board: Board) -> GameScored:
    scores = tuple(seat_score(board, seat) for seat in range(board.seats))
    return GameScored(scores, winners(scores))
