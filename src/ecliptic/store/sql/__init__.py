"""SQL queries by noun: each function works on a connection, in its caller's transaction.

Writers take turns, whichever process they are in: SQLite lets one write at a time, and in
PostgreSQL each begins with a lock that all of them know. Where a query is right only because of
that, a comment says "Writers take turns". What breaks a constraint is undone with its whole job, or
stands behind a savepoint: in PostgreSQL nothing else can be done after it.
"""
