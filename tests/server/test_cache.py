"""The cache of tables: what was looked at lately stays, the rest is freed at once."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import weakref
from pathlib import Path

import pytest

from ecliptic.client import Server
from ecliptic.server.tables import cache as table_cache
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.live import LiveTable, rebuilt
from ecliptic.store.sqlite.database import open_store
from ecliptic.store.values import Reading
from tests.server.houses import full_table, some_moves, with_server


@pytest.mark.parametrize("game", ["planetx", "ptolemaeus"])
def test_a_table_that_is_evicted_is_freed_at_once(tmp_path: Path, game: str) -> None:
    """Not when the collector comes by: it comes seldom, and a stranger can look at many tables."""
    ids: list[str] = []

    async def play(server: Server) -> None:
        for _ in range(3):
            seats = await full_table(server, game, 2)
            await some_moves(seats, game, count=3)
            ids.append(seats[0].table)

    with_server(tmp_path, play)

    async def look() -> None:
        store = await open_store(tmp_path)
        cache = TableCache(store, most=1)
        looked_at: list[weakref.ref[LiveTable]] = []
        for table_id in ids:
            looked_at.append(weakref.ref(await cache.look(table_id)))
        assert [one() is None for one in looked_at] == [True, True, False]
        await store.close()

    gc.disable()
    try:
        asyncio.run(look())
    finally:
        gc.enable()


def test_long_tables_leave_room_for_fewer_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a stranger fills the memory with tables that moves were taken back at again and again."""
    ids: list[str] = []

    async def play(server: Server) -> None:
        for moves in (1, 1, 1, 8):
            seats = await full_table(server, "ptolemaeus", 2)
            await some_moves(seats, "ptolemaeus", count=moves)
            ids.append(seats[0].table)

    with_server(tmp_path, play)

    async def look() -> list[str]:
        store = await open_store(tmp_path)
        cache = TableCache(store, most=4)
        for table_id in ids:
            await cache.look(table_id)
        await store.close()
        return [table_id for table_id in ids if cache.known(table_id)]

    assert asyncio.run(look()) == ids
    monkeypatch.setattr(table_cache, "ENTRIES_A_TABLE", 3)  # of four tables twelve
    assert asyncio.run(look()) == ids[2:]
    monkeypatch.setattr(table_cache, "ENTRIES_A_TABLE", 1)
    assert asyncio.run(look()) == ids[3:]


@pytest.mark.parametrize("most", [1, 1_000])
def test_long_tables_are_folded_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int
) -> None:
    """Or whoever looks at some of them by turns has all processors fold them, and nobody is
    answered meanwhile. Others are not kept waiting for them."""
    ids: list[str] = []

    async def play(server: Server) -> None:
        for _ in range(3):
            seats = await full_table(server, "ptolemaeus", 2)
            await some_moves(seats, "ptolemaeus", count=9)
            ids.append(seats[0].table)

    with_server(tmp_path, play)
    monkeypatch.setattr(table_cache, "ENTRIES_A_TABLE", most)
    together = threading.Barrier(len(ids))

    def folded(reading: Reading, log_entries: int) -> LiveTable:
        with contextlib.suppress(threading.BrokenBarrierError):
            together.wait(timeout=0.2 if most == 1 else 30)
        met.append(not together.broken)
        return rebuilt(reading, log_entries)

    met: list[bool] = []
    monkeypatch.setattr(table_cache, "rebuilt", folded)

    async def look() -> None:
        store = await open_store(tmp_path)
        cache = TableCache(store, most=4)
        await asyncio.gather(*map(cache.look, ids))
        await store.close()

    asyncio.run(look())
    assert met == [most > 1] * len(ids)


def test_a_table_that_somebody_is_connected_to_is_evicted_last(tmp_path: Path) -> None:
    """Or a stranger who looks at hundreds of tables has the ones that are played at folded anew
    with every move."""
    ids: list[str] = []

    async def play(server: Server) -> None:
        for _ in range(5):
            ids.append((await full_table(server, "ptolemaeus", 2))[0].table)

    with_server(tmp_path, play)
    played, also_played, *others = ids
    connected = {played, also_played}

    async def look() -> None:
        store = await open_store(tmp_path)
        cache = TableCache(store, most=2, listened_to=lambda: connected)
        for table_id in [played, others[0]]:
            await cache.look(table_id)
        for table_id in others * 2:
            await cache.look(table_id)
            assert cache.known(played) is not None
        assert cache.known(others[-1]) is not None
        await cache.look(also_played)
        assert [one for one in ids if cache.known(one)] == [played, also_played]
        # More than there is room for: then the one that was looked at longest ago goes.
        connected.add(others[0])
        await cache.look(others[0])
        assert [one for one in ids if cache.known(one)] == [also_played, others[0]]
        await store.close()

    asyncio.run(look())


def test_what_was_read_while_another_process_wrote_is_shown_to_nobody(tmp_path: Path) -> None:
    """Whoever is woken by the change would otherwise look at the table of before, and sleep on."""
    ids: list[str] = []

    async def play(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        await some_moves(seats, "ptolemaeus", count=2)
        ids.append(seats[0].table)

    async def look() -> None:
        store = await open_store(tmp_path)
        (table_id,) = ids
        mark, _ = await store.changes(None)
        cache, reading = TableCache(store, most=8), store.read

        async def read_too_early(asked: str, start: int) -> Reading | None:
            """Between the reading and its answer the table changes elsewhere."""
            nonlocal mark
            found = await reading(asked, start)
            await store.drop_undo(asked, 99, 0)
            mark, changes = await store.changes(mark)
            for change in changes:
                cache.notice(change)
            return found

        for _ in ("the first time", "read anew"):
            with pytest.MonkeyPatch.context() as patched:
                patched.setattr(store, "read", read_too_early)
                early = (await cache.look(table_id)).stored.changed
            assert (await cache.glance(table_id)).stored.changed == early + 1
        await store.close()

    with_server(tmp_path, play)
    asyncio.run(look())
