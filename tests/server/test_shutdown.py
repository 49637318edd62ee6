"""A server that is told to stop finishes what it has begun, says so, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ecliptic.client import Seat, Server
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import SIMPLE, OpenHouse, full_table, one_move, options_for, player, run
from tests.server.server_process import ServerProcess

RESTARTING = 1012


def children_of(pid: int) -> set[int]:
    listed = subprocess.run(["ps", "-A", "-o", "pid=,ppid="], capture_output=True, text=True)
    pairs = [line.split() for line in listed.stdout.splitlines()]
    return {int(child) for child, parent in pairs if int(parent) == pid}


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def answer_until_it_stops(seat: Seat, secret: str, acknowledged: list[str]) -> None:
    choose = player("ptolemaeus", SIMPLE["ptolemaeus"], secret)
    async for turn in seat.turns():
        command_id = f"{secret}-{len(acknowledged)}"
        await seat.answer(turn.asking, choose(turn), command_id)
        acknowledged.append(command_id)


async def close_code(server: Server, seat: Seat) -> int:
    """How a viewer's socket ends."""
    address = f"{server.address}/api/tables/{seat.table}/stream".replace("http", "ws", 1)
    headers = {"authorization": f"Bearer {seat.token}"}
    async with connect(address, additional_headers=headers, proxy=None) as socket:
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


async def stop_while_playing(folder: Path) -> tuple[int, list[int], set[int], list[str]]:
    process = ServerProcess(folder)
    await process.start()
    acknowledged: dict[int, list[str]] = {0: [], 1: []}
    async with Server(process.address, patience=0.0) as server:
        people = await full_table(server, "ptolemaeus", 2)
        game, level = "planetx", SIMPLE["planetx"]
        alone = await server.open_table(game, options_for(game, 2), ["you", level], "Ada")
        await one_move(alone, player(game, level, "alone"))
        while not children_of(process.pid):
            await asyncio.sleep(0.05)
        workers = children_of(process.pid)
        watching = [asyncio.create_task(close_code(server, seat)) for seat in (*people, alone)]
        jobs = [
            asyncio.create_task(answer_until_it_stops(seat, f"seat{number}", acknowledged[number]))
            for number, seat in enumerate(people)
        ]
        while min(len(one) for one in acknowledged.values()) < 3:
            await asyncio.sleep(0.01)
        code = await process.stop()
        codes = list(await asyncio.gather(*watching))
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
    return code, codes, workers, [*acknowledged[0], *acknowledged[1]]


def test_a_stop_closes_sockets_and_workers_and_loses_nothing(folder_on_disk: Path) -> None:
    code, codes, workers, acknowledged = run(stop_while_playing(folder_on_disk))
    assert code == 0
    assert codes == [RESTARTING] * 3
    assert workers
    assert not [pid for pid in workers if is_running(pid)]
    database = sqlite3.connect(folder_on_disk / FILE)
    stored = {row[0] for row in database.execute("SELECT command_id FROM commands")}
    (healthy,) = database.execute("PRAGMA integrity_check").fetchone()
    database.close()
    assert healthy == "ok"
    assert set(acknowledged) <= stored


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_server_that_nobody_uses_stops_at_once_in_silence(
    tmp_path: Path, how: signal.Signals
) -> None:
    words = [sys.executable, "-m", "ecliptic", "serve", "--port", "0", "--no-browser"]
    environment = {**os.environ, "ECLIPTIC_DATA_DIR": str(tmp_path)}
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=environment, stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("Ecliptic is served at http://127.0.0.1:")
        process.send_signal(how)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (0, "", "")


def test_a_port_that_is_taken_is_said_in_one_line(house: OpenHouse) -> None:
    port = house.address.rpartition(":")[2]
    words = [sys.executable, "-m", "ecliptic", "serve", "--port", port, "--no-browser"]
    environment = {**os.environ, "ECLIPTIC_DATA_DIR": str(house.place.folder)}
    second = subprocess.run(words, env=environment, capture_output=True, text=True, check=False)
    assert (second.returncode, second.stdout) == (2, "")
    assert second.stderr == (
        f"Something else is using port {port}; stop it, or choose another with --port.\n"
    )
