"""Help at a table of Ptolemaeus, over the wire: what not to forget, and what is worth doing.

Answers are values, not sentences: signs, cards and planets by their numbers, seats from 0.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from ecliptic.ptolemaeus.reasons import Reason
from ecliptic.ptolemaeus.reminders import Affordable, Completing, Lacking, Sweep

Kind: TypeAlias = Literal["reminders", "actions"]
"""What can be asked."""


class RemindersShown(msgspec.Struct, frozen=True):
    """What follows from the seat's own view and the rules."""

    heard: int
    affordable: tuple[Affordable, ...]
    completing: tuple[Completing, ...]
    sweep: Sweep | None
    """None between two rounds."""
    lacking: tuple[Lacking, ...]


class ActionAdvised(msgspec.Struct, frozen=True):
    action: Any
    """As it would be answered."""
    behind: float
    """How many points less than the best one it is worth."""
    reasons: tuple[Reason, ...]
    """What can be said for it simply; a search has more than can be said."""


class ActionsShown(msgspec.Struct, frozen=True):
    """The best actions, first what the strongest opponent would do; none while the seat is not
    asked."""

    heard: int
    actions: tuple[ActionAdvised, ...]
