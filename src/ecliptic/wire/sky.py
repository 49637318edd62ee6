"""What goes over the wire about the sky of a date, before a table of Ptolemaeus is opened."""

from __future__ import annotations

from typing import Literal

import msgspec

from ecliptic.ptolemaeus.planets import Planets


class SkyShown(msgspec.Struct, frozen=True):
    """Where the planets stood at 12:00 UT of a date, and where the comet would start."""

    date: str
    calendar: Literal["julian", "gregorian"]
    famous: str | None
    """The name of a famous date."""
    planets: Planets
    comet: int
