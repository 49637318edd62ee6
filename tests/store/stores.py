"""Stores on a real SQLite file or in a real PostgreSQL, and tables to put into them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from ecliptic.store.open import Place
from ecliptic.store.postgresql import database as postgresql
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.database import open_store as open_sqlite
from ecliptic.store.sqlite.folder import FILE
from ecliptic.store.values import (
    Command,
    SeatKind,
    Standing,
    Status,
    StoredEntry,
    StoredKey,
    StoredSeat,
    StoredTable,
)
from tests.store.prepared import prepared

T = TypeVar("T")

PLAYING = Standing(Status.PLAYING, asked=())
SEATS = (
    StoredSeat(0, SeatKind.PERSON, "Ada"),
    StoredSeat(1, SeatKind.OPEN, ""),
    StoredSeat(2, SeatKind.OPPONENT, "Pencil", "pencil"),
)


def new_table(table_id: str = "t", join_code: str = "CODE") -> StoredTable:
    return StoredTable(
        id=table_id,
        join_code=join_code,
        game="planetx",
        rules_version=1,
        options=b'{"mode":"standard"}',
        seed="00" * 16,
        salt="11" * 16,
        luck="22" * 16,
        commitment="33" * 32,
        help="none",
        spectators=True,
        status=Status.OPEN,
        changed=0,
        created=1,
        seats=SEATS,
    )


def entry(number: int, by: str = "person") -> StoredEntry:
    return StoredEntry(number, 1, by, b'{"type":"undone"}')


def command(name: str, seat: int = 0, result: bytes = b"{}") -> Command:
    return Command(seat, name, f"digest of {name}", result)


async def open_store(place: Place | Path, busy_milliseconds: int = 5_000) -> SqlStore:
    """The store of a place, or SQLite's in a folder."""
    where = place if isinstance(place, Place) else Place(place)
    prepared(where)
    if where.database_url:
        return await postgresql.open_store(where.database_url, busy_milliseconds=busy_milliseconds)
    return await open_sqlite(where.folder, busy_milliseconds)


def plain_engine(place: Place | Path) -> sa.Engine:
    """To look into a database past the store."""
    where = place if isinstance(place, Place) else Place(place)
    if where.database_url:
        return sa.create_engine(
            sa.make_url(where.database_url).set(drivername="postgresql+psycopg")
        )
    return sa.create_engine(f"sqlite:///{where.folder / FILE}")


def with_store(
    place: Place | Path, work: Callable[[SqlStore], Awaitable[T]], busy_milliseconds: int = 5_000
) -> T:
    """Open a store, do something with it and close it, as a process would."""

    async def run() -> T:
        store = await open_store(place, busy_milliseconds)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


async def create(store: SqlStore, table_id: str = "t") -> None:
    keys = [("host hash", StoredKey(table_id, 0, host=True))]
    await store.create(new_table(table_id), keys)


async def entries(store: SqlStore, start: int = 0) -> tuple[StoredEntry, ...]:
    reading = await store.read("t", start)
    assert reading is not None
    return reading.entries
