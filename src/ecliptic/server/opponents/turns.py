"""Opponents' turns: noticed in the store, thought about in workers, answered like anybody's.

An opponent's command is named after the asking it answers, so it is carried out once however many
processes take it up, and a restart can simply take up every turn that is due.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import msgspec

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.errors import BadNotation, IllegalAction, NotYourDecision
from ecliptic.core.game import Decision, Seat
from ecliptic.server.errors import Conflict, NotFound
from ecliptic.server.logs import Facts, note
from ecliptic.server.opponents.worker import Question, Thought
from ecliptic.server.seats.names import SIMPLEST
from ecliptic.server.settings import Patience
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.commands import Commands
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.workers import WorkerFailed, Workers
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.store import Store
from ecliptic.wire.tables import Answer


class Opponents:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        commands: Commands,
        workers: Workers,
        patience: Patience,
    ) -> None:
        self._store = store
        self._tables = tables
        self._commands = commands
        self._workers = workers
        self._patience = patience
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def look_at(self, table_id: str) -> None:
        """Take up whatever opponents have to answer at a table, unless that is under way."""
        live = self._tables.known(table_id)
        if live is not None and not live.opponents_asked():
            return
        if table_id not in self._tasks:
            task = asyncio.create_task(self._answer_all(table_id), name=f"opponents of {table_id}")
            self._tasks[table_id] = task

    async def sweep(self) -> None:
        """Look for turns that are due, at once and then now and again: after a restart, and when
        the process that had taken one up is gone."""
        while True:
            try:
                for table_id in await self._store.tables_due(self._tables.log_entries):
                    self.look_at(table_id)
            except StoreTrouble as trouble:
                note(logging.WARNING, "sweep-put-off", Facts(code=trouble.code))
            except Exception as error:
                note(logging.ERROR, "sweep-failed", error=error)
            await asyncio.sleep(self._patience.sweep)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer_all(self, table_id: str) -> None:
        try:
            while True:
                live = await self._tables.glance(table_id)
                asked = live.opponents_asked()
                if not asked:
                    return
                jobs = (self._answer(live, *one) for one in asked)
                # All of them come to an end, so that none is left over when one has failed.
                for failed in await asyncio.gather(*jobs, return_exceptions=True):
                    if failed is not None:
                        raise failed
        except NotFound:
            return  # everybody has left before the deal, and the table is gone
        except StoreTrouble as trouble:
            note(logging.WARNING, "opponent-put-off", Facts(table=table_id, code=trouble.code))
        finally:
            # Without a pause since the last look: a turn that comes now is taken up anew.
            self._tasks.pop(table_id, None)

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
        try:
            return await self._asked(question)
        except WorkerFailed as failed:
            if failed.reason != "crashed":
                raise
        # Somebody may have ended the process, or the system was short of memory: once more.
        return await self._asked(question)

    async def _asked(self, question: Question) -> Any:
        thought = await self._workers.ask(question, Thought, self._patience.opponent_most)
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
