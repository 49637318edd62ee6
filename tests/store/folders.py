"""Folders for databases that live as long as a test: in memory, where the machine has room for it.

A commit waits until the disk has it. The databases of most tests hold a few rows and are gone a
second later, so they need not wait; the tests that kill processes take a folder on the disk, where
a commit takes long enough to be hit.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

MEMORY = Path("/dev/shm")
LEAST_FREE_BYTES = 256 * 1024 * 1024
"""Many times what the databases of all tests take; `doctor` calls less than 100 MB a full disk."""


@contextmanager
def passing_folder(on_disk: Path) -> Iterator[Path]:
    """A folder in memory that is removed at the end, or the one on the disk."""
    if not _has_room(MEMORY):
        yield on_disk
        return
    with TemporaryDirectory(prefix="ecliptic-test-", dir=MEMORY) as name:
        yield Path(name)


def _has_room(folder: Path) -> bool:
    return (
        folder.is_dir()
        and os.access(folder, os.W_OK | os.X_OK)
        and shutil.disk_usage(folder).free >= LEAST_FREE_BYTES
    )
