"""Notes as they were then: how long the log was when a version was saved."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("notes", sa.Column("entries", sa.Integer(), nullable=True))
