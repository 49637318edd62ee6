"""Whole games that were played without a server: as records, and put into a server's database."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import sqlalchemy as sa

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Seat, Server
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.table import Table, open_table, play
from ecliptic.games import GAMES
from ecliptic.store import schema
from ecliptic.store.open import Place
from ecliptic.store.values import Status
from tests.server.houses import SIMPLE, options_for
from tests.store.stores import plain_engine

PLAYERS = ("Ada", "Ben", "Cleo", "Dora")


@cache
def a_game(game: str, moves: int = 5_000, seats: int = 2) -> Table:
    """A game of simple players, with a move that is taken back on the way."""
    rules = GAMES[game]
    options = options_for(game, seats)
    table = open_table(rules, options, Chance(seed_from_text("records")))
    level = LEVELS_OF[game][SIMPLE[game]]
    bots = {seat: SeatedBot(level, bytes([seat]) * 16) for seat in range(seats)}
    play(table, bots, 3)
    mover = next(entry.seat for entry in reversed(table.log) if hasattr(entry, "seat"))
    table.undo(mover, set(range(seats)) - {mover})
    play(table, bots, moves)
    return table


def as_text(table: Table) -> str:
    return record_text(table.game, record_of(table, PLAYERS[: table.seats], bytes(16)))


async def finished_table(server: Server, place: Place | Path, game: str, people: int) -> list[Seat]:
    """A table of people whose game is over: they sit down, and the log of a game is put there."""
    options = options_for(game, people)
    seats = ["you", *["open"] * (people - 1)]
    host = await server.open_table(game, options, seats, PLAYERS[0], start="ready")
    code = (await host.look()).table.join_code or ""
    guests = [await server.join(code, name) for name in PLAYERS[1:people]]
    put_log(place, host.table, a_game(game, seats=people))
    return [host, *guests]


def put_log(
    place: Place | Path, table_id: str, played: Table, status: Status = Status.OVER
) -> None:
    """Make a table that waits for its people one where a game was played."""
    rows = [
        {
            "table_id": table_id,
            "number": number,
            "rules_version": 1,
            "by": "person",
            "body": msgspec.json.encode(entry).decode(),
            "created": 0,
        }
        for number, entry in enumerate(played.log)
    ]
    table = schema.tables.c
    engine = plain_engine(place)
    with engine.begin() as connection:
        connection.execute(sa.insert(schema.entries), rows)
        now = sa.update(schema.tables).where(table.id == table_id)
        connection.execute(now.values(status=status, changed=table.changed + 1))
        connection.execute(sa.insert(schema.touches).values(table_id=table_id))
    engine.dispose()
