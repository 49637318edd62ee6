"""A game that is over, entry by entry, as one viewer was told it or with nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Dealt, Entry, Moved, SeatStream, TakenBack, Undone, true_states
from ecliptic.core.table import Table
from ecliptic.server.errors import NotFound
from ecliptic.wire.replays import As, Frame

EVERYTHING = "all"
PUBLIC = "public"


def frames_of(table: Table, eyes: As) -> Iterator[Frame]:
    if eyes == EVERYTHING:
        return _opened(table.game, table.options, table.log)
    viewer = None if eyes == PUBLIC else int(eyes)
    if viewer is not None and viewer >= table.seats:
        raise NotFound("server-no-table")
    return _seen(table.game, table.options, table.log, viewer)


def states_of(table: Table) -> Iterator[Any]:
    """The whole truth after each entry of the log."""
    return _states(table.game, table.options, table.log)


def _seen(game: AnyGame, options: Any, log: Sequence[Entry], viewer: Viewer) -> Iterator[Frame]:
    stream = SeatStream(game, options, viewer)
    for entry in log:
        told = tuple(stream.news(entry))
        stream.take(told)
        actor = _actor(entry)
        action = _action(game, entry) if viewer is not None and actor == viewer else None
        yield Frame(told, stream.view, (), actor, action)


def _opened(game: AnyGame, options: Any, log: Sequence[Entry]) -> Iterator[Frame]:
    """Every event as it was. Numbers of what is taken back count the events told so far."""
    stream = SeatStream(game, options, None)
    marks: list[int] = []
    count = 0
    for entry, state in zip(log, _states(game, options, log), strict=True):
        marks.append(count)
        told = (TakenBack(marks[entry.to]),) if isinstance(entry, Undone) else entry.events
        count += len(told)
        stream.follow(entry)
        yield Frame(told, stream.view, state.desks, _actor(entry), _action(game, entry))


def _states(game: AnyGame, options: Any, log: Sequence[Entry]) -> Iterator[Any]:
    states = true_states(game, options)
    for entry in log:
        states.add(entry)
        yield states.now


def _actor(entry: Entry) -> Seat | None:
    return None if isinstance(entry, Dealt) else entry.seat


def _action(game: AnyGame, entry: Entry) -> str | None:
    return game.action_text(entry.action) if isinstance(entry, Moved) else None
