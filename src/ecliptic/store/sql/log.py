"""The log of every table, the commands that wrote it, and what has changed, in SQL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.errors import CommandTaken, Overtaken
from ecliptic.store.sql.part import SqlPart, now, reads, writes
from ecliptic.store.sql.tables import read_table
from ecliptic.store.sql.undo import read_request
from ecliptic.store.sql_commands import NEW_COMMAND, command_row
from ecliptic.store.values import Change, Command, Mark, Reading, Standing, StoredEntry

# Put together once, because they are needed for every move, and building a statement takes longer
# than carrying it out.
_log = schema.entries.c
_table = schema.tables.c
_ENTRIES = (
    sa.select(_log.number, _log.rules_version, _log.by, _log.body)
    .where(_log.table_id == sa.bindparam("table"), _log.number >= sa.bindparam("start"))
    .order_by(_log.number)
)
NEW_ENTRY = sa.insert(schema.entries)
_same_status = _table.status == sa.bindparam("status")
_place = schema.seats.c
_OPPONENT_DUE = sa.exists().where(
    _place.table_id == sa.bindparam("table"),
    sa.bindparam("asked", type_=sa.Integer).bitwise_rshift(_place.seat).bitwise_and(1) == 1,
    _place.level != "",
)
"""Whether an opponent plays one of the seats that are `asked`: a bit for each."""
_key = schema.keys.c
_KEY_OPENS = sa.select(_key.seat).where(
    _key.token_hash == sa.bindparam("hash"),
    _key.table_id == sa.bindparam("table"),
    _key.seat == sa.bindparam("seat"),
)
_STAND = (
    sa.update(schema.tables)
    .where(_table.id == sa.bindparam("table"))
    .values(
        status=sa.bindparam("status"),
        opponent_due=_OPPONENT_DUE,
        changed=sa.case((_same_status, _table.changed), else_=_table.changed + 1),
    )
)
_NEWEST = sa.select(
    sa.select(sa.func.max(_log.id)).scalar_subquery(),
    sa.select(sa.func.max(schema.touches.c.id)).scalar_subquery(),
)


class SqlLog(SqlPart):
    @reads
    def read(self, connection: sa.Connection, table_id: str, start: int) -> Reading | None:
        table = read_table(connection, schema.tables.c.id == table_id)
        if table is None:
            return None
        rows = connection.execute(_ENTRIES, {"table": table_id, "start": start})
        entries = tuple(StoredEntry(row[0], row[1], row[2], row[3].encode()) for row in rows)
        length = start + len(entries)
        return Reading(table, entries, read_request(connection, table_id, length))

    async def append(
        self,
        table_id: str,
        entry: StoredEntry,
        standing: Standing,
        command: Command | None = None,
        key_hash: str = "",
    ) -> None:
        try:
            await self._append(table_id, entry, standing, command, key_hash)
        except IntegrityError as error:
            known = command and await self.command(table_id, command.seat, command.command_id)
            if known:
                raise CommandTaken("store-command-taken") from error
            raise Overtaken("store-overtaken") from error

    @writes
    def _append(
        self,
        connection: sa.Connection,
        table_id: str,
        entry: StoredEntry,
        standing: Standing,
        command: Command | None,
        key_hash: str,
    ) -> None:
        if command is not None:
            if key_hash:
                _require_key(connection, table_id, command.seat, key_hash)
            connection.execute(NEW_COMMAND, command_row(table_id, command))
        connection.execute(NEW_ENTRY, entry_row(table_id, entry))
        asked = sum(1 << seat for seat in standing.asked)
        connection.execute(_STAND, {"table": table_id, "status": standing.status, "asked": asked})

    @reads
    def command(
        self, connection: sa.Connection, table_id: str, seat: Seat, command_id: str
    ) -> Command | None:
        known = schema.commands.c
        asked = sa.select(schema.commands).where(
            known.table_id == table_id, known.seat == seat, known.command_id == command_id
        )
        row = connection.execute(asked).mappings().one_or_none()
        if row is None:
            return None
        return Command(seat, command_id, row["digest"], row["result"].encode())

    @reads
    def tables_due(self, connection: sa.Connection) -> Sequence[str]:
        asked = sa.select(schema.tables.c.id).where(schema.tables.c.opponent_due)
        return connection.execute(asked).scalars().all()

    @reads
    def changes(
        self, connection: sa.Connection, after: Mark | None
    ) -> tuple[Mark, Sequence[Change]]:
        row = connection.execute(_NEWEST).one()
        mark = Mark(row[0] or 0, row[1] or 0)
        if after is None or mark == after:
            return mark, ()
        grown = connection.execute(_grown_since(after.entry)).all()
        touched = connection.execute(_touched_since(after.touch)).all()
        changes = [Change(row[0], length=row[1], changed=0) for row in grown]
        return mark, [*changes, *(Change(row[0], length=0, changed=row[1]) for row in touched)]


def _require_key(connection: sa.Connection, table_id: str, seat: Seat, key_hash: str) -> None:
    key = {"hash": key_hash, "table": table_id, "seat": seat}
    if connection.execute(_KEY_OPENS, key).first() is None:
        raise Overtaken("store-overtaken")


def entry_row(table_id: str, entry: StoredEntry) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": entry.number,
        "rules_version": entry.rules_version,
        "by": entry.by,
        "body": entry.body.decode(),
        "created": now(),
    }


def _grown_since(mark: int) -> sa.Select[str, int]:
    log = schema.entries.c
    length = sa.func.max(log.number) + 1
    return sa.select(log.table_id, length).where(log.id > mark).group_by(log.table_id)


def _touched_since(mark: int) -> sa.Select[str, int]:
    touch, table = schema.touches.c, schema.tables.c
    found = sa.select(table.id, table.changed).join(schema.touches, touch.table_id == table.id)
    return found.where(touch.id > mark).distinct()
