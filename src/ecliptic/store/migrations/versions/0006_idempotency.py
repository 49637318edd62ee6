"""Requests that can be repeated: what a key was given out for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import TEXT

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("keys", sa.Column("request", TEXT, nullable=False, server_default=""))
