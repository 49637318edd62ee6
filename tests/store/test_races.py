"""Promise 6 at the store: kills, races, a locked and a full database lose and double nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
import sqlalchemy as sa
from sqlalchemy import event

from ecliptic.store.errors import StoreTrouble
from ecliptic.store.open import Place
from ecliptic.store.postgresql.database import TURN
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.folder import FILE
from tests.services.forked import Spoken
from tests.sizes import size
from tests.store import writer
from tests.store.stores import PLAYING, command, create, entries, entry, with_store


def log_of(place: Place) -> list[tuple[int, str]]:
    stored = with_store(place, entries)
    return [(one.number, one.by) for one in stored]


def acknowledged(said: str) -> set[tuple[int, str]]:
    """What a writer has said; a line cut short by a kill was not said."""
    lines = said[: said.rfind("\n") + 1].splitlines()
    return {(int(number), word) for number, word in (line.split() for line in lines)}


def test_two_processes_racing_on_one_table_never_both_win(place_on_disk: Place) -> None:
    with_store(place_on_disk, create)
    count = size(40, 400)
    writers = [Spoken(writer.run, place_on_disk, name, count) for name in ("one", "other")]
    said = [one.stdout.read() for one in writers]
    for one in writers:
        one.close()
    assert [one.returncode for one in writers] == [0, 0]
    log = log_of(place_on_disk)
    assert [number for number, _ in log] == list(range(2 * count))
    assert acknowledged(said[0]) | acknowledged(said[1]) == set(log)


def test_what_was_acknowledged_survives_a_kill_at_any_instant(place_on_disk: Place) -> None:
    with_store(place_on_disk, create)
    seen: set[tuple[int, str]] = set()
    for round_number in range(size(5, 30)):
        writing = Spoken(writer.run, place_on_disk, f"round{round_number}", 1_000_000)
        heard = [writing.stdout.readline() for _ in range(3 + 7 * (round_number % 3))]
        writing.kill()
        seen |= acknowledged("".join(heard) + writing.stdout.read())
        writing.close()
    log = log_of(place_on_disk)
    assert seen <= set(log)
    assert [number for number, _ in log] == list(range(len(log)))
    assert len({word for _, word in log}) == len(log)


@contextmanager
def turn_of_another(place: Place) -> Iterator[None]:
    """Somebody else writes meanwhile."""
    if not place.database_url:
        with closing(sqlite3.connect(place.folder / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    with psycopg.connect(place.database_url) as session:
        session.execute("SELECT pg_advisory_xact_lock(%s)", [TURN])
        yield


def test_a_locked_database_is_an_error_and_no_loss(place: Place) -> None:
    with_store(place, create)

    async def work(store: SqlStore) -> None:
        with turn_of_another(place):
            with pytest.raises(StoreTrouble, match="store-busy"):
                await store.append("t", entry(0), PLAYING, command("one"))
            assert await store.command("t", 0, "one") is None  # readers are not held up
        await store.append("t", entry(0), PLAYING, command("one"))

    with_store(place, work, busy_milliseconds=50)
    assert log_of(place) == [(0, "person")]


def test_a_full_disk_is_an_error_and_no_loss(tmp_path: Path) -> None:
    with_store(tmp_path, create)

    async def work(store: SqlStore) -> tuple[int, str]:
        @event.listens_for(store.database.engine, "begin")
        def limit(connection: sa.Connection) -> None:
            pages = connection.exec_driver_sql("PRAGMA page_count").scalar()
            connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")

        for number in range(10_000):
            try:
                await store.append("t", entry(number), PLAYING)
            except StoreTrouble as trouble:
                return number, trouble.code
        return 10_000, "the disk never filled up"

    stored, code = with_store(tmp_path, work)
    assert code == "store-full"
    assert [number for number, _ in log_of(Place(tmp_path))] == list(range(stored))
