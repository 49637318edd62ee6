"""Queries for the append-only log of every table, and the commands that wrote it."""

from __future__ import annotations

import sqlalchemy as sa

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.sql.keys import require_key
from ecliptic.store.values import Command, Standing, StoredEntry

# Put together once, because they are needed for every move, and building a statement takes longer
# than carrying it out.
_log = schema.entries.c
_table = schema.tables.c
_ENTRIES = (
    sa.select(_log.number, _log.rules_version, _log.by, _log.body)
    .where(_log.table_id == sa.bindparam("table"), _log.number >= sa.bindparam("start"))
    .order_by(_log.number)
)
_NEW_ENTRY = sa.insert(schema.entries)
_NEW_COMMAND = sa.insert(schema.commands)
_same_status = _table.status == sa.bindparam("status")
_place = schema.seats.c
_OPPONENT_DUE = sa.exists().where(
    _place.table_id == sa.bindparam("table"),
    sa.bindparam("asked", type_=sa.Integer).bitwise_rshift(_place.seat).bitwise_and(1) == 1,
    _place.level != "",
)
"""Whether an opponent plays one of the seats that are `asked`: a bit for each. Single writer:
nobody is just handing one of them to an opponent."""
_STAND = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("status"),
        opponent_due=_OPPONENT_DUE,
        touched=sa.bindparam("now"),
        changed=sa.case((_same_status, _table.changed), else_=_table.changed + 1),
    )
)


def read_entries(connection: sa.Connection, table_id: str, start: int) -> tuple[StoredEntry, ...]:
    rows = connection.execute(_ENTRIES, {"table": table_id, "start": start})
    return tuple(StoredEntry(row[0], row[1], row[2], row[3].encode()) for row in rows)


def append(
    connection: sa.Connection,
    table_id: str,
    entry: StoredEntry,
    standing: Standing,
    command: Command | None,
    key_hash: str,
) -> None:
    if command is not None:
        if key_hash:
            require_key(connection, table_id, command.seat, key_hash)
        add_command(connection, table_id, command)
    add_entry(connection, table_id, entry)
    asked = sum(1 << seat for seat in standing.asked)
    stand = {"table": table_id, "status": standing.status, "asked": asked, "now": now()}
    connection.execute(_STAND, stand)


def find_command(
    connection: sa.Connection, table_id: str, seat: Seat, command_id: str
) -> Command | None:
    known = schema.commands.c
    asked = sa.select(schema.commands).where(
        known.table_id == table_id, known.seat == seat, known.command_id == command_id
    )
    row = connection.execute(asked).mappings().one_or_none()
    if row is None:
        return None
    return Command(seat, command_id, row["digest"], row["result"].encode())


def add_entry(connection: sa.Connection, table_id: str, entry: StoredEntry) -> None:
    row = {
        "table_id": table_id,
        "number": entry.number,
        "rules_version": entry.rules_version,
        "by": entry.by,
        "body": entry.body.decode(),
        "created": now(),
    }
    connection.execute(_NEW_ENTRY, row)


def add_command(connection: sa.Connection, table_id: str, command: Command) -> None:
    row = {
        "table_id": table_id,
        "seat": command.seat,
        "command_id": command.command_id,
        "digest": command.digest,
        "result": command.result.decode(),
    }
    connection.execute(_NEW_COMMAND, row)
