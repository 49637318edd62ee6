"""Queries for a seat's notes: the last versions of each kind, within a quota."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.errors import NoRoom, Overtaken
from ecliptic.store.sql.octets import Octets
from ecliptic.store.values import Note, NoteQuota

VERSIONS_KEPT = 200
"""Of each kind, so that notes that are saved with every stroke do not fill the disk."""

_kept = schema.notes.c
_BYTES = Octets(_kept.body)
_VERSIONS = (
    sa.select(_kept.kind, _kept.number, _BYTES)
    .where(_kept.table_id == sa.bindparam("table"), _kept.seat == sa.bindparam("seat"))
    .order_by(_kept.created.desc(), _kept.number.desc())
)
_LENGTH = sa.select(sa.func.coalesce(sa.func.max(schema.entries.c.number) + 1, 0)).where(
    schema.entries.c.table_id == sa.bindparam("table")
)
_OTHERS = sa.select(sa.func.coalesce(sa.func.sum(_BYTES), 0)).where(
    _kept.table_id == sa.bindparam("table"), _kept.seat != sa.bindparam("seat")
)


def add(connection: sa.Connection, table_id: str, seat: Seat, note: Note, quota: NoteQuota) -> None:
    own = _of(table_id, seat, note.kind)
    row = {"table_id": table_id, "seat": seat, "kind": note.kind, "number": note.number}
    newest = connection.execute(sa.select(sa.func.max(_kept.number)).where(own)).scalar()
    if note.number != (0 if newest is None else newest + 1):
        raise Overtaken("store-overtaken")
    entries = connection.execute(_LENGTH, {"table": table_id}).scalar_one()
    values = row | {"body": note.body, "created": now(), "entries": entries}
    try:
        connection.execute(sa.insert(schema.notes).values(values))
    except IntegrityError as error:
        raise Overtaken("store-overtaken") from error
    forgotten = sa.and_(own, _kept.number <= note.number - VERSIONS_KEPT)
    connection.execute(sa.delete(schema.notes).where(forgotten))
    _make_room(connection, table_id, seat, quota)
    table = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(table.values(touched=now()))


def _make_room(connection: sa.Connection, table_id: str, seat: Seat, quota: NoteQuota) -> None:
    """Forget a seat's oldest versions, but never the newest of a kind: the seat works with it."""
    place = {"table": table_id, "seat": seat}
    others = connection.execute(_OTHERS, place).scalar_one()
    room = min(quota.seat, quota.table - others)
    versions = connection.execute(_VERSIONS, place).all()
    newest = {kind: (number, size) for kind, number, size in reversed(versions)}
    room -= sum(size for _, size in newest.values())
    if room < 0:
        raise NoRoom("server-notes-full")
    for kind, number, size in versions:
        if number == newest[kind][0]:
            continue
        room -= size
        if room < 0:
            # Everything older goes with it, so that no gap is in the history.
            older = sa.and_(_of(table_id, seat, kind), _kept.number <= number)
            connection.execute(sa.delete(schema.notes).where(older))


def newest(
    connection: sa.Connection, table_id: str, seat: Seat, entries: int | None = None
) -> Sequence[Note]:
    own = sa.and_(_kept.table_id == table_id, _kept.seat == seat)
    then = sa.true() if entries is None else _kept.entries <= entries
    newest = (
        sa.select(_kept.kind, sa.func.max(_kept.number).label("number"))
        .where(own, then)
        .group_by(_kept.kind)
        .subquery()
    )
    same = sa.and_(_kept.kind == newest.c.kind, _kept.number == newest.c.number)
    asked = sa.select(_kept.kind, _kept.number, _kept.body).join(newest, same).where(own)
    rows = connection.execute(asked.order_by(_kept.kind))
    return [Note(*row) for row in rows]


def find(
    connection: sa.Connection, table_id: str, seat: Seat, kind: str, number: int
) -> Note | None:
    asked = sa.select(_kept.body).where(_of(table_id, seat, kind), _kept.number == number)
    body = connection.execute(asked).scalar_one_or_none()
    return None if body is None else Note(kind, number, body)


def _of(table_id: str, seat: Seat, kind: str) -> sa.ColumnElement[bool]:
    return sa.and_(_kept.table_id == table_id, _kept.seat == seat, _kept.kind == kind)
