"""Connections to the database: how SQLite is asked to be durable, and what its errors mean.

Writers begin with BEGIN IMMEDIATE, because a transaction that reads first and asks for the write
lock later can lose it to another process in between. Readers begin deferred and see one moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, IntegrityError

from ecliptic.store.errors import StoreTrouble

BUSY_MILLISECONDS = 5_000
"""How long a writer waits for another process before it says that the database is busy."""
_READING = "ecliptic_reading"


def open_engine(file: Path, busy_milliseconds: int = BUSY_MILLISECONDS) -> sa.Engine:
    # Not as the text of an address, which would end at a question mark in the path.
    engine = sa.create_engine(sa.URL.create("sqlite", database=str(file)))

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, see _begin
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {busy_milliseconds}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get(_READING, False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


@contextmanager
def reading(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that sees one moment and changes nothing."""
    with _told_as_trouble(), engine.connect() as connection:
        yield connection.execution_options(**{_READING: True})


@contextmanager
def writing(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that is on disk when the block ends, or has changed nothing if it raises."""
    with _told_as_trouble(), engine.begin() as connection:
        yield connection


@contextmanager
def _told_as_trouble() -> Iterator[None]:
    """Turn the database's own errors into ours. A broken constraint is the caller's business."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise trouble(error) from error


def trouble(error: DBAPIError) -> StoreTrouble:
    said = str(error.orig)
    if "locked" in said or "busy" in said:
        return StoreTrouble("store-busy")
    if "full" in said:
        return StoreTrouble("store-full")
    return StoreTrouble("store-failed")
