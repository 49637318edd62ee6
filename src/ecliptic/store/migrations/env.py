"""Alembic's entry: run the steps on the connection `migrate.py` hands over."""

from __future__ import annotations

from alembic import context

from ecliptic.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
