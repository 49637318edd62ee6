"""Opponents' turns: noticed in the store, thought about in workers, answered like anybody's.

Whoever waits for a worker is served by turns: first among those who opened the tables, by address,
then among the tables of each. Where opponents are among themselves they play only while somebody
watches; all such tables of an address take one turn together.

An opponent's command is named after the asking it answers, so it is carried out once however many
processes take it up, and a restart can simply take up every turn that is due. So that only one
thinks about it, a process claims the table for as long as its opponents have to answer.

A move of an opponent that searches is told a fixed time after its turn began, or, where a busy
machine has not finished by then, after a multiple of it. Who plays alone among opponents may hurry
them.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections import OrderedDict
from collections.abc import Awaitable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from ecliptic.bots.bot import Searching, SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import budget_of, level_of
from ecliptic.core.errors import BadNotation, IllegalAction, NotYourDecision
from ecliptic.core.game import Decision, Seat
from ecliptic.server.errors import Conflict, NotFound
from ecliptic.server.fair_queue import Asker
from ecliptic.server.logs import Facts, Outage, note
from ecliptic.server.opponents.shares import Shares
from ecliptic.server.opponents.worker import Question, Thought
from ecliptic.server.seats.names import SIMPLEST
from ecliptic.server.settings import Settings
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
_HURRIED_PART = 16
"""A hurried opponent searches with this part of its budget."""
_HURRIED_SECONDS = 0.2
"""When its move is told, so that this time tells nothing either."""


class _Turn(NamedTuple):
    """One decision that an opponent is asked for, as its seat knows the table then."""

    table: str
    asker: Asker
    question: Question
    """With the whole budget that it may search with."""
    view: Any
    period: float | None
    """When the move of one that searches is told."""


class _Choice(NamedTuple):
    action: Any
    by: str


class Opponents:
    def __init__(
        self,
        store: Store,
        tables: TableCache,
        commands: Commands,
        workers: Workers,
        settings: Settings,
        wakeups: Wakeups,
        outage: Outage,
    ) -> None:
        self._store = store
        self._tables = tables
        self._commands = commands
        self._workers = workers
        self._patience = settings.patience
        self._percent = settings.search_percent
        self._shares = Shares(settings.workers)
        self._wakeups = wakeups
        self._outage = outage
        self._openers: OrderedDict[str, str] = OrderedDict()
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hurries: dict[str, asyncio.Event] = {}
        """One for each task: set when whoever waits for its opponents will not wait any longer."""
        self._thoughts: set[asyncio.Task[_Choice]] = set()

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
            hurry = self._hurries[table_id] = asyncio.Event()
            job = self._take_up(table_id, newest, hurry)
            self._tasks[table_id] = asyncio.create_task(job, name=f"opponents of {table_id}")

    def hurry(self, table_id: str) -> bool:
        """Let opponents that search answer at once, until a person is asked again; false if none
        has anything to answer. Should another process be thinking, whoever is first has answered:
        this one does not wait for its claim."""
        self.look_at(table_id)
        if table_id not in self._hurries:
            return False
        self._hurries[table_id].set()
        return True

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
        tasks = [*self._tasks.values(), *self._thoughts]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _take_up(self, table_id: str, newest: bool, hurry: asyncio.Event) -> None:
        try:
            if not await self._store.claim(table_id):
                # Who has it may have looked for the last time, and be about to release it.
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(hurry.wait(), _AGAIN)
                if not await self._store.claim(table_id) and not hurry.is_set():
                    return  # should its process end, the sweep takes the table up
                newest = False
            if not newest:
                await self._tables.look(table_id)
            await self._answer_all(table_id, hurry)
        except NotFound:
            return  # everybody has left before the deal, and the table is gone
        except StoreTrouble as trouble:
            self._outage.noticed(Facts(code=trouble.code))
        finally:
            # Without a pause since the last look: a turn that comes now is taken up anew.
            self._tasks.pop(table_id, None)
            self._hurries.pop(table_id, None)
            self._store.release(table_id)

    async def _answer_all(self, table_id: str, hurry: asyncio.Event) -> None:
        while True:
            live = await self._tables.glance(table_id)
            asked = self._asked_at(live)
            if not asked:
                return
            jobs = (self._answer(live, *one, hurry) for one in asked)
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

    async def _answer(
        self, live: LiveTable, decision: Decision, asking: str, hurry: asyncio.Event
    ) -> None:
        table_id, seat = live.stored.id, decision.seat
        turn = self._turn(live, decision)
        choice = await self._in_time(turn, hurry)
        if choice is None:
            live = await self._tables.glance(table_id)
            if (decision, asking) not in live.opponents_asked():
                return
            turn = self._turn(live, decision)
            choice = await self._hurried(turn)
        now = await self._tables.glance(table_id)
        if not now.stored.seats[seat].played_by_opponent:
            return  # the person is back, and answers himself
        try:
            await self._say(table_id, seat, asking, choice)
        except (IllegalAction, BadNotation):
            await self._say(table_id, seat, asking, _stand_in(turn, "unlawful"))

    def _turn(self, live: LiveTable, decision: Decision) -> _Turn:
        stored, stream = live.stored, live.stream(decision.seat)
        said = stored.seats[decision.seat].level
        bot = LEVELS_OF[live.game.name][level_of(said)]
        budget = bot.allowed(self._percent, budget_of(said)) if isinstance(bot, Searching) else 0
        return _Turn(
            table=stored.id,
            asker=Asker((self._openers.get(stored.id), stored.anybody_sits), stored.id),
            question=Question(
                game=live.game.name,
                level=level_of(said),
                options=msgspec.Raw(stored.options),
                seat=decision.seat,
                decision=decision.name,
                told=tuple(stream.told),
                luck=stored.luck,
                budget=budget,
            ),
            view=stream.view,
            period=bot.told_after(budget) if isinstance(bot, Searching) else None,
        )

    async def _in_time(self, turn: _Turn, hurry: asyncio.Event) -> _Choice | None:
        """What an opponent answers, when it is time to tell it; nothing if it is hurried before."""
        if turn.period is None:
            return await self._after(self._patience.opponent_least, self._choice(turn))
        if hurry.is_set():
            return None
        telling = asyncio.create_task(self._unhurried(turn, turn.period))
        hurried = asyncio.create_task(hurry.wait())
        try:
            await asyncio.wait((telling, hurried), return_when=asyncio.FIRST_COMPLETED)
            return telling.result() if telling.done() else None
        finally:
            telling.cancel()
            hurried.cancel()

    async def _unhurried(self, turn: _Turn, period: float) -> _Choice:
        """A search is not broken off together with its process when nobody waits for it any more:
        to start another one would take longer."""
        clock = asyncio.get_running_loop().time
        began = clock()
        thought = asyncio.create_task(self._choice(turn))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        choice = await asyncio.shield(thought)
        taken = clock() - began
        await asyncio.sleep(max(1, math.ceil(taken / period)) * period - taken)
        return choice

    async def _hurried(self, turn: _Turn) -> _Choice:
        little = replace(turn.question, budget=turn.question.budget // _HURRIED_PART)
        return await self._after(_HURRIED_SECONDS, self._choice(turn._replace(question=little)))

    async def _after(self, seconds: float, job: Awaitable[_Choice]) -> _Choice:
        """Not before so many seconds, however fast it was."""
        clock = asyncio.get_running_loop().time
        released = clock() + seconds
        choice = await job
        await asyncio.sleep(max(0.0, released - clock()))
        return choice

    async def _choice(self, turn: _Turn) -> _Choice:
        """What an opponent answers with its share of the budget, or a simpler choice instead."""
        level = turn.question.level
        with self._shares.of(turn.question.budget, turn.asker) as share:
            try:
                action = await self._thought(replace(turn.question, budget=share), turn.asker)
            except WorkerFailed as failed:
                return _stand_in(turn, failed.reason)
        searched = "" if turn.period is None else f" with {share}"
        return _Choice(action, f"opponent {level}{searched}")

    async def _say(self, table_id: str, seat: Seat, asking: str, choice: _Choice) -> None:
        answer = Answer(f"opponent/{asking}", asking, choice.action)
        try:
            await self._commands.answer(table_id, seat, answer, choice.by)
        except (NotYourDecision, Conflict):
            return  # the table has changed: an undo, or another process was faster

    async def _thought(self, question: Question, asker: Asker) -> Any:
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


def _stand_in(turn: _Turn, reason: str) -> _Choice:
    """A lawful answer from the seat's own view that needs no thought, as plain JSON values."""
    asked = turn.question
    note(logging.WARNING, "stand-in", Facts(table=turn.table, opponent=asked.level, reason=reason))
    bot = SeatedBot(LEVELS_OF[asked.game][SIMPLEST], bytes.fromhex(asked.luck))
    action = bot.answer(turn.view, Decision(asked.seat, asked.decision))
    return _Choice(msgspec.to_builtins(action), f"stand-in for {asked.level}: {reason}")
