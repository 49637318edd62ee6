"""A secret of the house, by which its processes know each other."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import TEXT

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "house",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=False),
        sa.Column("secret", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
