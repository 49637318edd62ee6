"""Queries for seats: who sits where, with which key, and what was agreed, by compare-and-set.

Whoever arranges has looked at the table before. The change is refused if the table has changed
since, so two processes that arrange or deal at once never both go by what they saw.
"""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql.change_feed import touch
from ecliptic.store.sql.keys import drop_idle_links, new_key
from ecliptic.store.sql.log import add_entries
from ecliptic.store.sql.tables import remove, seat_row
from ecliptic.store.values import Arrangement, Standing, Status, StoredEntry, StoredTable


def rearrange(connection: sa.Connection, before: StoredTable, wanted: Arrangement) -> bool:
    if not _changed_since(connection, before, _settings(before, wanted.table)):
        return False
    touch(connection, before.id)
    _write_seats(connection, before, wanted.table)
    try:
        _write_keys(connection, wanted)
    except IntegrityError as error:
        raise Overtaken("store-overtaken") from error
    # Writers take turns: no key appears or goes between looking for one and the commit.
    _keep_a_host(connection, before.id)
    if wanted.table.status is Status.OPEN:
        _close_if_deserted(connection, before.id)
    return True


def deal(
    connection: sa.Connection, table: StoredTable, entry: StoredEntry, standing: Standing
) -> bool:
    due = any(table.seats[seat].played_by_opponent for seat in standing.asked)
    values = {"status": standing.status, "opponent_due": due}
    if not _changed_since(connection, table, values):
        return False
    add_entries(connection, [(table.id, entry)])
    return True


def _changed_since(connection: sa.Connection, seen: StoredTable, values: dict[str, object]) -> bool:
    """Change a table's row, if it is still as it was seen."""
    table = schema.tables.c
    same = sa.update(schema.tables).where(table.id == seen.id, table.changed == seen.changed)
    done = connection.execute(same.values(values | {"changed": seen.changed + 1, "touched": now()}))
    return done.rowcount > 0


def _settings(before: StoredTable, after: StoredTable) -> dict[str, object]:
    values: dict[str, object] = {
        "options": after.options.decode(),
        "help": after.help,
        "spectators": after.spectators,
        "listed": after.listed,
    }
    took_over = after.status is Status.PLAYING and before.seats != after.seats
    if took_over and any(seat.played_by_opponent for seat in after.seats):
        values["opponent_due"] = True
    return values


def _write_seats(connection: sa.Connection, before: StoredTable, after: StoredTable) -> None:
    table_id, place = before.id, schema.seats.c
    for seat in after.seats:
        if seat.seat >= len(before.seats):
            connection.execute(sa.insert(schema.seats).values(seat_row(table_id, seat)))
        elif seat != before.seats[seat.seat]:
            this = sa.and_(place.table_id == table_id, place.seat == seat.seat)
            row = seat_row(table_id, seat)
            connection.execute(sa.update(schema.seats).where(this).values(row))
    gone = sa.and_(place.table_id == table_id, place.seat >= len(after.seats))
    connection.execute(sa.delete(schema.seats).where(gone))


def _write_keys(connection: sa.Connection, wanted: Arrangement) -> None:
    table_id, key, note = wanted.table.id, schema.keys.c, schema.notes.c
    void = sa.or_(key.seat.in_(wanted.void), key.token_hash == wanted.void_key)
    connection.execute(sa.delete(schema.keys).where(key.table_id == table_id, void))
    if wanted.new_key is not None:
        connection.execute(new_key(*wanted.new_key))
    if wanted.erased is not None:
        own = sa.and_(note.table_id == table_id, note.seat == wanted.erased)
        connection.execute(sa.delete(schema.notes).where(own))
    drop_idle_links(connection)


def _keep_a_host(connection: sa.Connection, table_id: str) -> None:
    """If there is no host any more, the first who holds a seat is."""
    key = schema.keys.c
    hosts = sa.select(key.token_hash).where(key.table_id == table_id, key.host)
    if connection.execute(hosts).first() is not None:
        return
    held = (
        sa.select(key.token_hash).where(key.table_id == table_id).order_by(key.seat.nulls_first())
    )
    first = connection.execute(held).scalars().first()
    if first is not None:
        next_host = sa.update(schema.keys).where(key.token_hash == first)
        connection.execute(next_host.values(host=True))


def _close_if_deserted(connection: sa.Connection, table_id: str) -> None:
    """Before the deal a table without keys is nobody's: nothing of it is kept."""
    held = sa.select(schema.keys.c.token_hash).where(schema.keys.c.table_id == table_id)
    if connection.execute(held).first() is not None:
        return
    remove(connection, table_id)
