"""A table as the server plays it: the stored row, folded. It can be thrown away at any time."""

from __future__ import annotations

import sys
from typing import Any

import msgspec
from msgspec.structs import replace

from ecliptic.core.asking import AskingHistory, answered, asking_name
from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadRecord, IllegalAction
from ecliptic.core.game import AnyGame, Decision, Seat, Viewer
from ecliptic.core.log import Dealt, Entry, Moved, SeatStream, Undone, typed, typed_entry
from ecliptic.core.table import Consequences, Table
from ecliptic.games import GAMES
from ecliptic.server.errors import Conflict
from ecliptic.store.values import (
    Reading,
    Standing,
    Status,
    StoredEntry,
    StoredTable,
    UndoRequest,
)

_entries = msgspec.json.Decoder(Dealt | Moved | Undone)


class LiveTable:
    """The log of a stored table, folded as far as it was read."""

    def __init__(self, stored: StoredTable, log_entries: int = sys.maxsize) -> None:
        self.stored = stored
        self._log_entries = log_entries
        self.request: UndoRequest | None = None
        self.table = _undealt(stored)
        self._history = AskingHistory()

    @property
    def game(self) -> AnyGame:
        return self.table.game

    @property
    def length(self) -> int:
        """Entries read so far. The log's numbers stay in the server."""
        return len(self.table.log)

    def read(self, reading: Reading) -> None:
        """Take what the store has more than we know."""
        if reading.table.options != self.stored.options:
            self.table = _undealt(reading.table)  # options change before the deal only
        self.stored = reading.table
        for row in reading.entries:
            self._take(self.table.after(self._entry(row)))
        self.request = reading.request

    def appended(self, then: Consequences, standing: Standing) -> None:
        """Take an entry that this process has stored itself."""
        self._take(then)
        if standing.status is not self.stored.status:
            self.stored = replace(self.stored, status=standing.status)
        self.request = None

    def _take(self, then: Consequences) -> None:
        self.table.take(then)
        self._history.follow(then.entry, then.pending)

    @property
    def full(self) -> bool:
        """Whether the log takes no entry any more."""
        return self.length >= self._log_entries

    def row(self, entry: Entry, by: str) -> StoredEntry:
        """The entry as the next row of the log, if there is room for it."""
        if self.full:
            raise Conflict("server-log-full", most=self._log_entries)
        body = msgspec.json.encode(entry)
        return StoredEntry(self.length, self.game.rules_version, by, body)

    def standing(self, then: Consequences) -> Standing:
        """Where the table will stand."""
        status = Status.PLAYING if self.game.outcome(then.state) is None else Status.OVER
        return Standing(status, tuple(asked.seat for asked in then.pending))

    def deal(self) -> Dealt:
        return self.table.judge_deal()

    def judge(self, seat: Seat, asking: str, action: Any) -> Moved:
        """The entry an answer would be, or the refusal that says why not."""
        decision = answered(self._history.now, self.stream(seat), seat, asking)
        return self.table.decide(decision, self._action(action))

    def asking(self, viewer: Viewer) -> str | None:
        return asking_name(self._history.now, self.stream(viewer))

    def opponents_asked(self) -> list[tuple[Decision, str]]:
        """Pending decisions of seats that opponents play, and how each knows its asking; none if
        no answer could be stored."""
        if self.full:
            return []
        seats = self.stored.seats
        return [
            (asked, self.asking(asked.seat) or "")
            for asked in self.table.pending
            if seats[asked.seat].played_by_opponent
        ]

    def stream(self, viewer: Viewer) -> SeatStream:
        return self.table.streams[viewer]

    def heard(self, viewer: Viewer) -> int:
        return len(self.stream(viewer).told)

    def heard_after(self, then: Consequences, viewer: Viewer) -> int:
        return self.heard(viewer) + len(then.news[viewer])

    def _action(self, action: Any) -> Any:
        if isinstance(action, str):
            return self.game.parse_action(action)
        try:
            return typed(action, self.game.action_type)
        except (msgspec.ValidationError, OverflowError) as error:
            raise IllegalAction("action-malformed") from error

    def _entry(self, row: StoredEntry) -> Entry:
        newest = self.game.rules_version
        if row.rules_version > newest:
            raise BadRecord("record-rules-unknown", found=row.rules_version, newest=newest)
        return typed_entry(self.game, _entries.decode(row.body))


def _undealt(stored: StoredTable) -> Table:
    game: AnyGame = GAMES[stored.game]
    options = msgspec.json.decode(stored.options, type=game.options_type)
    return Table(game, options, Chance(bytes.fromhex(stored.seed)))


def rebuilt(reading: Reading, log_entries: int) -> LiveTable:
    """A table folded from the beginning of its log."""
    live = LiveTable(reading.table, log_entries)
    live.read(reading)
    return live
