"""Join codes, and a rate limit of wrong ones."""

from __future__ import annotations

from ecliptic.server.errors import NotFound
from ecliptic.server.http.rate_limits import GuessLimit, Sharing
from ecliptic.server.settings import Limits
from ecliptic.store.store import Store
from ecliptic.store.values import StoredTable


class JoinCodes:
    def __init__(self, store: Store, limits: Limits, sharing: Sharing) -> None:
        self._store = store
        most, most_in_all = limits.wrong_codes_a_minute, limits.wrong_codes_in_all_a_minute
        self._guesses = GuessLimit("wrong-codes", most, most_in_all, sharing)

    async def table(self, join_code: str, address: str) -> StoredTable:
        """The table of a code, for somebody who calls from an address."""
        async with self._guesses.attempt(address):
            code = join_code.strip().upper()
            stored = await self._store.table_by_code(code) if code.isprintable() else None
            if stored is None:
                await self._guesses.wrong(address)
                raise NotFound("server-no-code")
        return stored
