"""Queries for the append-only log of every table, and the commands that wrote it."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql.rows import execute_rows
from ecliptic.store.values import Appended, Command, StoredEntry

# Put together once, because they are needed for every move, and building a statement takes longer
# than carrying it out.
_log = schema.entries.c
_ENTRIES = (
    sa.select(_log.number, _log.rules_version, _log.by, _log.body)
    .where(_log.table_id == sa.bindparam("table"), _log.number >= sa.bindparam("start"))
    .order_by(_log.number)
)
_NEW_ENTRIES = """
    INSERT INTO entries (table_id, number, rules_version, "by", body, created) VALUES {rows}"""
_NEW_COMMANDS = """
    INSERT INTO commands (table_id, seat, command_id, digest, result) VALUES {rows}"""
_OPENING = """
    WITH held (token_hash, table_id, seat) AS (VALUES {rows})
    SELECT count(*) FROM held JOIN keys ON keys.token_hash = held.token_hash
    WHERE keys.table_id = held.table_id AND keys.seat = CAST(held.seat AS INTEGER)"""
"""How many of these keys open these seats. Writers take turns: none is voided before the commit."""
_STAND = """
    WITH stand (table_id, status, asked, moment) AS (VALUES {rows})
    UPDATE tables SET
        status = stand.status,
        opponent_due = EXISTS (
            SELECT 1 FROM seats WHERE seats.table_id = stand.table_id AND seats.level <> ''
            AND (CAST(stand.asked AS INTEGER) >> seats.seat) & 1 = 1),
        touched = CAST(stand.moment AS BIGINT),
        changed = CASE WHEN tables.status = stand.status THEN changed ELSE changed + 1 END
    FROM stand WHERE tables.id = stand.table_id"""
"""`opponent_due` is whether an opponent plays one of the seats that are `asked`: a bit for each.
Writers take turns: nobody is just handing one of them to an opponent."""


def read_entries(connection: sa.Connection, table_id: str, start: int) -> tuple[StoredEntry, ...]:
    rows = connection.execute(_ENTRIES, {"table": table_id, "start": start})
    return tuple(StoredEntry(row[0], row[1], row[2], row[3].encode()) for row in rows)


def append(connection: sa.Connection, items: Sequence[Appended]) -> None:
    """Append an entry to each of several logs, with the commands that made them: all or none."""
    sent = [(one, one.command) for one in items if one.command is not None]
    held = [(one.key_hash, one.table, command.seat) for one, command in sent if one.key_hash]
    if held and execute_rows(connection, _OPENING, held).fetchone() != (len(held),):
        raise Overtaken("store-overtaken")
    if sent:
        rows = [_command_row(one.table, command) for one, command in sent]
        execute_rows(connection, _NEW_COMMANDS, rows)
    add_entries(connection, [(one.table, one.entry) for one in items])
    moment = now()
    stand = [
        (one.table, one.standing.status.value, _bits(one.standing.asked), moment) for one in items
    ]
    execute_rows(connection, _STAND, stand)


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


def add_entries(connection: sa.Connection, added: Sequence[tuple[str, StoredEntry]]) -> None:
    moment = now()
    rows = [
        (table_id, one.number, one.rules_version, one.by, one.body.decode(), moment)
        for table_id, one in added
    ]
    execute_rows(connection, _NEW_ENTRIES, rows)


def add_command(connection: sa.Connection, table_id: str, command: Command) -> None:
    execute_rows(connection, _NEW_COMMANDS, [_command_row(table_id, command)])


def _command_row(table_id: str, command: Command) -> tuple[str, Seat, str, str, str]:
    result = command.result.decode()
    return table_id, command.seat, command.command_id, command.digest, result


def _bits(seats: Sequence[Seat]) -> int:
    return sum(1 << seat for seat in seats)
