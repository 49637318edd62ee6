"""Seats over the wire: a table is opened, seats are taken, changed, left and transferred."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecliptic.core.game import Seat
from ecliptic.planetx.setup import Season
from ecliptic.store.values import SeatKind, Start
from ecliptic.wire.help import Help

LONGEST_NAME = 16
GUEST = "guest"
"""Whoever has asked to be forgotten; nobody else is called so."""
INVISIBLE = (
    r"\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0d\uffa0"
    r"\U00016fe4\U0001d159\U000e0100-\U000e01ef"
)
"""Signs that count as letters, symbols or marks and show nothing, for a class of a pattern. What
Unicode calls control, format and space is no part of names anyway."""
LONGEST_JOIN_CODE = 16
"""As somebody may type it; a code itself is shorter."""

Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Hold = Literal["cookie", "bearer"]
"""How a token is handed over: in an HttpOnly cookie, or in the answer for a program to keep."""


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
    generator: int = 1
    """At a companion table, the version of the generator whose code it is."""
    spectators: bool = True
    help: Help = "none"
    start: Start = Start.FULL
    """Deal when no seat is open any more, or when also everybody is ready."""
    listed: bool = False
    """Whether everybody may see that it wants players, where the house has such a list."""
    hold: Hold = "cookie"


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    join_code: Annotated[str, Meta(max_length=LONGEST_JOIN_CODE)]
    name: Name
    seat: Seat | None = None
    """A certain open seat, or the first; while a game is going on, one that somebody has left."""
    hold: Hold = "cookie"


class Invited(msgspec.Struct, frozen=True):
    """What a join code leads to, as long as a seat is free: the game, and the people there."""

    game: str
    names: tuple[str, ...]


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


class SeatShown(msgspec.Struct, frozen=True):
    """A seat and who sits there. `level` is that of the opponent who answers for it, or nothing."""

    seat: Seat
    kind: SeatKind
    name: str
    level: str
    ready: bool
    searches: bool
    """Whether that opponent searches: then a move takes a fixed time, and may be hurried."""


class SeatChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit at an empty seat: `open`, or an opponent's level."""

    who: Annotated[str, Meta(min_length=1, max_length=24)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    ready: bool


class PlaceWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's own choices in Planet X; what is left out stays as it is."""

    season: Season | None = None
    facts: int | None = None


class SettingsWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host changes before the deal; what is left out stays as it is."""

    help: Help | None = None
    options: dict[str, Any] | None = None
    spectators: bool | None = None
    listed: bool | None = None


class StandIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The level of the opponent who answers for an absent person; "" gives the seat back."""

    level: Annotated[str, Meta(max_length=24)]


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which opponent goes on for whoever leaves a game; without a level, the gentlest."""

    level: Annotated[str, Meta(max_length=24)] = ""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hold: Hold = "cookie"


class Reissue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hold: Hold = "bearer"


class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a one-time link, brought by the device the seat moves to."""

    secret: Annotated[str, Meta(max_length=64)]
    hold: Hold = "cookie"


class LinkShown(msgspec.Struct, frozen=True):
    """A path for the other device, with the secret behind the #, and the same as a picture."""

    path: str
    qr: str
    """SVG of the whole address."""
    expires: int
    """Seconds from now."""


class AddressShown(msgspec.Struct, frozen=True):
    """Where other devices find this server: what stands before the path of a link."""

    address: str


class Gone(msgspec.Struct, frozen=True):
    """The caller's seat, if any, and its key are no longer the caller's."""

    table: str
    seat: Seat | None
