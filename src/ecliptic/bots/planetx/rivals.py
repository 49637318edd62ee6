"""What rivals' clocks threaten: that one of them finds Planet X before this seat acts again.

The furthest-back pawn acts, so the further a move takes a pawn, the more turns rivals have before
it is asked again. How far along they are is hidden; a good player is ready at about the same time.
"""

from __future__ import annotations

from ecliptic.core.figures import exponential
from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board
from ecliptic.planetx.modes import Mode

READY = {Mode.STANDARD: 12.0, Mode.EXPERT: 14.0}
"""When a good player tends to be ready to locate,"""
SPREAD = 1.5
"""give or take so much."""
FINDS = 0.3
"""How probable it is that a player who may be ready finds Planet X in a turn."""
TURN = 2.5
"""The time a turn takes, on average."""
LASTS = {Mode.STANDARD: 12.5, Mode.EXPERT: 14.5}
"""When a game tends to be over,"""
ENDS_WITHIN = 2.0
"""give or take so much."""


def overtaken(board: Board, seat: Seat, until: float) -> float:
    """The probability that a rival finds Planet X before this seat's pawn, moved to `until`, is
    the furthest back again; a rival who stands there already acts before it."""
    nobody = 1.0
    for rival, time in enumerate(board.times):
        at = float(time)
        while rival != seat and at <= until:
            nobody *= 1 - _finds(board.mode, at)
            at += TURN
    return 1 - nobody


def _finds(mode: Mode, time: float) -> float:
    return FINDS / (1 + exponential((READY[mode] - time) / SPREAD))


def still_open(mode: Mode, time: float) -> float:
    """The probability that nobody has found Planet X by then."""
    return 1 / (1 + exponential((time - LASTS[mode]) / ENDS_WITHIN))
