"""A connection with a timeout: whoever hangs, instead of being gone, holds nobody up for ever.

A server that is stopped or stuck keeps its connections, and the system answers keepalives for it.
PostgreSQL's own timeouts are its own to keep, so they are no help then.
"""

from __future__ import annotations

from typing import Any, TypeVar

import psycopg
from psycopg.abc import PQGen
from psycopg.pq import TransactionStatus

T = TypeVar("T")

SILENT_SECONDS = 10.0
"""So long a statement or a commit may take; a writer waits for his turn a little less."""
_LOOK_SECONDS = 0.1
"""Now and again psycopg looks whether it was interrupted."""


class Unanswered(psycopg.OperationalError):
    """What was asked was not answered in time. What becomes of it nobody knows."""


class TimedConnection(psycopg.Connection[Any]):
    timeout: float | None = None
    """Seconds for each answer."""

    def wait(
        self, gen: PQGen[T], interval: float = _LOOK_SECONDS, timeout: float | None = None
    ) -> T:
        try:
            return super().wait(gen, interval, timeout or self.timeout)
        except psycopg.OperationalError as error:
            if self.info.transaction_status is not TransactionStatus.ACTIVE:
                raise
            # It still waits: nothing else can be asked here any more.
            self.pgconn.finish()
            raise Unanswered("no answer in time") from error


def is_unanswered(error: BaseException | None) -> bool:
    """Of a statement, or of somebody who wanted to connect."""
    return isinstance(error, (Unanswered, psycopg.errors.ConnectionTimeout))
