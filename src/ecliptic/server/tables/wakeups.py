"""Publish and subscribe by table: wake-ups that say "something happened here".

They carry no truth, and losing one costs nothing, because every process follows the changes in the
store, and rings for what its listeners have not heard.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Collection, Iterator
from contextlib import contextmanager

from ecliptic.store.values import Change

_TICK = 1.0
"""Seconds between looks at who has slept too long."""


class Alarm:
    """One listener's alarm; it stays rung until it is waited for. It knows how far its listener has
    come, so that changes which are no news do not ring it."""

    def __init__(self) -> None:
        self._rung = asyncio.Event()
        self._news = False
        self._length = 0
        self._changed = 0
        self._woken = time.monotonic()

    def told(self, length: int, changed: int) -> None:
        """The listener knows so many entries of the log, and the table as it was then."""
        self._length, self._changed = length, changed

    def behind(self, change: Change) -> bool:
        news = self._length < change.length or self._changed < change.changed
        return change.gone or news

    def ring(self) -> None:
        self._news = True
        self._rung.set()

    def beat(self, moment: float, every: float) -> None:
        """Wake the listener, who has no news, if it has slept for so long."""
        if moment - self._woken >= every:
            self._rung.set()

    async def wait(self) -> bool:
        """True if it rang, False if it is only time for a heartbeat."""
        await self._rung.wait()
        self._rung.clear()
        self._woken = time.monotonic()
        news, self._news = self._news, False
        return news


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

    async def beat(self, every: float) -> None:
        """For ever: let everybody who has heard nothing for so long have a heartbeat. All whose
        time has come are woken together, instead of by a timer each."""
        while True:
            await asyncio.sleep(min(_TICK, every / 2))
            moment = time.monotonic()
            for alarms in self._alarms.values():
                for alarm in alarms:
                    alarm.beat(moment, every)

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
