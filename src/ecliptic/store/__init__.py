"""The append-only log of every table, and who holds which seat: SQLite now, the same SQL later."""
