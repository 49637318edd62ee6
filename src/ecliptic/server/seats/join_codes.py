"""Join codes, and a rate limit of wrong ones."""

from __future__ import annotations

import asyncio

from ecliptic.server.errors import NotFound
from ecliptic.server.http.rate_limits import GuessLimit
from ecliptic.server.settings import Limits
from ecliptic.store.store import Store
from ecliptic.store.values import StoredTable


class JoinCodes:
    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._guesses = GuessLimit(limits.wrong_codes_a_minute, limits.wrong_codes_in_all_a_minute)
        self._one_at_a_time = asyncio.Lock()
        """Or those who guess at the same instant would all be let in before one was wrong."""

    async def table(self, join_code: str, address: str) -> StoredTable:
        """The table of a code, for somebody who calls from an address."""
        async with self._one_at_a_time:
            self._guesses.require_room(address)
            code = join_code.strip().upper()
            stored = await self._store.table_by_code(code) if code.isprintable() else None
            if stored is None:
                self._guesses.wrong(address)
                raise NotFound("server-no-code")
        return stored
