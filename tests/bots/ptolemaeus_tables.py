"""Tables of Ptolemaeus with opponents at them."""

from __future__ import annotations

from collections.abc import Iterator

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.ptolemaeus.levels import LEVELS as PTOLEMAEUS
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import Decision
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.actions import Action
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options
from ecliptic.ptolemaeus.views import View

GAME = Ptolemaeus()
CAP = 5000
LITTLE = 0
"""The budget of a level that searches, which has tests of its own."""


def seated(kinds: tuple[str, ...], label: str) -> dict[int, SeatedBot]:
    return {
        seat: SeatedBot(PTOLEMAEUS[kind], seed_from_text(f"bot {seat} of {label}"), LITTLE)
        for seat, kind in enumerate(kinds)
    }


def dealt(seats: int, label: str) -> Table:
    return open_table(GAME, Options(seats, RANDOM_DATE), Chance(seed_from_text(label)))


def moves(
    table: Table, kinds: tuple[str, ...], label: str
) -> Iterator[tuple[View, Decision, Action]]:
    """Play to the end, showing every view, its question and the answer before it is given."""
    players = seated(kinds, label)
    for _ in range(CAP):
        if not table.pending:
            return
        asked = table.pending[0]
        view = table.view(asked.seat)
        action = players[asked.seat].answer(view, asked)
        yield view, asked, action
        table.act(asked.seat, asked.name, action)
