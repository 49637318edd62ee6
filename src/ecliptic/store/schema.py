"""The database schema, in SQL that SQLite and PostgreSQL both speak."""

from __future__ import annotations

import sqlalchemy as sa

from ecliptic.store.columns import COUNTER, TEXT

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", TEXT, primary_key=True),
    sa.Column("join_code", TEXT, nullable=False, unique=True),
    sa.Column("game", TEXT, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("options", TEXT, nullable=False),
    sa.Column("seed", TEXT, nullable=False),
    sa.Column("salt", TEXT, nullable=False),
    sa.Column("luck", TEXT, nullable=False),
    sa.Column("commitment", TEXT, nullable=False),
    sa.Column("help", TEXT, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("status", TEXT, nullable=False),
    sa.Column("opponent_due", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("start", TEXT, nullable=False, server_default="full"),
    sa.Column("rematch", TEXT, nullable=True, index=True),
    sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),
    sa.Column("starred", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""`touched` is when somebody last did something there; looking does not count."""

sa.Index(
    "tables_due",
    tables.c.id,
    sqlite_where=tables.c.opponent_due,
    postgresql_where=tables.c.opponent_due,
)

sa.Index(
    "tables_listed",
    tables.c.created,
    sqlite_where=tables.c.listed,
    postgresql_where=tables.c.listed,
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", TEXT, nullable=False),
    sa.Column("name", TEXT, nullable=False),
    sa.Column("level", TEXT, nullable=False),
    sa.Column("ready", sa.Boolean, nullable=False, server_default=sa.false()),
)

keys = sa.Table(
    "keys",
    metadata,
    sa.Column("token_hash", TEXT, primary_key=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=True),
    sa.Column("host", sa.Boolean, nullable=False),
    sa.Column("request", TEXT, nullable=False, server_default=""),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("secret_hash", TEXT, primary_key=True),
    sa.Column("key_hash", TEXT, nullable=False, index=True),
    sa.Column("expires", sa.BigInteger, nullable=False, index=True),
)
"""One-time links that move a key to another device."""

replays = sa.Table(
    "replays",
    metadata,
    sa.Column("id", TEXT, primary_key=True),
    sa.Column("record", TEXT, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),
)
"""Records that were brought along to be looked at."""

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
    sa.Column("table_id", sa.ForeignKey("tables.id"), nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("rules_version", sa.Integer, nullable=False),
    sa.Column("by", TEXT, nullable=False),
    sa.Column("body", TEXT, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.UniqueConstraint("table_id", "number", name="entries_number"),
    sqlite_autoincrement=True,
)

commands = sa.Table(
    "commands",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("command_id", TEXT, primary_key=True),
    sa.Column("digest", TEXT, nullable=False),
    sa.Column("result", TEXT, nullable=False),
)

undo_requests = sa.Table(
    "undo_requests",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("asker", sa.Integer, nullable=False),
)
"""One at a time: the first seat to ask at a position has the word."""

undo_consents = sa.Table(
    "undo_consents",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("asker", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
)

notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", TEXT, primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("body", TEXT, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("entries", sa.Integer),
)
"""`entries` says how long the log was, which versions of older databases do not know."""

touches = sa.Table(
    "touches",
    metadata,
    sa.Column("id", COUNTER, primary_key=True, autoincrement=True),
    sa.Column("table_id", TEXT, nullable=False),
    sqlite_autoincrement=True,
)
"""A row for every change of a table that is not in its log, so that other processes notice; also
that it is gone, so the row does not hang on the table's."""

closed_tables = sa.Table(
    "closed_tables",
    metadata,
    sa.Column("id", TEXT, primary_key=True),
    sa.Column("closed", sa.BigInteger, nullable=False),
)
"""Tables that the operator has closed, so that those who sat there hear why."""

house = sa.Table(
    "house",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("secret", TEXT, nullable=False),
)
"""One row: what all processes of this house know, and nobody else."""


def parts_of_a_table() -> list[sa.Table]:
    """Everything that hangs on a row of `tables`, what refers to others first."""
    found = reversed(metadata.sorted_tables)
    return [one for one in found if "table_id" in one.c and one.c.table_id.foreign_keys]
