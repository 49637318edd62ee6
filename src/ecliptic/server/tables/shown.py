"""What is shown of a table, to whom; and the table as a file, for one viewer or whole."""

from __future__ import annotations

from collections.abc import Sequence

from ecliptic.bots.bot import Searching
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import level_of
from ecliptic.core.game import Viewer
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.undo import last_move_of
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.undo import undo_needs
from ecliptic.store.values import SeatKind, StoredKey, StoredTable
from ecliptic.wire.seats import SeatShown
from ecliptic.wire.tables import (
    PROTOCOL_VERSION,
    MyTable,
    OwnRecord,
    Snapshot,
    TableShown,
    UndoShown,
    ViewShown,
)


def table_shown(live: LiveTable, key: StoredKey | None) -> TableShown:
    stored = live.stored
    return TableShown(
        table=stored.id,
        game=stored.game,
        rules_version=stored.rules_version,
        options=live.table.options,
        commitment=stored.commitment,
        status=stored.status,
        help=stored.help,
        spectators=stored.spectators,
        start=stored.start,
        seats=seats_shown(stored),
        undo=_undo_shown(live, None if key is None else key.seat),
        join_code=None if key is None else stored.join_code,
        host=key is not None and key.host,
        rematch=stored.rematch,
        companion=stored.companion,
        listed=stored.listed,
    )


def _undo_shown(live: LiveTable, viewer: Viewer) -> UndoShown | None:
    """The open request, in the numbers of the viewer's own stream."""
    request = live.request
    if request is None:
        return None
    to = last_move_of(live.table.log, request.seat)
    return UndoShown(request.seat, request.agreed, live.stream(viewer).heard_before(to))


def seats_shown(stored: StoredTable) -> tuple[SeatShown, ...]:
    return tuple(
        SeatShown(
            seat=one.seat,
            kind=one.kind,
            name=one.name,
            level=one.level,
            ready=one.ready or one.kind is SeatKind.OPPONENT,
            searches=isinstance(LEVELS_OF[stored.game].get(level_of(one.level)), Searching),
        )
        for one in stored.seats
    )


def view_shown(live: LiveTable, viewer: Viewer) -> ViewShown | None:
    """None before the deal: there is nothing to see yet."""
    if not live.length:
        return None
    view = live.stream(viewer).view
    return ViewShown(
        heard=live.heard(viewer),
        decision=live.asking(viewer),
        view=view,
        offers=live.game.offers(view),
        undo=undo_needs(live, viewer),
    )


def snapshot(live: LiveTable, key: StoredKey | None, viewer: Viewer) -> Snapshot:
    return Snapshot(
        protocol_version=PROTOCOL_VERSION,
        seat=viewer,
        host=key is not None and key.host,
        table=table_shown(live, key),
        now=view_shown(live, viewer),
    )


def my_table(live: LiveTable, keys: Sequence[StoredKey]) -> MyTable:
    """A table by the caller's keys to it; those to seats say which are his."""
    mine = sorted(key.seat for key in keys if key.seat is not None)
    watched: Sequence[Viewer] = mine or (None,)
    outcome = live.table.outcome
    return MyTable(
        table=live.stored.id,
        game=live.stored.game,
        status=live.stored.status,
        seat=watched[0],
        seats=seats_shown(live.stored),
        asked=bool(live.length) and any(live.asking(one) is not None for one in watched),
        companion=live.stored.companion,
        mine=tuple(mine),
        opened=live.stored.created,
        scores=() if outcome is None else outcome.scores,
        starred=live.stored.starred,
    )


def own_record(live: LiveTable, viewer: Viewer) -> OwnRecord:
    stored = live.stored
    return OwnRecord(
        game=stored.game,
        rules_version=stored.rules_version,
        options=live.table.options,
        players=players_of(live),
        commitment=stored.commitment,
        seat=viewer,
        told=tuple(live.stream(viewer).told),
    )


def whole_record(live: LiveTable) -> str:
    """The record with its secrets; only for a game that has ended."""
    record = record_of(live.table, players_of(live), bytes.fromhex(live.stored.salt))
    return record_text(live.game, record)


def players_of(live: LiveTable) -> tuple[str, ...]:
    return tuple(seat.name or f"Seat {seat.seat + 1}" for seat in live.stored.seats)
