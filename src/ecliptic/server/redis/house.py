"""What one process shares with the others of its house through Redis.

Whatever it is called there begins with a name made from the house's own secret, so that several
houses may use one Redis.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable

from ecliptic.server.redis.connection import open_redis
from ecliptic.server.redis.link import Link
from ecliptic.server.redis.pubsub import Channels, Heard
from ecliptic.server.redis.rates import RedisCounts

_NAME_BYTES = 8
_AGAIN_SECONDS = 0.1


class HouseRedis:
    def __init__(
        self, url: str, secret: bytes, process: str, heard: Heard, told: Callable[[bool], None]
    ) -> None:
        """`heard` is told which tables others have changed, `told` whether Redis is there."""
        prefix = f"ecliptic:{hmac.digest(secret, b'name', 'sha256')[:_NAME_BYTES].hex()}"
        self.link = Link(open_redis(url), told)
        self.channels = Channels(self.link, f"{prefix}:changed", process)
        self.counts = RedisCounts(self.link, prefix, secret)
        self._tasks = (
            asyncio.create_task(self.channels.listen(heard), name="listen to Redis"),
            asyncio.create_task(self.channels.send(), name="tell Redis"),
        )

    async def close(self) -> None:
        pending = set(self._tasks)
        while pending:
            # Before Python 3.12 `wait_for`, which the library calls, can swallow a cancellation.
            for task in pending:
                task.cancel()
            _, pending = await asyncio.wait(pending, timeout=_AGAIN_SECONDS)
        await self.link.client.aclose(close_connection_pool=True)
