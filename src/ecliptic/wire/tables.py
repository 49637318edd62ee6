"""What goes over the wire, both ways. `docs/protocol.md` tells it in words.

Nothing of a `StoredTable` is sent as it is: each type here lists what may be seen.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecliptic.core.game import Seat
from ecliptic.store.values import SeatKind, Start, Status

PROTOCOL_VERSION = 1

Name = Annotated[str, Meta(min_length=1, max_length=16)]
CommandId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Hold = Literal["cookie", "bearer"]
"""How a token is handed over: in an HttpOnly cookie, or in the answer for a program to keep."""
Help = Literal["none", "contradictions", "certain", "odds", "advice"]
"""What the solver may tell the seats of a table; each level includes those before it."""


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: `you`, `open`, or an opponent's level."""

    who: Annotated[str, Meta(min_length=1, max_length=24)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    options: dict[str, Any]
    seats: Annotated[tuple[SeatWanted, ...], Meta(min_length=1, max_length=8)]
    name: Name
    """What the one who opens the table is called."""
    names: Annotated[tuple[Name, ...], Meta(max_length=8)] = ()
    """At a companion table, what everybody is called who sits at a seat called `you`."""
    companion: bool = False
    """Whether the pieces are on a real table, and this one only keeps track."""
    spectators: bool = True
    help: Help = "none"
    start: Start = Start.FULL
    """Deal when no seat is open any more, or when also everybody is ready."""
    hold: Hold = "cookie"


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    join_code: Annotated[str, Meta(max_length=16)]
    name: Name
    seat: Seat | None = None
    """A certain open seat, or the first; while a game is going on, one that somebody has left."""
    hold: Hold = "cookie"


class Invited(msgspec.Struct, frozen=True):
    """What a join code leads to, as long as a seat is free: the game, and the people there."""

    game: str
    names: tuple[str, ...]


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


class SeatHeld(msgspec.Struct, frozen=True):
    """One of several seats that are yours."""

    seat: Seat | None
    token: str | None = None


class Seated(msgspec.Struct, frozen=True):
    """A seat is yours. `token` is there for programs only."""

    table: str
    seat: Seat | None
    token: str | None = None
    others: tuple[SeatHeld, ...] = ()
    """More seats of a companion table that the same device holds."""


class Acknowledged(msgspec.Struct, frozen=True):
    """The command is on disk. Your stream shows it when it has `heard` things in it."""

    command_id: str
    heard: int


class UndoAnswer(msgspec.Struct, frozen=True):
    """Taken back, or asked for: then every other seat has to agree."""

    undone: bool
    heard: int


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and who sits there. `level` is that of the opponent who answers for it, or nothing."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str
    ready: bool


UndoNeeds = Literal["nobody", "everybody"]
"""Who has to agree before a seat's last move is taken back."""


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
    """Whether the one who looks keeps the house; that passes on when the host leaves."""
    rematch: str | None
    """The table where the same people play again."""
    companion: bool
    """Whether the pieces are on a real table: then any entry may be taken back."""


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


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """RFC 9457: what was refused. `code` is stable, `detail` is its English sentence."""

    type: str
    title: str
    status: int
    code: str
    detail: str
    request_id: str
    facts: dict[str, Any] = {}
    current: Snapshot | None = None


class OwnRecord(msgspec.Struct, frozen=True):
    """A game as one viewer was told it; it can be folded again anywhere."""

    game: str
    rules_version: int
    options: Any
    players: tuple[str, ...]
    commitment: str
    seat: Seat | None
    told: tuple[Any, ...]


class Reissue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hold: Hold = "bearer"


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the opponent who answers for an absent person; "" gives the seat back."""

    level: Annotated[str, Meta(max_length=24)]
