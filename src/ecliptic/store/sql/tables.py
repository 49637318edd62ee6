"""Queries for tables and who sits at them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql.change_feed import mark_changed, touch
from ecliptic.store.sql.keys import drop_idle_links, new_key
from ecliptic.store.sql.log import read_entries
from ecliptic.store.sql.octets import Octets
from ecliptic.store.sql.undo import read_request
from ecliptic.store.values import (
    Counts,
    Overview,
    Reading,
    SeatKind,
    Start,
    Status,
    StoredKey,
    StoredSeat,
    StoredTable,
    Wanting,
)

_TABLE_COLUMNS = [
    column for column in schema.tables.c if column.name not in ("opponent_due", "touched")
]
_SEATS = (
    sa.select(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("table"))
    .order_by(schema.seats.c.seat)
)


def create(
    connection: sa.Connection, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]
) -> None:
    row = {column.name: getattr(table, column.name) for column in _TABLE_COLUMNS}
    row |= {"options": table.options.decode(), "opponent_due": False, "touched": table.created}
    try:
        connection.execute(sa.insert(schema.tables).values(row))
        for seat in table.seats:
            connection.execute(sa.insert(schema.seats).values(seat_row(table.id, seat)))
        for token_hash, key in keys:
            connection.execute(new_key(token_hash, key))
    except IntegrityError as error:
        raise Overtaken("store-overtaken") from error


def rematch(
    connection: sa.Connection,
    before: str,
    table: StoredTable,
    keys: Sequence[tuple[str, StoredKey]],
) -> bool:
    old = schema.tables.c
    named = sa.update(schema.tables).where(old.id == before, old.rematch.is_(None))
    if connection.execute(named.values(rematch=table.id)).rowcount == 0:
        return False
    create(connection, table, keys)
    mark_changed(connection, before)
    return True


def find(connection: sa.Connection, table_id: str) -> StoredTable | None:
    return _find_where(connection, schema.tables.c.id == table_id)


def find_by_code(connection: sa.Connection, join_code: str) -> StoredTable | None:
    return _find_where(connection, schema.tables.c.join_code == join_code)


def read(connection: sa.Connection, table_id: str, start: int) -> Reading | None:
    table = find(connection, table_id)
    if table is None:
        return None
    entries = read_entries(connection, table_id, start)
    length = start + len(entries)
    return Reading(table, entries, read_request(connection, table_id, length))


def star(connection: sa.Connection, table_id: str, starred: bool) -> None:
    this = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(this.values(starred=starred, touched=now()))


def remove(connection: sa.Connection, table_id: str) -> None:
    """Keep nothing of a table but that it is gone, for processes that follow it."""
    named = sa.update(schema.tables).where(schema.tables.c.rematch == table_id)
    connection.execute(named.values(rematch=None))
    for part in schema.parts_of_a_table():
        connection.execute(sa.delete(part).where(part.c.table_id == table_id))
    connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
    touch(connection, table_id)


def close(connection: sa.Connection, table_id: str) -> bool:
    found = sa.select(schema.tables.c.id).where(schema.tables.c.id == table_id)
    if connection.execute(found).first() is None:
        return False
    remove(connection, table_id)
    drop_idle_links(connection)
    row = {"id": table_id, "closed": now()}
    connection.execute(sa.insert(schema.closed_tables).values(row))
    return True


def was_closed(connection: sa.Connection, table_id: str) -> bool:
    closed = schema.closed_tables.c.id
    return connection.execute(sa.select(closed).where(closed == table_id)).first() is not None


def wanting(connection: sa.Connection, since: int, most: int) -> Sequence[Wanting]:
    table, seat = schema.tables.c, schema.seats.c
    free = sa.func.sum(sa.case((seat.kind == SeatKind.OPEN, 1), else_=0))
    found = (
        sa.select(table.join_code, table.game, table.created, sa.func.count(), free)
        .join(schema.seats, seat.table_id == table.id)
        .where(table.listed, table.status == Status.OPEN, table.created >= since)
        .group_by(table.id)
        .having(free > 0)
        .order_by(table.created.desc())
        .limit(most)
    )
    return [Wanting(*row) for row in connection.execute(found)]


def overview(connection: sa.Connection) -> Sequence[Overview]:
    """Every table, the one where something happened last first."""
    table, seat = schema.tables.c, schema.seats.c
    kinds: dict[str, dict[SeatKind, int]] = {}
    counted = sa.select(seat.table_id, seat.kind, sa.func.count()).group_by(
        seat.table_id, seat.kind
    )
    for table_id, kind, count in connection.execute(counted):
        kinds.setdefault(table_id, {})[SeatKind(kind)] = count
    sizes: Counter[str] = Counter()
    for text in (schema.entries.c.body, schema.notes.c.body, schema.commands.c.result):
        part = text.table.c.table_id
        summed = sa.select(part, sa.func.sum(Octets(text))).group_by(part)
        sizes.update({table_id: int(size) for table_id, size in connection.execute(summed)})
    columns = (table.id, table.game, table.status, table.created, table.touched, table.starred)
    rows = connection.execute(sa.select(*columns).order_by(table.touched.desc(), table.id))
    return [
        Overview(
            id=row.id,
            game=row.game,
            status=Status(row.status),
            seats=kinds.get(row.id, {}),
            created=row.created,
            touched=row.touched,
            starred=row.starred,
            bytes=sizes[row.id],
        )
        for row in rows
    ]


def due(connection: sa.Connection, log_entries: int, watched: Collection[str]) -> Sequence[str]:
    table, entry = schema.tables.c, schema.entries.c
    full = sa.exists().where(entry.table_id == table.id, entry.number == log_entries - 1)
    place = schema.seats.c
    sits = sa.and_(place.kind == SeatKind.PERSON, place.level == "")
    anybody = sa.exists().where(place.table_id == table.id, sits)
    cared_for = sa.or_(anybody, table.id.in_(list(watched)))
    asked = sa.select(table.id).where(table.opponent_due, ~full, cared_for)
    return connection.execute(asked).scalars().all()


def counts(connection: sa.Connection) -> Counts:
    table, seat = schema.tables.c, schema.seats.c
    tables = sa.select(table.status, sa.func.count()).group_by(table.status)
    seats = (
        sa.select(seat.kind, sa.func.count())
        .join(schema.tables, seat.table_id == table.id)
        .where(table.status != Status.OVER)
        .group_by(seat.kind)
    )
    by_status = {row[0]: row[1] for row in connection.execute(tables)}
    by_kind = {row[0]: row[1] for row in connection.execute(seats)}
    return Counts(
        tables={status: by_status.get(status, 0) for status in Status},
        seats={kind: by_kind.get(kind, 0) for kind in SeatKind},
    )


def seat_row(table_id: str, seat: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "ready": seat.ready,
    }


def _find_where(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> StoredTable | None:
    found = connection.execute(sa.select(*_TABLE_COLUMNS).where(condition))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    seats = connection.execute(_SEATS, {"table": row["id"]})
    return _stored_table(row, tuple(_stored_seat(one) for one in seats.mappings()))


def _stored_seat(row: sa.RowMapping) -> StoredSeat:
    kind = SeatKind(row["kind"])
    return StoredSeat(row["seat"], kind, row["name"], row["level"], row["ready"])


def _stored_table(row: sa.RowMapping, seats: tuple[StoredSeat, ...]) -> StoredTable:
    columns = dict(row)
    columns["options"] = columns["options"].encode()
    columns["status"] = Status(columns["status"])
    columns["start"] = Start(columns["start"])
    return StoredTable(**columns, seats=seats)
