"""TCP connection limits: how many there may be, from one address and in all, and for how long.

They are counted from accept to close, whatever they speak. Where there is no room, a connection
that waits for a request gives way to the new one, first those that have never sent a whole one: so
silent connections keep nobody out. A proxy's are counted in all only: whom it passes on is counted
by gatekeeping. File descriptors are left for the database and the opponents.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from itertools import count
from math import inf
from typing import Protocol

from ecliptic.server.http.proxies import Proxies, read_address
from ecliptic.server.http.rate_limits import RateLimit
from ecliptic.server.logs import Facts, LineRate, note
from ecliptic.server.settings import Settings

DESCRIPTORS_KEPT = 128
"""For the database, the opponents' pipes, and those accepted before they are counted."""
_WANTED_DESCRIPTORS = 65_536
_SECONDS_BETWEEN_LOOKS = 1.0


class Connection(Protocol):
    """What is asked of one connection, HTTP or WebSocket."""

    transport: asyncio.Transport
    address: str
    due: float
    """When the client must have sent what it has begun, on the clock of `time.monotonic`."""


class Connections:
    """Every open connection of this process."""

    def __init__(self, settings: Settings) -> None:
        self._most = connections_possible(settings.limits.connections_in_all)
        self._most_an_address = settings.limits.connections
        self._proxies = Proxies(settings)
        self._unread_most = settings.patience.unread
        self.frames = RateLimit(settings.limits.frames_a_minute)
        """What sockets send beside messages; each is counted by its number."""
        self.numbers = count()
        self._open: dict[Connection, float] = {}
        """Each with the moment since which something lies there that its client has not read."""
        self._of_address: Counter[str] = Counter()
        self._new: dict[Connection, None] = {}
        """Those that have not sent one whole head yet, the longest waiting first."""
        self._idle: dict[Connection, None] = {}
        """Those that wait for their next request, the longest waiting first."""
        self._lines = LineRate()
        self._looking: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, one: Connection) -> bool:
        """Count a connection that was accepted; one there is no room for is ended."""
        if not self._make_room(one.address):
            self._refuse("full")
            one.transport.abort()
            return False
        self._open[one] = inf
        self._of_address[one.address] += 1
        self._new[one] = None
        if self._looking is None:
            self._look_again()
        return True

    def busy(self, one: Connection) -> None:
        """It has sent a whole head: nobody's place to take until it is answered."""
        self._new.pop(one, None)
        self._idle.pop(one, None)

    def idle(self, one: Connection) -> None:
        if one in self._open:
            self._idle[one] = None

    def upgraded(self, old: Connection, new: Connection) -> None:
        """The same line, which speaks another protocol from now on."""
        self.busy(old)
        if old in self._open:
            self._open[new] = self._open.pop(old)

    def lost(self, one: Connection) -> None:
        self.busy(one)
        if self._open.pop(one, None) is None:
            return
        self._of_address[one.address] -= 1
        if not self._of_address[one.address]:
            del self._of_address[one.address]

    def end(self, one: Connection, reason: str) -> None:
        """At once, whatever its client does; the log says why."""
        self._refuse(reason)
        self.lost(one)
        one.transport.abort()

    def _make_room(self, address: str) -> bool:
        if self._of_address[address] >= self._most_an_address and not self._is_proxy(address):
            return self._give_way(address)
        if len(self._open) >= self._most:
            return self._give_way(None)
        return True

    def _is_proxy(self, address: str) -> bool:
        peer = read_address(address)
        return peer is not None and peer in self._proxies

    def _give_way(self, address: str | None) -> bool:
        """End the one that has waited longest, of this address or of all."""
        for waiting in (self._new, self._idle):
            for one in waiting:
                if address in (None, one.address):
                    self.end(one, "gave-way")
                    return True
        return False

    def _refuse(self, reason: str) -> None:
        if count := self._lines.count("connections-ended"):
            facts = Facts(reason=reason, count=count)
            note(logging.WARNING, "connections-ended", facts)

    def _look_again(self) -> None:
        loop = asyncio.get_running_loop()
        self._looking = loop.call_later(_SECONDS_BETWEEN_LOOKS, self._look) if self._open else None

    def _look(self) -> None:
        """End those whose clients are too slow: one look at all of them instead of a timer each."""
        moment = time.monotonic()
        for one, unread_since in list(self._open.items()):
            if one.due <= moment:
                self.end(one, "too-slow")
            elif not one.transport.get_write_buffer_size():
                self._open[one] = inf
            elif unread_since is inf:
                self._open[one] = moment
            elif moment - unread_since >= self._unread_most:
                self.end(one, "unread")
        self._look_again()


def connections_possible(most: int) -> int:
    """As many as wanted, or as this process may have open and still has files for its work."""
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource  # not on Windows, which has no such limit

        kind = resource.RLIMIT_NOFILE
        soft, hard = resource.getrlimit(kind)
        if hard == resource.RLIM_INFINITY or hard > _WANTED_DESCRIPTORS:
            hard = max(soft, _WANTED_DESCRIPTORS)
        if soft < hard:
            resource.setrlimit(kind, (hard, resource.getrlimit(kind)[1]))
        most = min(most, max(hard - DESCRIPTORS_KEPT, hard // 2))
    return most
