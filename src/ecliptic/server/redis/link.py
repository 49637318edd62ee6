"""Whether Redis is there. Whoever finds it gone says so, and everybody does without it until it is
found again."""

from __future__ import annotations

from collections.abc import Callable

from redis.asyncio import Redis

from ecliptic.server.logs import Facts, Outage


class Link:
    """One client for everything, and what is known of the other side."""

    def __init__(self, client: Redis, told: Callable[[bool], None]) -> None:
        """`told` is called with whether it is there, whenever that has changed."""
        self.client = client
        self.up = False
        self._told = told
        self._outage = Outage("redis-lost", "redis-back")

    def found(self) -> None:
        self._outage.over()
        self._is(True)

    def lost(self, error: BaseException) -> None:
        self._outage.noticed(Facts(reason=type(error).__name__))
        self._is(False)

    def _is(self, up: bool) -> None:
        if self.up != up:
            self.up = up
            self._told(up)
