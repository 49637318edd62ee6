"""What goes over the wire around a game: seats before the deal, leaving, moving, playing again."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from ecliptic.core.game import Seat
from ecliptic.planetx.setup import Season
from ecliptic.wire.tables import Help, Hold


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


class Leave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which opponent goes on for whoever leaves a game; without a level, the gentlest."""

    level: Annotated[str, Meta(max_length=24)] = ""


class Again(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    hold: Hold = "cookie"


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
