"""The store in SQL, on any engine that SQLAlchemy reaches. `store.py` says what each method
promises; each noun has a module of its own."""

from __future__ import annotations

import sqlalchemy as sa

from ecliptic.store.sql.keys import SqlKeys
from ecliptic.store.sql.log import SqlLog
from ecliptic.store.sql.notes import SqlNotes
from ecliptic.store.sql.part import reads
from ecliptic.store.sql.seats import SqlSeats
from ecliptic.store.sql.tables import SqlTables
from ecliptic.store.sql.undo import SqlUndo
from ecliptic.store.sql_counts import SqlCounts
from ecliptic.store.sql_replays import SqlReplays


class SqlStore(SqlTables, SqlSeats, SqlKeys, SqlLog, SqlUndo, SqlNotes, SqlReplays, SqlCounts):
    """Implements `store.Store`."""

    @reads
    def ready(self, connection: sa.Connection) -> None:
        connection.execute(sa.select(sa.literal(1)))
