"""Notes of two kinds: the sheet, which all notes so far were, and free text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import TEXT

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notes_by_kind",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", TEXT, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "kind", "number"),
    )
    op.execute(
        "INSERT INTO notes_by_kind (table_id, seat, kind, number, body, created) "
        "SELECT table_id, seat, 'sheet', number, body, created FROM notes"
    )
    op.drop_table("notes")
    op.rename_table("notes_by_kind", "notes")
