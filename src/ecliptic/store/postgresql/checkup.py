"""What `ecliptic doctor` looks at in a PostgreSQL; it changes nothing."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ecliptic.store import schema
from ecliptic.store.postgresql.database import PostgresqlDatabase, open_engine
from ecliptic.store.postgresql.form import check_form

_SAFE = ("fsync", "full_page_writes")
"""Without these it can lose what it has promised. `synchronous_commit` we set ourselves."""
_VERSION = "SELECT current_setting('server_version')"


class Checkup(msgspec.Struct, frozen=True):
    version: str
    tables: int
    off: tuple[str, ...]
    """Settings that must be on, and are not."""


def check_up(url: str) -> Checkup:
    """Refused is a database that no tables can be kept in."""
    database = PostgresqlDatabase(open_engine(url))
    try:
        check_form(database)
        with database.reading() as connection:
            version = str(connection.exec_driver_sql(_VERSION).scalar_one()).split()[0]
            count = sa.select(sa.func.count()).select_from(schema.tables)
            off = [name for name in _SAFE if not _is_on(connection, name)]
            return Checkup(version, connection.execute(count).scalar_one(), tuple(off))
    finally:
        database.close()


def _is_on(connection: sa.Connection, name: str) -> bool:
    asked = sa.text("SELECT current_setting(:name) = 'on'")
    return bool(connection.execute(asked, {"name": name}).scalar_one())
