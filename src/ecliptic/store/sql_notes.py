"""A seat's notes, every version, in SQL."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql_part import SqlPart, now
from ecliptic.store.values import Note


class SqlNotes(SqlPart):
    async def add_note(self, table_id: str, seat: Seat, note: Note) -> None:
        row = {"table_id": table_id, "seat": seat, "number": note.number, "body": note.body}
        try:
            async with self.writing() as connection:
                await connection.execute(sa.insert(schema.notes).values(row | {"created": now()}))
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    async def notes(self, table_id: str, seat: Seat) -> Sequence[Note]:
        kept = schema.notes.c
        asked = sa.select(kept.number, kept.body).where(
            kept.table_id == table_id, kept.seat == seat
        )
        async with self.reading() as connection:
            rows = await connection.execute(asked.order_by(kept.number))
            return [Note(row[0], row[1]) for row in rows]
