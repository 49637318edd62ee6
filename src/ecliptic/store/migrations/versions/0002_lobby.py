"""The lobby and what comes after a game: readiness, rematches, one-time links and replays."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import TEXT

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("start", TEXT, nullable=False, server_default="full"))
    op.add_column("tables", sa.Column("rematch", TEXT, nullable=True))
    op.create_index(op.f("ix_tables_rematch"), "tables", ["rematch"], unique=False)
    op.add_column(
        "seats", sa.Column("ready", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "links",
        sa.Column("secret_hash", TEXT, nullable=False),
        sa.Column("key_hash", TEXT, nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("secret_hash"),
    )
    op.create_index(op.f("ix_links_key_hash"), "links", ["key_hash"], unique=False)
    op.create_index(op.f("ix_links_expires"), "links", ["expires"], unique=False)
    op.create_table(
        "replays",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("record", TEXT, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
