"""Publish and subscribe by table: wake-ups that say "something happened here".

They carry no truth, and losing one costs nothing, because every process follows the changes in the
store, and rings for what its listeners have not heard.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from ecliptic.store.values import Change


class Alarm:
    """One listener's alarm; it stays rung until it is waited for. It knows how far its listener has
    come, so that changes which are no news do not ring it."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._length = 0
        self._changed = 0

    def told(self, length: int, changed: int) -> None:
        """The listener knows so many entries of the log, and the table as it was then."""
        self._length, self._changed = length, changed

    def behind(self, change: Change) -> bool:
        news = self._length < change.length or self._changed < change.changed
        return change.gone or news

    def ring(self) -> None:
        self._rung.set()

    async def wait(self, most: float) -> bool:
        """True if it rang, False if `most` seconds went by."""
        try:
            async with asyncio.timeout(most):
                await self._rung.wait()
        except TimeoutError:
            return False
        self._rung.clear()
        return True


class Wakeups:
    """Who listens to which table in this process."""

    def __init__(self) -> None:
        self._alarms: defaultdict[str, set[Alarm]] = defaultdict(set)

    def wake(self, table_id: str) -> None:
        """Ring the alarms of everybody who listens to a table."""
        for alarm in self._alarms.get(table_id, ()):
            alarm.ring()

    def notice(self, change: Change) -> None:
        """Ring the alarms of those who do not know of a change yet. What this process knows of the
        table does not count: somebody may have looked at it, which tells nobody else."""
        for alarm in self._alarms.get(change.table, ()):
            if alarm.behind(change):
                alarm.ring()

    def listened_to(self) -> Collection[str]:
        """The tables that somebody listens to."""
        return self._alarms.keys()

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Alarm]:
        """An alarm that rings for a table."""
        alarm = Alarm()
        self._alarms[table_id].add(alarm)
        try:
            yield alarm
        finally:
            self._alarms[table_id].discard(alarm)
            if not self._alarms[table_id]:
                del self._alarms[table_id]
