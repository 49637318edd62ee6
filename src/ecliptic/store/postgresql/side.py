"""A PostgreSQL as one side of a move."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import sqlalchemy as sa

from ecliptic.store.errors import StoreTrouble
from ecliptic.store.postgresql.database import FOR_EVER, PostgresqlDatabase, open_engine
from ecliptic.store.postgresql.form import check_ours, name_of
from ecliptic.store.side import Side

_OTHERS = """
    SELECT count(*) FROM pg_stat_activity
    WHERE datname = current_database() AND backend_type = 'client backend'
    AND pid <> pg_backend_pid()"""
"""A server has a connection for as long as it lives: it looks for changes several times a second.
Whoever else is connected has nothing to do there meanwhile."""
_LEAVING_SECONDS = 1.0
"""A session may be seen a little longer than its process."""


@contextmanager
def open_side(url: str) -> Iterator[Side]:
    with closing(PostgresqlDatabase(open_engine(url, FOR_EVER))) as database:
        check_ours(database)
        name = name_of(database.engine)
        # Before the turn is asked for, which whoever is there may have for long.
        with database.reading() as connection:
            if _is_served(connection):
                raise StoreTrouble("move-served", place=name)
        with database.connect() as connection, database.writing(connection):
            yield Side(name, database, connection, lambda: _is_served(connection))


def _is_served(connection: sa.Connection) -> bool:
    until = time.monotonic() + _LEAVING_SECONDS
    while _others(connection):
        if time.monotonic() > until:
            return True
        time.sleep(0.05)
    return False


def _others(connection: sa.Connection) -> int:
    # Within a transaction PostgreSQL shows what it has shown before.
    connection.exec_driver_sql("SELECT pg_stat_clear_snapshot()")
    return int(connection.exec_driver_sql(_OTHERS).scalar_one())
