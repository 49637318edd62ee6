"""How each seat's points grew in a game that is over (Ptolemaeus rules 7).

In Planet X nobody has points before the end: there the systems left tell how a game went.
"""

from __future__ import annotations

from ecliptic.core.table import Table
from ecliptic.ptolemaeus.score import GOAL, score_of
from ecliptic.server.replays.frames import states_of
from ecliptic.wire.replays import PointsShown


def points_of(table: Table) -> PointsShown:
    """Everything that counts, seen and hidden, after each entry of the log."""
    return PointsShown(
        goal=GOAL,
        points=tuple(
            tuple(score_of(state.board, desk, seat).total for seat, desk in enumerate(state.desks))
            for state in states_of(table)
        ),
    )
