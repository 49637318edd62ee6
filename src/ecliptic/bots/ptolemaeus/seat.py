"""A seat of Ptolemaeus as an opponent sees it: the open board and its own desk."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board
from ecliptic.ptolemaeus.desk import Desk
from ecliptic.ptolemaeus.offers import legal
from ecliptic.ptolemaeus.views import View

Pawns: TypeAlias = tuple[int, ...]
"""A seat's pawns on each sign."""


class Own(msgspec.Struct, frozen=True, gc=False):
    """What a seat sees and has."""

    seat: Seat
    board: Board
    desk: Desk

    @property
    def pawns(self) -> Pawns:
        return self.board.pawns[self.seat]

    def legal(self) -> Sequence[Action]:
        return legal(self.board, self.desk, self.seat)


def own_side(view: View) -> Own:
    """The side of a view that is a seat's own; a spectator has none."""
    if view.viewer is None or view.desk is None:
        raise IllegalAction("ptolemaeus-spectator")
    return Own(view.viewer, view.board, view.desk)
