"""Scrubbing: what was erased does not stay readable in the files of the database.

SQLite overwrites what is deleted, but its write-ahead log still has what was there before, until it
is emptied. Somebody who reads the old state, such as a backup, can be in the way of that: then it
is tried again and again, and after a crash at the next start.
"""

from __future__ import annotations

import asyncio
import logging

from ecliptic.server.logs import Facts, Outage, note
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.store import Store


class Scrubbing:
    def __init__(self, store: Store, pause: float, outage: Outage) -> None:
        self._store = store
        self._pause = pause
        self._outage = outage
        self._again: asyncio.Task[None] | None = None

    async def scrub(self) -> None:
        """At once if that is possible; otherwise as soon as it is."""
        if not await self._done() and (self._again is None or self._again.done()):
            note(logging.WARNING, "scrub-put-off")
            self._again = asyncio.create_task(self._keep_trying(), name="scrub")

    async def close(self) -> None:
        if self._again is not None:
            self._again.cancel()
            await asyncio.gather(self._again, return_exceptions=True)

    async def _keep_trying(self) -> None:
        while not await self._done():
            await asyncio.sleep(self._pause)

    async def _done(self) -> bool:
        try:
            return await self._store.scrub()
        except StoreTrouble as trouble:
            self._outage.noticed(Facts(code=trouble.code))
            return False
