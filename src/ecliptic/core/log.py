"""The append-only log of a table, and folds over it that can be taken back.

A log is a list of entries: the deal, then moves and undos. Nothing is ever erased: an undo is an
entry of its own. Folded values are immutable, so a snapshot before every entry costs a reference.
"""

from __future__ import annotations

from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from ecliptic.core.game import AnyGame, Seat, Viewer

T = TypeVar("T")


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """The opening events, and how far the chance stream had run after them."""

    events: tuple[Any, ...]
    chance: int


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A seat's answer to a decision and everything that followed from it."""

    seat: Seat
    decision: str
    action: Any
    events: tuple[Any, ...]
    chance: int


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """Entries from number `to` on no longer count. `agreed` lists who was asked and said yes."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


Entry: TypeAlias = Dealt | Moved | Undone


class TakenBack(msgspec.Struct, frozen=True, tag="taken-back"):
    """In a viewer's own stream: everything from its number `to` on no longer counts."""

    to: int


class Timeline(Generic[T]):
    """A folded value with the value before every step, so that any step can be taken back."""

    __slots__ = ("before", "now")

    def __init__(self, start: T) -> None:
        self.now = start
        self.before: list[T] = []

    def advance(self, value: T) -> None:
        self.before.append(self.now)
        self.now = value

    def go_back(self, to: int) -> None:
        self.advance(self.before[to])


class SeatStream:
    """What one viewer has been told, numbered without gaps, and the view it folds to.

    This is all a seat ever gets: it can be rebuilt from `told` alone, on any machine.
    """

    __slots__ = ("game", "marks", "timeline", "told", "viewer")

    def __init__(self, game: AnyGame, options: Any, viewer: Viewer) -> None:
        self.game = game
        self.viewer = viewer
        self.told: list[Any] = []
        self.timeline: Timeline[Any] = Timeline(game.unseen(options, viewer))
        self.marks: list[int] = []
        """For each entry of the log, how many things had been told before it."""

    @property
    def view(self) -> Any:
        return self.timeline.now

    def hear(self, told: Any) -> None:
        """Take the next thing told, as a client does that has nothing but its stream."""
        self.told.append(told)
        if isinstance(told, TakenBack):
            self.timeline.go_back(told.to)
        else:
            self.timeline.advance(self.game.fold(self.timeline.now, told))

    def follow(self, entry: Entry) -> None:
        """Be told of a log entry whatever this viewer may know of it."""
        self.marks.append(len(self.told))
        if isinstance(entry, Undone):
            to = self.marks[entry.to]
            if to < len(self.told):
                self.hear(TakenBack(to))
            return
        audience, viewer = self.game.audience, self.viewer
        for event in entry.events:
            told = audience(event, viewer)
            if told is not None:
                self.hear(told)
