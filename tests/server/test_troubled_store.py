"""A locked database and a full disk, over HTTP: clear errors, no losses, and nothing twice."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event

from ecliptic.client import Refused, Seat, Server
from ecliptic.store.sqlite import database
from ecliptic.store.sqlite.database import open_engine
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import asked_seat, full_table, player, with_server

LOCKER = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
database.execute("BEGIN IMMEDIATE")
print("locked", flush=True)
sys.stdin.read()
database.execute("COMMIT")
"""
BUSY = 300
ENOUGH = 1 << 30


@contextmanager
def locked_by_another_process(folder: Path) -> Iterator[None]:
    pipe = subprocess.PIPE
    words = [sys.executable, "-c", LOCKER, str(folder / FILE)]
    with subprocess.Popen(words, stdin=pipe, stdout=pipe) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"locked\n"
        yield
        other.communicate()


class Disk:
    """Lets the database have no more pages than it has, while it is full: SQLite itself says no."""

    def __init__(self) -> None:
        self.full = False

    def open_engine(self, file: Path, busy_milliseconds: int = BUSY) -> sa.Engine:
        engine = open_engine(file, BUSY)

        @event.listens_for(engine, "begin")
        def limit(connection: sa.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            most = pages if self.full else ENOUGH
            connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

        return engine


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()
    monkeypatch.setattr(database, "open_engine", found.open_engine)
    return found


async def command(seat: Seat, number: int) -> dict[str, Any]:
    """A lawful answer to whatever the seat is asked, as it goes over the wire."""
    choose = player("ptolemaeus", "rules", f"{number}")
    async for turn in seat.turns():
        return {
            "command_id": f"command-{number}",
            "decision": turn.asking,
            "action": choose(turn),
        }
    raise AssertionError("the game is over")


async def send(server: Server, seat: Seat, body: dict[str, Any]) -> tuple[int, str]:
    try:
        path = f"/api/tables/{seat.table}/commands"
        response = await server.send("POST", path, body, seat.token)
    except Refused as refused:
        return refused.problem.status, refused.code
    return response.status, ""


def stored(folder: Path, command_id: str) -> int:
    """How often a command is in the database."""
    with sqlite3.connect(folder / FILE) as database:
        found = database.execute(
            "SELECT count(*) FROM commands WHERE command_id = ?", [command_id]
        ).fetchone()
    database.close()
    return int(found[0])


def test_a_locked_database_is_told_and_the_repeated_command_is_carried_out_once(
    tmp_path: Path, disk: Disk
) -> None:
    async def work(server: Server) -> int:
        seats = await full_table(server, "ptolemaeus", 2)
        seat, _ = await asked_seat(seats)
        body = await command(seat, 0)
        before = len((await seat.record()).told)
        with locked_by_another_process(tmp_path):
            assert await send(server, seat, body) == (503, "store-busy")
            assert len((await seat.record()).told) == before  # readers are not held up
            async with Server(server.address, patience=0.0) as hasty:
                with pytest.raises(Refused, match="store-busy"):
                    await full_table(hasty, "ptolemaeus", 1)
            patient = asyncio.create_task(
                seat.answer(body["decision"], body["action"], body["command_id"])
            )
            await asyncio.sleep(2 * BUSY / 1000)
            assert not patient.done()
        done = await patient
        assert await send(server, seat, body) == (200, "")
        assert len((await seat.record()).told) == done.heard
        return done.heard - before

    assert with_server(tmp_path, work) > 0
    assert stored(tmp_path, "command-0") == 1


def test_a_full_disk_is_told_and_the_repeated_command_is_carried_out_once(
    tmp_path: Path, disk: Disk
) -> None:
    async def work(server: Server) -> str:
        seats = await full_table(server, "ptolemaeus", 2)
        disk.full = True
        for number in range(1_000):
            seat, _ = await asked_seat(seats)
            before = len((await seat.record()).told)
            body = await command(seat, number)
            said = await send(server, seat, body)
            if said == (503, "store-full"):
                break
            assert said == (200, "")
        assert said == (503, "store-full")
        assert len((await seat.record()).told) == before
        assert (await server.send("GET", "/readyz")).status == 200
        assert await send(server, seat, body) == (503, "store-full")
        disk.full = False
        assert await send(server, seat, body) == (200, "")
        after = len((await seat.record()).told)
        assert after > before
        assert await send(server, seat, body) == (200, "")
        assert len((await seat.record()).told) == after
        return f"command-{number}"

    last = with_server(tmp_path, work)
    assert stored(tmp_path, last) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no file that is open")
@pytest.mark.parametrize("replaced", [False, True], ids=["deleted", "replaced"])
def test_nothing_is_acknowledged_into_a_file_that_is_gone(tmp_path: Path, replaced: bool) -> None:
    """SQLite goes on writing into it, and the next start would find none of that."""

    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        seat, _ = await asked_seat(seats)
        body = await command(seat, 0)
        copy = (tmp_path / FILE).read_bytes()
        (tmp_path / FILE).unlink()
        if replaced:
            (tmp_path / "new").write_bytes(copy)
            (tmp_path / "new").rename(tmp_path / FILE)
        assert await send(server, seat, body) == (503, "store-failed")
        with pytest.raises(Refused, match="store-failed"):
            await server.send("GET", "/readyz")

    with_server(tmp_path, work)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows deletes no file that is open")
def test_nor_into_a_write_ahead_log_that_is_gone(tmp_path: Path) -> None:
    """Who restores a backup is told to remove it, while no server is running."""

    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        seat, _ = await asked_seat(seats)
        body = await command(seat, 0)
        (tmp_path / f"{FILE}-wal").unlink()
        assert await send(server, seat, body) == (503, "store-failed")
        with pytest.raises(Refused, match="store-failed"):
            await server.send("GET", "/readyz")

    with_server(tmp_path, work)


def test_a_store_without_room_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(server: Server) -> None:
        assert (await server.send("GET", "/readyz")).status == 200
        monkeypatch.setattr(database, "ROOM_BYTES", 1 << 62)
        with pytest.raises(Refused, match="store-full"):
            await server.send("GET", "/readyz")

    with_server(tmp_path, work)
