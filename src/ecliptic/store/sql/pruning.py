"""Queries for pruning: what nobody has touched since a moment is counted, and removed in batches.

Games that were played to the end are kept, and so are tables with a star, unless they have an age
of their own.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.sql.keys import drop_idle_links
from ecliptic.store.sql.octets import Octets
from ecliptic.store.sql.tables import remove
from ecliptic.store.values import Before, Pruning, Status

MOST_BYTES = 4 * 1024**2
"""Of moves and notes that are removed at once: they are overwritten, and whoever moves waits."""
_table, _replay, _link = schema.tables.c, schema.replays.c, schema.links.c


def count(connection: sa.Connection, before: Before) -> Pruning:
    """What `prune` would remove, and what it would not."""
    gone = connection.execute(_counted(_going(before), _table.status))
    kept = sa.and_(_table.touched < before.untouched, ~_going(before))
    stays = {bool(row[0]): row[1] for row in connection.execute(_counted(kept, _table.starred))}
    return Pruning(
        tables={Status(row[0]): row[1] for row in gone},
        replays=_number(connection, schema.replays, _replay.created < before.untouched),
        links=_number(connection, schema.links, _link.expires < now()),
        over=stays.get(False, 0),
        starred=stays.get(True, 0),
    )


def prune(connection: sa.Connection, before: Before, most: int) -> Pruning:
    """Remove at most so many tables and as many records, fewer tables if there is much in them, and
    every link that is too old; what was removed. Writers take turns: nobody touches one of them
    between looking and the commit."""
    asked = sa.select(_table.id, _table.status).where(_going(before))
    removed: Counter[Status] = Counter()
    size = 0
    for table_id, status in connection.execute(asked.limit(most)).all():
        size += _size(connection, table_id)
        remove(connection, table_id)
        removed[Status(status)] += 1
        if size > MOST_BYTES:
            break
    old = sa.select(_replay.id).where(_replay.created < before.untouched).limit(most)
    replays = connection.execute(sa.delete(schema.replays).where(_replay.id.in_(old))).rowcount
    links = _number(connection, schema.links, _link.expires < now())
    drop_idle_links(connection)
    return Pruning(dict(removed), replays, links)


def _going(before: Before) -> sa.ColumnElement[bool]:
    """The tables that are old enough."""
    kept = sa.or_(_table.status == Status.OVER, _table.starred)
    return _table.touched < sa.case((kept, before.kept), else_=before.untouched)


def _size(connection: sa.Connection, table_id: str) -> int:
    """Of what takes most room in a table."""
    return sum(
        connection.execute(
            sa.select(sa.func.coalesce(sa.func.sum(Octets(text)), 0)).where(
                text.table.c.table_id == table_id
            )
        ).scalar_one()
        for text in (schema.notes.c.body, schema.entries.c.body)
    )


def _counted(which: sa.ColumnElement[bool], by: sa.ColumnElement[Any]) -> sa.Select[Any, int]:
    return sa.select(by, sa.func.count()).where(which).group_by(by)


def _number(connection: sa.Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
    return connection.execute(
        sa.select(sa.func.count()).select_from(table).where(which)
    ).scalar_one()
