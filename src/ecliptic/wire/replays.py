"""What goes over the wire about games that are looked at again."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ecliptic.core.game import Outcome, Seat

MOST_FRAMES = 50
"""Of one answer: a long game is sent in pieces, none of which holds anybody up."""

As = Literal["0", "1", "2", "3", "public", "all"]
"""Whose eyes: a seat's, a spectator's, or those of somebody from whom nothing is hidden."""


class RecordBrought(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(min_length=1)]
    """The text of a record, as `ecliptic verify` takes it."""


class ReplayKept(msgspec.Struct, frozen=True):
    replay: str


class ReplayShown(msgspec.Struct, frozen=True):
    """A game that can be looked at frame by frame."""

    game: str
    rules_version: int
    options: Any
    players: tuple[str, ...]
    seats: int
    frames: int
    """One for each entry of the log: the deal, every move, every undo."""
    outcome: Outcome | None
    """None if the record is of an unfinished game."""


class Frame(msgspec.Struct, frozen=True):
    """What one entry of the log told the viewer, and what it knew then."""

    told: tuple[Any, ...]
    """With `as=all` the events themselves, nothing left out."""
    view: Any
    """With `as=all` a spectator's."""
    desks: tuple[Any, ...]
    """With `as=all` what lay before each seat and only its owner saw; with other eyes nothing."""
    actor: Seat | None
    """Who moved, or took a move back; nobody in the deal."""
    action: str | None
    """The move in the game's short text: the viewer's own, or with `as=all` anybody's."""


class Frames(msgspec.Struct, frozen=True):
    """A piece of a game; after its last frame the pieces are empty."""

    start: int
    frames: tuple[Frame, ...]


class PointsShown(msgspec.Struct, frozen=True):
    """How the seats' points grew."""

    goal: int
    """So many end the game at once, or win it alone."""
    points: tuple[tuple[int, ...], ...]
    """By frame, then by seat: everything that counts, also what was hidden then."""
