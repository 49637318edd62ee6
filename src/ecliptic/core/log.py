"""The append-only log of a table, and folds over it that can be taken back.

A log is a list of entries: the deal, then moves and undos. Nothing is ever erased: an undo is an
entry of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from ecliptic.core.game import AnyGame, Seat, Viewer

T = TypeVar("T")

SNAPSHOT_EVERY = 32


class Dealt(msgspec.Struct, frozen=True, gc=False, tag="dealt"):
    """The opening events, and how far the chance stream had run after them."""

    events: tuple[Any, ...]
    chance: int


class Moved(msgspec.Struct, frozen=True, gc=False, tag="moved"):
    """A seat's answer to a decision and everything that followed from it."""

    seat: Seat
    decision: str
    action: Any
    events: tuple[Any, ...]
    chance: int


class Undone(msgspec.Struct, frozen=True, gc=False, tag="undone"):
    """Entries from number `to` on no longer count. `agreed` lists who was asked and said yes."""

    seat: Seat
    to: int
    agreed: tuple[Seat, ...]


Entry: TypeAlias = Dealt | Moved | Undone


def typed(value: Any, kind: Any) -> Any:
    """A value of plain JSON as a type of a game; raises `msgspec.ValidationError` if it is none.
    Written and read again, because what reads a type can be kept, and what converts to one cannot:
    of a union of many types it is the making that takes long."""
    return _decoder(kind).decode(msgspec.json.encode(value))


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def typed_entry(game: AnyGame, entry: Entry) -> Entry:
    """An entry read from JSON, with its events and action as the game's own types."""
    if isinstance(entry, Undone):
        return entry
    events = tuple(typed(event, game.event_type) for event in entry.events)
    if isinstance(entry, Dealt):
        return Dealt(events, entry.chance)
    action = typed(entry.action, game.action_type)
    return Moved(entry.seat, entry.decision, action, events, entry.chance)


class TakenBack(msgspec.Struct, frozen=True, gc=False, tag="taken-back"):
    """In a viewer's own stream: everything from its number `to` on no longer counts."""

    to: int


def typed_told(game: AnyGame, told: Any) -> Any:
    """Something told, read from JSON, as the game's own type."""
    back = isinstance(told, dict) and told.get("type") == TakenBack.__struct_config__.tag
    return typed(told, TakenBack if back else game.told_type)


_GOES_BACK = frozenset({Undone, TakenBack})


class Timeline(Generic[T]):
    """A value folded over numbered items, some of which take earlier ones back.

    Values are immutable, so a snapshot costs what the value does not share with its neighbours;
    one is kept every few folded items and the rest is folded again when something is taken back.
    So going back costs the same however often that was done before.
    """

    __slots__ = ("_first_at", "_folded", "_snapshots", "_step", "items", "now")

    def __init__(self, start: T, step: Callable[[T, Any], T]) -> None:
        self.items: list[Any] = []
        self.now = start
        self._step = step
        self._snapshots = {0: start}
        self._folded = 0
        """Items folded into the value since its last snapshot."""
        self._first_at: dict[int, int] = {}
        """Where something was taken back: before which item the same value stood first."""

    def after(self, item: Any) -> T:
        """The value that a next item would lead to."""
        return self.at(item.to) if type(item) in _GOES_BACK else self._step(self.now, item)

    def add(self, item: Any, after: T | None = None) -> None:
        """Take the next item, with the value it leads to if that was worked out before."""
        self.now = self.after(item) if after is None else after
        self.items.append(item)
        number = len(self.items)
        if type(item) in _GOES_BACK:
            self._first_at[number] = self._first_at.get(item.to, item.to)
            self._folded = len(self._since_snapshot(number)[1])
            return
        self._folded += 1
        if self._folded == SNAPSHOT_EVERY:
            self._snapshots[number] = self.now
            self._folded = 0

    def at(self, number: int) -> T:
        """The value before item `number`: from a snapshot, with what counted since then folded
        again."""
        value, counting = self._since_snapshot(number)
        for item in reversed(counting):
            value = self._step(value, item)
        return value

    def _since_snapshot(self, number: int) -> tuple[T, list[Any]]:
        """The snapshot below the value before item `number`, and what was folded since, the newest
        first."""
        first_at, snapshots = self._first_at, self._snapshots
        counting = []
        number = first_at.get(number, number)
        while number not in snapshots:
            number -= 1
            counting.append(self.items[number])
            number = first_at.get(number, number)
        return snapshots[number], counting


def true_states(game: AnyGame, options: Any) -> Timeline[Any]:
    """The whole truth, folded over the entries of a log."""
    evolve = game.evolve

    def after(state: Any, entry: Dealt | Moved) -> Any:
        for event in entry.events:
            state = evolve(state, event)
        return state

    return Timeline(game.blank(options), after)


class SeatStream:
    """What one viewer has been told, numbered without gaps, and the view it folds to.

    This is all a seat ever gets: it can be rebuilt from `told` alone, on any machine.
    """

    __slots__ = ("_audience", "_marks", "_timeline", "viewer")

    def __init__(self, game: AnyGame, options: Any, viewer: Viewer) -> None:
        self.viewer = viewer
        self._audience = game.audience
        self._timeline: Timeline[Any] = Timeline(game.unseen(options, viewer), game.fold)
        self._marks: list[int] = []
        """For each entry of the log, how many things had been told before it."""

    @property
    def view(self) -> Any:
        return self._timeline.now

    @property
    def told(self) -> Sequence[Any]:
        return self._timeline.items

    def hear(self, told: Any) -> None:
        """Take the next thing told, as a client does that has nothing but its stream."""
        self._timeline.add(told)

    def news(self, entry: Entry) -> list[Any]:
        """What this viewer would be told of the log's next entry."""
        if isinstance(entry, Undone):
            to = self._marks[entry.to]
            return [TakenBack(to)] if to < len(self._timeline.items) else []
        audience, viewer = self._audience, self.viewer
        return [told for event in entry.events if (told := audience(event, viewer)) is not None]

    def follow(self, entry: Entry) -> None:
        """Be told of a log entry whatever this viewer may know of it."""
        self.take(self.news(entry))

    def take(self, news: Sequence[Any]) -> None:
        """Be told the news of the log's next entry."""
        self._marks.append(len(self._timeline.items))
        add = self._timeline.add
        for told in news:
            add(told)

    def heard_before(self, number: int) -> int:
        """How many things this viewer had been told before entry `number` of the log."""
        marks = self._marks
        return marks[number] if number < len(marks) else len(self._timeline.items)
