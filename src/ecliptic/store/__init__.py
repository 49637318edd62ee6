"""The append-only log of every table, and who holds which seat: in SQLite or PostgreSQL."""
