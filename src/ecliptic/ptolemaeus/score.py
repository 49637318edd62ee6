"""Points, the race to 12 and the final score (rules 7)."""

from __future__ import annotations

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, Score
from ecliptic.ptolemaeus.cards import Bonus
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.planets import Planet
from ecliptic.ptolemaeus.setup import Race

GOAL = 12
PLANET_POINTS = (0, 1, 2, 4, 5, 6, 8, 10)
"""By number of planets studied."""
OBJECTIVE_POINTS = (0, 0, 1, 3)
"""By number of the objective's planets studied."""
TOKENS_PER_POINT = 3


def score_of(board: Board, desk: Desk, seat: Seat) -> Score:
    studied = board.studied[seat]
    return Score(
        planets=PLANET_POINTS[len(studied)],
        novas=desk.bonuses.count(Bonus.NOVA_CONSTELLATIO),
        asteroids=board.tokens[seat] // TOKENS_PER_POINT,
        objective=objective_points(studied, desk.objective),
    )


def objective_points(studied: tuple[Planet, ...], objective: tuple[Planet, ...]) -> int:
    return OBJECTIVE_POINTS[sum(planet in studied for planet in objective)]


def has_won_race(board: Board, desk: Desk, seat: Seat) -> bool:
    """Whether a seat's points end the game now. There is no race alone."""
    if board.seats == 1:
        return False
    score = score_of(board, desk, seat)
    if board.race is Race.PLANETS:
        return score.planets + score.novas >= GOAL
    return score.total >= GOAL


def best(board: Board, scores: tuple[Score, ...]) -> tuple[Seat, ...]:
    """Most points, then most planets, then most pawns on signs, then shared. A lone player wins
    with 12 or more."""
    if board.seats == 1:
        return (0,) if scores[0].total >= GOAL else ()
    ranks = [
        (score.total, len(board.studied[seat]), sum(board.pawns[seat]))
        for seat, score in enumerate(scores)
    ]
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
