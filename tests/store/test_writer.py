"""Several writers' work in one transaction: told after the commit, undone alone, lost together."""

from __future__ import annotations

import asyncio
import threading
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.errors import Overtaken, StoreTrouble
from ecliptic.store.open import Place
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.folder import FILE
from tests.store.stores import (
    PLAYING,
    command,
    create,
    entries,
    entry,
    new_table,
    with_store,
)


def count_commits(store: SqlStore) -> list[str]:
    commits: list[str] = []
    event.listen(store.database.engine, "commit", lambda _: commits.append("commit"))
    return commits


async def hold_the_pen(store: SqlStore) -> threading.Event:
    """Keep the writer busy until the event is set, so that others gather behind it."""
    begun, go_on = threading.Event(), threading.Event()

    def work(_: sa.Connection) -> None:
        begun.set()
        go_on.wait(10)

    holding = asyncio.create_task(store.write_with(work))
    await asyncio.to_thread(begun.wait, 10)
    assert not holding.done()
    return go_on


async def together(store: SqlStore, *jobs: Any) -> list[Any]:
    """Results of jobs that are written in one transaction."""
    go_on = await hold_the_pen(store)
    tasks = [asyncio.create_task(job) for job in jobs]
    await asyncio.sleep(0.05)
    assert not any(task.done() for task in tasks)
    commits = count_commits(store)
    go_on.set()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    assert len(commits) == 2, "the holder's, and one for all the others"
    return list(found)


def test_those_who_wait_share_a_commit_and_each_has_its_own_result(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        for number in range(5):
            await store.create(new_table(f"t{number}", f"CODE{number}"), [])
        jobs = [store.append(f"t{number}", entry(0), PLAYING) for number in range(5)]
        assert await together(store, *jobs) == [None] * 5
        for number in range(5):
            reading = await store.read(f"t{number}", 0)
            assert reading is not None
            assert len(reading.entries) == 1

    with_store(place, work)


def test_what_one_breaks_is_undone_alone(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        found = await together(
            store,
            store.append("t", entry(0, "first"), PLAYING, command("one")),
            store.append("t", entry(0, "second"), PLAYING, command("two")),
            store.write_with(fail),
            store.append("t", entry(1, "third"), PLAYING, command("three")),
        )
        assert [type(one) for one in found] == [
            type(None),
            Overtaken,
            ZeroDivisionError,
            type(None),
        ]
        assert [one.by for one in await entries(store)] == ["first", "third"]
        assert await store.command("t", 0, "two") is None, "its command was undone with its entry"

    with_store(place, work)


def fail(connection: sa.Connection) -> None:
    connection.execute(sa.delete(schema.entries))
    raise ZeroDivisionError


def test_trouble_with_the_commit_is_everybodys_and_nothing_is_stored(tmp_path: Path) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        go_on = await hold_the_pen(store)

        @event.listens_for(store.database.engine, "begin")
        def no_room(connection: sa.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        long = "x" * 100_000
        jobs = [
            asyncio.create_task(store.append("t", entry(0, "short"), PLAYING)),
            asyncio.create_task(store.append("t", entry(1, long), PLAYING)),
        ]
        await asyncio.sleep(0.05)
        go_on.set()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(one) for one in found] == [StoreTrouble, StoreTrouble]
        assert await entries(store) == ()
        await store.append("t", entry(0, "again"), PLAYING)
        assert [one.by for one in await entries(store)] == ["again"]

    with_store(tmp_path, work)


def test_the_log_of_writes_is_emptied_behind_the_backs_of_those_who_write(tmp_path: Path) -> None:
    """SQLite's own checkpoint is part of the commit that it comes with: it never comes to that."""

    async def work(store: SqlStore) -> None:
        await create(store)
        sizes = []
        for number in range(200):
            await store.append("t", entry(number, "x" * 10_000), PLAYING)
            sizes.append((tmp_path / f"{FILE}-wal").stat().st_size)
        assert sizes[-1] == sizes[100], "it begins anew"
        assert len(await entries(store)) == 200

    with_store(tmp_path, work)


def test_closing_finishes_what_waits(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        go_on = await hold_the_pen(store)
        waiting = asyncio.create_task(store.append("t", entry(0), PLAYING))
        await asyncio.sleep(0.05)
        closing = asyncio.create_task(store.close())
        go_on.set()
        await asyncio.gather(waiting, closing)

    with_store(place, work)
    assert len(with_store(place, entries)) == 1


def test_who_gives_up_waiting_disturbs_nobody(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        go_on = await hold_the_pen(store)
        gone = asyncio.create_task(store.append("t", entry(0, "gone"), PLAYING))
        stays = asyncio.create_task(store.append("t", entry(1, "stays"), PLAYING))
        await asyncio.sleep(0.05)
        gone.cancel()
        go_on.set()
        await stays
        with pytest.raises(asyncio.CancelledError):
            await gone
        assert [one.by for one in await entries(store)] == ["gone", "stays"]

    with_store(place, work)


def test_a_broken_constraint_is_the_callers_business(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await create(store)
        twice = sa.insert(schema.tables).from_select(
            [column.name for column in schema.tables.c], sa.select(schema.tables)
        )
        with pytest.raises(IntegrityError):
            await store.write_with(lambda connection: connection.execute(twice))

    with_store(place, work)


def test_a_join_code_is_given_once(place: Place) -> None:
    async def work(store: SqlStore) -> None:
        await store.create(new_table("one", "CODE"), [])
        with pytest.raises(Overtaken):
            await store.create(new_table("other", "CODE"), [])
        assert await store.table("other") is None

    with_store(place, work)


def test_who_writes_is_told_before_the_database_file_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(store: SqlStore) -> None:
        begun, go_on = threading.Event(), threading.Event()
        commits = count()
        then = store.database.after_commit

        def held(connection: sa.Connection) -> None:
            if next(commits) == 63:
                begun.set()
                go_on.wait(10)
            then(connection)

        monkeypatch.setattr(store.database, "after_commit", held)
        await create(store)
        before = (tmp_path / FILE).read_bytes()
        for number in range(63):
            await store.append("t", entry(number), PLAYING, command(f"{number}"))
        assert await asyncio.to_thread(begun.wait, 10)
        assert (tmp_path / FILE).read_bytes() == before
        go_on.set()
        await store.append("t", entry(63), PLAYING)
        assert (tmp_path / FILE).read_bytes() != before

    with_store(tmp_path, work)
