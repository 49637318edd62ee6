"""Queries for requests to undo, and who has agreed to them."""

from __future__ import annotations

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ecliptic.core.game import Seat
from ecliptic.store import schema
from ecliptic.store.errors import Overtaken
from ecliptic.store.sql.change_feed import mark_changed
from ecliptic.store.sql.log import add_command
from ecliptic.store.values import Command, UndoRequest

_asked, _said = schema.undo_requests.c, schema.undo_consents.c
_same = sa.and_(
    _said.table_id == _asked.table_id, _said.number == _asked.number, _said.asker == _asked.asker
)
_REQUEST = (
    sa.select(_asked.asker, _said.seat)
    .select_from(schema.undo_requests.outerjoin(schema.undo_consents, _same))
    .where(_asked.table_id == sa.bindparam("table"), _asked.number == sa.bindparam("number"))
    .order_by(_said.seat)
)


def ask(connection: sa.Connection, table_id: str, number: int, command: Command) -> None:
    row = {"table_id": table_id, "number": number, "asker": command.seat}
    try:
        add_command(connection, table_id, command)
        connection.execute(sa.insert(schema.undo_requests).values(row))
        mark_changed(connection, table_id)
    except IntegrityError as error:
        raise Overtaken("store-overtaken") from error


def agree(connection: sa.Connection, table_id: str, number: int, asker: Seat, seat: Seat) -> None:
    # Writers take turns: the request is not dropped between this and the commit.
    request = read_request(connection, table_id, number)
    if request is None or request.seat != asker:
        return  # somebody has said no meanwhile
    row = {"table_id": table_id, "number": number, "asker": asker, "seat": seat}
    try:
        with connection.begin_nested():
            connection.execute(sa.insert(schema.undo_consents).values(row))
    except IntegrityError:
        return  # said twice
    mark_changed(connection, table_id)


def drop(connection: sa.Connection, table_id: str, number: int, asker: Seat) -> None:
    for table in (schema.undo_consents, schema.undo_requests):
        same = sa.and_(table.c.table_id == table_id, table.c.number == number)
        connection.execute(sa.delete(table).where(same, table.c.asker == asker))
    mark_changed(connection, table_id)


def read_request(connection: sa.Connection, table_id: str, number: int) -> UndoRequest | None:
    """The request that is open while the log has `number` entries, and who has agreed."""
    rows = connection.execute(_REQUEST, {"table": table_id, "number": number}).all()
    if not rows:
        return None
    return UndoRequest(number, rows[0][0], tuple(row[1] for row in rows if row[1] is not None))
