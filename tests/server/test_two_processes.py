"""Two server processes on one file and one table: every question is answered once."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

from ecliptic.client import Refused, Seat, Server
from ecliptic.store.folder import FILE
from tests.server.houses import SIMPLE, asked_seat, full_table, player, run
from tests.server.server_process import ServerProcess
from tests.sizes import size

GAME = "ptolemaeus"
MOVES = size(12, 60)


async def a_turn(seat: Seat) -> tuple[str, Any]:
    """What the seat is asked, and some lawful answer."""
    choose = player(GAME, SIMPLE[GAME], "a turn")
    async for turn in seat.turns():
        return turn.asking, choose(turn)
    raise AssertionError("the game is over")


async def race(folder: Path) -> None:
    """Whoever is asked answers at both servers at once, under different ids."""
    processes = [ServerProcess(folder), ServerProcess(folder)]
    for process in processes:
        await process.start()
    async with Server(processes[0].address) as one, Server(processes[1].address) as other:
        seats = await full_table(one, GAME, 2)
        twins = [other.seat(seat.table, seat.token or "") for seat in seats]
        for number in range(MOVES):
            seat, _ = await asked_seat(seats)
            asking, action = await a_turn(seat)
            twin = twins[seats.index(seat)]
            both = [
                each.answer(asking, action, f"{number}-{each is twin}") for each in (seat, twin)
            ]
            results = await asyncio.gather(*both, return_exceptions=True)
            lost = [one for one in results if isinstance(one, BaseException)]
            assert [one.problem.status for one in lost if isinstance(one, Refused)] == [409], lost
        for seat, twin in zip(seats, twins, strict=True):
            assert (await seat.record()).told == (await twin.record()).told
    assert [await process.stop() for process in processes] == [0, 0]


def test_two_processes_racing_on_one_table_never_both_win(folder_on_disk: Path) -> None:
    run(race(folder_on_disk), most=300)
    database = sqlite3.connect(folder_on_disk / FILE)
    numbers = database.execute("SELECT number FROM entries ORDER BY id").fetchall()
    (commands,) = database.execute("SELECT count(*) FROM commands").fetchone()
    database.close()
    assert [number for (number,) in numbers] == [*range(MOVES + 1)]
    assert commands == MOVES
