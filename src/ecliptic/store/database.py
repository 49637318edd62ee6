"""A database: its transactions, and the few things that each engine does in a way of its own.

A reader sees one moment. Writers take turns, in all the processes that share a database: who begins
sees everything that was committed before, and nobody else commits before he has.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError

from ecliptic.store.errors import Disconnected, Silent, StoreTrouble

READING = "ecliptic_reading"
"""The execution option of a connection that only reads."""

OWN = (IntegrityError, DataError)
"""A broken constraint, or a value that the engine does not have: nobody else is touched by that."""

SILENCE_SECONDS = 1.0
"""When a database has not answered somebody, whoever comes so soon after is refused at once:
otherwise all who wait would wait one after the other."""


class Database(ABC):
    """A database of one engine, whose `begin` event lets readers and writers begin."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._silent_until = 0.0

    @contextmanager
    def reading(self) -> Iterator[sa.Connection]:
        """A transaction that sees one moment and changes nothing."""
        with self.told_as_trouble(), self.engine.connect() as connection:
            yield connection.execution_options(**{READING: True})

    @contextmanager
    def writing(self, connection: sa.Connection) -> Iterator[None]:
        """A transaction that is on disk when the block ends, or has changed nothing if it raises.
        Only of one whose commit nobody has answered is that not known: `store-unsure`."""
        committing = False
        try:
            with self.told_as_trouble(), connection.begin():
                yield
                committing = True
        except Disconnected as error:
            if committing and not self.is_lost(error.__cause__):
                raise StoreTrouble("store-unsure") from error
            raise

    def connect(self) -> sa.Connection:
        """A connection for several transactions, one after the other; to be closed."""
        with self.told_as_trouble():
            return self.engine.connect()

    def close(self) -> None:
        self.engine.dispose()

    @contextmanager
    def told_as_trouble(self) -> Iterator[None]:
        """Turn the engine's own errors into ours. What is wrong with the words that were to be
        stored is the caller's business."""
        if time.monotonic() < self._silent_until:
            raise StoreTrouble("store-away")
        try:
            yield
        except OWN:
            raise
        except DBAPIError as error:
            if self.was_silent(error):
                self._silent_until = time.monotonic() + SILENCE_SECONDS
                raise Silent("store-away") from error
            if error.connection_invalidated:
                raise Disconnected("store-away") from error
            raise self.trouble(error) from error

    def was_silent(self, error: DBAPIError) -> bool:
        """Whether the error is that nobody has answered for too long."""
        return False

    def is_lost(self, error: BaseException | None) -> bool:
        """Whether what was to be committed is certainly not stored, though the line broke."""
        return False

    @abstractmethod
    def after_commit(self, connection: sa.Connection) -> None:
        """The writer calls it when everybody has been told of a commit: for what the engine does
        now and again, and nobody has to wait for."""

    @abstractmethod
    def trouble(self, error: DBAPIError) -> StoreTrouble:
        """What an error of the engine means to those who asked."""

    @abstractmethod
    def check_room(self, connection: sa.Connection) -> None:
        """Refuse if the next moves could not be stored, as far as can be seen from here."""

    @abstractmethod
    def bytes_used(self, connection: sa.Connection) -> int:
        """How large the database is, without what the engine knows to be free for later."""

    @abstractmethod
    def counter(self, connection: sa.Connection, table: sa.Table) -> int:
        """The last number that a table has counted, 0 before the first."""

    @abstractmethod
    def set_counter(self, connection: sa.Connection, table: sa.Table, last: int) -> None:
        """Let a table count on from there."""

    @abstractmethod
    def scrub(self) -> bool:
        """Leave nothing readable of what was deleted or overwritten, as far as the engine can;
        False if somebody who reads is in the way."""
