"""Pruning: what nobody has touched for long goes, while the server runs, and stays gone."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from ecliptic.cli import run as ecliptic
from ecliptic.client import Seat, Server
from ecliptic.client.connection import SocketRefused
from ecliptic.store.pruning import before, prune
from ecliptic.store.sql import pruning
from ecliptic.store.sqlite.database import open_store
from ecliptic.store.sqlite.folder import FILE, FOLDER_VARIABLE
from tests.server.houses import (
    SIMPLE,
    full_table,
    one_move,
    options_for,
    plain_http,
    player,
    refusal,
    some_moves,
    with_server,
)
from tests.server.records import a_game, as_text, finished_table

GAME = "ptolemaeus"
DAY = 24 * 3600


def ago(folder: Path, days: int, *tables: str) -> None:
    """Let the last touch of tables, and every record, be so long ago and a second more."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        for table in tables:
            later = "touched = touched - ?"
            database.execute(f"UPDATE tables SET {later} WHERE id = ?", (days * DAY + 1, table))
        database.execute("UPDATE replays SET created = created - ?", (days * DAY + 1,))
        database.commit()


def kept(folder: Path) -> set[str]:
    with closing(sqlite3.connect(folder / FILE)) as database:
        return {row[0] for row in database.execute("SELECT id FROM tables")}


def test_what_nobody_has_touched_goes_but_for_finished_and_starred_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(FOLDER_VARIABLE, str(tmp_path))

    async def words(*words: str) -> str:
        """As another process would, while this one serves."""
        assert await asyncio.to_thread(ecliptic, ["prune", *words]) == 0
        return capsys.readouterr().out

    async def work(server: Server) -> None:
        over = await finished_table(server, tmp_path, GAME, 2)
        playing = await full_table(server, GAME, 2)
        starred = await full_table(server, GAME, 2)
        fresh = await full_table(server, GAME, 2)
        waiting = await server.open_table(GAME, options_for(GAME, 2), ["you", "open"], "Ada")
        await some_moves(playing, GAME, 2)
        await playing[0].notes.save("text", 0, "see you in spring")
        assert (await starred[1].star()).starred
        mine = {one.table: one.starred for one in await starred[0].my_tables()}
        assert mine == {starred[0].table: True}
        brought = await server.send("POST", "/api/replays", {"record": as_text(a_game(GAME))})
        old = (over[0].table, playing[0].table, starred[0].table, waiting.table)
        ago(tmp_path, 91, *old)
        everything = kept(tmp_path)

        said = await words("--dry-run")
        assert "Would remove 2 tables" in said
        assert "(1 open, 1 playing)" in said
        assert "1 uploaded records" in said
        assert "Kept of that age: 1 finished tables, 1 with a star." in said
        assert kept(tmp_path) == everything
        assert "Would remove 0 tables" in await words("--dry-run", "--days", "92")

        assert "Removed 2 tables" in await words()
        assert kept(tmp_path) == {over[0].table, starred[0].table, fresh[0].table}
        async with plain_http(server.address) as http:
            path = f"/api/replays/{brought.json()['replay']}"
            assert (await http.get(path)).status_code == 404
        for seat in (playing[0], waiting):
            assert await refusal(seat.look()) == (404, "server-no-table")
            gone = server.spectator(seat.table).look()
            assert await refusal(gone) == (404, "server-no-table")
        assert "Removed 0 tables" in await words()
        assert "Removed 0 tables" in await words("--kept-days", "92")
        assert "Kept of that age: 1 finished tables, 1 with a star." in await words("--dry-run")

        said = await words("--kept-days", "91")
        assert "Removed 2 tables that nobody has touched for 90 days, finished and starred" in said
        assert "(1 over, 1 playing)" in said
        assert kept(tmp_path) == {fresh[0].table}

    with_server(tmp_path, work)


