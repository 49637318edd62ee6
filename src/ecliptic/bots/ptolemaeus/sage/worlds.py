"""Worlds that a seat cannot tell from the true one, played on by the rules of the table.

This is the one place among the opponents that holds a whole state. It makes each of its own, from a
view (`imagine`): what the table hides never comes here.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from ecliptic.bots.ptolemaeus.seat import Own
from ecliptic.core.chance import SEED_BYTES, Chance
from ecliptic.core.game import Seat
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.board import Board, Over
from ecliptic.ptolemaeus.decisions import seats_to_act
from ecliptic.ptolemaeus.evolve import evolve
from ecliptic.ptolemaeus.imagine import imagine
from ecliptic.ptolemaeus.rules import decide
from ecliptic.ptolemaeus.state import State
from ecliptic.ptolemaeus.views import View

Policy: TypeAlias = Callable[[Own], Action]
"""How seats play on in a world."""


class World:
    """A state and the lots that will fall in it, the same for every action that is tried."""

    def __init__(self, state: State, lots: bytes) -> None:
        self._state = state
        self._lots = lots

    def played_on(self, seat: Seat, action: Action, policy: Policy, turns: int) -> Own:
        """What a seat has when the turn it is having and so many more of its own are over, or the
        game is."""
        chance = Chance(self._lots)
        before = _turn_of(self._state.board, seat)
        left = turns + (before is not None)
        state = _after(self._state, seat, action, chance)
        while not isinstance(state.board.stage, Over):
            now = _turn_of(state.board, seat)
            left -= before is not None and now != before
            if not left:
                break
            before = now
            asked = seats_to_act(state.board)[0]
            own = Own(asked, state.board, state.desks[asked])
            state = _after(state, asked, policy(own), chance)
        return Own(seat, state.board, state.desks[seat])


def imagined(view: View, chance: Chance) -> World:
    state = imagine(view, None, chance)
    return World(state, lots_of(chance))


def lots_of(chance: Chance) -> bytes:
    """The seed of another stream."""
    return b"".join(chance.word().to_bytes(8, "big") for _ in range(SEED_BYTES // 8))


def _turn_of(board: Board, seat: Seat) -> tuple[int, int] | None:
    """Which turn a seat is having, extra ones counted with the one before them."""
    return (board.round, board.lap) if board.active == seat else None


def _after(state: State, seat: Seat, action: Action, chance: Chance) -> State:
    for event in decide(state, seat, action, chance):
        state = evolve(state, event)
    return state
