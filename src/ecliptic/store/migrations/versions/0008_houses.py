"""Tables in a public list, and tables that the operator closes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import TEXT

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(
        "tables_listed",
        "tables",
        ["created"],
        unique=False,
        sqlite_where=sa.text("listed"),
        postgresql_where=sa.text("listed"),
    )
    op.create_table(
        "closed_tables",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
