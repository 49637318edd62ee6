"""Schema migrations: bring a database to the present form, whatever form it has, even none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from ecliptic.store.database import Database


def migrate(database: Database) -> bool:
    """All steps in one transaction and in a writer's turn: of two processes that start at once, the
    second finds them done. False if there was nothing to do."""
    with database.connect() as connection, database.writing(connection):
        return upgrade(connection)


def upgrade(connection: sa.Connection) -> bool:
    """The same in the caller's transaction."""
    if MigrationContext.configure(connection).get_current_revision() == forms()[0]:
        return False
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True


def forms() -> Sequence[str]:
    """The names of all forms a database can have, the present one first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))
    return config
