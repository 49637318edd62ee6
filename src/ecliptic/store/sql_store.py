"""The store in SQL. See `store.py` for what each method promises."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.engine import reading, writing
from ecliptic.store.errors import CommandTaken, Overtaken
from ecliptic.store.values import (
    Change,
    Command,
    Mark,
    Note,
    Reading,
    SeatKind,
    Standing,
    Status,
    StoredEntry,
    StoredKey,
    StoredSeat,
    StoredTable,
    UndoRequest,
)

_TABLE_COLUMNS = [column for column in schema.tables.c if column.name != "opponent_due"]


class SqlStore:
    """Implements `store.Store` on any engine that SQLAlchemy reaches."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._pen = asyncio.Lock()
        """One writer at a time in this process: fair, where a database lock is not."""

    async def ready(self) -> None:
        async with reading(self.engine) as connection:
            await connection.execute(sa.select(sa.literal(1)))

    async def close(self) -> None:
        await self.engine.dispose()

    # ---- tables and seats ----------------------------------------------------------------------

    async def create(self, table: StoredTable, keys: Sequence[tuple[str, StoredKey]]) -> None:
        row = {column.name: getattr(table, column.name) for column in _TABLE_COLUMNS}
        row |= {"options": table.options.decode(), "opponent_due": False}
        async with self._pen, writing(self.engine) as connection:
            await connection.execute(sa.insert(schema.tables).values(row))
            for seat in table.seats:
                await connection.execute(sa.insert(schema.seats).values(_seat_row(table.id, seat)))
            for token_hash, key in keys:
                await connection.execute(_new_key(token_hash, key))

    async def table(self, table_id: str) -> StoredTable | None:
        return await self._table_where(schema.tables.c.id == table_id)

    async def table_by_code(self, join_code: str) -> StoredTable | None:
        return await self._table_where(schema.tables.c.join_code == join_code)

    async def _table_where(self, condition: sa.ColumnElement[bool]) -> StoredTable | None:
        async with reading(self.engine) as connection:
            return await _read_table(connection, condition)

    async def sit(self, table_id: str, seat: StoredSeat, token_hash: str) -> bool:
        place = sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat)
        still_open = schema.seats.c.kind == SeatKind.OPEN
        taken = sa.update(schema.seats).where(place, still_open).values(_seat_row(table_id, seat))
        async with self._pen, writing(self.engine) as connection:
            if (await connection.execute(taken)).rowcount == 0:
                return False
            key = StoredKey(table_id, seat.seat, host=False)
            await connection.execute(_new_key(token_hash, key))
            await _mark_changed(connection, table_id)
            return True

    async def seat(self, table_id: str, seat: StoredSeat) -> None:
        place = sa.and_(schema.seats.c.table_id == table_id, schema.seats.c.seat == seat.seat)
        async with self._pen, writing(self.engine) as connection:
            change = sa.update(schema.seats).where(place).values(_seat_row(table_id, seat))
            await connection.execute(change)
            if seat.played_by_opponent:
                due = sa.update(schema.tables).where(schema.tables.c.id == table_id)
                await connection.execute(due.values(opponent_due=True))
            await _mark_changed(connection, table_id)

    async def key(self, token_hash: str) -> StoredKey | None:
        asked = sa.select(schema.keys).where(schema.keys.c.token_hash == token_hash)
        async with reading(self.engine) as connection:
            row = (await connection.execute(asked)).mappings().one_or_none()
        return None if row is None else StoredKey(row["table_id"], row["seat"], row["host"])

    async def reissue(self, table_id: str, seat: Seat, token_hash: str) -> None:
        old = sa.and_(schema.keys.c.table_id == table_id, schema.keys.c.seat == seat)
        async with self._pen, writing(self.engine) as connection:
            keeps_house = sa.and_(old, schema.keys.c.host)
            await connection.execute(sa.update(schema.keys).where(keeps_house).values(seat=None))
            await connection.execute(sa.delete(schema.keys).where(old))
            key = StoredKey(table_id, seat, host=False)
            await connection.execute(_new_key(token_hash, key))
            await _mark_changed(connection, table_id)

    # ---- the log -------------------------------------------------------------------------------

    async def read(self, table_id: str, start: int) -> Reading | None:
        async with reading(self.engine) as connection:
            table = await _read_table(connection, schema.tables.c.id == table_id)
            if table is None:
                return None
            log = schema.entries.c
            asked = sa.select(log.number, log.rules_version, log.by, log.body)
            asked = asked.where(log.table_id == table_id, log.number >= start)
            rows = await connection.execute(asked.order_by(log.number))
            entries = tuple(StoredEntry(row[0], row[1], row[2], row[3].encode()) for row in rows)
            length = start + len(entries)
            return Reading(table, entries, await _read_request(connection, table_id, length))

    async def append(
        self,
        table_id: str,
        entry: StoredEntry,
        standing: Standing,
        command: Command | None = None,
    ) -> None:
        try:
            async with self._pen, writing(self.engine) as connection:
                if command is not None:
                    await connection.execute(_new_command(table_id, command))
                await connection.execute(_new_entry(table_id, entry))
                await connection.execute(_stand(table_id, standing))
        except IntegrityError as error:
            known = command and await self.command(table_id, command.seat, command.command_id)
            if known:
                raise CommandTaken("store-command-taken") from error
            raise Overtaken("store-overtaken") from error

    async def command(self, table_id: str, seat: Seat, command_id: str) -> Command | None:
        known = schema.commands.c
        asked = sa.select(schema.commands).where(
            known.table_id == table_id, known.seat == seat, known.command_id == command_id
        )
        async with reading(self.engine) as connection:
            row = (await connection.execute(asked)).mappings().one_or_none()
        if row is None:
            return None
        return Command(seat, command_id, row["digest"], row["result"].encode())

    async def tables_due(self) -> Sequence[str]:
        asked = sa.select(schema.tables.c.id).where(schema.tables.c.opponent_due)
        async with reading(self.engine) as connection:
            return (await connection.execute(asked)).scalars().all()

    async def changes(self, after: Mark | None) -> tuple[Mark, Sequence[Change]]:
        async with reading(self.engine) as connection:
            newest = sa.select(
                sa.select(sa.func.max(schema.entries.c.id)).scalar_subquery(),
                sa.select(sa.func.max(schema.touches.c.id)).scalar_subquery(),
            )
            row = (await connection.execute(newest)).one()
            mark = Mark(row[0] or 0, row[1] or 0)
            if after is None or mark == after:
                return mark, ()
            grown = (await connection.execute(_grown_since(after.entry))).all()
            touched = (await connection.execute(_touched_since(after.touch))).all()
        changes = [Change(row[0], length=row[1], changed=0) for row in grown]
        return mark, [*changes, *(Change(row[0], length=0, changed=row[1]) for row in touched)]

    # ---- undo by consent -----------------------------------------------------------------------

    async def ask_undo(self, table_id: str, number: int, seat: Seat) -> None:
        row = {"table_id": table_id, "number": number, "asker": seat}
        try:
            async with self._pen, writing(self.engine) as connection:
                await connection.execute(sa.insert(schema.undo_requests).values(row))
                await _mark_changed(connection, table_id)
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    async def agree_undo(self, table_id: str, number: int, asker: Seat, seat: Seat) -> None:
        row = {"table_id": table_id, "number": number, "asker": asker, "seat": seat}
        try:
            async with self._pen, writing(self.engine) as connection:
                await connection.execute(sa.insert(schema.undo_consents).values(row))
                await _mark_changed(connection, table_id)
        except IntegrityError:
            return  # said twice

    async def drop_undo(self, table_id: str, number: int, asker: Seat) -> None:
        async with self._pen, writing(self.engine) as connection:
            for table in (schema.undo_consents, schema.undo_requests):
                same = sa.and_(table.c.table_id == table_id, table.c.number == number)
                await connection.execute(sa.delete(table).where(same, table.c.asker == asker))
            await _mark_changed(connection, table_id)

    # ---- notes ---------------------------------------------------------------------------------

    async def add_note(self, table_id: str, seat: Seat, note: Note) -> None:
        row = {"table_id": table_id, "seat": seat, "number": note.number, "body": note.body}
        try:
            async with self._pen, writing(self.engine) as connection:
                await connection.execute(sa.insert(schema.notes).values(row | {"created": now()}))
        except IntegrityError as error:
            raise Overtaken("store-overtaken") from error

    async def notes(self, table_id: str, seat: Seat) -> Sequence[Note]:
        kept = schema.notes.c
        asked = sa.select(kept.number, kept.body).where(
            kept.table_id == table_id, kept.seat == seat
        )
        async with reading(self.engine) as connection:
            rows = await connection.execute(asked.order_by(kept.number))
            return [Note(row[0], row[1]) for row in rows]


