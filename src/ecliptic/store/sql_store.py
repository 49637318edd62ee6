"""The store as a facade over the queries in `sql/`: each method is one of them in a transaction.

A query is plain code with a connection as its first argument. `reads` and `writes` run it in a
thread, so that the event loop waits for no disk and each transaction costs one change of threads.
Callers await the method and pass no connection.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.claims import Claims
from ecliptic.store.database import Database
from ecliptic.store.errors import CommandTaken, Disconnected, Overtaken, Silent
from ecliptic.store.sql import (
    change_feed,
    house,
    keys,
    log,
    notes,
    pruning,
    replays,
    seats,
    tables,
    undo,
)
from ecliptic.store.values import Appended, Command, Standing, StoredEntry
from ecliptic.store.writer import Writer

A = ParamSpec("A")
T = TypeVar("T")

READERS = 2
"""More would not read faster, for Python's lock is one; but whoever writes would wait for each."""


def reads(
    query: Callable[Concatenate[sa.Connection, A], T],
) -> Callable[Concatenate[SqlStore, A], Coroutine[Any, Any, T]]:
    """A method that only reads: a query in a reader's transaction."""

    @wraps(query)
    async def read(self: SqlStore, /, *args: A.args, **named: A.kwargs) -> T:
        return await self.read_with(lambda connection: query(connection, *args, **named))

    return read


def writes(
    query: Callable[Concatenate[sa.Connection, A], T],
) -> Callable[Concatenate[SqlStore, A], Coroutine[Any, Any, T]]:
    """A method that changes something: a query in the writer's transaction."""

    @wraps(query)
    async def write(self: SqlStore, /, *args: A.args, **named: A.kwargs) -> T:
        return await self.write_with(lambda connection: query(connection, *args, **named))

    return write


class SqlStore:
    """Implements `store.Store`, which says what each method promises."""

    def __init__(self, database: Database, claims: Claims, committed: Callable[[], None]) -> None:
        """`committed` is called, in another thread, after every commit."""
        self.database = database
        self.claim = claims.claim
        self.release = claims.release
        self._claims = claims
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(database, committed)

    create = writes(tables.create)
    table = reads(tables.find)
    table_by_code = reads(tables.find_by_code)
    rematch = writes(tables.rematch)
    star = writes(tables.star)
    read = reads(tables.read)
    close_table = writes(tables.close)
    was_closed = reads(tables.was_closed)
    wanting = reads(tables.wanting)
    overview = reads(tables.overview)
    tables_due = reads(tables.due)
    counts = reads(tables.counts)
    house_secret = writes(house.secret)
    changes = reads(change_feed.changes)

    rearrange = writes(seats.rearrange)
    deal = writes(seats.deal)

    key = reads(keys.find)
    known_keys = reads(keys.find_all)
    reissue = writes(keys.reissue)
    add_link = writes(keys.add_link)
    transfer_key = writes(keys.transfer)

    command = reads(log.find_command)

    async def append(
        self,
        table_id: str,
        entry: StoredEntry,
        standing: Standing,
        command: Command | None = None,
        key_hash: str = "",
    ) -> None:
        appended = Appended(table_id, entry, standing, command, key_hash)
        try:
            await self._writer.write_many(log.append, appended)
        except IntegrityError as error:
            # Asked in a new transaction: what the failed one has written would answer for itself.
            known = command and await self.command(table_id, command.seat, command.command_id)
            if known:
                raise CommandTaken("store-command-taken") from error
            raise Overtaken("store-overtaken") from error

    ask_undo = writes(undo.ask)
    agree_undo = writes(undo.agree)
    drop_undo = writes(undo.drop)

    add_note = writes(notes.add)
    newest_notes = reads(notes.newest)
    note = reads(notes.find)

    prunable = reads(pruning.count)
    prune = writes(pruning.prune)

    add_replay = writes(replays.add)
    replay = reads(replays.find)

    async def read_with(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction that sees one moment and changes nothing."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    async def write_with(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction that is on disk when this returns."""
        return await self._writer.write(work)

    async def ready(self) -> None:
        await self.read_with(self._ready)

    async def bytes_used(self) -> int:
        return await self.read_with(self.database.bytes_used)

    async def scrub(self) -> bool:
        return await self._writer.scrub()

    async def close(self) -> None:
        """Finish what was begun."""
        await self._claims.close()
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.database.close()

    def _ready(self, connection: sa.Connection) -> None:
        """Reads a page of the tables, and looks whether there is room for the next moves."""
        connection.execute(sa.select(schema.tables.c.id).limit(1)).first()
        self.database.check_room(connection)

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        try:
            return self._read_once(work)
        except Silent:
            raise
        except Disconnected:
            # The database was started again, say, while nobody asked.
            return self._read_once(work)

    def _read_once(self, work: Callable[[sa.Connection], T]) -> T:
        with self.database.reading() as connection:
            return work(connection)