def test_a_star_can_be_taken_back_and_is_for_those_with_a_key(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        one, other = await full_table(server, GAME, 2)
        assert await refusal(server.spectator(one.table).star()) == (403, "server-no-seat")
        await one.star()
        await other.star(False)
        assert [table.starred for table in await one.my_tables()] == [False]

    with_server(tmp_path, work)


@pytest.mark.parametrize("touch", ["moved", "noted", "starred", "left"])
def test_whoever_touches_a_table_keeps_it(tmp_path: Path, touch: str) -> None:
    async def work(server: Server) -> None:
        one, other = seats = await full_table(server, GAME, 2)
        ago(tmp_path, 91, one.table)
        if touch == "moved":
            await some_moves(seats, GAME, 1)
        elif touch == "noted":
            await one.notes.save("text", 0, "still here")
        elif touch == "starred":
            await one.star()
            await one.star(False)
        else:
            await other.leave()
        store = await open_store(tmp_path)
        assert (await prune(store, before(90))).tables == {}
        await store.close()

    with_server(tmp_path, work)


def test_who_looks_at_a_table_that_is_pruned_is_told_and_nothing_comes_back(
    tmp_path: Path,
) -> None:
    """People listen, the table is in memory, and an opponent thinks about its move."""

    async def work(server: Server) -> None:
        seats = ["you", SIMPLE[GAME]]
        seat = await server.open_table(GAME, options_for(GAME, 2), seats, "Ada")

        async def until_gone(viewer: Seat) -> None:
            async for _ in viewer.listen():
                pass

        listening = [
            asyncio.create_task(until_gone(one)) for one in (seat, server.spectator(seat.table))
        ]
        await asyncio.sleep(0.1)
        await one_move(seat, player(GAME, SIMPLE[GAME], "gone"))
        store = await open_store(tmp_path)
        while kept(tmp_path):  # the opponent may just have moved
            ago(tmp_path, 91, seat.table)
            await prune(store, before(90))
        await store.close()
        for task in listening:
            with pytest.raises(SocketRefused, match=r"server-token|server-no-table"):
                await task
        assert await refusal(seat.notes.save("text", 0, "again")) == (401, "server-token")
        await asyncio.sleep(0.6)  # longer than it takes to sweep for opponents' turns
        assert kept(tmp_path) == set()
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            for part in ("entries", "commands", "notes", "seats", "keys"):
                assert database.execute(f"SELECT count(*) FROM {part}").fetchone() == (0,), part

    with_server(tmp_path, work)


def test_a_server_prunes_by_itself_only_if_it_is_set_to(tmp_path: Path) -> None:
    async def opened(server: Server) -> str:
        return (await full_table(server, GAME, 2))[0].table

    async def gone(server: Server) -> None:
        async with asyncio.timeout(60):
            while kept(tmp_path):
                await asyncio.sleep(0.02)

    async def there(server: Server) -> None:
        await asyncio.sleep(0.1)
        assert kept(tmp_path) == {table}

    table = with_server(tmp_path, opened)
    ago(tmp_path, 91, table)
    with_server(tmp_path, there)
    with_server(tmp_path, there, prune_days=92)
    with_server(tmp_path, gone, prune_days=90)


def test_whoever_moves_does_not_wait_for_many_full_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is removed is overwritten, and nobody else writes meanwhile."""
    monkeypatch.setattr(pruning, "MOST_BYTES", 500)
    tables: list[str] = []

    async def work(server: Server) -> None:
        for size in (1_000, 1_000, 0, 0):
            (seat,) = await full_table(server, GAME, 1)
            await seat.notes.save("text", 0, "x" * size)
            tables.append(seat.table)

    with_server(tmp_path, work)
    ago(tmp_path, 90, *tables)

    async def steps() -> list[int]:
        store = await open_store(tmp_path)
        found = [sum((await store.prune(before(90), 20)).tables.values()) for _ in range(4)]
        await store.close()
        return found

    counts = asyncio.run(steps())
    assert sum(counts) == len(tables)
    assert sum(count > 0 for count in counts) > 1
