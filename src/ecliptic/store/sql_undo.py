"""Undo by consent, in SQL."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql_part import SqlPart, mark_changed
from ecliptic.store.values import UndoRequest


class SqlUndo(SqlPart):
    async def ask_undo(self, table_id: str, number: int, seat: Seat) -> None:
        row = {"table_id": table_id, "number": number, "asker": seat}
        try:
            async with self.writing() as connection:
                await connection.execute(sa.insert(schema.undo_requests).values(row))
                await mark_changed(connection, table_id)
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    async def agree_undo(self, table_id: str, number: int, asker: Seat, seat: Seat) -> None:
        row = {"table_id": table_id, "number": number, "asker": asker, "seat": seat}
        try:
            async with self.writing() as connection:
                await connection.execute(sa.insert(schema.undo_consents).values(row))
                await mark_changed(connection, table_id)
        except IntegrityError:
            return  # said twice

    async def drop_undo(self, table_id: str, number: int, asker: Seat) -> None:
        async with self.writing() as connection:
            for table in (schema.undo_consents, schema.undo_requests):
                same = sa.and_(table.c.table_id == table_id, table.c.number == number)
                await connection.execute(sa.delete(table).where(same, table.c.asker == asker))
            await mark_changed(connection, table_id)


async def read_request(
    connection: AsyncConnection, table_id: str, number: int
) -> UndoRequest | None:
    """The request that is open while the log has `number` entries, and who has agreed."""
    asked, said = schema.undo_requests.c, schema.undo_consents.c
    same = sa.and_(
        said.table_id == asked.table_id, said.number == asked.number, said.asker == asked.asker
    )
    found = sa.select(asked.asker, said.seat).select_from(
        schema.undo_requests.outerjoin(schema.undo_consents, same)
    )
    found = found.where(asked.table_id == table_id, asked.number == number)
    rows = (await connection.execute(found.order_by(said.seat))).all()
    if not rows:
        return None
    return UndoRequest(number, rows[0][0], tuple(row[1] for row in rows if row[1] is not None))
