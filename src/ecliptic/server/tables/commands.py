"""Commands: an answer or an undo becomes an entry, on disk first, then acknowledged, then told."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Sequence

import msgspec

from ecliptic.core.errors import EclipticError, UndoRefused
from ecliptic.core.game import Seat
from ecliptic.core.log import Entry, Undone
from ecliptic.core.table import Consequences
from ecliptic.server.errors import Conflict, NotAllowed
from ecliptic.server.metrics import Metrics
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.undo import undos
from ecliptic.store.errors import Overtaken
from ecliptic.store.store import Store
from ecliptic.store.values import Command, StoredTable, UndoRequest
from ecliptic.wire.tables import Acknowledged, Answer, AskUndo, UndoAnswer

PERSON = "person"
_ATTEMPTS = 5
"""How often to decide again when another process was faster."""


class Sent(msgspec.Struct, frozen=True):
    """A command as it was sent: to which table, from which seat, by whom, with which key."""

    table: str
    seat: Seat
    wanted: Answer | AskUndo
    by: str = PERSON
    key_hash: str = ""
    """Looked at when the command is stored; opponents have none."""

    @property
    def digest(self) -> str:
        """Tells a repeat from another use of the same id."""
        return hashlib.sha256(msgspec.json.encode(self.wanted, order="sorted")).hexdigest()

    def command(self, done: _Done) -> Command:
        """As it is kept for its repeats."""
        return Command(self.seat, done.command_id, self.digest, msgspec.json.encode(done))


class _Done(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of a command, kept for its repeats."""

    command_id: str
    heard: int
    asked: bool = False
    """An undo that the others were asked for."""


class Commands:
    def __init__(
        self, store: Store, tables: TableCache, changed: Callable[[str], None], metrics: Metrics
    ) -> None:
        self._store = store
        self._tables = tables
        self._changed = changed
        self._metrics = metrics

    async def answer(
        self, table_id: str, seat: Seat, wanted: Answer, by: str = PERSON, key_hash: str = ""
    ) -> Acknowledged:
        """Answer a decision. A repeat of the same command returns the first result. A person's key
        is looked at when the answer is stored: it may have become void a moment ago."""

        def judge(live: LiveTable) -> Sequence[Entry]:
            return [live.judge(seat, wanted.decision, wanted.action)]

        done = await self._append(Sent(table_id, seat, wanted, by, key_hash), judge)
        return Acknowledged(done.command_id, done.heard)

    async def undo(self, table_id: str, seat: Seat, wanted: AskUndo) -> UndoAnswer:
        """Take the seat's last move back if that is free; otherwise ask the others. At a companion
        table any entry is taken back, with everything since."""

        def judge(live: LiveTable) -> Sequence[Entry]:
            return undos(live, seat, wanted)

        sent = Sent(table_id, seat, wanted)
        try:
            done = await self._append(sent, judge)
        except UndoRefused as refused:
            if refused.code != "undo-needs-consent":
                raise
            done = await self._ask(sent)
        return UndoAnswer(undone=not done.asked, heard=done.heard)

    async def answer_undo(self, table_id: str, seat: Seat, agree: bool) -> UndoAnswer:
        """Agree to the open request, or refuse it; the one who asked takes it back the same way."""
        async with self._tables.lock(table_id):
            live = await self._tables.refresh(table_id)
            number, request = live.length, live.request
            if request is None:
                raise Conflict("server-no-undo-request")
            if not agree:
                await self._store.drop_undo(table_id, number, request.seat)
            elif seat != request.seat:
                await self._store.agree_undo(table_id, number, request.seat, seat)
            # Others may have agreed at the same time through another process.
            live = await self._tables.refresh(table_id)
            if live.request is not None and _everybody_agreed(live, live.request):
                await self._take_back(live, live.request.seat)
                live = await self._tables.refresh(table_id)
            undone = live.length > number and isinstance(live.table.log[number], Undone)
        self._changed(table_id)
        return UndoAnswer(undone, live.heard(seat))

    async def _take_back(self, live: LiveTable, asker: Seat) -> None:
        entry = live.table.judge_undo(asker, range(live.table.seats))
        # Whoever was faster has taken it back as well, or has played on.
        with contextlib.suppress(Overtaken):
            standing = live.standing(live.table.after(entry))
            await self._store.append(live.stored.id, live.row(entry, PERSON), standing)

    async def _ask(self, sent: Sent) -> _Done:
        """Ask the others; a repeat of the same command asks nothing new."""
        async with self._tables.lock(sent.table):
            live = await self._tables.refresh(sent.table)
            _require_people(live.stored, sent.seat)
            done = _Done(sent.wanted.command_id, live.heard(sent.seat), asked=True)
            if live.request is None:
                await self._store.ask_undo(sent.table, live.length, sent.command(done))
                await self._tables.refresh(sent.table)
            elif live.request.seat != sent.seat:
                raise Conflict("server-undo-asked", seat=live.request.seat + 1)
        self._changed(sent.table)
        return done

    async def _append(self, sent: Sent, judge: Callable[[LiveTable], Sequence[Entry]]) -> _Done:
        """Decide on the newest state and store it; again if another process was faster. The last
        entry carries the command: one that broke off in between is judged again."""
        async with self._tables.lock(sent.table):
            live = self._tables.known(sent.table) or await self._tables.refresh(sent.table)
            for _ in range(_ATTEMPTS):
                try:
                    *before, last = judge(live)
                    for entry in before:
                        await self._store_entry(live, live.table.after(entry), sent)
                    then = live.table.after(last)
                    done = _Done(sent.wanted.command_id, live.heard_after(then, sent.seat))
                    await self._store_entry(live, then, sent, done)
                except EclipticError as refused:
                    await self._require_key(sent.key_hash)
                    # It may be a repeat, or another process may have been faster: ask the store.
                    known, live = live.length, await self._tables.refresh(sent.table)
                    first = await self._first_result(sent)
                    if first is not None:
                        return first
                    if live.length == known:
                        raise refused
                else:
                    break
            else:
                raise Overtaken("store-overtaken")
        self._metrics.moved(sent.by)
        self._changed(sent.table)
        return done

    async def _store_entry(
        self, live: LiveTable, then: Consequences, sent: Sent, done: _Done | None = None
    ) -> None:
        """Append an entry of a command; with `done`, the one that carries it."""
        standing = live.standing(then)
        row = live.row(then.entry, sent.by)
        if done is None:
            await self._store.append(sent.table, row, standing)
        else:
            command = sent.command(done)
            await self._store.append(sent.table, row, standing, command, sent.key_hash)
        live.appended(then, standing)

    async def _require_key(self, key_hash: str) -> None:
        """The holder of a void key is told nothing else."""
        if key_hash and await self._store.key(key_hash) is None:
            raise NotAllowed("server-token")

    async def _first_result(self, sent: Sent) -> _Done | None:
        known = await self._store.command(sent.table, sent.seat, sent.wanted.command_id)
        if known is None:
            return None
        if known.digest != sent.digest:
            raise Conflict("server-command-reused")
        return msgspec.json.decode(known.result, type=_Done)


def _everybody_agreed(live: LiveTable, request: UndoRequest) -> bool:
    return {request.seat, *request.agreed} >= set(range(live.table.seats))


def _require_people(stored: StoredTable, asker: Seat) -> None:
    """Opponents never agree to an undo."""
    for one in stored.seats:
        if one.seat != asker and one.played_by_opponent:
            raise UndoRefused("undo-opponents")
