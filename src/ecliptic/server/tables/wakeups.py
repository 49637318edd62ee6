"""Publish and subscribe by table: wake-ups that say "something happened here".

They carry no truth, and losing one costs nothing, because every process follows the changes in the
store, and rings for what its listeners have not heard. Most listeners need not be woken at all:
what they are to be told is written while they sleep, if nothing has to be read or waited for.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from ecliptic.store.values import Change

_TICK = 1.0
"""Seconds between looks at who has slept too long."""
_BEATS_AT_ONCE = 32
"""Then whoever moves comes first: thousands may have been connected in the same second."""


def _must_wake() -> bool:
    return False


def _nobody_asks(table_id: str) -> None:
    pass


class Alarm:
    """One listener's alarm; it stays rung until it is waited for. It knows how far its listener has
    come, so that changes which are no news do not ring it."""

    def __init__(self, table: str) -> None:
        self.table = table
        self.tell_now: Callable[[], bool] = _must_wake
        """Tells the listener, unless it has to be woken for that."""
        self.beat_now: Callable[[], bool] = _must_wake
        """The same with a heartbeat."""
        self.woken = time.monotonic()
        self._rung = asyncio.Event()
        self._ringing = False
        self._news = False
        self._length = 0
        self._changed = 0

    def told(self, length: int, changed: int) -> None:
        """The listener knows so many entries of the log, and the table as it was then."""
        self._length, self._changed = length, changed

    def behind(self, change: Change) -> bool:
        news = self._length < change.length or self._changed < change.changed
        return change.gone or news

    def ring(self) -> None:
        """In the loop's next round: whoever has changed the table is acknowledged before."""
        if not self._ringing:
            self._ringing = True
            asyncio.get_running_loop().call_soon(self._ring)

    def _ring(self) -> None:
        self._ringing = False
        if self.tell_now():
            self.woken = time.monotonic()
        else:
            self._news = True
            self._rung.set()

    def beat(self) -> None:
        """Time for a heartbeat."""
        if self.beat_now():
            self.woken = time.monotonic()
        else:
            self._rung.set()

    async def wait(self) -> bool:
        """True if it rang, False if it is only time for a heartbeat."""
        await self._rung.wait()
        self._rung.clear()
        self.woken = time.monotonic()
        news, self._news = self._news, False
        return news


class Wakeups:
    """Who listens to which table in this process."""

    def __init__(self) -> None:
        self.begun: Callable[[str], None] = _nobody_asks
        """Called when somebody listens to a table that is there and nobody has listened to."""
        self.ended: Callable[[str], None] = _nobody_asks
        """Called when nobody listens to a table any more."""
        self._alarms: defaultdict[str, set[Alarm]] = defaultdict(set)
        self._found: set[str] = set()
        """Of the tables that are listened to those that are there."""
        self._put_off: set[Alarm] = set()

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

    def put_off(self, alarm: Alarm) -> None:
        """Its listener could not look, because the store did not answer."""
        self._put_off.add(alarm)

    def try_again(self) -> None:
        """The store answers: ring for those who could not look."""
        while self._put_off:
            self._put_off.pop().ring()

    async def beat(self, every: float) -> None:
        """For ever: let everybody who has heard nothing for so long have a heartbeat. One look at
        all of them, instead of a timer each."""
        while True:
            await asyncio.sleep(min(_TICK, every / 2))
            late = time.monotonic() - every
            everybody = self._alarms.values()
            due = [alarm for alarms in everybody for alarm in alarms if alarm.woken <= late]
            for number, alarm in enumerate(due, start=1):
                alarm.beat()
                if not number % _BEATS_AT_ONCE:
                    await asyncio.sleep(0)

    def found(self, alarm: Alarm) -> None:
        """The table that it rings for is there, and no stranger's invention."""
        if alarm.table not in self._found:
            self._found.add(alarm.table)
            self.begun(alarm.table)

    def listened_to(self) -> Collection[str]:
        """The tables that somebody listens to."""
        return self._alarms.keys()

    @contextmanager
    def listening(self, table_id: str) -> Iterator[Alarm]:
        """An alarm that rings for a table."""
        alarm = Alarm(table_id)
        self._alarms[table_id].add(alarm)
        try:
            yield alarm
        finally:
            alarm.tell_now = alarm.beat_now = _must_wake
            self._put_off.discard(alarm)
            self._alarms[table_id].discard(alarm)
            if not self._alarms[table_id]:
                del self._alarms[table_id]
                if table_id in self._found:
                    self._found.discard(table_id)
                    self.ended(table_id)