def now() -> int:
    """Seconds since 1970: when a row was written, for people who look; nothing depends on it."""
    return int(time.time())


def _seat_row(table_id: str, seat: StoredSeat) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "level": seat.level,
    }


def _new_key(token_hash: str, key: StoredKey) -> sa.Insert:
    row = {"token_hash": token_hash, "table_id": key.table, "seat": key.seat, "host": key.host}
    return sa.insert(schema.keys).values(row)


def _new_command(table_id: str, command: Command) -> sa.Insert:
    return sa.insert(schema.commands).values(
        table_id=table_id,
        seat=command.seat,
        command_id=command.command_id,
        digest=command.digest,
        result=command.result.decode(),
    )


def _new_entry(table_id: str, entry: StoredEntry) -> sa.Insert:
    return sa.insert(schema.entries).values(
        table_id=table_id,
        number=entry.number,
        rules_version=entry.rules_version,
        by=entry.by,
        body=entry.body.decode(),
        created=now(),
    )


def _stand(table_id: str, standing: Standing) -> sa.Update:
    changed = schema.tables.c.changed
    moved_on = sa.case((schema.tables.c.status == standing.status, changed), else_=changed + 1)
    return (
        sa.update(schema.tables)
        .where(schema.tables.c.id == table_id)
        .values(status=standing.status, opponent_due=standing.opponent_due, changed=moved_on)
    )


