"""Queries for access keys to seats, by the hash of their tokens, and links that transfer them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.sql.change_feed import mark_changed
from ecliptic.store.values import Link, StoredKey

# Put together once, because they are needed for every move.
_KEY = sa.select(schema.keys).where(schema.keys.c.token_hash == sa.bindparam("hash"))
_KEYS = sa.select(schema.keys).where(
    schema.keys.c.token_hash.in_(sa.bindparam("hashes", expanding=True))
)


def find(connection: sa.Connection, token_hash: str) -> StoredKey | None:
    row = connection.execute(_KEY, {"hash": token_hash}).mappings().one_or_none()
    return None if row is None else _key(row)


def find_all(connection: sa.Connection, token_hashes: Sequence[str]) -> Mapping[str, StoredKey]:
    rows = connection.execute(_KEYS, {"hashes": list(token_hashes)}).mappings()
    found = {row["token_hash"]: _key(row) for row in rows}
    return {one: found[one] for one in token_hashes if one in found}


def reissue(connection: sa.Connection, table_id: str, seat: Seat, token_hash: str) -> None:
    old = sa.and_(schema.keys.c.table_id == table_id, schema.keys.c.seat == seat)
    keeps_house = sa.select(schema.keys.c.token_hash).where(old, schema.keys.c.host)
    # Writers take turns: the host does not change between this and the commit.
    host = connection.execute(keeps_house).first() is not None
    connection.execute(sa.delete(schema.keys).where(old))
    connection.execute(new_key(token_hash, StoredKey(table_id, seat, host)))
    mark_changed(connection, table_id)


def add_link(connection: sa.Connection, link: Link) -> None:
    mine = schema.links.c.key_hash == link.key_hash
    connection.execute(sa.delete(schema.links).where(mine))
    drop_idle_links(connection)
    row = {name: getattr(link, name) for name in link.__struct_fields__}
    connection.execute(sa.insert(schema.links).values(row))


def transfer(
    connection: sa.Connection, secret_hash: str, token_hash: str, moment: int
) -> StoredKey | None:
    this, link, key = schema.links, schema.links.c, schema.keys.c
    asked = sa.select(link.key_hash).where(link.secret_hash == secret_hash)
    asked = asked.where(link.expires > moment)
    key_hash = connection.execute(asked).scalar_one_or_none()
    used = connection.execute(sa.delete(this).where(link.secret_hash == secret_hash))
    if key_hash is None or used.rowcount == 0:
        return None
    transferred = sa.update(schema.keys).where(key.token_hash == key_hash)
    if connection.execute(transferred.values(token_hash=token_hash, request="")).rowcount == 0:
        return None
    found = sa.select(schema.keys).where(key.token_hash == token_hash)
    row = connection.execute(found).mappings().one()
    mark_changed(connection, row["table_id"])
    return _key(row)


def drop_idle_links(connection: sa.Connection) -> None:
    """Forget links that transfer nothing any more: the key is void, or the time is over."""
    link = schema.links.c
    valid = sa.select(schema.keys.c.token_hash)
    idle = sa.or_(link.key_hash.not_in(valid), link.expires < now())
    connection.execute(sa.delete(schema.links).where(idle))


def new_key(token_hash: str, key: StoredKey) -> sa.Insert:
    row = {
        "token_hash": token_hash,
        "table_id": key.table,
        "seat": key.seat,
        "host": key.host,
        "request": key.request,
    }
    return sa.insert(schema.keys).values(row)


def _key(row: sa.RowMapping) -> StoredKey:
    return StoredKey(row["table_id"], row["seat"], row["host"], row["request"])
