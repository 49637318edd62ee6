"""Keys to seats, by the hash of their tokens, in SQL."""

from __future__ import annotations

import sqlalchemy as sa

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.sql_part import SqlPart, mark_changed
from ecliptic.store.values import StoredKey


class SqlKeys(SqlPart):
    async def key(self, token_hash: str) -> StoredKey | None:
        asked = sa.select(schema.keys).where(schema.keys.c.token_hash == token_hash)
        async with self.reading() as connection:
            row = (await connection.execute(asked)).mappings().one_or_none()
        return None if row is None else StoredKey(row["table_id"], row["seat"], row["host"])

    async def reissue(self, table_id: str, seat: Seat, token_hash: str) -> None:
        old = sa.and_(schema.keys.c.table_id == table_id, schema.keys.c.seat == seat)
        async with self.writing() as connection:
            keeps_house = sa.and_(old, schema.keys.c.host)
            await connection.execute(sa.update(schema.keys).where(keeps_house).values(seat=None))
            await connection.execute(sa.delete(schema.keys).where(old))
            key = StoredKey(table_id, seat, host=False)
            await connection.execute(new_key(token_hash, key))
            await mark_changed(connection, table_id)


def new_key(token_hash: str, key: StoredKey) -> sa.Insert:
    row = {"token_hash": token_hash, "table_id": key.table, "seat": key.seat, "host": key.host}
    return sa.insert(schema.keys).values(row)