async def _mark_changed(connection: AsyncConnection, table_id: str) -> None:
    change = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    await connection.execute(change.values(changed=schema.tables.c.changed + 1))
    await connection.execute(sa.insert(schema.touches).values(table_id=table_id))


def _grown_since(mark: int) -> sa.Select[str, int]:
    log = schema.entries.c
    length = sa.func.max(log.number) + 1
    return sa.select(log.table_id, length).where(log.id > mark).group_by(log.table_id)


def _touched_since(mark: int) -> sa.Select[str, int]:
    touch, table = schema.touches.c, schema.tables.c
    found = sa.select(table.id, table.changed).join(schema.touches, touch.table_id == table.id)
    return found.where(touch.id > mark).distinct()


async def _read_table(
    connection: AsyncConnection, condition: sa.ColumnElement[bool]
) -> StoredTable | None:
    found = await connection.execute(sa.select(*_TABLE_COLUMNS).where(condition))
    row = found.mappings().one_or_none()
    if row is None:
        return None
    asked = sa.select(schema.seats).where(schema.seats.c.table_id == row["id"])
    seats = await connection.execute(asked.order_by(schema.seats.c.seat))
    return _stored_table(row, tuple(_stored_seat(one) for one in seats.mappings()))


async def _read_request(
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


def _stored_seat(row: sa.RowMapping) -> StoredSeat:
    return StoredSeat(row["seat"], SeatKind(row["kind"]), row["name"], row["level"])


def _stored_table(row: sa.RowMapping, seats: tuple[StoredSeat, ...]) -> StoredTable:
    columns = dict(row)
    columns["options"] = columns["options"].encode()
    columns["status"] = Status(columns["status"])
    return StoredTable(**columns, seats=seats)
