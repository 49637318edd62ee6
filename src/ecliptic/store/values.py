"""What is stored, as values. Secrets are in `StoredTable`: nothing of it goes out as it is."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from ecliptic.core.game import Seat


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    """Seats are still free; nothing is dealt."""
    PLAYING = "playing"
    OVER = "over"


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    OPPONENT = "opponent"


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits there. `level` is the opponent's; on a person's seat, of the one standing in."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str = ""

    @property
    def played_by_opponent(self) -> bool:
        return bool(self.level)


class StoredTable(msgspec.Struct, frozen=True):
    """A table without its log. `options` is JSON; `seed`, `salt` and `luck` are hexadecimal."""

    id: str
    join_code: str
    game: str
    rules_version: int
    options: bytes
    seed: str
    salt: str
    luck: str
    """The secret of the opponents' own lots, which never come from the seed."""
    commitment: str
    help: str
    spectators: bool
    status: Status
    changed: int
    """Grows with every change of status, seats or requests; the log has its own numbers."""
    created: int
    seats: tuple[StoredSeat, ...]


class StoredKey(msgspec.Struct, frozen=True):
    """What the holder of a token may do: play a seat, keep the house, or both."""

    table: str
    seat: Seat | None
    host: bool


class Command(msgspec.Struct, frozen=True):
    """A command that was carried out. `digest` tells a repeat from another use of the same id."""

    seat: Seat
    command_id: str
    digest: str
    result: bytes


class StoredEntry(msgspec.Struct, frozen=True):
    """One row of the log. `by` says who answered: a person, or an opponent and how."""

    number: int
    rules_version: int
    by: str
    body: bytes


class Standing(msgspec.Struct, frozen=True):
    """What an entry makes of its table."""

    status: Status
    opponent_due: bool
    """Whether an opponent has to answer next, so that a restart finds it."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take back its last move; valid while the log has `number` entries."""

    number: int
    seat: Seat
    agreed: tuple[Seat, ...]


class Note(msgspec.Struct, frozen=True):
    """One version of a seat's notes; earlier ones are kept."""

    number: int
    body: str


class Reading(msgspec.Struct, frozen=True):
    """A table, its log from a number on, and the open undo request, all of one moment."""

    table: StoredTable
    entries: tuple[StoredEntry, ...]
    request: UndoRequest | None


class Mark(msgspec.Struct, frozen=True):
    """How far somebody has followed the changes of all tables."""

    entry: int
    touch: int


class Change(msgspec.Struct, frozen=True):
    """A table that has changed: its log has at least `length` entries, or it is at `changed`."""

    table: str
    length: int
    changed: int
