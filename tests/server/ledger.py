"""What players saw acknowledged while their server was killed, and whether it is all there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import NamedTuple

import msgspec
import sqlalchemy as sa

from ecliptic.client import Refused, Seat, Server, Unreachable
from ecliptic.client.connection import Way
from ecliptic.store import schema
from ecliptic.store.open import Place
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Status
from tests.server.houses import full_table, player
from tests.server.server_process import ServerProcess
from tests.store.stores import with_store

TABLES = 3

Ledger = dict[str, list[tuple[str, str]]]
"""For each table and seat the askings it saw acknowledged, with the command's id."""


async def play_game_after_game(
    servers: Sequence[Server], seen: Ledger, late: asyncio.Event
) -> None:
    """Keep one table busy: when a game is over the next one begins, until it is late. Players sit
    at one server after the other."""
    while not late.is_set():
        try:
            seats = await full_table(servers[0], "ptolemaeus", 2)
        except Unreachable:
            # Opening a table is not a command: it is not repeated by the client.
            await asyncio.sleep(0.1)
            continue
        except Refused as refused:
            if refused.problem.status not in {429, 503}:
                raise
            await asyncio.sleep(1)
            continue
        async with asyncio.TaskGroup() as players:
            for number, seat in enumerate(seats):
                noted = seen.setdefault(f"{seat.table} {number}", [])
                here = servers[number % len(servers)].seat(seat.table, seat.token or "")
                players.create_task(play(here, f"{seat.table}-{number}", noted))


async def play(seat: Seat, secret: str, acknowledged: list[tuple[str, str]]) -> None:
    """Answer until the game is over, noting each acknowledged command with its id."""
    choose = player("ptolemaeus", "rules", secret)
    number = 0
    async for turn in seat.turns():
        command_id = f"{secret}-{number}"
        number += 1
        try:
            await seat.answer(turn.asking, choose(turn), command_id)
        except Refused as refused:
            if refused.problem.status != 409:
                raise
        else:
            acknowledged.append((turn.asking, command_id))


Trouble = Callable[[], Awaitable[object]]
"""Something that befalls the server."""


async def kill_loop(folder: Path, kills: int, commands: Way = "socket") -> Ledger:
    process = ServerProcess(folder)
    await process.start()

    async def kill() -> None:
        await process.kill()
        await process.start()

    seen = await played_through([process.address], [kill] * kills, commands)
    await process.stop()
    return seen


async def played_through(
    addresses: Sequence[str],
    troubles: Sequence[Trouble],
    commands: Way = "socket",
    server: Callable[..., Server] = Server,
) -> Ledger:
    """Play at some tables while one trouble comes after the other, each under load; then let every
    game come to its end. `server` is how clients are made."""
    moment = random.Random("kills")
    seen: Ledger = {}
    late = asyncio.Event()
    async with AsyncExitStack() as stack:
        servers = [
            await stack.enter_async_context(server(address, patience=120.0, commands=commands))
            for address in addresses
        ]
        jobs = [
            asyncio.create_task(play_game_after_game(servers, seen, late)) for _ in range(TABLES)
        ]
        for trouble in troubles:
            await acknowledged_more(seen)
            await asyncio.sleep(moment.uniform(0.0, 0.5))
            await trouble()
        await acknowledged_more(seen)
        late.set()
        await asyncio.gather(*jobs)
    return seen


async def acknowledged_more(seen: Ledger) -> None:
    """Until people have played on, however busy the machine is."""
    before = acknowledged_in(seen)
    while acknowledged_in(seen) < before + TABLES:
        await asyncio.sleep(0.02)


def acknowledged_in(seen: Ledger) -> int:
    return sum(len(noted) for noted in seen.values())


def kept_whole(place: Place | Path, seen: Ledger) -> int:
    """How many commands the log holds; it must hold each that was acknowledged, and none twice."""
    kept = with_store(place, _read)
    stored = {(f"{table} {seat}", command_id) for table, seat, command_id in kept.commands}
    for who, noted in seen.items():
        assert len({asking for asking, _ in noted}) == len(noted)
        assert {(who, command_id) for _, command_id in noted} <= stored
    numbers: dict[str, list[int]] = {}
    answered = []
    for table, number, body in kept.log:
        numbers.setdefault(table, []).append(number)
        if number:
            move = msgspec.json.decode(body)
            answered.append((table, move["seat"], move["decision"]))
    assert all(found == [*range(len(found))] for found in numbers.values())
    assert len(set(answered)) == len(answered) == len(stored)
    assert not kept.playing, "every table that was begun has ended"
    return len(stored)


class Kept(NamedTuple):
    commands: Sequence[tuple[str, int, str]]
    log: Sequence[tuple[str, int, str]]
    playing: Sequence[str]
    """Tables where nobody has come to the end."""


async def _read(store: SqlStore) -> Kept:
    return await store.read_with(_kept)


def _kept(database: sa.Connection) -> Kept:
    command, one, table = schema.commands.c, schema.entries.c, schema.tables.c
    commands = sa.select(command.table_id, command.seat, command.command_id)
    log = sa.select(one.table_id, one.number, one.body).order_by(one.id)
    playing = sa.select(table.id).where(table.status == Status.PLAYING)
    return Kept(
        [(row[0], row[1], row[2]) for row in database.execute(commands)],
        [(row[0], row[1], row[2]) for row in database.execute(log)],
        database.execute(playing).scalars().all(),
    )
