"""The migrations lead to the schema the store is written for."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from ecliptic.store.schema import metadata
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.sqlite.database import migrate_folder
from ecliptic.store.sqlite.folder import FILE
from tests.store.stores import create, with_store


def test_all_steps_together_make_the_schema(tmp_path: Path) -> None:
    assert migrate_folder(tmp_path)
    with_store(tmp_path, SqlStore.ready)
    engine = sa.create_engine(f"sqlite:///{tmp_path / FILE}")
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    engine.dispose()


def test_opening_again_keeps_what_is_there(tmp_path: Path) -> None:
    with_store(tmp_path, create)
    table = with_store(tmp_path, lambda store: store.table("t"))
    assert table is not None


def test_commits_reach_the_disk_before_they_return(tmp_path: Path) -> None:
    """WAL with synchronous=FULL; the second is a connection's own, so it is asked of ours."""

    async def pragmas(store: SqlStore) -> tuple[object, object]:
        def ask(connection: sa.Connection) -> tuple[object, object]:
            journal = connection.exec_driver_sql("PRAGMA journal_mode")
            synchronous = connection.exec_driver_sql("PRAGMA synchronous")
            return journal.scalar(), synchronous.scalar()

        return await store.write_with(ask)

    full = 2
    assert with_store(tmp_path, pragmas) == ("wal", full)
    with sqlite3.connect(tmp_path / FILE) as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    plain.close()
