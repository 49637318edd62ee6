"""SQL queries by noun: each function works on a connection, in its caller's transaction.

SQLite lets one transaction write at a time, whichever process it is in. Where a query is right only
because of that, a comment says "Single writer": another database needs a lock there.
"""
