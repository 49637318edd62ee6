"""What every part of the store in SQL stands on: reading, writing, and marking a change."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecliptic.store import schema
from ecliptic.store.engine import reading, writing


class SqlPart:
    """One noun of `store.Store`; all parts of a store share the engine and the pen."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._pen = asyncio.Lock()
        """One writer at a time in this process: fair, where a database lock is not."""

    def reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A transaction that sees one moment and changes nothing."""
        return reading(self.engine)

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is on disk when the block ends, or has changed nothing."""
        async with self._pen, writing(self.engine) as connection:
            yield connection


def now() -> int:
    """Seconds since 1970: when a row was written, for people who look; nothing depends on it."""
    return int(time.time())


async def mark_changed(connection: AsyncConnection, table_id: str) -> None:
    change = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    await connection.execute(change.values(changed=schema.tables.c.changed + 1))
    await connection.execute(sa.insert(schema.touches).values(table_id=table_id))
