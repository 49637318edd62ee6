"""The form of a PostgreSQL database: whether our tables can be kept in it, and `ecliptic migrate`.

A server changes no form when it starts, because others may be running on the one that is there. The
operator says when; until then a database is refused, in one line, and nothing in it is touched.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa

from ecliptic.store.database import Database
from ecliptic.store.errors import BadDatabase, StoreTrouble
from ecliptic.store.migrate import forms, upgrade

OLDEST = 15
_SERVER = """
    SELECT current_setting('server_version_num')::int / 10000, current_setting('server_encoding')"""
_NAMES = """
    SELECT relname FROM pg_class
    WHERE relkind IN ('r', 'p', 'v', 'm', 'f') AND relnamespace = current_schema()::regnamespace
    AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')"""
"""What extensions have brought along is nobody's."""


def check_form(database: Database) -> None:
    """Refuse a database that no tables can be kept in now."""
    with _refused(database), database.reading() as connection:
        form = _form(connection)
    if form != forms()[0]:
        raise BadDatabase("database-unprepared", database=name_of(database.engine))


def check_ours(database: Database) -> None:
    """Refuse one that can never have our form."""
    with _refused(database), database.reading() as connection:
        _form(connection)


def prepare(database: Database) -> bool:
    """Bring a database to the present form, unless that cannot be done; False if it has it."""
    with _refused(database), database.connect() as connection, database.writing(connection):
        _form(connection)
        return upgrade(connection)


def _form(connection: sa.Connection) -> str:
    """The name of a database's form, empty if it holds nothing yet; refused is one that can never
    be brought to ours."""
    name = name_of(connection.engine)
    version, encoding = connection.exec_driver_sql(_SERVER).one()
    if version < OLDEST:
        raise BadDatabase("database-server", database=name, version=version)
    if encoding != "UTF8":
        raise BadDatabase("database-encoding", database=name, encoding=encoding)
    names = set(connection.exec_driver_sql(_NAMES).scalars())
    if not names:
        return ""
    if "alembic_version" not in names or "entries" not in names:
        raise BadDatabase("database-foreign", database=name)
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalars().all()
    form = found[0] if len(found) == 1 else ""
    if form not in forms():
        raise BadDatabase("database-newer", database=name, form=form)
    return form


@contextmanager
def _refused(database: Database) -> Iterator[None]:
    """Whatever PostgreSQL has against it, such as a wrong password, in its own words."""
    try:
        yield
    except StoreTrouble as trouble:
        name = name_of(database.engine)
        raise BadDatabase("database-refused", database=name, reason=_reason(trouble)) from trouble


def _reason(trouble: StoreTrouble) -> str:
    """Without the lines that repeat the statement; a password is in none of them."""
    said = getattr(trouble.__cause__, "orig", None)
    lines = str(said or trouble.code).strip().splitlines()
    return lines[0].strip().rstrip(".")


def name_of(engine: sa.Engine) -> str:
    """Which database, for people: its address has a password in it."""
    url = engine.url
    place = f" at {url.host}" if url.host else ""
    return f"{url.database or url.username or ''}{place}{f':{url.port}' if url.port else ''}"
