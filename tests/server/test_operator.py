"""What `ecliptic tables` shows an operator of a house, and how one closes a table."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ecliptic.client import Server
from ecliptic.client.connection import SocketRefused
from ecliptic.store.migrate import forms
from ecliptic.store.sqlite.folder import FILE
from ecliptic.store.sqlite.processes import MENDED
from tests.server.houses import full_table, options_for, refusal, run, with_server
from tests.server.server_process import ServerProcess
from tests.terminal.console import forked_run


def test_an_operator_closes_a_table_while_people_sit_there(tmp_path: Path) -> None:
    async def work() -> tuple[str, list[Any]]:
        process = ServerProcess(tmp_path)
        await process.start()
        async with Server(process.address) as server:
            host, other = await full_table(server, "ptolemaeus", 2)
            stays = await server.open_table(
                "ptolemaeus", options_for("ptolemaeus", 2), ["you", "open"], "Eve"
            )
            heard = host.listen()
            await anext(heard)
            listed = await asyncio.to_thread(tables, tmp_path)
            assert "Ada" not in listed
            assert (await host.look()).table.join_code not in listed.split()
            assert f"{host.table}  ptolemaeus, playing (2 person)" in listed
            closed = await asyncio.to_thread(tables, tmp_path, "close", host.table)
            assert f"{host.table} is closed" in closed
            old = sqlite3.sqlite_version_info < MENDED
            assert (f"SQLite {sqlite3.sqlite_version} can" in closed) == old
            with pytest.raises(SocketRefused) as ended:
                async for _ in heard:
                    pass
            answers = [await refusal(one.look()) for one in (host, other)]
            await stays.look()
            again = await asyncio.to_thread(tables, tmp_path, "close", host.table, code=2)
            assert "There is no table" in again
        assert await process.stop() == 0
        return str(ended.value), answers

    code, answers = run(work())
    assert code == "server-closed"
    assert answers == [(404, "server-closed")] * 2


def test_who_lists_tables_changes_nothing(tmp_path: Path) -> None:
    """Not even the form of the database: an older server may be running on it."""

    async def work(server: Server) -> None:
        kept, _ = await full_table(server, "ptolemaeus", 2)
        await kept.notes.save("text", 0, "y" * 5_000)
        await kept.star()
        await full_table(server, "ptolemaeus", 2)

    empty, house = tmp_path / "empty", tmp_path / "house"
    for folder in (empty, house):
        folder.mkdir()
    assert tables(empty) == "0 tables\n"
    assert not list(empty.iterdir())
    with_server(house, work)
    told = tables(house)
    (starred,) = re.findall(r"\(2 person\), (\d+) kB, kept by a star\n", told)
    (other,) = re.findall(r"\(2 person\), (\d+) kB\n", told)
    assert int(starred) == int(other) + 5
    older = forms()[1]
    with closing(sqlite3.connect(house / FILE)) as database:
        database.execute("UPDATE alembic_version SET version_num = ?", (older,))
        database.commit()
    for words in ((), ("--json",)):
        assert "run ecliptic migrate" in tables(house, *words, code=2)
    with closing(sqlite3.connect(house / FILE)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [(older,)]


def tables(folder: Path, *words: str, code: int = 0) -> str:
    told = {"ECLIPTIC_DATA_DIR": str(folder)}
    ran = forked_run("tables", *words, **told)
    assert ran.code == code, ran
    return ran.out + ran.err
