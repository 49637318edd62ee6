"""A fair queue: whoever waits for one of a few places comes by turns, not by who asked most often.

Groups take turns, then the members of a group: a group with thirty members in line holds another
up by one of them, not by thirty.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import NamedTuple, TypeAlias


class Asker(NamedTuple):
    group: Hashable = None
    member: Hashable = None


Line: TypeAlias = deque["asyncio.Future[None]"]


class FairQueue:
    def __init__(self, places: int) -> None:
        self.waiting = 0
        self._free = places
        """None while somebody waits."""
        self._groups: dict[Hashable, dict[Hashable, Line]] = {}
        """Whose turn is next comes first, among groups and inside each."""

    @asynccontextmanager
    async def place(self, asker: Asker) -> AsyncIterator[None]:
        """One of the places, when it is this asker's turn."""
        self.waiting += 1
        try:
            await self._take(asker)
        finally:
            self.waiting -= 1
        try:
            yield
        finally:
            self._give_on()

    async def _take(self, asker: Asker) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        members = self._groups.setdefault(asker.group, {})
        members.setdefault(asker.member, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self._give_on()  # the place was given while its asker went away
            raise

    def _give_on(self) -> None:
        """To the next whose turn it is, who goes behind the others with whatever is left to ask."""
        while self._groups:
            group = next(iter(self._groups))
            members = self._groups.pop(group)
            member = next(iter(members))
            line = members.pop(member)
            turn = line.popleft()
            if line:
                members[member] = line
            if members:
                self._groups[group] = members
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
