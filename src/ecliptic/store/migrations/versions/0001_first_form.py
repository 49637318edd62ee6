"""The first form: tables, seats, keys, the log, commands, undo requests and notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ecliptic.store.columns import COUNTER, TEXT

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", TEXT, nullable=False),
        sa.Column("join_code", TEXT, nullable=False),
        sa.Column("game", TEXT, nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", TEXT, nullable=False),
        sa.Column("seed", TEXT, nullable=False),
        sa.Column("salt", TEXT, nullable=False),
        sa.Column("luck", TEXT, nullable=False),
        sa.Column("commitment", TEXT, nullable=False),
        sa.Column("help", TEXT, nullable=False),
        sa.Column("spectators", sa.Boolean(), nullable=False),
        sa.Column("status", TEXT, nullable=False),
        sa.Column("opponent_due", sa.Boolean(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("join_code"),
    )
    op.create_index(
        "tables_due",
        "tables",
        ["id"],
        unique=False,
        sqlite_where=sa.text("opponent_due"),
        postgresql_where=sa.text("opponent_due"),
    )
    op.create_table(
        "commands",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("command_id", TEXT, nullable=False),
        sa.Column("digest", TEXT, nullable=False),
        sa.Column("result", TEXT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "command_id"),
    )
    op.create_table(
        "entries",
        sa.Column(
            "id",
            COUNTER,
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("by", TEXT, nullable=False),
        sa.Column("body", TEXT, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("table_id", "number", name="entries_number"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "keys",
        sa.Column("token_hash", TEXT, nullable=False),
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("token_hash"),
    )
    op.create_index(op.f("ix_keys_table_id"), "keys", ["table_id"], unique=False)
    op.create_table(
        "notes",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", TEXT, nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat", "number"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", TEXT, nullable=False),
        sa.Column("name", TEXT, nullable=False),
        sa.Column("level", TEXT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_table(
        "undo_consents",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "number", "asker", "seat"),
    )
    op.create_table(
        "undo_requests",
        sa.Column("table_id", TEXT, nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("asker", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("table_id", "number"),
    )
    op.create_table(
        "touches",
        sa.Column(
            "id",
            COUNTER,
            autoincrement=True,
            nullable=False,
        ),
        sa.Column("table_id", TEXT, nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
