"""Publish and subscribe by table: wake-ups that say "something happened here".

They carry no truth, and losing one costs nothing, because every process follows the changes in the
store, and rings for what it did not know.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager


class Alarm:
    """One listener's alarm; it stays rung until it is waited for."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()

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
