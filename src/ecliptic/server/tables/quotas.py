"""Quotas: how much strangers may have kept, by address and by the whole house.

What an address has opened today is counted in memory, so no address is ever stored; a restart
forgets it, and several processes count together through Redis alone. The limit of the house is
looked up in the database, so it holds for all of them.
"""

from __future__ import annotations

from ecliptic.server.http.rate_limits import SharedRateLimit, Sharing
from ecliptic.server.settings import Limits
from ecliptic.store.errors import NoRoom
from ecliptic.store.store import Store

_DAY = 24 * 3600


class Quotas:
    def __init__(self, store: Store, limits: Limits, sharing: Sharing) -> None:
        self._store = store
        self._most_bytes = limits.database_bytes
        self._tables = SharedRateLimit(
            "tables-today", limits.tables_a_day, sharing, _DAY, "server-tables-today"
        )
        self._listed = SharedRateLimit(
            "listed-today", limits.listed_a_day, sharing, _DAY, "server-listed-today"
        )
        self._note_bytes = SharedRateLimit("note-bytes", limits.notes_bytes_a_minute, sharing)
        self._replays = SharedRateLimit(
            "replays-today", limits.replays_a_day, sharing, _DAY, "server-replays-today"
        )

    async def new_table(self, address: str) -> None:
        """Count a table that is about to be opened; refused if that is too many."""
        await self._require_room()
        await self._tables.count(address)

    async def list_table(self, address: str) -> None:
        """Count a table that is about to be listed for everybody; refused if that is too many."""
        await self._listed.count(address)

    async def save_note(self, address: str, size: int) -> None:
        """Count the bytes of a note that is about to be saved; refused if that is too many."""
        await self._note_bytes.count(address, size)

    async def new_replay(self, address: str) -> None:
        """Count a record that is about to be kept; refused if that is too many."""
        await self._require_room()
        await self._replays.count(address)

    async def _require_room(self) -> None:
        if await self._store.bytes_used() >= self._most_bytes:
            raise NoRoom("server-house-full")
