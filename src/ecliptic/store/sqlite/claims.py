"""Claims among the processes of a folder: a locked byte for each table, in an empty file."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from ecliptic.store.claims import number_of

FILE = "opponents.lock"


class FolderClaims:
    """The locks are the process's, and go with it; two stores of one process share them. Where
    there are none, as on Windows, everybody may think."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._file: int | None = None

    async def claim(self, table_id: str) -> bool:
        if sys.platform == "win32":
            return True
        import fcntl

        try:
            if self._file is None:
                self._file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB, 1, number_of(table_id))
        except OSError as error:
            return error.errno not in (errno.EAGAIN, errno.EACCES)
        return True

    def release(self, table_id: str) -> None:
        if sys.platform == "win32" or self._file is None:
            return
        import fcntl

        fcntl.lockf(self._file, fcntl.LOCK_UN, 1, number_of(table_id))

    async def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None
