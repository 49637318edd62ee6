"""Rate limits over Redis: what callers do is counted by the library `limits` for all processes.

A caller is named by a hash that only this house can make, so no address can be read in Redis. Of a
rate that is asked for with every move or page a process takes a twentieth at once, and asks again
when that is used up: a caller of several processes may get that much less.
"""

from __future__ import annotations

import asyncio
import hmac
import time
from collections import OrderedDict
from itertools import islice
from weakref import WeakValueDictionary

from limits import RateLimitItem
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

from ecliptic.server.http.rate_limits import MINUTE, MOST_WINDOWS
from ecliptic.server.redis.connection import TROUBLE
from ecliptic.server.redis.link import Link

_SHARES = 20
_HASH_BYTES = 16
_OFTEN = 200
"""Rates of so many a minute are taken in shares."""


class RedisCounts:
    """Implements `rate_limits.Counts`."""

    def __init__(self, link: Link, prefix: str, secret: bytes) -> None:
        self._link = link
        self._secret = secret
        storage = RedisStorage(
            "async+redis://",
            implementation="redispy",
            key_prefix=prefix,
            connection_pool=link.client.connection_pool,  # type: ignore[arg-type]
        )
        self._windows = SlidingWindowCounterRateLimiter(storage)
        self._shares: OrderedDict[tuple[str, str], _Share] = OrderedDict()
        self._taking: WeakValueDictionary[tuple[str, str], asyncio.Lock] = WeakValueDictionary()
        """Who comes meanwhile spends what is being taken, and takes no more."""

    async def hit(self, rate: RateLimitItem, caller: str, cost: int) -> bool | None:
        if not self._link.up:
            return None
        if self._spend(rate, caller, cost):
            return True
        try:
            async with self._taking.setdefault((rate.namespace, caller), asyncio.Lock()):
                return self._spend(rate, caller, cost) or await self._take(rate, caller, cost)
        except TROUBLE as error:
            self._link.lost(error)
            return None

    async def has_room(self, rate: RateLimitItem, caller: str) -> bool | None:
        if not self._link.up:
            return None
        try:
            return await self._windows.test(rate, self._hashed(rate, caller))
        except TROUBLE as error:
            self._link.lost(error)
            return None

    async def seconds(self, rate: RateLimitItem, caller: str) -> float | None:
        if not self._link.up:
            return None
        try:
            stats = await self._windows.get_window_stats(rate, self._hashed(rate, caller))
        except TROUBLE as error:
            self._link.lost(error)
            return None
        return stats.reset_time - time.time()

    def _spend(self, rate: RateLimitItem, caller: str, cost: int) -> bool:
        share = self._shares.get((rate.namespace, caller))
        return share is not None and share.spend(cost)

    async def _take(self, rate: RateLimitItem, caller: str, cost: int) -> bool:
        """Count what is wanted now and, of a rate that is asked for often, some more for later."""
        name = self._hashed(rate, caller)
        often = rate.amount >= _OFTEN and rate.get_expiry() == MINUTE
        more = max(cost, rate.amount // _SHARES)
        if often and await self._windows.hit(rate, name, cost=more):
            self._keep((rate.namespace, caller), more - cost)
            return True
        return await self._windows.hit(rate, name, cost=cost)

    def _keep(self, whose: tuple[str, str], amount: int) -> None:
        self._shares[whose] = _Share(amount)
        self._shares.move_to_end(whose)
        # They are in the order in which they were taken, and all last equally long.
        for one, share in list(islice(self._shares.items(), 2)):
            if share.is_over or len(self._shares) > MOST_WINDOWS:
                del self._shares[one]

    def _hashed(self, rate: RateLimitItem, caller: str) -> str:
        told = f"{rate.namespace} {caller}".encode()
        return hmac.digest(self._secret, told, "sha256")[:_HASH_BYTES].hex()


class _Share:
    """What a process has taken for a caller, for a minute."""

    def __init__(self, amount: int) -> None:
        self._left = amount
        self._until = time.monotonic() + MINUTE

    @property
    def is_over(self) -> bool:
        return time.monotonic() >= self._until

    def spend(self, cost: int) -> bool:
        if self._left < cost or self.is_over:
            return False
        self._left -= cost
        return True
