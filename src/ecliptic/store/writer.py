"""Group commit: one thread of this process writes for everybody, several at once.

While one transaction goes to disk, others wait. They are then written together in the next one,
each behind a savepoint of its own: what one breaks is undone alone, and a crash loses all of them
or none. What many want done alike is done in one go, and only if that breaks one by one. Nobody is
told before the commit has reached the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from ecliptic.store.database import OWN, Database
from ecliptic.store.errors import Disconnected, Silent

T = TypeVar("T")
Many: TypeAlias = Callable[[sa.Connection, Sequence[T]], None]
"""Does the same for each of several items, in a few statements for all of them."""

MOST_AT_ONCE = 64


class Job:
    """Something to write, and who waits for it; without work, to scrub."""

    def __init__(self, work: Callable[[sa.Connection], Any] | None) -> None:
        self.work = work
        self.many: Many[Any] | None = None
        self.item: Any = None
        self.loop = asyncio.get_running_loop()
        self.done: asyncio.Future[Any] = self.loop.create_future()

    def settle(self, outcome: Any) -> None:
        # Whoever asked may have gone: then nobody needs to know, in this loop or any other.
        with contextlib.suppress(RuntimeError):
            self.loop.call_soon_threadsafe(self._settle, outcome)

    def _settle(self, outcome: Any) -> None:
        if self.done.done():
            return
        if isinstance(outcome, Exception):
            self.done.set_exception(outcome)
        else:
            self.done.set_result(outcome)


class Writer:
    def __init__(self, database: Database, committed: Callable[[], None]) -> None:
        self._database = database
        self._committed = committed
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._connection: sa.Connection | None = None
        """Of the thread that writes."""
        self._thread: Thread | None = None

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Do some work in a transaction; it is on disk when this returns. What it raises is raised
        here, and nothing of it is stored."""
        found: T = await self._done(Job(work))
        return found

    async def write_many(self, many: Many[T], item: T) -> None:
        """The same for an item that can be written together with others of its kind."""
        job = Job(lambda connection: many(connection, (item,)))
        job.many, job.item = many, item
        await self._done(job)

    async def scrub(self) -> bool:
        """Leave nothing readable of what was deleted; False if somebody who reads is in the way.
        In this thread, because SQLite before 3.51.3 can damage a database that is written while
        another connection makes a checkpoint."""
        return bool(await self._done(Job(None)))

    async def _done(self, job: Job) -> Any:
        if self._thread is None:
            self._thread = Thread(target=self._write_all, name="writer", daemon=True)
            self._thread.start()
        self._jobs.put(job)
        return await job.done

    async def close(self) -> None:
        """Finish what is waiting."""
        if self._thread is not None:
            self._jobs.put(None)
            await asyncio.to_thread(self._thread.join)

    def _write_all(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            last = self._gather(batch)
            for one, outcome in zip(batch, self._outcomes(batch), strict=True):
                one.settle(outcome)
            if last:
                break
            if self._connection is not None:
                self._rest(self._connection)
        self._disconnect()

    def _gather(self, batch: list[Job]) -> bool:
        """Take along who waits already; whether that was the last batch."""
        while len(batch) < MOST_AT_ONCE:
            try:
                job = self._jobs.get_nowait()
            except Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _outcomes(self, batch: Sequence[Job]) -> Sequence[Any]:
        jobs = [job for job in batch if job.work is not None]
        written = iter(self._written(jobs) if jobs else ())
        scrubbed = None if len(jobs) == len(batch) else self._scrubbed()
        return [scrubbed if job.work is None else next(written) for job in batch]

    def _written(self, jobs: Sequence[Job]) -> Sequence[Any]:
        try:
            outcomes = self._transaction(jobs)
        except Exception as error:
            # The transaction as a whole has failed: nothing of it is stored.
            self._disconnect()
            return [error] * len(jobs)
        self._committed()
        return outcomes

    def _transaction(self, jobs: Sequence[Job]) -> Sequence[Any]:
        try:
            return self._attempted(jobs)
        except Silent:
            raise
        except Disconnected:
            # The database was started again, say, while nobody wrote: nothing is stored yet.
            self._disconnect()
            return self._attempted(jobs)

    def _attempted(self, jobs: Sequence[Job]) -> Sequence[Any]:
        self._connection = connection = self._connection or self._database.connect()
        with self._database.writing(connection):
            return _attempt_all(connection, jobs)

    def _rest(self, connection: sa.Connection) -> None:
        try:
            self._database.after_commit(connection)
        except Exception:
            self._disconnect()  # whatever it is, the next transaction finds out and tells

    def _disconnect(self) -> None:
        """The next transaction has a connection of its own."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()

    def _scrubbed(self) -> bool | Exception:
        try:
            return self._database.scrub()
        except Exception as error:
            return error


def _attempt_all(connection: sa.Connection, jobs: Sequence[Job]) -> Sequence[Any]:
    """What each job returns, or why it was undone. What many want alike is tried in one go."""
    if len(jobs) == 1:
        return [_work(connection, jobs[0])]
    alike: defaultdict[Many[Any], list[Job]] = defaultdict(list)
    for job in jobs:
        if job.many is not None:
            alike[job.many].append(job)
    done: set[Job] = set()
    for many, those in alike.items():
        if len(those) > 1 and _attempt(connection, _together(many, those)) is None:
            done.update(those)
    return [None if job in done else _attempt(connection, partial(_work, job=job)) for job in jobs]


def _together(many: Many[Any], jobs: Sequence[Job]) -> Callable[[sa.Connection], None]:
    return lambda connection: many(connection, [job.item for job in jobs])


def _work(connection: sa.Connection, job: Job) -> Any:
    return None if job.work is None else job.work(connection)


def _attempt(connection: sa.Connection, work: Callable[[sa.Connection], T]) -> T | Exception:
    """What the work returns, or why it was undone. Trouble of the database itself is everybody's:
    SQLite may have given up the whole transaction."""
    savepoint = connection.begin_nested()
    try:
        found = work(connection)
    except Exception as error:
        if isinstance(error, DBAPIError) and not isinstance(error, OWN):
            raise
        savepoint.rollback()
        return error
    savepoint.commit()
    return found
