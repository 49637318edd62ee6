"""One-time links: a seat moves to another device with a secret that works once and not for long."""

from __future__ import annotations

import time
from collections.abc import Callable

from ecliptic.server.auth.tokens import new_token, token_hash
from ecliptic.server.errors import NotAllowed
from ecliptic.server.seats.rearranging import Arranging
from ecliptic.store.store import Store
from ecliptic.store.values import Link
from ecliptic.wire.tables import Seated

SECONDS = 600
PAGE = "/m"


class Links:
    def __init__(
        self, store: Store, arranging: Arranging, clock: Callable[[], float] = time.time
    ) -> None:
        self._store = store
        self._arranging = arranging
        self._clock = clock

    async def make(self, key_hash: str) -> str:
        """The path of a page that moves the key. Its secret is behind the #, which browsers keep
        to themselves: it is in no request and in no log."""
        secret = new_token()
        link = Link(token_hash(secret), key_hash, int(self._clock()) + SECONDS)
        await self._store.add_link(link)
        return f"{PAGE}#{secret}"

    async def use(self, secret: str) -> Seated:
        """The key is the caller's from now on; the one before it is void."""
        token = new_token()
        moment = int(self._clock())
        key = await self._store.move_key(token_hash(secret), token_hash(token), moment)
        if key is None:
            raise NotAllowed("server-link")
        await self._arranging.announce(key.table)
        return Seated(key.table, key.seat, token)
