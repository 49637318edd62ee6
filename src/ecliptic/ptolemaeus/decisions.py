"""Whom the table waits for, and the name of each question (rules 9).

Names are made of public facts only; a seat answers a decision by its name.
"""

from __future__ import annotations

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Decision, Seat
from ecliptic.core.notation import seats_text
from ecliptic.ptolemaeus.board import (
    Board,
    Discarding,
    Effect,
    Over,
    Paying,
    Placing,
    Recalling,
    SecondPick,
    SettingUp,
    Sourcing,
    Studying,
    Turn,
)

_NAMES: dict[type, str] = {
    Turn: "turn",
    SecondPick: "second-pick",
    Paying: "pay",
    Placing: "place",
    Sourcing: "source",
    Effect: "bonus",
    Studying: "study",
    Recalling: "recall",
    Discarding: "discard",
}


def seats_to_act(board: Board) -> tuple[Seat, ...]:
    stage = board.stage
    if isinstance(stage, Discarding):
        return stage.waiting
    if isinstance(stage, Recalling):
        return (stage.queue[0][0],)
    if isinstance(stage, Over | SettingUp):
        return ()
    return (board.active,)


def to_act(board: Board) -> tuple[Decision, ...]:
    seats = seats_to_act(board)
    if not seats:
        return ()
    name = f"{_NAMES[type(board.stage)]}-{board.ticks}"
    return tuple([Decision(seat, name) for seat in seats])


def require_asked(board: Board, seat: Seat) -> None:
    seats = seats_to_act(board)
    if seat in seats:
        return
    if not seats:
        raise IllegalAction("ptolemaeus-game-over")
    raise IllegalAction("ptolemaeus-not-asked", waiting=seats_text(seats))
