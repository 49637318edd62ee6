"""Which processes serve a data folder: each holds a lock file of its own for as long as it lives.

SQLite before 3.51.3 can, very rarely, damage a database in WAL mode when one connection commits
while another makes checkpoints. One process has one connection that does either (`writer.py`);
several have several.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from ecliptic.store.errors import BadFolder

try:
    import fcntl
except ImportError:  # Windows, where the processes of a folder are not counted
    fcntl = None  # type: ignore[assignment]

MENDED = (3, 51, 3)
_MOST = 16


@contextmanager
def writing_process(folder: Path) -> Iterator[int]:
    """Be one of the processes that write to a folder's database; how many others there are."""
    others = 0
    with _held(folder) as held:
        others = sum(number != held for number in _taken(folder))
        yield others


def writing_processes(folder: Path) -> int:
    """How many processes write to a folder's database now; 0 where that cannot be found out."""
    return len(_taken(folder))


def check_sqlite(processes: int) -> None:
    """Refuse, or rather warn of, several processes with a SQLite that is not up to them."""
    if processes > 1 and sqlite3.sqlite_version_info < MENDED:
        raise BadFolder("folder-sqlite", version=sqlite3.sqlite_version, processes=processes)


@contextmanager
def _held(folder: Path) -> Iterator[int | None]:
    """The first lock that is free is ours. It goes with the process, however that ends."""
    for number in range(_MOST):
        file = _locked(folder, number)
        if file is not None:
            try:
                yield number
            finally:
                os.close(file)
            return
    yield None


def _taken(folder: Path) -> list[int]:
    """The numbers of the locks that somebody holds."""
    taken = []
    for number in range(_MOST):
        if fcntl is None or not _lock(folder, number).exists():
            continue
        file = _locked(folder, number)
        if file is None:
            taken.append(number)
        else:
            os.close(file)
    return taken


def _locked(folder: Path, number: int) -> int | None:
    """An open file with its lock; None if somebody else has it, or there are no locks here."""
    if fcntl is None:
        return None
    file = os.open(_lock(folder, number), os.O_CREAT | os.O_RDWR, 0o600)
    with suppress(BlockingIOError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return file
    os.close(file)
    return None


def _lock(folder: Path, number: int) -> Path:
    return folder / f"process-{number}.lock"
