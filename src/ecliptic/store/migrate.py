"""Bring a database to the present form, whatever form it has, even none."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from ecliptic.store.engine import writing


def migrate(engine: sa.Engine) -> None:
    """All steps in one transaction: of two processes that start at once, the second finds them
    done."""
    with writing(engine) as connection:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
