"""Join codes, and rate limits of wrong ones: for whoever brings them, and for the whole house.

An address may be wrong only so often. A guesser with many addresses is wrong often in all: then an
address that was wrong within the hour may not try again until fewer are, while everybody else may
still try once. So a right code is let in at the first attempt whatever guessers do, and each of
their addresses gets one guess an hour.
"""

from __future__ import annotations

import asyncio

from ecliptic.server.errors import NotFound, TooMany
from ecliptic.server.http.rate_limits import HOUR, RateLimit
from ecliptic.server.settings import Limits
from ecliptic.store.store import Store
from ecliptic.store.values import StoredTable

_HOUSE = "house"


class JoinCodes:
    def __init__(self, store: Store, limits: Limits) -> None:
        self._store = store
        self._of_address = RateLimit(limits.wrong_codes_a_minute)
        self._of_house = RateLimit(limits.wrong_codes_in_all_a_minute)
        self._lately = RateLimit(1, HOUR)
        self._one_at_a_time = asyncio.Lock()
        """Or those who guess at the same instant would all be let in before one was wrong."""

    async def table(self, join_code: str, address: str) -> StoredTable:
        """The table of a code, for somebody who calls from an address."""
        async with self._one_at_a_time:
            self._of_address.require_room(address)
            self._require_room_for(address)
            stored = await self._store.table_by_code(join_code.strip().upper())
            if stored is None:
                self._of_house.hit(_HOUSE)
                self._of_address.hit(address)
                self._lately.hit(address)
                raise NotFound("server-no-code")
        return stored

    def _require_room_for(self, address: str) -> None:
        try:
            self._of_house.require_room(_HOUSE)
        except TooMany:
            if not self._lately.has_room(address):
                raise
