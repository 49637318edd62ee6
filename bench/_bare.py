"""What the machine takes for a commit or a calculation alone, in the same seconds as a measurement.

Both are done now and again, by a thread of their own, between the same processes on the same cores.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from threading import Event, Thread
from time import perf_counter, thread_time

COMMIT_PAUSE = 0.02
BODY = "x" * 400
CALCULATION = 20_000
CALCULATION_PAUSE = 0.1


@contextmanager
def bare_commits(folder: Path) -> Iterator[list[float]]:
    """Milliseconds of one row each, written as durably as the server writes, now and again for as
    long as the block lasts: on the same disk, and between the same processes on the same cores."""
    times: list[float] = []
    with _meanwhile(_commit_until, folder / "bare.sqlite3", times):
        yield times


@contextmanager
def bare_calculations() -> Iterator[list[float]]:
    """Milliseconds of the processor for the same calculation, now and again in the same way."""
    times: list[float] = []
    with _meanwhile(_calculate_until, times):
        yield times


@contextmanager
def _meanwhile(work: Callable[..., None], *named: object) -> Iterator[None]:
    over = Event()
    clerk = Thread(target=work, args=(over, *named))
    clerk.start()
    try:
        yield
    finally:
        over.set()
        clerk.join()


def _calculate_until(over: Event, times: list[float]) -> None:
    while not over.wait(CALCULATION_PAUSE):
        times.append(calculation())


def calculation() -> float:
    start = thread_time()
    sum(number & 7 for number in range(CALCULATION))
    return 1000 * (thread_time() - start)


def _commit_until(over: Event, file: Path, times: list[float]) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("CREATE TABLE IF NOT EXISTS entries (number INTEGER, body TEXT)")
        while not over.wait(COMMIT_PAUSE):
            start = perf_counter()
            database.execute("BEGIN IMMEDIATE")
            database.execute("INSERT INTO entries VALUES (?, ?)", (len(times), BODY))
            database.execute("COMMIT")
            times.append(1000 * (perf_counter() - start))
