"""Tables and who sits at them, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql.keys import new_key
from ecliptic.store.sql.part import SqlPart, mark_changed, reads, writes
from ecliptic.store.values import SeatKind, Start, Status, StoredKey, StoredSeat, StoredTable

_TABLE_COLUMNS = [column for column in schema.tables.c if column.name != "opponent_due"]
_SEATS = (
    sa.select(schema.seats)
    .where(schema.seats.c.table_id == sa.bindparam("table"))
    .order_by(schema.seats.c.seat)
)


class SqlTables(SqlPart):
    async def create(self, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]) -> None:
        try:
            await self._create(table, keys)
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    @writes
    def _create(
        self, connection: sa.Connection, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]
    ) -> None:
        insert_table(connection, table, keys)

    async def rematch(
        self, before: str, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]
    ) -> bool:
        try:
            return await self._rematch(before, table, keys)
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    @writes
    def _rematch(
        self,
        connection: sa.Connection,
        before: str,
        table: StoredTable,
        keys: Sequence[tuple[str, StoredKey]],
    ) -> bool:
        old = schema.tables.c
        named = sa.update(schema.tables).where(old.id == before, old.rematch.is_(None))
        if connection.execute(named.values(rematch=table.id)).rowcount == 0:
            return False
        insert_table(connection, table, keys)
        mark_changed(connection, before)
        return True

    async def table(self, table_id: str) -> StoredTable | None:
        return await self._table_where(schema.tables.c.id == table_id)

    async def table_by_code(self, join_code: str) -> StoredTable | None:
        return await self._table_where(schema.tables.c.join_code == join_code)

    @reads
    def _table_where(
        self, connection: sa.Connection, condition: sa.ColumnElement[bool]
    ) -> StoredTable | None:
        return read_table(connection, condition)


def insert_table(
    connection: sa.Connection, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]
) -> None:
    row = {column.name: getattr(table, column.name) for column in _TABLE_COLUMNS}
    row |= {"options": table.options.decode(), "opponent_due": False}
    connection.execute(sa.insert(schema.tables).values(row))
    for seat in table.seats:
        connection.execute(sa.insert(schema.seats).values(seat_row(table.id, seat)))
    for token_hash, key in keys:
        connection.execute(new_key(token_hash, key))


def seat_row(table_id: str, seat: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
        "ready": seat.ready,
    }


def read_table(connection: sa.Connection, condition: sa.ColumnElement[bool]) -> StoredTable | None:
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
