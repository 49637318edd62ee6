"""Rate limits: how much a caller may do in a minute, and how much at once."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from ecliptic.server.errors import TooMany

_MOST_CALLERS = 10_000
_MINUTE = 60.0


class RateLimit:
    """A number a minute (or another time) for each caller: a token bucket that fills evenly and
    holds a minute's worth. It forgets the callers of longest ago."""

    def __init__(self, most: int, seconds: float = _MINUTE, code: str = "server-too-many") -> None:
        self._most = float(most)
        self._seconds = seconds
        self._code = code
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def count(self, caller: str) -> None:
        """One more; refused if that is too many."""
        moment = time.monotonic()
        left, then = self._left.pop(caller, (self._most, moment))
        left = min(self._most, left + (moment - then) * self._most / self._seconds)
        allowed = left >= 1.0
        self._left[caller] = (left - 1.0 if allowed else left, moment)
        while len(self._left) > _MOST_CALLERS:
            self._left.popitem(last=False)
        if not allowed:
            seconds = int((1.0 - left) * self._seconds / self._most) + 1
            raise TooMany(self._code, seconds=seconds)


class ConcurrencyLimit:
    """A number at the same time for each caller."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._now: Counter[str] = Counter()

    @contextmanager
    def one(self, caller: str) -> Iterator[None]:
        """One more while this lasts; refused if that is too many."""
        if self._now[caller] >= self._most:
            raise TooMany("server-too-many", seconds=int(_MINUTE))
        self._now[caller] += 1
        try:
            yield
        finally:
            self._now[caller] -= 1
            if not self._now[caller]:
                del self._now[caller]
