"""Data types of what is stored. Secrets are in `StoredTable`: nothing of it goes out as it is."""

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


class Start(StrEnum):
    """When the game is dealt."""

    FULL = "full"
    """As soon as everybody is here."""
    READY = "ready"
    """When everybody is here and has said so."""


class SeatKind(StrEnum):
    OPEN = "open"
    RESERVED = "reserved"
    """Kept for somebody by name, who has not come yet: before a rematch."""
    PERSON = "person"
    VACATED = "vacated"
    """A person has left it; an opponent goes on until somebody takes it."""
    OPPONENT = "opponent"


class StoredSeat(msgspec.Struct, frozen=True):
    """Who sits there. `level` is the opponent's; on a person's seat, of the one standing in."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str = ""
    ready: bool = False
    """Whether the person wants the game to be dealt."""

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
    start: Start = Start.FULL
    rematch: str | None = None
    """The table where the same people play again."""
    companion: bool = False
    """Whether it keeps track of a game whose pieces are on a real table."""
    listed: bool = False
    """Whether everybody may see that it wants players."""
    starred: bool = False
    """Whether somebody who sits there wants it kept, however long nobody comes."""

    @property
    def anybody_sits(self) -> bool:
        """Whether a person is there who answers himself, and not opponents alone."""
        return any(one.kind is SeatKind.PERSON and not one.level for one in self.seats)

    @property
    def alone(self) -> Seat | None:
        """The seat of the only person who answers himself, if there is exactly one."""
        people = [one.seat for one in self.seats if one.kind is SeatKind.PERSON and not one.level]
        return people[0] if len(people) == 1 else None

    @property
    def complete(self) -> bool:
        """Whether the game can be dealt: nobody is missing, and nobody is waited for."""
        missing = (SeatKind.OPEN, SeatKind.RESERVED)
        return not any(
            one.kind in missing
            or (self.start is Start.READY and one.kind is SeatKind.PERSON and not one.ready)
            for one in self.seats
        )


class StoredKey(msgspec.Struct, frozen=True):
    """What the holder of a token may do: play a seat, be the host, or both."""

    table: str
    seat: Seat | None
    host: bool
    request: str = ""
    """The digest of the request that was answered with this key, if it can be repeated."""


class Arrangement(msgspec.Struct, frozen=True):
    """A table's seats and settings as they are to be, and what becomes of its keys."""

    table: StoredTable
    void: tuple[Seat, ...] = ()
    """Seats whose keys open nothing any more."""
    void_key: str = ""
    """The hash of one more such key, which may open no seat."""
    new_key: tuple[str, StoredKey] | None = None
    erased: Seat | None = None
    """The seat whose notes are erased."""


class Link(msgspec.Struct, frozen=True):
    """A one-time link: who brings the secret gets the key, until a moment in seconds since 1970."""

    secret_hash: str
    key_hash: str
    expires: int


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
    asked: tuple[Seat, ...]
    """Who has to answer next. The store knows which of them opponents play, so that a restart finds
    their turns; whoever appends may know it from a moment ago only."""


class Appended(msgspec.Struct, frozen=True):
    """An entry for the log of a table, and the command that made it, if one did."""

    table: str
    entry: StoredEntry
    standing: Standing
    command: Command | None = None
    key_hash: str = ""
    """The key that the command came with, to be looked at again."""


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat asks to take back its last move; valid while the log has `number` entries."""

    number: int
    seat: Seat
    agreed: tuple[Seat, ...]


class Note(msgspec.Struct, frozen=True):
    """One version of a seat's notes of one kind; earlier ones are kept."""

    kind: str
    number: int
    body: str


class NoteQuota(msgspec.Struct, frozen=True):
    """How many bytes of notes are kept, all versions counted."""

    seat: int
    table: int


class Reading(msgspec.Struct, frozen=True):
    """A table, its log from a number on, and the open undo request, all of one moment."""

    table: StoredTable
    entries: tuple[StoredEntry, ...]
    request: UndoRequest | None


class Counts(msgspec.Struct, frozen=True):
    """How many tables there are, and how many seats at those that are not over."""

    tables: dict[Status, int]
    seats: dict[SeatKind, int]


class Wanting(msgspec.Struct, frozen=True):
    """A table of the public list, which wants players."""

    join_code: str
    game: str
    created: int
    seats: int
    free: int


class Overview(msgspec.Struct, frozen=True):
    """A table as its operator sees it: no names, and nothing that lets anybody in."""

    id: str
    game: str
    status: Status
    seats: dict[SeatKind, int]
    created: int
    touched: int
    """When something happened there last."""
    starred: bool
    bytes: int
    """Of its log, the commands that made it, and the notes at it."""


class Mark(msgspec.Struct, frozen=True):
    """How far somebody has followed the changes of all tables."""

    entry: int
    touch: int


class Change(msgspec.Struct, frozen=True):
    """A table that has changed: its log has at least `length` entries, it is at `changed`, or it is
    gone."""

    table: str
    length: int
    changed: int
    gone: bool = False


class Before(msgspec.Struct, frozen=True):
    """How old is old, in seconds since 1970: tables and records that were touched last before
    `untouched`; finished tables and those with a star before `kept`."""

    untouched: int
    kept: int = 0
    """Nothing is older than 0."""


class Pruning(msgspec.Struct, frozen=True):
    """What nobody has touched for long: tables, records brought along and links; and how many
    tables, finished or with a star, are kept although others of that age are not."""

    tables: dict[Status, int]
    replays: int
    links: int
    over: int = 0
    starred: int = 0
