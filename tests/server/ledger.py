"""What players saw acknowledged while their server was killed, and whether it is all there."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from pathlib import Path

import msgspec

from ecliptic.client import Refused, Seat, Server, Unreachable
from ecliptic.client.connection import Way
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import full_table, player
from tests.server.server_process import ServerProcess

TABLES = 3

Ledger = dict[str, list[tuple[str, str]]]
"""For each table and seat the askings it saw acknowledged, with the command's id."""


async def play_game_after_game(server: Server, seen: Ledger) -> None:
    """Keep one table busy for ever: when a game is over, the next one begins."""
    while True:
        try:
            seats = await full_table(server, "ptolemaeus", 2)
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
                players.create_task(play(seat, f"{seat.table}-{number}", noted))


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


async def kill_loop(folder: Path, kills: int, commands: Way = "socket") -> Ledger:
    process = ServerProcess(folder)
    await process.start()
    moment = random.Random("kills")
    seen: Ledger = {}
    async with Server(process.address, patience=120.0, commands=commands) as server:
        jobs = [asyncio.create_task(play_game_after_game(server, seen)) for _ in range(TABLES)]
        for _ in range(kills):
            await acknowledged_more(seen)
            await asyncio.sleep(moment.uniform(0.0, 0.5))
            await process.kill()
            await process.start()
        await acknowledged_more(seen)
        for job in jobs:
            job.cancel()
        ends = await asyncio.gather(*jobs, return_exceptions=True)
    await process.stop()
    assert all(isinstance(end, asyncio.CancelledError) for end in ends), ends
    return seen


async def acknowledged_more(seen: Ledger) -> None:
    """Until people have played on, however busy the machine is."""
    before = acknowledged_in(seen)
    while acknowledged_in(seen) < before + TABLES:
        await asyncio.sleep(0.02)


def acknowledged_in(seen: Ledger) -> int:
    return sum(len(noted) for noted in seen.values())


def kept_whole(folder: Path, seen: Ledger) -> int:
    """How many commands the log holds; it must hold each that was acknowledged, and none twice."""
    database = sqlite3.connect(folder / FILE)
    stored = {
        (f"{table} {seat}", command_id)
        for table, seat, command_id in database.execute(
            "SELECT table_id, seat, command_id FROM commands"
        )
    }
    entries = database.execute("SELECT table_id, number, body FROM entries ORDER BY id").fetchall()
    database.close()
    for who, noted in seen.items():
        assert len({asking for asking, _ in noted}) == len(noted)
        assert {(who, command_id) for _, command_id in noted} <= stored
    moves = [msgspec.json.decode(body) for _, number, body in entries if number]
    answered = [
        (table, move["seat"], move["decision"])
        for (table, number, _), move in zip([one for one in entries if one[1]], moves, strict=True)
    ]
    assert len(set(answered)) == len(answered) == len(stored)
    return len(stored)
