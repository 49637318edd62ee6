"""How a table is arranged: who sits where, with which key, and what was agreed, in SQL.

Whoever arranges has looked at the table before. The change is refused if the table has changed
since, so two processes that arrange or deal at once never both go by what they saw.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from ecliptic.store import schema
from ecliptic.store.sql_keys import drop_idle_links, new_key
from ecliptic.store.sql_log import new_entry
from ecliptic.store.sql_part import SqlPart
from ecliptic.store.sql_tables import seat_row
from ecliptic.store.values import Arrangement, Standing, Status, StoredEntry, StoredTable


class SqlSeats(SqlPart):
    async def rearrange(self, before: StoredTable, wanted: Arrangement) -> bool:
        async with self.writing() as connection:
            if not await _changed_since(connection, before, _settings(before, wanted.table)):
                return False
            await connection.execute(sa.insert(schema.touches).values(table_id=before.id))
            await _write_seats(connection, before, wanted.table)
            await _write_keys(connection, wanted)
            await _keep_a_host(connection, before.id)
            if wanted.table.status is Status.OPEN:
                await _close_if_deserted(connection, before.id)
            return True

    async def deal(self, table: StoredTable, entry: StoredEntry, standing: Standing) -> bool:
        values = {"status": standing.status, "opponent_due": standing.opponent_due}
        async with self.writing() as connection:
            if not await _changed_since(connection, table, values):
                return False
            await connection.execute(new_entry(table.id, entry))
            return True


async def _changed_since(
    connection: AsyncConnection, seen: StoredTable, values: dict[str, object]
) -> bool:
    """Change a table's row, if it is still as it was seen."""
    table = schema.tables.c
    same = sa.update(schema.tables).where(table.id == seen.id, table.changed == seen.changed)
    done = await connection.execute(same.values(values | {"changed": seen.changed + 1}))
    return done.rowcount > 0


def _settings(before: StoredTable, after: StoredTable) -> dict[str, object]:
    values: dict[str, object] = {
        "options": after.options.decode(),
        "help": after.help,
        "spectators": after.spectators,
    }
    took_over = after.status is Status.PLAYING and before.seats != after.seats
    if took_over and any(seat.played_by_opponent for seat in after.seats):
        values["opponent_due"] = True
    return values


async def _write_seats(
    connection: AsyncConnection, before: StoredTable, after: StoredTable
) -> None:
    table_id, place = before.id, schema.seats.c
    for seat in after.seats:
        if seat.seat >= len(before.seats):
            await connection.execute(sa.insert(schema.seats).values(seat_row(table_id, seat)))
        elif seat != before.seats[seat.seat]:
            this = sa.and_(place.table_id == table_id, place.seat == seat.seat)
            row = seat_row(table_id, seat)
            await connection.execute(sa.update(schema.seats).where(this).values(row))
    gone = sa.and_(place.table_id == table_id, place.seat >= len(after.seats))
    await connection.execute(sa.delete(schema.seats).where(gone))


async def _write_keys(connection: AsyncConnection, wanted: Arrangement) -> None:
    table_id, key, note = wanted.table.id, schema.keys.c, schema.notes.c
    void = sa.or_(key.seat.in_(wanted.void), key.token_hash == wanted.void_key)
    await connection.execute(sa.delete(schema.keys).where(key.table_id == table_id, void))
    if wanted.new_key is not None:
        await connection.execute(new_key(*wanted.new_key))
    if wanted.erased is not None:
        own = sa.and_(note.table_id == table_id, note.seat == wanted.erased)
        await connection.execute(sa.delete(schema.notes).where(own))
    await drop_idle_links(connection)


async def _keep_a_host(connection: AsyncConnection, table_id: str) -> None:
    """If nobody keeps the house any more, the first who holds a seat does."""
    key = schema.keys.c
    hosts = sa.select(key.token_hash).where(key.table_id == table_id, key.host)
    if (await connection.execute(hosts)).first() is not None:
        return
    held = sa.select(key.token_hash).where(key.table_id == table_id).order_by(key.seat)
    first = (await connection.execute(held)).scalars().first()
    if first is not None:
        next_host = sa.update(schema.keys).where(key.token_hash == first)
        await connection.execute(next_host.values(host=True))


async def _close_if_deserted(connection: AsyncConnection, table_id: str) -> None:
    """Before the deal a table without keys is nobody's: nothing of it is kept."""
    held = sa.select(schema.keys.c.token_hash).where(schema.keys.c.table_id == table_id)
    if (await connection.execute(held)).first() is not None:
        return
    named = sa.update(schema.tables).where(schema.tables.c.rematch == table_id)
    await connection.execute(named.values(rematch=None))
    for part in (schema.touches, schema.notes, schema.seats):
        await connection.execute(sa.delete(part).where(part.c.table_id == table_id))
    await connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table_id))
