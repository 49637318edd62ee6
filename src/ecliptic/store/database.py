"""Transactions: a reader sees a snapshot, a writer has committed; and what database errors mean."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError

from ecliptic.store.errors import StoreTrouble

READING = "ecliptic_reading"
"""The execution option of a connection that only reads."""


@contextmanager
def reading(engine: sa.Engine) -> Iterator[sa.Connection]:
    """A transaction that sees one moment and changes nothing. In SQLite's WAL mode every one
    does; another database needs REPEATABLE READ."""
    with _told_as_trouble(), engine.connect() as connection:
        yield connection.execution_options(**{READING: True})


@contextmanager
def writing(connection: sa.Connection) -> Iterator[None]:
    """A transaction that is on disk when the block ends, or has changed nothing if it raises."""
    with _told_as_trouble(), connection.begin():
        yield


def connect(engine: sa.Engine) -> sa.Connection:
    """A connection for several transactions, one after the other; to be closed."""
    with _told_as_trouble():
        return engine.connect()


def truncate_log(engine: sa.Engine) -> bool:
    """Empty SQLite's write-ahead log, which keeps what was overwritten; whether that succeeded. It
    does not wait for whoever is in the way."""
    with _told_as_trouble(), closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
        cursor.execute("PRAGMA busy_timeout = 0")
        try:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            (busy, *_) = cursor.fetchone()  # type: ignore[misc]
        finally:
            cursor.execute(f"PRAGMA busy_timeout = {patience}")
    return not busy


@contextmanager
def _told_as_trouble() -> Iterator[None]:
    """Turn the database's own errors into ours. A broken constraint is the caller's business."""
    try:
        yield
    except IntegrityError:
        raise
    except DBAPIError as error:
        raise _trouble(error) from error


def _trouble(error: DBAPIError) -> StoreTrouble:
    """By the words of SQLite, which has one class for all of them."""
    said = str(error.orig)
    if "locked" in said or "busy" in said:
        return StoreTrouble("store-busy")
    if "full" in said:
        return StoreTrouble("store-full")
    return StoreTrouble("store-failed")
