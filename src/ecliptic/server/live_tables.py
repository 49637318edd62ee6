"""The tables that were looked at lately, folded. The store decides; this only saves folding."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from weakref import WeakValueDictionary

from ecliptic.server.errors import NotFound
from ecliptic.server.live import LiveTable, rebuilt
from ecliptic.store.errors import Overtaken
from ecliptic.store.store import Store
from ecliptic.store.values import StoredTable

DEALER = "dealer"
_FEW = 8
"""Entries folded at once in the event loop; more are folded in a thread."""


class LiveTables:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """Whoever is about to append holds it, so that this process does not race itself."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        return lock

    async def look(self, table_id: str) -> LiveTable:
        """The table as the store has it now."""
        async with self.lock(table_id):
            return await self.refresh(table_id)

    async def refresh(self, table_id: str) -> LiveTable:
        """Read what is new; the caller holds the table's lock."""
        stored = await self._store.table(table_id)
        if stored is None:
            raise NotFound("server-no-table")
        live = self._recent.pop(table_id, None)
        rows = await self._store.entries(table_id, live.length if live else 0)
        if live is not None and len(rows) <= _FEW:
            live.stored = stored
            live.read(rows)
        elif live is not None:
            live = await asyncio.to_thread(rebuilt, stored, await self._store.entries(table_id, 0))
        else:
            live = await asyncio.to_thread(rebuilt, stored, rows)
        if not live.length and live.complete:
            live = await self._deal(live)
        self._remember(stored, live)
        return live

    async def _deal(self, live: LiveTable) -> LiveTable:
        """Everybody is here. Whoever notices first deals; the seed decides what."""
        entry = await asyncio.to_thread(live.deal)
        table_id = live.stored.id
        try:
            await self._store.append(table_id, live.row(entry, DEALER), live.standing_after(entry))
        except Overtaken:
            rows = await self._store.entries(table_id, 0)
            live.read(rows)
        else:
            live.follow(entry)
        stored = await self._store.table(table_id)
        live.stored = stored or live.stored
        return live

    def _remember(self, stored: StoredTable, live: LiveTable) -> None:
        self._recent[stored.id] = live
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
