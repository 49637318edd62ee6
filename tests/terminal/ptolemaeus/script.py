"""Games of Ptolemaeus played by people who decide as the program `rules` does."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import Table
from ecliptic.ptolemaeus.actions import Action, Discard
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from ecliptic.terminal.ptolemaeus.start import new_game
from tests.terminal.script import Answer, Typed, played_through


def as_level(level: str) -> Answer:
    """A person who plays as a program does, the same way every time."""

    def answer(view: Any, decision: Decision) -> Action:
        stream = Chance(seed_from_text(f"person {decision.seat} {decision.name}"))
        action: Action = LEVELS_OF["ptolemaeus"][level].answer(view, decision, 0, stream)
        return action

    return answer


@cache
def played(
    seats: str, seed: str, level: str = "rules", date: str = DEFAULT_DATE
) -> tuple[Table, list[Typed]]:
    """A whole game and what its people type; to be looked at only, as tests share it."""
    return played_through(new_game(date, seats, Race.EVERYTHING, seed, None), as_level(level))


Wanted = Callable[[Sequence[Typed], int], bool]


def is_sealed(moves: Sequence[Typed], at: int) -> bool:
    """Whether a discard waits for others to choose theirs, people or programs."""
    move = moves[at]
    if not isinstance(move.action, Discard):
        return False
    return move.enters_after > 0 or (
        at + 1 < len(moves) and moves[at + 1].decision.name == move.decision.name
    )


def game_with(seats: str, wanted: Wanted) -> tuple[str, Table, list[Typed], int]:
    """The seed of a game in which something happens, the game, and the number of that move."""
    for number in range(40):
        seed = f"game-{number}"
        table, moves = played(seats, seed, level="random")
        found = [at for at in range(len(moves)) if wanted(moves, at)]
        if found:
            return seed, table, moves, found[0]
    raise LookupError(seats)
