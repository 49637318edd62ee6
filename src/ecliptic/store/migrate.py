"""Bring a database to the present form, whatever form it has, even none."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from ecliptic.store.engine import writing


async def migrate(engine: AsyncEngine) -> None:
    """All steps in one transaction: of two processes that start at once, the second finds them
    done."""
    async with writing(engine) as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
