"""Moving a house: everything that is kept in one place goes to another, while nobody uses either.

Rows are copied as they are, keys and the counters of the change feed included, in one transaction
of the target: it has all of them in the end, or nothing. The source is left as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import sqlalchemy as sa
from alembic.migration import MigrationContext

from ecliptic.core.errors import BadRequest
from ecliptic.store import schema
from ecliptic.store.database import OWN
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.migrate import forms, upgrade
from ecliptic.store.open import Place, extra_needed
from ecliptic.store.side import Side

_BATCH = 1_000
_PLAYED = (schema.tables, schema.replays, schema.closed_tables)
"""Without rows in these nobody has used a house; what a server that only started leaves behind goes
when another house moves in."""
Told = Callable[[int, int], None]
"""How many rows have been moved, of how many."""


def move(source: Place, target: Place, told: Told) -> int:
    """How many tables have been moved."""
    if source == target:
        raise BadRequest("move-same")
    with _side(source) as here:
        here.check_alone()
        if MigrationContext.configure(here.connection).get_current_revision() != forms()[0]:
            raise StoreTrouble("move-form", source=here.name)
        with _side(target, new=True) as there:
            there.check_alone()
            _empty(there)
            _copy(here, there, told)
            # Whoever has come meanwhile waits for a turn, and would go on with half of the truth.
            here.check_alone()
            there.check_alone()
        return _rows(here.connection, schema.tables)


def _side(place: Place, new: bool = False) -> AbstractContextManager[Side]:
    if place.database_url:
        with extra_needed():
            from ecliptic.store.postgresql.side import open_side as open_postgresql
        return open_postgresql(place.database_url)
    from ecliptic.store.sqlite.side import open_side as open_sqlite

    return open_sqlite(place.folder, new)


def _empty(there: Side) -> None:
    """Give the target our form, and refuse it if somebody has played there."""
    upgrade(there.connection)
    if any(_rows(there.connection, table) for table in _PLAYED):
        raise StoreTrouble("move-full", target=there.name)
    for table in reversed(schema.metadata.sorted_tables):
        there.connection.execute(sa.delete(table))


def _copy(here: Side, there: Side, told: Told) -> None:
    tables = schema.metadata.sorted_tables
    total = sum(_rows(here.connection, table) for table in tables)
    moved = 0
    for table in tables:
        for rows in _batches(here.connection, table):
            try:
                there.connection.execute(sa.insert(table), rows)
            except OWN as error:
                raise StoreTrouble("move-value", table=table.name, target=there.name) from error
            moved += len(rows)
            told(moved, total)
    for table in tables:
        if table.autoincrement_column is not None:
            last = here.database.counter(here.connection, table)
            there.database.set_counter(there.connection, table, last)


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[list[dict[str, Any]]]:
    """Not all at once: a house may be larger than the memory."""
    options = {"yield_per": _BATCH}
    with connection.execute(sa.select(table), execution_options=options) as found:
        for rows in found.mappings().partitions():
            yield [dict(row) for row in rows]


def _rows(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()
