"""Publish and subscribe over Redis: each process tells the others which tables it has changed.

There is a channel for each table, which those processes have where somebody listens to it: where a
table's players are at one process, nobody else is woken. Messages say nothing but who has changed
something, and losing one costs nothing, because everybody follows the change feed of the store as
well, only less often. They are sent behind the back of whoever has changed a table.
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


class Channels:
    """Where the processes of one house tell each other what they have changed."""

    def __init__(self, link: Link, name: str, process: str) -> None:
        self._link = link
        self._name = name
        """Of the channel that everybody has, for what nobody knows better; tables have theirs
        below it."""
        self._process = process
        """By which a process knows what it has said itself."""
        self._listened_to: set[str] = set()
        self._changed: dict[str, None] = {}
        self._missed = False
        """Whether others may have missed anything that was changed here."""
        self._subscriber: PubSub | None = None
        self._subscribed: set[str] = set()
        self._moved = False
        """Whether other channels are wanted than there are."""
        self._work = asyncio.Event()
        self._pause = _FIRST_PAUSE

    def tell(self, table_id: str) -> None:
        """Let the others know, soon."""
        if self._link.up:
            self._changed[table_id] = None
            self._work.set()

    def subscribe(self, table_id: str) -> None:
        """Somebody here listens to a table from now on."""
        self._listened_to.add(table_id)
        self._moved = True
        self._work.set()

    def unsubscribe(self, table_id: str) -> None:
        """Nobody here listens to a table any more."""
        self._listened_to.discard(table_id)
        self._moved = True
        self._work.set()

    async def send(self) -> None:
        """For ever: send what was told, and have the channels that are wanted. Whatever comes
        while Redis is asked is sent together afterwards."""
        while True:
            await self._work.wait()
            self._work.clear()
            try:
                await self._publish()
                await self._change_channels()
            except Exception as error:
                self._lost(error)

    async def _publish(self) -> None:
        changed, self._changed = self._changed, {}
        names = [self._of(table_id) for table_id in changed]
        if self._missed:
            names, self._missed = [self._name], False
        if names:
            pipeline = self._link.client.pipeline(transaction=False)
            for name in names:
                pipeline.publish(name, self._process)
            await pipeline.execute()

    async def _change_channels(self) -> None:
        if self._subscriber is None or not self._moved:
            return
        self._moved = False
        more, fewer = self._listened_to - self._subscribed, self._subscribed - self._listened_to
        self._subscribed = set(self._listened_to)
        if more:
            await self._subscriber.subscribe(*map(self._of, more))
        if fewer:
            await self._subscriber.unsubscribe(*map(self._of, fewer))

    def _of(self, table_id: str) -> str:
        return f"{self._name}:{table_id}"

    async def listen(self, heard: Heard) -> None:
        """For ever: hear what others tell, and look for Redis where it is gone."""
        while True:
            try:
                async with self._link.client.pubsub() as subscriber:
                    self._subscribed = set(self._listened_to)
                    await subscriber.subscribe(self._name, *map(self._of, self._subscribed))
                    self._subscriber = subscriber
                    try:
                        await self._follow(subscriber, heard)
                    finally:
                        self._subscriber = None
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
                self._begun(message["channel"].decode(errors="replace"), heard)
            elif message["type"] == "message":
                if message["data"].decode(errors="replace") != self._process:
                    heard(self._tables(message["channel"].decode(errors="replace")))
            asked = message is None
            if not self._link.up:
                return

    def _begun(self, channel: str, heard: Heard) -> None:
        if not self._link.up:
            self._link.found()
            self._pause = _FIRST_PAUSE
            self._missed = True
            self._work.set()
        elif self._tables(channel):
            # Whoever began to listen to it may have missed what was told until now.
            heard(())

    def _tables(self, channel: str) -> Sequence[str]:
        _, _, table_id = channel.removeprefix(self._name).partition(":")
        return [table_id] if table_id else []

    def _lost(self, error: Exception) -> None:
        """Whatever it is, the tasks go on: nobody else would look for Redis again."""
        if not isinstance(error, TROUBLE):
            note(logging.ERROR, "redis-failed", error=error)
        self._link.lost(error)
