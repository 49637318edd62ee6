"""What every part of the store in SQL stands on.

A method marked `reads` or `writes` is one transaction. It is written as plain code with a
connection as its first argument, and runs in a thread, so that the event loop waits for no disk and
each transaction costs one change of threads. Callers await it and pass no connection.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.transactions import reading
from ecliptic.store.writer import Writer

A = ParamSpec("A")
P = TypeVar("P", bound="SqlPart")
T = TypeVar("T")

READERS = 4
_TOUCHES = 10_000
"""How many changes are kept for processes that follow them; they look several times a minute."""


class SqlPart:
    """One noun of `store.Store`; all parts of a store share the engine and its threads."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(engine)

    async def read_with(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction that sees one moment and changes nothing."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, work)

    async def write_with(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction that is on disk when this returns."""
        return await self._writer.write(work)

    async def close(self) -> None:
        """Finish what was begun."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    def _read(self, work: Callable[[sa.Connection], T]) -> T:
        with reading(self.engine) as connection:
            return work(connection)


def reads(
    method: Callable[Concatenate[P, sa.Connection, A], T],
) -> Callable[Concatenate[P, A], Coroutine[Any, Any, T]]:
    """A method that only reads."""

    @wraps(method)
    async def read(self: P, /, *args: A.args, **named: A.kwargs) -> T:
        return await self.read_with(lambda connection: method(self, connection, *args, **named))

    return read


def writes(
    method: Callable[Concatenate[P, sa.Connection, A], T],
) -> Callable[Concatenate[P, A], Coroutine[Any, Any, T]]:
    """A method that changes something."""

    @wraps(method)
    async def write(self: P, /, *args: A.args, **named: A.kwargs) -> T:
        return await self.write_with(lambda connection: method(self, connection, *args, **named))

    return write


def now() -> int:
    """Seconds since 1970: when a row was written, for people who look; nothing depends on it."""
    return int(time.time())


def mark_changed(connection: sa.Connection, table_id: str) -> None:
    change = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(change.values(changed=schema.tables.c.changed + 1))
    touch(connection, table_id)


def touch(connection: sa.Connection, table_id: str) -> None:
    """Let other processes notice that a table has changed."""
    touched = connection.execute(sa.insert(schema.touches).values(table_id=table_id))
    (newest,) = touched.inserted_primary_key or (0,)
    connection.execute(sa.delete(schema.touches).where(schema.touches.c.id < newest - _TOUCHES))
