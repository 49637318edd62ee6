"""Schema migrations: bring a database to the present form, whatever form it has, even none."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory

from ecliptic.store.database import connect, writing


def migrate(engine: sa.Engine) -> None:
    """All steps in one transaction: of two processes that start at once, the second finds them
    done."""
    with connect(engine) as connection, writing(connection):
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def forms() -> Sequence[str]:
    """The names of all forms a database can have, the present one first."""
    return [step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()]


def _config() -> Config:
    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))
    return config
