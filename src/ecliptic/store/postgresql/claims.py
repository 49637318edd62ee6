"""Claims among processes that share a PostgreSQL: advisory locks, of one session of each process.

PostgreSQL lets go of them when the session ends: at once if the process dies, and after a while if
nothing is heard of it any more, because it hangs or its machine is gone. A session that was lost is
begun anew with the next claim; what it had claimed others may take up meanwhile.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

import psycopg

from ecliptic.store.claims import number_of
from ecliptic.store.database import Database
from ecliptic.store.errors import StoreTrouble

MOST = 256
"""A server has room for some thousands of locks in all. Whoever has more tables that wait for their
opponents goes on without claims: then two processes may think about one turn."""
BEAT_SECONDS = 5.0
_BEATS_MISSED = 3


class SessionClaims:
    def __init__(self, database: Database, beat_seconds: float = BEAT_SECONDS) -> None:
        self._database = database
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="claims")
        """One after the other, so that a claim after a release is one."""
        self._session: psycopg.Connection | None = None
        """Of that thread."""
        self._held: set[str] = set()
        self._beat_seconds = beat_seconds
        self._beating: asyncio.Task[None] | None = None

    async def claim(self, table_id: str) -> bool:
        if len(self._held) >= MOST:
            return True
        if self._beating is None:
            self._beating = asyncio.create_task(self._beat(), name="claims")
        loop = asyncio.get_running_loop()
        if not await loop.run_in_executor(self._thread, self._lock, number_of(table_id)):
            return False
        self._held.add(table_id)
        return True

    def release(self, table_id: str) -> None:
        if table_id in self._held:
            self._held.discard(table_id)
            self._thread.submit(self._unlock, number_of(table_id))

    async def close(self) -> None:
        if self._beating is not None:
            self._beating.cancel()
            await asyncio.gather(self._beating, return_exceptions=True)
        await asyncio.to_thread(self._thread.shutdown)
        self._forget()

    async def _beat(self) -> None:
        """Let PostgreSQL hear that this process is there, also while nothing is claimed."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(self._beat_seconds)
            await loop.run_in_executor(self._thread, self._say_so)

    def _lock(self, number: int) -> bool:
        if self._session is not None:
            with suppress(psycopg.Error):
                return _locked(self._session, number)
            self._forget()  # it was lost meanwhile, with all it had claimed
        self._session = session = self._begun()
        try:
            return _locked(session, number)
        except psycopg.Error as error:
            raise StoreTrouble("store-away") from error

    def _unlock(self, number: int) -> None:
        if self._session is not None:
            with suppress(psycopg.Error):
                self._session.execute("SELECT pg_advisory_unlock(%s)", [number])

    def _say_so(self) -> None:
        if self._session is not None:
            with suppress(psycopg.Error):
                self._session.execute("SELECT 1")

    def _begun(self) -> psycopg.Connection:
        with self._database.told_as_trouble():
            pooled = self._database.engine.raw_connection()
        session = pooled.driver_connection
        pooled.detach()
        if not isinstance(session, psycopg.Connection):
            raise StoreTrouble("store-away")
        silence = round(_BEATS_MISSED * self._beat_seconds * 1000)
        session.execute(f"SET idle_session_timeout TO {silence}")
        return session

    def _forget(self) -> None:
        if self._session is not None:
            self._session.close()
            self._session = None


def _locked(session: psycopg.Connection, number: int) -> bool:
    row = session.execute("SELECT pg_try_advisory_lock(%s)", [number]).fetchone()
    return row is not None and bool(row[0])
