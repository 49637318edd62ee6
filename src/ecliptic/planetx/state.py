"""The whole truth of a game. Only the table and the rules hold one; bots and browsers never do."""

from __future__ import annotations

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.planetx.board import Board, new_board
from ecliptic.planetx.desk import Desk, new_desk
from ecliptic.planetx.setup import Options
from ecliptic.planetx.sky import NO_SKY, Sky


class State(msgspec.Struct, frozen=True, gc=False):
    board: Board
    desks: tuple[Desk, ...]
    sky: Sky


def desk_of(state: State, seat: Seat) -> Desk:
    """A seat's desk; refused if the table has no such seat."""
    if not 0 <= seat < len(state.desks):
        raise IllegalAction("planetx-no-such-seat", seat=seat + 1)
    return state.desks[seat]


def new_state(options: Options) -> State:
    desk = new_desk(options.mode)
    return State(new_board(options), (desk,) * len(options.places), NO_SKY)
