"""Changing who sits where and what was agreed: look, think, and store it if nothing has changed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable

import msgspec

from ecliptic.core.game import Seat
from ecliptic.server.errors import Conflict, NotAllowed, NotFound
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.live import LiveTable
from ecliptic.store.errors import Overtaken
from ecliptic.store.store import Store
from ecliptic.store.values import Arrangement, Status, StoredSeat, StoredTable

_ATTEMPTS = 8
"""How often to look again when another process was faster."""


class Rearranging:
    def __init__(self, store: Store, tables: TableCache, changed: Callable[[str], None]) -> None:
        self._store = store
        self._tables = tables
        self._changed = changed

    async def change(
        self,
        table_id: str,
        wanted: Callable[[StoredTable], Arrangement],
        holder: str | None = None,
    ) -> Arrangement:
        """Carry out what is wanted of the table as it is now, and deal if it is complete. With a
        `holder`, only while that key is valid."""
        async with self._tables.lock(table_id):
            done = await self._stored(table_id, wanted, holder)
            # When the last one has left, the table is closed.
            with contextlib.suppress(NotFound):
                await self._tables.refresh(table_id)
        self._changed(table_id)
        return done

    async def announce(self, table_id: str) -> None:
        """Tell everybody at a table what has been stored about it."""
        await self._tables.look(table_id)
        self._changed(table_id)

    async def _stored(
        self, table_id: str, wanted: Callable[[StoredTable], Arrangement], holder: str | None
    ) -> Arrangement:
        for _ in range(_ATTEMPTS):
            before = await self._store.table(table_id)
            if before is None:
                raise NotFound("server-no-table")
            if holder is not None and await self._store.key(holder) is None:
                raise NotAllowed("server-token")
            done = wanted(before)
            if done.table.options != before.options:
                # The deal is only tried: it says whether a game can start from these options.
                await asyncio.to_thread(LiveTable(done.table).deal)
            if await self._store.rearrange(before, done):
                return done
        raise Overtaken("store-overtaken")


def seat_at(table: StoredTable, seat: Seat) -> StoredSeat:
    if not 0 <= seat < len(table.seats):
        raise NotFound("server-no-table")
    return table.seats[seat]


def with_seat(table: StoredTable, seat: StoredSeat) -> StoredTable:
    seats = tuple(seat if one.seat == seat.seat else one for one in table.seats)
    return msgspec.structs.replace(table, seats=seats)


def require_undealt(table: StoredTable) -> None:
    if table.status is not Status.OPEN:
        raise Conflict("server-dealt")
