"""Whole games as records, played without a server."""

from __future__ import annotations

from functools import cache

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.table import Table, open_table, play
from ecliptic.games import GAMES
from tests.server.houses import SIMPLE, options_for

PLAYERS = ("Ada", "Ben")


@cache
def a_game(game: str, moves: int = 5_000) -> Table:
    """A game of two simple players, with a move that is taken back where that is free."""
    rules = GAMES[game]
    options = options_for(game, len(PLAYERS))
    table = open_table(rules, options, Chance(seed_from_text("records")))
    bots = {
        seat: SeatedBot(LEVELS_OF[game][SIMPLE[game]], bytes([seat]) * 16)
        for seat in range(len(PLAYERS))
    }
    play(table, bots, 3)
    others = set(range(len(PLAYERS)))
    mover = next(entry.seat for entry in reversed(table.log) if hasattr(entry, "seat"))
    table.undo(mover, others - {mover})
    play(table, bots, moves)
    return table


def as_text(table: Table) -> str:
    return record_text(table.game, record_of(table, PLAYERS, bytes(16)))
