"""Publish and subscribe over Redis: each process tells the others which tables it has changed.

Messages are ids, and losing one costs nothing, because everybody follows the change feed of the
store as well, only less often. They are sent behind the back of whoever has changed a table, and
under load several changes share one.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from typing import TypeAlias

from redis.asyncio.client import PubSub

from ecliptic.server.logs import note
from ecliptic.server.redis.connection import TROUBLE
from ecliptic.server.redis.link import Link

Heard: TypeAlias = Callable[[Sequence[str]], None]
"""Is told which tables other processes have changed; none if that can be any."""
_QUIET = 5.0
"""Seconds of silence after which Redis is asked whether it is there."""
_FIRST_PAUSE, _LONGEST_PAUSE = 0.2, 5.0
"""Seconds between attempts to find it again."""


class Channel:
    """Where the processes of one house tell each other what they have changed."""

    def __init__(self, link: Link, name: str, process: str) -> None:
        self._link = link
        self._name = name
        self._process = process
        """By which a process knows what it has said itself."""
        self._changed: dict[str, None] = {}
        self._missed = False
        """Whether others may have missed anything that was changed here."""
        self._news = asyncio.Event()
        self._pause = _FIRST_PAUSE

    def tell(self, table_id: str) -> None:
        """Let the others know, soon."""
        if self._link.up:
            self._changed[table_id] = None
            self._news.set()

    async def publish(self) -> None:
        """For ever: send what was told. Whatever comes while a message is on its way goes into the
        next one."""
        while True:
            await self._news.wait()
            self._news.clear()
            changed, self._changed = self._changed, {}
            if self._missed:
                changed, self._missed = {}, False
            try:
                await self._link.client.publish(self._name, " ".join((self._process, *changed)))
            except Exception as error:
                self._lost(error)

    async def listen(self, heard: Heard) -> None:
        """For ever: hear what others tell, and look for Redis where it is gone."""
        while True:
            try:
                async with self._link.client.pubsub() as subscriber:
                    await subscriber.subscribe(self._name)
                    await self._follow(subscriber, heard)
            except Exception as error:
                self._lost(error)
            await asyncio.sleep(self._pause * random.uniform(0.5, 1.0))
            self._pause = min(2 * self._pause, _LONGEST_PAUSE)

    async def _follow(self, subscriber: PubSub, heard: Heard) -> None:
        """Until somebody has found that Redis is gone."""
        asked = False
        while True:
            message = await subscriber.get_message(timeout=_QUIET)
            if message is None and asked:
                raise TimeoutError
            if message is None:
                await subscriber.ping()
            elif message["type"] == "subscribe":
                self._link.found()
                self._pause = _FIRST_PAUSE
                self._missed = True
                self._news.set()
            elif message["type"] == "message":
                sender, *tables = message["data"].decode(errors="replace").split() or [""]
                if sender != self._process:
                    heard(tables)
            asked = message is None
            if not self._link.up:
                return

    def _lost(self, error: Exception) -> None:
        """Whatever it is, the tasks go on: nobody else would look for Redis again."""
        if not isinstance(error, TROUBLE):
            note(logging.ERROR, "redis-failed", error=error)
        self._link.lost(error)
