"""A cache of the tables that were looked at lately, folded. The store decides; this saves reading.

`look` asks the store. `glance` takes what this process knows: that is enough to tell viewers what
happened here, and to try an answer, because the store refuses one that comes too late.

Tables that somebody is connected to are the last to be evicted: whoever looks at hundreds of others
lets nobody wait who plays.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection
from contextlib import nullcontext
from weakref import WeakValueDictionary

from ecliptic.server.errors import NotFound
from ecliptic.server.tables.live import LiveTable, rebuilt
from ecliptic.store.store import Store
from ecliptic.store.values import Change, Reading

DEALER = "dealer"
ENTRIES_A_TABLE = 1_000
"""As many times as tables: so long may all logs in memory be together. A game has some hundreds; a
stranger can fill one with thousands, of which 256 would take a gigabyte. Longer ones are folded one
at a time, which takes half a second each."""
_FEW = 8
"""Entries folded at once in the event loop; more are folded in a thread."""


class TableCache:
    def __init__(
        self,
        store: Store,
        most: int,
        log_entries: int = sys.maxsize,
        listened_to: Callable[[], Collection[str]] = tuple,
    ) -> None:
        self._store = store
        self._most = most
        self._listened_to = listened_to
        self.log_entries = log_entries
        self._recent: OrderedDict[str, LiveTable] = OrderedDict()
        self._outdated: set[str] = set()
        """Of the recent ones those that others have taken further: what is new has to be read."""
        self._noticed: dict[str, list[Change]] = {}
        """Of the tables that are just being read, what was noticed meanwhile."""
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._folding_a_long_one = asyncio.Lock()

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

    async def glance(self, table_id: str) -> LiveTable:
        """The table as far as this process knows it."""
        live = self.known(table_id)
        if live is None:
            async with self.lock(table_id):
                # Of several who look at once the first has read it for all.
                live = self.known(table_id) or await self.refresh(table_id)
        return live

    def known(self, table_id: str) -> LiveTable | None:
        return None if table_id in self._outdated else self._recent.get(table_id)

    def notice(self, change: Change) -> None:
        """Another process has taken a table further, or removed it."""
        live = self._recent.get(change.table)
        if change.gone:
            self.forget(change.table)
        elif live is not None and _behind(live, change):
            self._outdated.add(change.table)
        if change.table in self._noticed:
            self._noticed[change.table].append(change)

    def outdate(self, table_id: str) -> None:
        """What is new about a table has to be read before anybody sees it again."""
        self.notice(Change(table_id, length=sys.maxsize, changed=0))

    def forget(self, table_id: str) -> None:
        self._recent.pop(table_id, None)
        self._outdated.discard(table_id)

    async def refresh(self, table_id: str) -> LiveTable:
        """Read what is new; the caller holds the table's lock. What has changed while it was read
        may not be in it: nobody else is shown that."""
        noticed = self._noticed[table_id] = []
        try:
            live = await self._refreshed(table_id)
        finally:
            del self._noticed[table_id]
        self._remember(live)
        if any(change.gone for change in noticed):
            self.forget(table_id)
        elif any(_behind(live, change) for change in noticed):
            self._outdated.add(table_id)
        else:
            self._outdated.discard(table_id)
        return live

    async def _refreshed(self, table_id: str) -> LiveTable:
        live = self._recent.get(table_id)
        reading = await self._read(table_id, live.length if live else 0)
        if live is not None and len(reading.entries) <= _FEW:
            live.read(reading)
        else:
            live = await self._rebuilt(table_id, reading)
        while not live.length and live.stored.complete:
            await self._deal(live)
        return live

    async def _read(self, table_id: str, start: int) -> Reading:
        reading = await self._store.read(table_id, start)
        if reading is None:
            self.forget(table_id)
            closed = await self._store.was_closed(table_id)
            raise NotFound("server-closed" if closed else "server-no-table")
        return reading

    async def _rebuilt(self, table_id: str, reading: Reading) -> LiveTable:
        if reading.entries and reading.entries[0].number:
            reading = await self._read(table_id, 0)
        if len(reading.entries) <= _FEW:
            return rebuilt(reading, self.log_entries)
        long = len(reading.entries) > ENTRIES_A_TABLE
        async with self._folding_a_long_one if long else nullcontext():
            return await asyncio.to_thread(rebuilt, reading, self.log_entries)

    async def _deal(self, live: LiveTable) -> None:
        """Everybody is here. Whoever notices first deals; the seed decides what. If the table has
        changed meanwhile, that counts."""
        entry = await asyncio.to_thread(live.deal)
        then = live.table.after(entry)
        standing = live.standing(then)
        if await self._store.deal(live.stored, live.row(entry, DEALER), standing):
            live.appended(then, standing)
        else:
            live.read(await self._read(live.stored.id, 0))

    def _remember(self, live: LiveTable) -> None:
        table_id = live.stored.id
        self._recent[table_id] = live
        self._recent.move_to_end(table_id)
        while len(self._recent) > self._most or self._too_long():
            self.forget(self._least_wanted())

    def _too_long(self) -> bool:
        """Whether there is too much in memory, of several tables."""
        if len(self._recent) == 1:
            return False
        entries = sum(live.length for live in self._recent.values())
        return entries > self._most * ENTRIES_A_TABLE

    def _least_wanted(self) -> str:
        """The one looked at longest ago, of those that nobody is connected to if there is one."""
        listened_to = self._listened_to()
        for table_id in list(self._recent):
            if table_id not in listened_to:
                return table_id
            # Not met again by the next look, but after all the others.
            self._recent.move_to_end(table_id)
        return next(iter(self._recent))


def _behind(live: LiveTable, change: Change) -> bool:
    return live.length < change.length or live.stored.changed < change.changed
