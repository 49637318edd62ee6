"""Change feed: which tables have changed since a mark, for processes that follow them.

A table's log tells when it has grown. Every other change leaves a row in `touches`.
"""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.values import Change, Mark

_TOUCHES = 10_000
"""How many changes are kept for processes that follow them; they look several times a minute."""
_NEWEST = sa.select(
    sa.select(sa.func.max(schema.entries.c.id)).scalar_subquery(),
    sa.select(sa.func.max(schema.touches.c.id)).scalar_subquery(),
)
"""Writers take turns: ids are committed in the order they are given out, so nothing below the
largest one can appear later. Without turns a slow transaction would be passed over."""


def changes(connection: sa.Connection, after: Mark | None) -> tuple[Mark, Sequence[Change]]:
    row = connection.execute(_NEWEST).one()
    mark = Mark(row[0] or 0, row[1] or 0)
    if after is None or mark == after:
        return mark, ()
    grown = connection.execute(_grown_since(after.entry)).all()
    touched = connection.execute(_touched_since(after.touch)).all()
    found = [Change(row[0], length=row[1], changed=0) for row in grown]
    return mark, [*found, *(_touched(*row) for row in touched)]


def _touched(table_id: str, changed: int | None) -> Change:
    return Change(table_id, length=0, changed=changed or 0, gone=changed is None)


def mark_changed(connection: sa.Connection, table_id: str) -> None:
    change = sa.update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(change.values(changed=schema.tables.c.changed + 1, touched=now()))
    touch(connection, table_id)


def touch(connection: sa.Connection, table_id: str) -> None:
    """Let other processes notice that a table has changed."""
    touched = connection.execute(sa.insert(schema.touches).values(table_id=table_id))
    (newest,) = touched.inserted_primary_key or (0,)
    connection.execute(sa.delete(schema.touches).where(schema.touches.c.id < newest - _TOUCHES))


def _grown_since(mark: int) -> sa.Select[str, int]:
    log = schema.entries.c
    length = sa.func.max(log.number) + 1
    return sa.select(log.table_id, length).where(log.id > mark).group_by(log.table_id)


def _touched_since(mark: int) -> sa.Select[str, int]:
    touch, table = schema.touches.c, schema.tables.c
    there = schema.touches.outerjoin(schema.tables, touch.table_id == table.id)
    found = sa.select(touch.table_id, table.changed).select_from(there)
    return found.where(touch.id > mark).distinct()
