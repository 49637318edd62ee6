"""SQLite: opening a database and migrating it, connection settings, durable commits.

Writers begin with BEGIN IMMEDIATE, because a transaction that reads first and asks for the write
lock later can lose it to another process in between. Readers begin deferred and see one moment.
"""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, TypeAlias

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from ecliptic.store.database import READING, Database
from ecliptic.store.errors import BadFolder, StoreTrouble, reason_of
from ecliptic.store.migrate import migrate
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.claims import FolderClaims
from ecliptic.store.sqlite.folder import FILE

ROOM_BYTES = 16 * 1024 * 1024
"""With less than this left on its disk a store is not ready."""
BUSY_MILLISECONDS = 5_000
"""How long a writer waits for another process before it says that the database is busy."""

_Identity: TypeAlias = tuple[int, int] | None
_LOG = "write-ahead log"
_CHECKPOINT_COMMITS = 64
"""After so many the writer copies them from the write-ahead log into the database file, which takes
the longer the more there are, and two more waits for the disk. Nobody waits for it but whoever
comes meanwhile."""
_CHECKPOINT_PAGES = 16_000
"""How long the write-ahead log becomes, 64 MB, before a commit does that itself."""


async def open_store(
    folder: Path,
    busy_milliseconds: int = BUSY_MILLISECONDS,
    committed: Callable[[], None] = lambda: None,
) -> SqlStore:
    """The SQLite store of a folder that only its owner may read: seeds are in it. `committed` is
    called after every commit."""
    database = open_database(folder, busy_milliseconds)
    await asyncio.to_thread(migrate, database)
    return SqlStore(database, FolderClaims(folder), committed)


def migrate_folder(folder: Path) -> bool:
    """Bring a folder's database to the present form; False if it has it already."""
    database = open_database(folder)
    try:
        return migrate(database)
    finally:
        database.close()


def open_database(folder: Path, busy_milliseconds: int = BUSY_MILLISECONDS) -> SqliteDatabase:
    file = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        raise BadFolder("folder-unwritable", folder=str(folder), reason=reason_of(error)) from error
    return SqliteDatabase(open_engine(file, busy_milliseconds))


class SqliteDatabase(Database):
    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self._commits = 0
        """Since the last checkpoint."""

    def trouble(self, error: DBAPIError) -> StoreTrouble:
        """By the words of SQLite, which has one class for all of them."""
        said = str(error.orig)
        if "locked" in said or "busy" in said:
            return StoreTrouble("store-busy")
        if "full" in said:
            return StoreTrouble("store-full")
        return StoreTrouble("store-failed")

    def check_room(self, connection: sa.Connection) -> None:
        file = self.engine.url.database
        if file and shutil.disk_usage(Path(file).parent).free < ROOM_BYTES:
            raise StoreTrouble("store-full")

    def bytes_used(self, connection: sa.Connection) -> int:
        """SQLite's own count; it reads one page."""
        pages, free, size = (
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("page_count", "freelist_count", "page_size")
        )
        return int((pages - free) * size)

    def counter(self, connection: sa.Connection, table: sa.Table) -> int:
        asked = sa.text("SELECT seq FROM sqlite_sequence WHERE name = :name")
        return connection.execute(asked, {"name": table.name}).scalar() or 0

    def set_counter(self, connection: sa.Connection, table: sa.Table, last: int) -> None:
        row = {"name": table.name, "last": last}
        connection.execute(sa.text("DELETE FROM sqlite_sequence WHERE name = :name"), row)
        connection.execute(sa.text("INSERT INTO sqlite_sequence VALUES (:name, :last)"), row)

    def after_commit(self, connection: sa.Connection) -> None:
        self._commits += 1
        if self._commits >= _CHECKPOINT_COMMITS:
            self._commits = 0
            driver: Any = connection.connection.driver_connection
            driver.execute("PRAGMA wal_checkpoint(PASSIVE)").close()  # without a transaction

    def scrub(self) -> bool:
        """Empty the write-ahead log, which keeps what was overwritten; it does not wait for whoever
        is in the way."""
        with self.told_as_trouble(), closing(self.engine.raw_connection()) as connection:
            cursor = connection.cursor()
            (patience,) = cursor.execute("PRAGMA busy_timeout").fetchone()
            cursor.execute("PRAGMA busy_timeout = 0")
            try:
                cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                (busy, *_) = cursor.fetchone()  # type: ignore[misc]
            finally:
                cursor.execute(f"PRAGMA busy_timeout = {patience}")
        return not busy


def open_engine(file: Path, busy_milliseconds: int = BUSY_MILLISECONDS) -> sa.Engine:
    # Not as the text of an address, which would end at a question mark in the path.
    address = sa.URL.create("sqlite", database=str(file))
    engine = sa.create_engine(address, hide_parameters=True)  # what errors say may be printed
    opened: set[_Identity] = set()
    log = file.with_name(f"{file.name}-wal")

    def _is_there(connection: sa.Connection) -> None:
        """A file that was deleted or replaced still takes what is written: nobody would find it
        after the next start, so nothing may be acknowledged any more. The same goes for the
        write-ahead log, which has what was written last; each connection has opened one."""
        if _identity(file) not in opened or _identity(log) != connection.info[_LOG]:
            raise StoreTrouble("store-failed")

    @event.listens_for(engine, "connect")
    def _durable(connection: Any, record: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, see _begin
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout = {busy_milliseconds}")
        cursor.execute("PRAGMA journal_mode = WAL")
        cursor.execute("PRAGMA synchronous = FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint = {_CHECKPOINT_PAGES}")
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA secure_delete = ON")  # whoever is erased leaves no bytes behind
        cursor.execute("SELECT count(*) FROM sqlite_master")  # opens the write-ahead log
        cursor.fetchone()
        cursor.close()
        record.info[_LOG] = _identity(log)
        if not opened:
            opened.add(_identity(file))

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get(READING, False)
        if reading:
            _is_there(connection)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    @event.listens_for(engine, "commit")
    def _commit(connection: sa.Connection) -> None:
        _is_there(connection)

    return engine


def _identity(file: Path) -> _Identity:
    """Which file it is, whatever it is called now; None if there is none."""
    try:
        found = os.stat(file)
    except OSError:
        return None
    return found.st_dev, found.st_ino
