"""Column types that mean the same in SQLite and PostgreSQL, for the schema and its migrations."""

from __future__ import annotations

import sqlalchemy as sa

TEXT = sa.Text().with_variant(sa.Text(collation="C"), "postgresql")
"""Compared byte by byte in both. The order of a locale changes with the system's libraries, and an
index that was built by another order finds nothing any more."""
COUNTER = sa.BigInteger().with_variant(sa.Integer, "sqlite")
"""SQLite counts by itself only in a column called INTEGER."""
