"""What the runner knows of whoever plays: they take numbers and give results, in any order."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol

import msgspec

from ecliptic.arena.match import Deal, Timing
from ecliptic.arena.plan import Plan


class Played(msgspec.Struct, frozen=True):
    """What a worker sends back."""

    deal: Deal
    timing: Timing


class Workers(Protocol):
    def play(self, plan: Plan, deals: range) -> Generator[Played]:
        """Every one of the deals, as they are finished; closing it gives up the rest."""
        ...
