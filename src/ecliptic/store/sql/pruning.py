"""Queries for pruning: what nobody has touched since a moment is counted, and removed in batches.

Games that were played to the end are kept, and so are tables with a star.
"""

from __future__ import annotations

from collections import Counter

import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.clock import now
from ecliptic.store.sql.keys import drop_idle_links
from ecliptic.store.sql.tables import remove
from ecliptic.store.values import Pruning, Status

_table, _replay, _link = schema.tables.c, schema.replays.c, schema.links.c


def count(connection: sa.Connection, before: int) -> Pruning:
    """What `prune` would remove, and what it would not."""
    by_status = sa.select(_table.status, _table.starred, sa.func.count())
    by_status = by_status.where(_table.touched < before).group_by(_table.status, _table.starred)
    rows = {(Status(row[0]), bool(row[1])): row[2] for row in connection.execute(by_status)}
    unfinished = [status for status in Status if status is not Status.OVER]
    return Pruning(
        tables={status: rows.get((status, False), 0) for status in unfinished},
        replays=_number(connection, schema.replays, _replay.created < before),
        links=_number(connection, schema.links, _link.expires < now()),
        over=rows.get((Status.OVER, False), 0),
        starred=sum(number for (_, starred), number in rows.items() if starred),
    )


def prune(connection: sa.Connection, before: int, most: int) -> Pruning:
    """Remove at most so many tables and as many records, and every link that is too old; what was
    removed. Writers take turns: nobody touches one of them between looking and the commit."""
    asked = sa.select(_table.id, _table.status).where(
        _table.touched < before, _table.status != Status.OVER, ~_table.starred
    )
    tables = connection.execute(asked.limit(most)).all()
    for table_id, _ in tables:
        remove(connection, table_id)
    old = sa.select(_replay.id).where(_replay.created < before).limit(most)
    replays = connection.execute(sa.delete(schema.replays).where(_replay.id.in_(old))).rowcount
    links = _number(connection, schema.links, _link.expires < now())
    drop_idle_links(connection)
    removed = Counter(Status(status) for _, status in tables)
    return Pruning(dict(removed), replays, links)


def _number(connection: sa.Connection, table: sa.Table, which: sa.ColumnElement[bool]) -> int:
    return connection.execute(
        sa.select(sa.func.count()).select_from(table).where(which)
    ).scalar_one()
