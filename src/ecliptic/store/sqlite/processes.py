"""Which processes serve a data folder: each holds a lock file of its own for as long as it lives.

SQLite before 3.51.3 can, very rarely, damage a database in WAL mode when one connection commits
while another makes checkpoints. One process has one connection that does either (`writer.py`);
several have several.
"""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ecliptic.store.errors import BadFolder

MENDED = (3, 51, 3)
_MOST = 16


@contextmanager
def writing_process(folder: Path) -> Iterator[int]:
    """Be one of the processes that write to a folder's database; how many there are with it."""
    own = next((file for file in map(_locked, _locks(folder)) if file is not None), None)
    try:
        yield writing_processes(folder)
    finally:
        if own is not None:
            os.close(own)


def writing_processes(folder: Path) -> int:
    """How many processes write to a folder's database now. A lock goes with its process, however
    that ends. Where there are no such locks, as on Windows, nobody is counted."""
    return sum(_is_taken(lock) for lock in _locks(folder))


def check_sqlite(processes: int) -> None:
    """Refused are several processes with a SQLite that is not up to them."""
    if processes > 1 and sqlite3.sqlite_version_info < MENDED:
        raise BadFolder("folder-sqlite", version=sqlite3.sqlite_version, processes=processes)


def _locks(folder: Path) -> list[Path]:
    return [folder / f"process-{number}.lock" for number in range(_MOST)]


def _is_taken(lock: Path) -> bool:
    if not lock.exists():
        return False
    file = _locked(lock)
    if file is not None:
        os.close(file)
    return file is None


def _locked(lock: Path) -> int | None:
    """The open file with its lock; None if somebody else has it."""
    file = os.open(lock, os.O_CREAT | os.O_RDWR, 0o600)
    if sys.platform == "win32":
        return file
    import fcntl

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(file)
        return None
    return file
