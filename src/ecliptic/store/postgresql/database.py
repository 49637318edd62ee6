"""PostgreSQL: opening a database, connection settings, durable commits.

Writers take turns: each begins with one advisory lock that all of them know, which PostgreSQL lets
go of only when the commit can be seen. So numbers that are given out in order are committed in
order, and what a writer has looked at stays so until its own commit, in ten processes as in one.
Many moves share a turn (`writer.py`). psycopg in its synchronous form, because queries run in
threads, as SQLite's do: one SQL and one facade for both.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import psycopg
import sqlalchemy as sa
from psycopg.pq import TransactionStatus
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from ecliptic.store.database import READING, Database
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.postgresql import timeouts
from ecliptic.store.postgresql.claims import SessionClaims
from ecliptic.store.postgresql.form import check_form, prepare
from ecliptic.store.postgresql.timeouts import TimedConnection, is_unanswered
from ecliptic.store.sql_store import READERS, SqlStore

TURN = 0x65636C6970746963
"""The lock of whoever writes: "ecliptic" in ASCII, so that nobody else has it by chance."""
BUSY_MILLISECONDS = 8_000
"""How long a writer waits for its turn before it says that the database is busy."""
FOR_EVER = 0
_SETTINGS = """
    SET synchronous_commit TO on;
    SET lock_timeout TO {wait};
    SET idle_in_transaction_session_timeout TO {pause}"""
"""Whatever an operator has set for everybody, what is acknowledged is on disk. A process that is
stopped in the middle of its turn loses it before the others give up waiting."""
_LINE = {
    # A machine that is gone says no goodbye: both ends notice within some ten seconds.
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "client_encoding": "utf8",
    "fallback_application_name": "ecliptic",
}
_READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
_WRITE = f"BEGIN ISOLATION LEVEL READ COMMITTED; SELECT pg_advisory_xact_lock({TURN})"
"""Each statement after the lock sees what was committed before it was had."""
_BUSY = ("55P03", "57014", "40001", "40P01", "53200", "53300")
"""Somebody else had the turn for too long, the operator has cancelled it, or memory was short."""
_FULL = ("53100", "53000")
_LOST = ("25P03",)
"""Whoever was stopped in his turn has lost it: nobody has read his commit."""
_STANDBY = ("25006",)
"""It takes no writes, as a standby: after a failover another server does, for a new connection."""


async def open_store(
    url: str,
    committed: Callable[[], None] = lambda: None,
    busy_milliseconds: int = BUSY_MILLISECONDS,
) -> SqlStore:
    """The store of a PostgreSQL that `ecliptic migrate` has prepared. `committed` is called after
    every commit."""
    database = PostgresqlDatabase(open_engine(url, busy_milliseconds))
    try:
        await asyncio.to_thread(check_form, database)
    except BaseException:
        database.close()
        raise
    return SqlStore(database, SessionClaims(database), committed)


class PostgresqlDatabase(Database):
    def was_silent(self, error: DBAPIError) -> bool:
        return is_unanswered(error.orig)

    def is_lost(self, error: BaseException | None) -> bool:
        return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in _LOST

    def trouble(self, error: DBAPIError) -> StoreTrouble:
        state = getattr(error.orig, "sqlstate", None)
        if state in _BUSY:
            return StoreTrouble("store-busy")
        if state in _FULL:
            return StoreTrouble("store-full")
        if state is None and isinstance(error.orig, psycopg.OperationalError):
            return StoreTrouble("store-away")  # nobody has answered
        return StoreTrouble("store-failed")

    def check_room(self, connection: sa.Connection) -> None:
        """How full its disk is PostgreSQL does not tell; but whether it takes writes at all."""
        if connection.exec_driver_sql("SELECT pg_is_in_recovery()").scalar_one():
            raise StoreTrouble("store-failed")

    def bytes_used(self, connection: sa.Connection) -> int:
        """What our tables and their indexes take on the disk, the room in them included that
        PostgreSQL keeps for later."""
        return int(connection.exec_driver_sql(_BYTES).scalar_one())

    def counter(self, connection: sa.Connection, table: sa.Table) -> int:
        asked = sa.text(
            "SELECT pg_sequence_last_value(pg_get_serial_sequence(:name, 'id')::regclass)"
        )
        return connection.execute(asked, {"name": table.name}).scalar() or 0

    def set_counter(self, connection: sa.Connection, table: sa.Table, last: int) -> None:
        """What a sequence has counted is not taken back with its transaction, and need not be."""
        row = {"name": table.name, "last": max(last, 1), "counted": last > 0}
        asked = "SELECT setval(pg_get_serial_sequence(:name, 'id'), :last, :counted)"
        connection.execute(sa.text(asked), row)

    def after_commit(self, connection: sa.Connection) -> None:
        """Its checkpoints and its vacuum are processes of PostgreSQL's own."""

    def scrub(self) -> bool:
        """PostgreSQL keeps what was deleted in its files and its log until it writes over it, and
        offers nobody a way to hurry it (docs/security.md)."""
        return True


_BYTES = """
    SELECT coalesce(sum(pg_total_relation_size(oid)), 0) FROM pg_class
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace"""


def migrate(url: str) -> bool:
    """Bring a database to the present form, however long that takes; False if it has it already."""
    database = PostgresqlDatabase(open_engine(url, FOR_EVER))
    try:
        return prepare(database)
    finally:
        database.close()


def open_engine(url: str, busy_milliseconds: int = BUSY_MILLISECONDS) -> sa.Engine:
    """As many connections as a process has threads for them. Who waits for ever for his turn also
    waits for ever for an answer."""
    address = sa.make_url(url).set(drivername="postgresql+psycopg")
    line = {name: value for name, value in _LINE.items() if name not in address.query}
    settings = _SETTINGS.format(wait=busy_milliseconds, pause=busy_milliseconds * 5 // 8)
    engine = sa.create_engine(
        address,
        connect_args=line,
        hide_parameters=True,  # what errors say may be printed
        use_native_hstore=False,
        pool_size=READERS + 1,
    )

    @event.listens_for(engine, "do_connect")
    def _timed(_dialect: Any, _record: Any, words: Any, named: Any) -> TimedConnection:
        return TimedConnection.connect(*words, **named)

    @event.listens_for(engine, "connect")
    def _durable(connection: TimedConnection, _record: Any) -> None:
        connection.timeout = None if busy_milliseconds == FOR_EVER else timeouts.SILENT_SECONDS
        connection.autocommit = True  # transactions begin where we say so, see _begin
        connection.execute(settings)

    @event.listens_for(engine, "begin")
    def _begin(connection: sa.Connection) -> None:
        reading = connection.get_execution_options().get(READING, False)
        connection.exec_driver_sql(_READ if reading else _WRITE)

    @event.listens_for(engine, "commit")
    def _commit(connection: sa.Connection) -> None:
        """PostgreSQL answers a commit after a failed statement with a rollback, and no error."""
        driver = connection.connection.driver_connection
        if driver is None or driver.info.transaction_status != TransactionStatus.INTRANS:
            raise StoreTrouble("store-failed")

    @event.listens_for(engine, "handle_error")
    def _elsewhere(context: sa.ExceptionContext) -> None:
        if getattr(context.original_exception, "sqlstate", None) in _STANDBY:
            context.is_disconnect = True

    return engine
