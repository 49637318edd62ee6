"""Records that people bring along: believed like `ecliptic verify` believes, kept, and replayed.

What another version of the generator has dealt can be looked at too, if it is lawful.
A player's private history of a real table is one too; there the code says whether it holds.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import TypeVar

from ecliptic.core.record import replayed, verify_moves
from ecliptic.core.record_text import parse_record, record_text
from ecliptic.games import GAMES
from ecliptic.server.errors import BadCall, NotFound
from ecliptic.server.fair_queue import Asker, FairQueue
from ecliptic.server.plugin import Played
from ecliptic.server.plugins import PLUGINS
from ecliptic.store.store import Store

T = TypeVar("T")

_ID_SIGNS = 24
MOST_ENTRIES = 1_000
"""Several whole games' worth. Moves that are taken back again and again are short to write and long
to play again, and somebody else's machine pays for that."""
_GAMES_KEPT = 4
"""Whoever looks at a game asks for its frames again and again."""


class Replays:
    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._one_at_a_time = FairQueue(1)
        self._played: OrderedDict[str, Played] = OrderedDict()
        """Those looked at last; they never change any more."""

    async def bring(self, address: str, text: str) -> str:
        """Keep a record and say under which id: the same record always has the same one."""
        written = await self.alone(address, lambda: _believed(text))
        replay_id = hashlib.sha256(written.encode()).hexdigest()[:_ID_SIGNS]
        await self._store.add_replay(replay_id, written, self._most)
        return replay_id

    async def find(self, address: str, replay_id: str) -> Played:
        text = await self._store.replay(replay_id)
        if text is None:
            raise NotFound("server-no-replay")
        found = self._played.get(replay_id)
        if found is None:
            # Of several who look at once the first plays it for all.
            found = await self.alone(
                address, lambda: self._played.get(replay_id) or _replayed(text)
            )
        self._played[replay_id] = found
        self._played.move_to_end(replay_id)
        while len(self._played) > _GAMES_KEPT:
            self._played.popitem(last=False)
        return found

    async def alone(self, address: str, work: Callable[[], T]) -> T:
        """Play a whole game again, in a thread. That takes a processor, and games at live tables
        need it more: so only one is played at a time, and addresses take turns."""
        async with self._one_at_a_time.place(Asker(address)):
            return await asyncio.to_thread(work)


def _believed(text: str) -> str:
    """The record as it is kept, if it holds."""
    for plugin in PLUGINS.values():
        kept = plugin.checked_history(text)
        if kept is not None:
            return kept
    record = parse_record(GAMES, text)
    if len(record.entries) > MOST_ENTRIES:
        raise BadCall("server-too-large")
    verify_moves(GAMES[record.game], record)
    return record_text(GAMES[record.game], record)


def _replayed(text: str) -> Played:
    for plugin in PLUGINS.values():
        played = plugin.played_history(text)
        if played is not None:
            return played
    record = parse_record(GAMES, text)
    return replayed(GAMES[record.game], record), record.players
