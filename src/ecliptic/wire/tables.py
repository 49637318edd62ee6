"""A table over the wire: what a viewer is told, and the commands of a seat.

`docs/protocol.md` tells it in words. Nothing of a `StoredTable` is sent as it is: each type here
lists what may be seen.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecliptic.core.game import Seat
from ecliptic.store.values import Start, Status
from ecliptic.wire.seats import SeatShown

PROTOCOL_VERSION = 1
SOCKET_REFUSED = 1008
"""The code with which the server closes a socket it refuses; the reason is an error code."""

CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
UndoNeeds = Literal["nobody", "everybody"]
"""Who has to agree before a seat's last move is taken back."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command: an answer to a decision. `action` is JSON, or the game's short text form."""

    command_id: CommandId
    decision: Annotated[str, Meta(max_length=64)]
    action: Any


class AskUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    command_id: CommandId
    to: Annotated[int, Meta(ge=0)] | None = None
    """Which entry is meant: any number of the caller's stream that it has told. Without it, the
    last one."""
    heard: Annotated[int, Meta(ge=0)] | None = None
    """How much the caller had heard: refused if a person has entered something since."""


class AnswerUndo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    agree: bool


class Acknowledged(msgspec.Struct, frozen=True):
    """The command is on disk. Your stream shows it when it has `heard` things in it."""

    command_id: str
    heard: int


class UndoAnswer(msgspec.Struct, frozen=True):
    """Taken back, or asked for: then every other seat has to agree."""

    undone: bool
    heard: int


class Hurried(msgspec.Struct, frozen=True):
    """Whether an opponent had anything to answer."""

    hurried: bool


class UndoShown(msgspec.Struct, frozen=True):
    """A seat asks to take its last move back, and who has agreed."""

    seat: Seat
    agreed: tuple[Seat, ...]
    to: int
    """Everything from this number of the viewer's own stream on would no longer count."""


class TableShown(msgspec.Struct, frozen=True, tag="table"):
    """What everybody may know about a table; the join code only those who sit at it."""

    table: str
    game: str
    rules_version: int
    options: Any
    commitment: str
    status: Status
    help: str
    spectators: bool
    start: Start
    seats: tuple[SeatShown, ...]
    undo: UndoShown | None
    join_code: str | None
    host: bool
    """Whether the one who looks is the host; that passes on when the host leaves."""
    rematch: str | None
    """The table where the same people play again."""
    companion: bool
    """Whether the pieces are on a real table: then any entry may be taken back."""
    listed: bool
    """Whether everybody may see that it wants players."""


class Told(msgspec.Struct, frozen=True, tag="told"):
    """Number `number` of this viewer's own stream, which has no gaps."""

    number: int
    event: Any


class ViewShown(msgspec.Struct, frozen=True, tag="view"):
    """What the viewer knows after `heard` things told, what it may do, and what it is asked."""

    heard: int
    decision: str | None
    view: Any
    offers: Any
    undo: UndoNeeds | None
    """What taking this seat's last move back needs; nothing if there is none to take back."""


class Heartbeat(msgspec.Struct, frozen=True, tag="heartbeat"):
    """Sent when nothing else was: the line is alive."""

    heard: int


class Snapshot(msgspec.Struct, frozen=True):
    """Everything a viewer needs to start from."""

    protocol_version: int
    seat: Seat | None
    host: bool
    table: TableShown
    now: ViewShown | None
    """None while seats are still open."""


class Stream(msgspec.Struct, frozen=True):
    """A viewer's own stream from a number on: what a program folds by itself."""

    start: int
    told: tuple[Any, ...]


class MyTable(msgspec.Struct, frozen=True):
    table: str
    game: str
    status: str
    seat: Seat | None
    seats: tuple[SeatShown, ...]
    asked: bool
    """Whether a seat of the caller's has to answer."""
    companion: bool
    mine: tuple[Seat, ...]
    """Every seat the caller holds, the first of which is `seat`."""
    opened: int
    """When, in seconds since 1970."""
    scores: tuple[int, ...]
    """Points of each seat, after the end."""
    starred: bool
    """Whether it is kept however long nobody comes."""


class Star(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether a table is to be kept however long nobody comes."""

    starred: bool


class OwnRecord(msgspec.Struct, frozen=True):
    """A game as one viewer was told it; it can be folded again anywhere."""

    game: str
    rules_version: int
    options: Any
    players: tuple[str, ...]
    commitment: str
    seat: Seat | None
    told: tuple[Any, ...]
