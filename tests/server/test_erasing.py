"""Whoever asks to be forgotten leaves nothing readable in any file of the data folder."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from ecliptic.client import Seat, Server
from ecliptic.server.auth.tokens import token_hash
from ecliptic.store.sqlite.database import open_store
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import options_for, with_server

GAME = "ptolemaeus"
NAME, NOTE = "Zuleika Dobson", "the comet is nearer than they think"


def traces(folder: Path, seat: Seat) -> set[str]:
    """What can be read of somebody in the bytes of all files."""
    files = b"".join(one.read_bytes() for one in sorted(folder.iterdir()))
    found = {"name": NAME, "notes": NOTE, "token": token_hash(seat.token or "")}
    return {what for what, text in found.items() if text.encode() in files}


async def guest_at(server: Server, table: int, name: str = NAME, note: str = NOTE) -> Seat:
    """Somebody who has played and taken notes, with rows of others before and after his own."""
    host = await server.open_table(GAME, options_for(GAME, 2), ["you", "open"], f"Host {table}")
    seat = await server.join((await host.look()).table.join_code or "", name)
    for number in range(3):
        await seat.notes.save("text", number, f"{note} {number}")
        await host.notes.save("text", number, "x" * 500 * table)
    return seat


def test_nothing_of_the_erased_is_readable_in_any_file(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seats = [await guest_at(server, number) for number in range(8)]
        assert traces(tmp_path, seats[3]) == {"name", "notes", "token"}
        for seat in seats[:4]:
            await server.send("DELETE", "/api/me", token=seat.token)
        for seat in seats[4:]:
            await seat.erase()
        for seat in seats:
            assert traces(tmp_path, seat) == set()

    with_server(tmp_path, work)


def test_nor_of_a_table_that_the_operator_has_closed(tmp_path: Path) -> None:
    """He does so in a process of his own; the server follows what is gone."""

    async def work(server: Server) -> None:
        seats = [await guest_at(server, number) for number in range(3)]
        operator = await open_store(tmp_path)
        for seat in seats:
            assert await operator.close_table(seat.table)
        await operator.close()
        async with asyncio.timeout(60):
            while any(traces(tmp_path, seat) for seat in seats):
                await asyncio.sleep(0.05)

    with_server(tmp_path, work)


def test_somebody_who_reads_the_old_state_only_puts_it_off(tmp_path: Path) -> None:
    """SQLite cannot empty its log before that: it is tried again until it can."""

    async def work(server: Server) -> None:
        seat = await guest_at(server, 1)
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as reader:
            reader.execute("BEGIN")
            (before,) = reader.execute("SELECT count(*) FROM notes").fetchone()
            answer = await server.send("DELETE", "/api/me", token=seat.token)
            assert [one["table"] for one in answer.json()] == [seat.table]
            assert traces(tmp_path, seat)
            # Everybody else plays on meanwhile.
            await guest_at(server, 2, "Noaks", "nothing")
            assert reader.execute("SELECT count(*) FROM notes").fetchone() == (before,)
        async with asyncio.timeout(60):
            while traces(tmp_path, seat):
                await asyncio.sleep(0.05)

    with_server(tmp_path, work)
