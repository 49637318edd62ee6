"""Following the change feed: viewers here are woken for what other processes have stored.

The feed is read now and again. Where the others also tell through Redis which tables they have
changed, those are read at once, and the feed less often: it brings what was not told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence

from ecliptic.server.logs import Facts, Outage, note
from ecliptic.server.seats.scrubbing import Scrubbing
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.wakeups import Wakeups
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.store import Store
from ecliptic.store.values import Mark

_RARER = 4
"""So many times less often while the others tell."""


class FeedFollower:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        wakeups: Wakeups,
        scrubbing: Scrubbing,
        outage: Outage,
        poll: float,
    ) -> None:
        self._store = store
        self._tables = tables
        self._wakeups = wakeups
        self._scrubbing = scrubbing
        self._outage = outage
        self._poll = poll
        self._mark: Mark | None = None
        self._told = False
        self._at_once = asyncio.Event()

    def hear(self, table_ids: Sequence[str]) -> None:
        """Others tell that they have changed these tables, or, of none, that they may have."""
        for table_id in table_ids:
            self._tables.outdate(table_id)
            self._wakeups.wake(table_id)
        if not table_ids:
            self._at_once.set()

    def told_from_now_on(self, told: bool) -> None:
        """Whether others can tell. What they could not until now is in the feed."""
        self._told = told
        self._at_once.set()

    async def follow(self) -> None:
        """For ever."""
        while True:
            try:
                await self._read()
            except StoreTrouble as trouble:
                self._outage.noticed(Facts(code=trouble.code))
            except Exception as error:
                # Without this nobody here would hear what other processes do: it goes on.
                note(logging.ERROR, "watch-failed", error=error)
            else:
                self._outage.over()
                self._wakeups.try_again()
            rarer = self._told and not self._outage.lasts
            pause = self._poll * _RARER if rarer else self._poll
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(pause):
                    await self._at_once.wait()
            self._at_once.clear()

    async def _read(self) -> None:
        self._mark, changes = await self._store.changes(self._mark)
        for change in changes:
            self._tables.notice(change)
            self._wakeups.notice(change)
        if any(change.gone for change in changes):
            await self._scrubbing.scrub()
