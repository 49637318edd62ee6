"""A table as a file: what one viewer was told, or, after the end, everything."""

from __future__ import annotations

from ecliptic.core.game import Viewer
from ecliptic.core.record import record_of
from ecliptic.core.record_text import record_text
from ecliptic.server.tables.live import LiveTable
from ecliptic.wire.tables import OwnRecord


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
