"""The end: last chances after the first right locate (rules 6).

Every player at least one sector behind the finder has one last chance, furthest back first: locate,
or submit theories in different sectors (1 if 1-3 behind, up to 2 if 4-5 behind), or pass. No pawn
moves. Level with or ahead of the finder: none.
"""

from __future__ import annotations

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board, LastChances
from ecliptic.planetx.modes import LATE_LOCATE_POINTS_PER_SECTOR
from ecliptic.planetx.theories import has_tokens
from ecliptic.planetx.time_track import sectors_behind


class PassOffer(msgspec.Struct, frozen=True, gc=False, tag="pass"):
    pass


def seats_behind(board: Board, finder: Seat) -> tuple[tuple[Seat, int], ...]:
    """Who gets a last chance, and how many sectors behind."""
    return tuple(
        (seat, lag) for seat in board.order if (lag := sectors_behind(board, seat, finder)) > 0
    )


def theories_allowed(lag: int) -> int:
    return 1 if lag <= 3 else 2


def late_points(lag: int) -> int:
    return LATE_LOCATE_POINTS_PER_SECTOR * lag


def require_no_theory_yet(stage: LastChances) -> None:
    if stage.placed:
        raise IllegalAction("planetx-last-chance-theories-begun")


def is_used_up(board: Board, seat: Seat) -> bool:
    """Whether the first in the queue has nothing left to decide, as far as everybody can see."""
    stage = board.stage
    if not isinstance(stage, LastChances):
        return False
    lag = stage.queue[0][1]
    return stage.placed >= theories_allowed(lag) or not has_tokens(board, seat)
