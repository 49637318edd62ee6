"""Pruning: when a table was last touched, whether it is starred; and changes of tables that are
gone can be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import COUNTER, TEXT

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column(
        "tables", sa.Column("touched", sa.BigInteger(), nullable=False, server_default="0")
    )
    op.add_column(
        "tables", sa.Column("starred", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.execute("UPDATE tables SET touched = created")
    for part in ("entries", "notes"):
        newest = f"SELECT max(created) FROM {part} WHERE table_id = tables.id"
        op.execute(f"UPDATE tables SET touched = ({newest}) WHERE ({newest}) > touched")
    op.create_table(
        "free_touches",
        sa.Column("id", COUNTER, autoincrement=True, nullable=False),
        sa.Column("table_id", TEXT, nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.execute("INSERT INTO free_touches (id, table_id) SELECT id, table_id FROM touches")
    op.drop_table("touches")
    op.rename_table("free_touches", "touches")
