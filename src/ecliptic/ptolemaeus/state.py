"""The whole truth of a game. Only the table and the rules hold one; bots and browsers never do."""

from __future__ import annotations

import msgspec

from ecliptic.core.errors import IllegalAction
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.board import Board, new_board
from ecliptic.ptolemaeus.decks import NO_DECKS, Decks
from ecliptic.ptolemaeus.desk import NEW_DESK, Desk
from ecliptic.ptolemaeus.setup import Options


class State(msgspec.Struct, frozen=True, gc=False):
    board: Board
    desks: tuple[Desk, ...]
    decks: Decks


def desk_of(state: State, seat: Seat) -> Desk:
    """A seat's desk; refused if the table has no such seat."""
    if not 0 <= seat < len(state.desks):
        raise IllegalAction("ptolemaeus-no-such-seat", seat=seat + 1)
    return state.desks[seat]


def new_state(options: Options) -> State:
    return State(new_board(options), (NEW_DESK,) * options.seats, NO_DECKS)
