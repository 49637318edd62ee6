"""What a person would type in a whole game: found by playing the same game in the engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecliptic.bots.levels import PLANETX
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import Table
from ecliptic.planetx.actions import Action
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import action_text
from ecliptic.terminal.start import new_game

Answer = Callable[[Any, Decision], Action]


def as_pencil(view: Any, decision: Decision) -> Action:
    """A person who plays well, the same way every time."""
    stream = Chance(seed_from_text(f"person {decision.seat} {decision.name}"))
    action: Action = PLANETX["pencil"].answer(view, decision, 0, stream)
    return action


def typed_moves(mode: Mode, seats: str, seed: str, answer: Answer = as_pencil) -> list[str]:
    """The actions of the people of a game, in the order in which they are asked."""
    return [action_text(action) for _, action in played(mode, seats, seed, answer)[1]]


def played(
    mode: Mode, seats: str, seed: str, answer: Answer = as_pencil
) -> tuple[Table, list[tuple[Decision, Action]]]:
    session = new_game(mode, seats, "experienced", seed, None)
    table = session.table
    moves = []
    while table.pending:
        decision = session.next_decision()
        view = table.view(decision.seat)
        if session.chairs[decision.seat].is_person:
            action = answer(view, decision)
            moves.append((decision, action))
        else:
            action = session.bots[decision.seat].answer(view, decision)
        table.act(decision.seat, decision.name, action)
    return table, moves
