"""The help desk: seats ask the solver, which works in processes of its own.

Only what the asking seat was told is handed over. A seat has one question at a time: the next one
takes its place, and the process that worked on the first is ended. Addresses are served by turns.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from typing import Any, TypeVar, get_args
from weakref import WeakValueDictionary

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import Seat
from ecliptic.core.table import Table
from ecliptic.server.errors import Conflict, NotAllowed, Overworked
from ecliptic.server.fair_queue import Asker, FairQueue
from ecliptic.server.help.worker import (
    ASKABLE,
    HelpAnswer,
    HelpQuestion,
    LeftQuestion,
    NotesQuestion,
    StreamKept,
)
from ecliptic.server.http.rate_limits import SharedRateLimit, Sharing
from ecliptic.server.plugins import plugin_of
from ecliptic.server.settings import Settings
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.workers import WorkerFailed, Workers
from ecliptic.wire.help import Help, NotesKind, SystemsLeft

T = TypeVar("T")

SOLVER = (sys.executable, "-m", "ecliptic.server.help.worker")
LEVELS: tuple[Help, ...] = get_args(Help)
_GAMES_KEPT = 64


class HelpDesk:
    def __init__(
        self, settings: Settings, sharing: Sharing, workers: Workers | None = None
    ) -> None:
        self._workers = workers or Workers(settings.help_workers, SOLVER)
        self._most = settings.patience.help_most
        self._rate = SharedRateLimit("help", settings.limits.help_a_minute, sharing)
        self._asked: dict[tuple[str, Seat], asyncio.Task[HelpAnswer]] = {}
        self._left: OrderedDict[str, SystemsLeft] = OrderedDict()
        self._readers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._one_game_at_a_time = FairQueue(1)
        """Whole games take long; seats that are playing wait for one of them at most."""

    async def ask(
        self, address: str, live: LiveTable, seat: Seat, kind: str, wanted: Any, answer: type[T]
    ) -> T:
        """The answer to a seat's question, if the table's help level allows it."""
        require_help(live, kind)
        table_id = live.stored.id
        await self._rate.count(f"{table_id} {seat}")
        question = HelpQuestion(
            game=live.game.name,
            kind=kind,
            wanted=msgspec.Raw(msgspec.json.encode(wanted)),
            options=msgspec.Raw(live.stored.options),
            seat=seat,
            told=tuple(live.stream(seat).told),
        )
        found = await self._alone((table_id, seat), question, Asker(address, table_id))
        return msgspec.json.decode(found.answer, type=answer)

    async def ask_about_notes(
        self, address: str, kind: NotesKind, notes: str, wanted: Any, answer: type[T]
    ) -> T:
        """The solver's answer about somebody's own notes. Who asks is known by his address alone,
        which others may share, so no question takes another's place: they wait in line, and the
        line holds up nobody else."""
        await self._rate.count(f"notes {address}")
        question = NotesQuestion(kind, msgspec.Raw(msgspec.json.encode(wanted)), notes)
        line = self._readers.setdefault(address, asyncio.Lock())
        async with line:
            found = await self._work(question, Asker(address))
        return msgspec.json.decode(found.answer, type=answer)

    async def systems_left(self, address: str, name: str, table: Table) -> SystemsLeft:
        """How many systems each seat had left after each entry of a finished game, which is known
        by `name` and never changes any more."""
        require_solver(table.game.name)
        asker = Asker(address, name)
        async with self._one_game_at_a_time.place(asker):
            known = self._left.get(name)
            if known is None:
                found = await self._work(_left_question(table), asker)
                known = msgspec.json.decode(found.answer, type=SystemsLeft)
                self._left[name] = known
                while len(self._left) > _GAMES_KEPT:
                    self._left.popitem(last=False)
        return known

    async def close(self) -> None:
        for task in self._asked.values():
            task.cancel()
        await asyncio.gather(*self._asked.values(), return_exceptions=True)
        await self._workers.close()

    async def _alone(
        self, seat: tuple[str, Seat], question: HelpQuestion, asker: Asker
    ) -> HelpAnswer:
        """The seat's only question: one that it has asked before is given up."""
        earlier = self._asked.get(seat)
        if earlier is not None:
            earlier.cancel()
        task = self._asked[seat] = asyncio.create_task(self._work(question, asker))
        try:
            return await task
        except asyncio.CancelledError:
            this = asyncio.current_task()
            if this is not None and this.cancelling():
                raise
            raise Conflict("server-help-replaced") from None
        finally:
            task.cancel()
            if self._asked.get(seat) is task:
                del self._asked[seat]

    async def _work(
        self, question: HelpQuestion | NotesQuestion | LeftQuestion, asker: Asker
    ) -> HelpAnswer:
        try:
            found = await self._workers.ask(question, HelpAnswer, self._most, asker)
        except WorkerFailed as failed:
            if failed.reason != "overlong":
                raise
            raise Overworked("server-help-too-long") from failed
        if found.code:
            raise EclipticError(found.code, **found.facts)
        return found


def require_help(live: LiveTable, kind: str) -> None:
    """Refuse what the table does not help with."""
    asked = ASKABLE.get(live.game.name, {}).get(kind)
    if asked is None:
        raise NotAllowed("server-help-no-solver", game=live.game.name)
    level = asked.level
    given = live.stored.help
    if given not in LEVELS or LEVELS.index(given) < LEVELS.index(level):
        raise NotAllowed("server-help-level", level=level, given=given)
    if not live.length:
        raise Conflict("server-help-not-dealt")


def require_solver(game: str) -> None:
    if not plugin_of(game).solver:
        raise NotAllowed("server-help-no-solver", game=game)


def _left_question(table: Table) -> LeftQuestion:
    numbers = range(1, len(table.log) + 1)
    streams = [table.streams[seat] for seat in range(table.seats)]
    return LeftQuestion(
        options=msgspec.Raw(msgspec.json.encode(table.options)),
        streams=tuple(
            StreamKept(tuple(one.told), tuple(one.heard_before(number) for number in numbers))
            for one in streams
        ),
    )
