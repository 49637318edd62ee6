"""Online backup: a copy of the database at one moment, also while servers write to it.

SQLite itself writes the copy (`VACUUM INTO`) from one read transaction, so it holds every table as
it was at that moment, and nothing of what was erased before.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from ecliptic.store.errors import StoreTrouble
from ecliptic.store.sqlite.folder import FILE, check_data_folder

_WAIT_SECONDS = 30.0


def back_up(folder: Path, copy: Path) -> int:
    """Copy a folder's database to a new file that only its owner may read; how many tables."""
    check_data_folder(folder)
    source = folder / FILE
    if not source.exists():
        raise StoreTrouble("backup-nothing", folder=str(folder))
    try:
        os.close(os.open(copy, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as error:
        raise StoreTrouble("backup-exists", file=str(copy)) from error
    except OSError as error:
        raise StoreTrouble("backup-file", file=str(copy)) from error
    try:
        _copy(source, copy)
        return _checked(copy)
    except BaseException as error:
        copy.unlink()
        if isinstance(error, sqlite3.Error):
            raise StoreTrouble("backup-failed") from error
        raise


def _copy(source: Path, copy: Path) -> None:
    # Not read-only: a database that was not closed properly is mended by its first reader.
    with closing(sqlite3.connect(source, timeout=_WAIT_SECONDS)) as database:
        database.execute("VACUUM INTO ?", (str(copy),))
    with copy.open("rb") as written:
        os.fsync(written.fileno())


def _checked(copy: Path) -> int:
    with closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=ro", uri=True)) as database:
        (said,) = database.execute("PRAGMA integrity_check").fetchone()
        if said != "ok":
            raise StoreTrouble("backup-failed")
        (count,) = database.execute("SELECT count(*) FROM tables").fetchone()
    return int(count)
