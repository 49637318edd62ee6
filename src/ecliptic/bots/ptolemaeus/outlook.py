"""What everybody can foresee: the sky after this round, and how long the game goes on (rules 6).

The planets of the event that lies open move when the round ends, and then the comet; where they
come to stand is known, where later events lead is not.
"""

from __future__ import annotations

import msgspec

from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import LAPS, Board
from ecliptic.ptolemaeus.planets import Planets, comet_steps, moved
from ecliptic.ptolemaeus.zodiac import SIGNS, onward

STEPS_A_ROUND = 1.5
"""How far the comet goes in a round, on average."""


class Outlook(msgspec.Struct, frozen=True, gc=False):
    planets: Planets
    """After this round."""
    comet: int | None
    """Where it will stop and send pawns home; None between two rounds."""
    rounds_later: float
    """After this one; 0 if the game ends with it."""


def outlook_of(board: Board) -> Outlook:
    if not board.event:
        return Outlook(board.planets, None, _rounds(board.comet_steps))
    planets = moved(board.planets, board.event)
    steps = comet_steps(planets, board.comet)
    return Outlook(planets, onward(board.comet, steps), _rounds(board.comet_steps + steps))


def _rounds(steps: int) -> float:
    left = SIGNS - steps
    return max(1, left / STEPS_A_ROUND) if left > 0 else 0


def turns_left(board: Board, seat: Seat) -> int:
    """A seat's turns in this round after the one that is being played."""
    if not board.event:
        return 0
    seats = board.seats
    later_in_lap = (seat - board.astrolabe) % seats > (board.active - board.astrolabe) % seats
    extra = board.extra_turns if seat == board.active else 0
    return LAPS - board.lap + later_in_lap + extra
