"""Opponents' turns: noticed in the store, thought about in workers, answered like anybody's.

Whoever waits for a worker is served by turns: first among those who opened the tables, by address,
then among the tables of each. Where opponents are among themselves they play only while somebody
watches; all such tables of an address take one turn together.

An opponent's command is named after the asking it answers, so it is carried out once however many
processes take it up, and a restart can simply take up every turn that is due. So that only one
thinks about it, a process claims the table for as long as its opponents have to answer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.errors import BadNotation, IllegalAction, NotYourDecision
from ecliptic.core.game import Decision, Seat
from ecliptic.server.errors import Conflict, NotFound
from ecliptic.server.fair_queue import Asker
from ecliptic.server.logs import Facts, Outage, note
from ecliptic.server.opponents.worker import Question, Thought
from ecliptic.server.seats.names import SIMPLEST
from ecliptic.server.settings import Patience
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.commands import Commands
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.wakeups import Wakeups
from ecliptic.server.workers import WorkerFailed, Workers
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.store import Store
from ecliptic.wire.tables import Answer

_MOST_OPENERS = 10_000
_AGAIN = 0.3
"""Seconds until a table that another process has claimed is tried once more."""


class Opponents:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        commands: Commands,
        workers: Workers,
        patience: Patience,
        wakeups: Wakeups,
        outage: Outage,
    ) -> None:
        self._store = store
        self._tables = tables
        self._commands = commands
        self._workers = workers
        self._patience = patience
        self._wakeups = wakeups
        self._outage = outage
        self._openers: OrderedDict[str, str] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def opened_by(self, table_id: str, address: str) -> None:
        """Who has opened a table. It is known to this process until it ends, and stored nowhere;
        tables of before share a turn."""
        self._openers.setdefault(table_id, address)
        if len(self._openers) > _MOST_OPENERS:
            self._openers.popitem(last=False)

    def look_at(self, table_id: str, newest: bool = False) -> None:
        """Take up whatever opponents have to answer at a table, unless that is under way; `newest`
        says that this process has just changed it, and knows it as it is."""
        live = self._tables.known(table_id)
        if live is not None and not self._asked_at(live):
            return
        if table_id not in self._tasks:
            job = self._take_up(table_id, newest)
            self._tasks[table_id] = asyncio.create_task(job, name=f"opponents of {table_id}")

    async def sweep(self) -> None:
        """Look for turns that are due, at once and then now and again: after a restart, and when
        the process that had taken one up is gone."""
        while True:
            try:
                watched = self._wakeups.listened_to()
                known = {one for one in watched if self._tables.known(one)}
                # Those that are not in memory stay where they are unless something is due.
                others = set(watched) - known
                due = await self._store.tables_due(self._tables.log_entries, others)
                for table_id in known.union(due):
                    self.look_at(table_id)
            except StoreTrouble as trouble:
                self._outage.noticed(Facts(code=trouble.code))
            except Exception as error:
                note(logging.ERROR, "sweep-failed", error=error)
            await asyncio.sleep(self._patience.sweep)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_up(self, table_id: str, newest: bool) -> None:
        try:
            if not await self._store.claim(table_id):
                # Who has it may have looked for the last time, and be about to release it.
                await asyncio.sleep(_AGAIN)
                if not await self._store.claim(table_id):
                    return  # should its process end, the sweep takes the table up
                newest = False
            if not newest:
                await self._tables.look(table_id)
            await self._answer_all(table_id)
        except NotFound:
            return  # everybody has left before the deal, and the table is gone
        except StoreTrouble as trouble:
            self._outage.noticed(Facts(code=trouble.code))
        finally:
            # Without a pause since the last look: a turn that comes now is taken up anew.
            self._tasks.pop(table_id, None)
            self._store.release(table_id)

    async def _answer_all(self, table_id: str) -> None:
        while True:
            live = await self._tables.glance(table_id)
            asked = self._asked_at(live)
            if not asked:
                return
            jobs = (self._answer(live, *one) for one in asked)
            # All of them come to an end, so that none is left over when one has failed.
            for failed in await asyncio.gather(*jobs, return_exceptions=True):
                if failed is not None:
                    raise failed

    def _asked_at(self, live: LiveTable) -> Sequence[tuple[Decision, str]]:
        """What opponents have to answer, unless they are among themselves and nobody watches."""
        asked = live.opponents_asked()
        if asked and not live.stored.anybody_sits:
            return asked if live.stored.id in self._wakeups.listened_to() else ()
        return asked

    async def _answer(self, live: LiveTable, decision: Decision, asking: str) -> None:
        table_id, seat = live.stored.id, decision.seat
        level = live.stored.seats[seat].level
        view = live.stream(seat).view
        released = asyncio.get_running_loop().time() + self._patience.opponent_least
        by = f"opponent {level}"
        try:
            action = await self._thought(live, decision, level)
        except WorkerFailed as failed:
            _note_stand_in(table_id, level, failed.reason)
            action, by = _simple_choice(live, view, decision), _stand_in(level, failed.reason)
        await asyncio.sleep(max(0.0, released - asyncio.get_running_loop().time()))
        now = await self._tables.glance(table_id)
        if not now.stored.seats[seat].played_by_opponent:
            return  # the person is back, and answers himself
        try:
            await self._say(table_id, seat, asking, action, by)
        except (IllegalAction, BadNotation):
            _note_stand_in(table_id, level, "unlawful")
            action = _simple_choice(live, view, decision)
            await self._say(table_id, seat, asking, action, _stand_in(level, "unlawful"))

    async def _say(self, table_id: str, seat: Seat, asking: str, action: Any, by: str) -> None:
        answer = Answer(f"opponent/{asking}", asking, action)
        try:
            await self._commands.answer(table_id, seat, answer, by)
        except (NotYourDecision, Conflict):
            return  # the table has changed: an undo, or another process was faster

    async def _thought(self, live: LiveTable, decision: Decision, level: str) -> Any:
        question = Question(
            game=live.game.name,
            level=level,
            options=msgspec.Raw(live.stored.options),
            seat=decision.seat,
            decision=decision.name,
            told=tuple(live.stream(decision.seat).told),
            luck=live.stored.luck,
        )
        opener = self._openers.get(live.stored.id)
        asker = Asker((opener, live.stored.anybody_sits), live.stored.id)
        try:
            return await self._asked(question, asker)
        except WorkerFailed as failed:
            if failed.reason != "crashed":
                raise
        # Somebody may have ended the process, or the system was short of memory: once more.
        return await self._asked(question, asker)

    async def _asked(self, question: Question, asker: Asker) -> Any:
        most = self._patience.opponent_most
        thought = await self._workers.ask(question, Thought, most, asker)
        try:
            return msgspec.json.decode(thought.action)
        except msgspec.DecodeError as error:
            raise WorkerFailed("crashed") from error


def _stand_in(level: str, reason: str) -> str:
    return f"stand-in for {level}: {reason}"


def _note_stand_in(table_id: str, level: str, reason: str) -> None:
    note(logging.WARNING, "stand-in", Facts(table=table_id, opponent=level, reason=reason))


def _simple_choice(live: LiveTable, view: Any, decision: Decision) -> Any:
    """A lawful answer from the seat's own view that needs no thought, as plain JSON values."""
    bot = SeatedBot(LEVELS_OF[live.game.name][SIMPLEST], bytes.fromhex(live.stored.luck))
    return msgspec.to_builtins(bot.answer(view, decision))
