"""Whom the table waits for, and the name of each question (rules 3, 5 and 6).

Names are made of public facts only; a seat answers a decision by its name.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Decision, Seat
from ecliptic.core.notation import seats_text
from ecliptic.planetx.board import (
    Board,
    Choosing,
    LastChances,
    Placing,
    Turns,
)
from ecliptic.planetx.time_track import furthest_back


def seats_to_act(board: Board) -> tuple[Seat, ...]:
    stage = board.stage
    if isinstance(stage, Turns):
        return (furthest_back(board),)
    if isinstance(stage, Choosing):
        return stage.waiting
    if isinstance(stage, Placing | LastChances) and stage.queue:
        return (stage.queue[0][0],)
    return ()


def decision_name(board: Board) -> str:
    """The name of the question now pending."""
    match board.stage:
        case Turns():
            return f"turn-{board.turns + 1}"
        case Choosing():
            return f"choose-{board.phases}"
        case Placing(queue):
            return f"place-{board.phases}-{queue[0][1]}"
        case LastChances(placed=placed):
            return f"last-{placed + 1}"
    raise IllegalAction("planetx-game-over")


def to_act(board: Board) -> tuple[Decision, ...]:
    seats = seats_to_act(board)
    if not seats:
        return ()
    name = decision_name(board)
    return tuple(Decision(seat, name) for seat in seats)


def require_asked(board: Board, seat: Seat) -> None:
    seats = seats_to_act(board)
    if seat in seats:
        return
    if not seats:
        raise IllegalAction("planetx-game-over")
    raise IllegalAction("planetx-not-asked", waiting=seats_text(seats))
