"""Rate limits: how much a caller may do in a minute, and how much at once.

Callers are counted by the library `limits`: a sliding window of a minute, in two numbers for each
caller. They are kept in this process's memory, or in Redis for several processes (`server/redis`).
A caller is named by an address or by a key that was looked up, never by text of a stranger.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from itertools import islice
from threading import Timer
from typing import Literal, Protocol, TypeAlias

from limits import RateLimitItem, RateLimitItemPerSecond
from limits.storage import MemoryStorage
from limits.strategies import SlidingWindowCounterRateLimiter

from ecliptic.server.errors import TooMany
from ecliptic.store.values import StoredKey

MINUTE, HOUR = 60, 3600
Code: TypeAlias = Literal[
    "server-too-many", "server-tables-today", "server-listed-today", "server-replays-today"
]
"""What a limit refuses with."""
_EVERYBODY = "everybody"
MOST_WINDOWS = 20_000
"""Kept by each limit: this minute and the one before, of ten thousand callers."""


class RateLimit:
    """A number a minute for each caller, or in another time, and as many at once."""

    def __init__(self, most: int, seconds: int = MINUTE, code: Code = "server-too-many") -> None:
        self.kept = RecentWindows()
        self._rate = RateLimitItemPerSecond(most, seconds)
        self._code = code
        self._windows = SlidingWindowCounterRateLimiter(self.kept)

    def count(self, caller: str, cost: int = 1) -> None:
        """One more, or as many as it costs; refused if that is too many."""
        if not self.hit(caller, cost):
            raise self.refusal(caller)

    def require_room(self, caller: str) -> None:
        """Refused if one more would be too many; nothing is counted."""
        if not self.has_room(caller):
            raise self.refusal(caller)

    def hit(self, caller: str, cost: int = 1) -> bool:
        """One more, if that is not too many. What costs more than there is costs all of it."""
        return self._windows.hit(self._rate, caller, cost=min(cost, self._rate.amount))

    def has_room(self, caller: str) -> bool:
        return self._windows.test(self._rate, caller)

    def refusal(self, caller: str) -> TooMany:
        again = self._windows.get_window_stats(self._rate, caller).reset_time
        return _too_many(self._code, again - time.time())


class RecentWindows(MemoryStorage):
    """The library's memory of a bounded size: windows that are over go as new ones come, and where
    there is no room the oldest. By itself it would start a thread for every few counts, which
    looks at all callers there are."""

    def __init__(self) -> None:
        super().__init__()
        self.timer.cancel()
        self.timer = _Resting(0, lambda: None)

    def __len__(self) -> int:
        return len(self.expirations)

    def incr(self, key: str, expiry: float, amount: int = 1) -> int:
        count = super().incr(key, expiry, amount)
        moment = time.time()
        # They are in the order in which they end: all of one limit last equally long.
        for window, end in list(islice(self.expirations.items(), 2)):
            if end <= moment or len(self) > MOST_WINDOWS:
                self.clear(window)
        return count


class _Resting(Timer):
    """A timer that need not be started: the library asks it before it does."""

    def is_alive(self) -> bool:
        return True


class Counts(Protocol):
    """Counts that processes share. None stands for an answer that cannot be had now."""

    async def hit(self, rate: RateLimitItem, caller: str, cost: int) -> bool | None:
        """So many more, if that is not too many."""

    async def has_room(self, rate: RateLimitItem, caller: str) -> bool | None: ...

    async def seconds(self, rate: RateLimitItem, caller: str) -> float | None:
        """Until there is room again."""


class Sharing:
    """What the rate limits of one server are counted with, once that is open."""

    counts: Counts | None = None


class SharedRateLimit:
    """A rate limit of the house: its processes count together as long as they can, and otherwise
    each by itself."""

    def __init__(
        self,
        name: str,
        most: int,
        sharing: Sharing,
        seconds: int = MINUTE,
        code: Code = "server-too-many",
    ) -> None:
        self.alone = RateLimit(most, seconds, code)
        self._sharing = sharing
        self._rate = RateLimitItemPerSecond(most, seconds, namespace=name)
        self._code = code

    async def count(self, caller: str, cost: int = 1) -> None:
        """One more, or as many as it costs; refused if that is too many."""
        if not await self.hit(caller, cost):
            raise await self._refusal(caller)

    async def require_room(self, caller: str) -> None:
        """Refused if one more would be too many; nothing is counted."""
        if not await self.has_room(caller):
            raise await self._refusal(caller)

    async def hit(self, caller: str, cost: int = 1) -> bool:
        """One more, if that is not too many. What costs more than there is costs all of it."""
        told = None
        if self._sharing.counts is not None:
            cost = min(cost, self._rate.amount)
            told = await self._sharing.counts.hit(self._rate, caller, cost)
        return self.alone.hit(caller, cost) if told is None else told

    async def has_room(self, caller: str) -> bool:
        told = None
        if self._sharing.counts is not None:
            told = await self._sharing.counts.has_room(self._rate, caller)
        return self.alone.has_room(caller) if told is None else told

    async def _refusal(self, caller: str) -> TooMany:
        told = None
        if self._sharing.counts is not None:
            told = await self._sharing.counts.seconds(self._rate, caller)
        return self.alone.refusal(caller) if told is None else _too_many(self._code, told)


class GuessLimit:
    """Wrong guesses at a secret: so many a minute for an address, and so many in all.

    A guesser with many addresses is wrong often in all: then an address that was wrong within the
    hour may not try again until fewer are, while everybody else may still try once. So who knows
    the secret is let in at the first attempt whatever guessers do, and each of their addresses gets
    one guess an hour."""

    def __init__(self, name: str, most: int, most_in_all: int, sharing: Sharing) -> None:
        self._of_address = SharedRateLimit(name, most, sharing)
        self._in_all = SharedRateLimit(f"{name}-in-all", most_in_all, sharing)
        self._lately = SharedRateLimit(f"{name}-lately", 1, sharing, HOUR)
        self._one_at_a_time = asyncio.Lock()
        """Or those who guess at the same instant would all be let in before one was wrong."""

    @asynccontextmanager
    async def attempt(self, address: str) -> AsyncIterator[None]:
        """Refused if this address may not try now; nothing is counted."""
        async with self._one_at_a_time:
            await self._of_address.require_room(address)
            if not await self._lately.has_room(address):
                await self._in_all.require_room(_EVERYBODY)
            yield

    async def wrong(self, address: str) -> None:
        """It has tried, and was wrong."""
        for limit, caller in (
            (self._of_address, address),
            (self._in_all, _EVERYBODY),
            (self._lately, address),
        ):
            await limit.hit(caller)


def _too_many(refused_with: Code, seconds: float) -> TooMany:
    return TooMany(refused_with, seconds=max(0, int(seconds)) + 1)


class ConcurrencyLimit:
    """A number at the same time for each caller, in this process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def one(self, caller: str) -> Iterator[None]:
        """One more while this lasts; refused if that is too many."""
        if self._now[caller] >= self._most:
            raise TooMany("server-too-many", seconds=MINUTE)
        self._now[caller] += 1
        try:
            yield
        finally:
            self._now[caller] -= 1
            if not self._now[caller]:
                del self._now[caller]


def key_caller(key: StoredKey) -> str:
    """Whoever holds a key: a seat of a table that there is."""
    return f"{key.table} {key.seat}"
