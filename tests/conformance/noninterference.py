"""Promise 1 by replay: the same game in two hidden worlds, through one viewer's eyes.

The true log is told again and its decisions are taken again in the other world, both at fresh
tables. Everything that reaches the viewer is compared: each message, entry by entry, in bytes; the
view, the offers, the decisions; the refusals it provokes.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import AnyGame, Seat, Viewer
from ecliptic.core.log import Dealt, Entry, Moved
from ecliptic.core.table import Table
from ecliptic.core.undo import agree_to_undo
from tests.conformance.play import rebuilt
from tests.conformance.subject import Subject, World

ATTEMPTS = 60
"""Refusals compared at each point, out of the universe of actions."""


class Leak(AssertionError):
    """Something that reaches the viewer differs between two worlds it cannot tell apart."""


def replay(
    game: AnyGame, options: Any, entries: Sequence[Entry], world: World, viewer: Viewer
) -> Iterator[Table]:
    """The log's decisions taken again in another world, entry by entry."""
    table = Table(game, options, world.chance, (viewer,))
    table.append(Dealt(world.deal, world.chance.position))
    yield table
    moves = iter(world.moves)
    for entry in entries[1:]:
        if isinstance(entry, Moved):
            asked = [one for one in table.pending if one.seat == entry.seat]
            table.act(entry.seat, asked[0].name if asked else entry.decision, next(moves))
        elif not isinstance(entry, Dealt):
            table.undo(entry.seat, entry.agreed)
        yield table


def demand_same(
    subject: Subject,
    true: Table,
    entries: Sequence[Entry],
    viewer: Viewer,
    world: World,
    rng: random.Random,
) -> None:
    """Raises `Leak` at the first difference this viewer can see between the true world, up to the
    last of these entries, and another one."""
    pair = (
        rebuilt(true, (viewer,)),
        replay(true.game, true.options, entries, world, viewer),
    )
    heard = 0
    for number in range(len(entries)):
        try:
            one, other = (next(playing) for playing in pair)
        except EclipticError as error:
            raise Leak(f"entry {number}: one world refuses the same decision: {error}") from error
        _same(number, "messages", _messages(one, viewer, heard), _messages(other, viewer, heard))
        _same(number, "decisions", one.pending, other.pending)
        heard = len(one.streams[viewer].told)
    _same_at_rest(subject, one, other, viewer, rng)


def _same_at_rest(
    subject: Subject, one: Table, other: Table, viewer: Viewer, rng: random.Random
) -> None:
    """Views, offers and refusals where the game stands now."""
    number = len(one.log) - 1
    for what, seen in _standing(one, viewer).items():
        _same(number, what, seen, _standing(other, viewer)[what])
    if viewer is None:
        return
    universe = subject.universe(one.options)
    for action in (*rng.sample(universe, min(ATTEMPTS, len(universe))), *subject.garbage):
        refused = _refusal(one, viewer, action)
        _same(number, f"check of {action}", refused, _refusal(other, viewer, action))
        names = ["no-such-decision"]
        if refused is not None:
            # A lawful answer to the pending decision would be carried out; this one is refused.
            names += [asked.name for asked in one.pending[:1]]
        for name in names:
            answers = (_act(table, viewer, name, action) for table in (one, other))
            _same(number, f"answer {action}", *answers)


def _standing(table: Table, viewer: Viewer) -> dict[str, Any]:
    """Everything a viewer can look at without acting."""
    game, view = table.game, table.view(viewer)
    seen: dict[str, Any] = {
        "view": _bytes(view),
        "offers": _bytes(game.offers(view)),
        "own decision": game.asked(view),
    }
    if viewer is not None:
        seen["legal"] = list(game.legal(table.state, viewer))
        seen["undo"] = _undo(table, viewer)
    return seen


def _same(number: int, what: str, one: Any, other: Any) -> None:
    if one != other:
        raise Leak(f"entry {number}: {what}: {one!r} is not {other!r}")


def _bytes(value: Any) -> bytes:
    return msgspec.json.encode(value)


def _messages(table: Table, viewer: Viewer, heard: int) -> list[bytes]:
    """The messages of one entry: their number, their bytes and so their sizes."""
    return [_bytes(told) for told in table.streams[viewer].told[heard:]]


def _said(error: EclipticError) -> tuple[str, str, dict[str, Any], str]:
    return type(error).__name__, error.code, dict(error.facts), str(error)


def _refusal(table: Table, seat: Seat, action: Any) -> Any:
    try:
        table.game.check(table.state, seat, action)
    except EclipticError as error:
        return _said(error)
    return None


def _act(table: Table, seat: Seat, decision: str, action: Any) -> Any:
    before = len(table.log)
    try:
        table.act(seat, decision, action)
    except EclipticError as error:
        return _said(error)
    raise Leak(f"entry {before}: {action} was refused by check and then carried out")


def _undo(table: Table, seat: Seat) -> Any:
    """Whether the seat may take back its last move: the policy's answer, carried out by nobody."""
    try:
        return agree_to_undo(table.game, table.log, seat, table.seats)
    except EclipticError as error:
        return _said(error)
