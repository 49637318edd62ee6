"""How much there is, in SQL."""

from __future__ import annotations

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.sql.part import SqlPart, reads
from ecliptic.store.values import Counts, SeatKind, Status


class SqlCounts(SqlPart):
    @reads
    def counts(self, connection: sa.Connection) -> Counts:
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
