"""Open the store of a data folder."""

from __future__ import annotations

import asyncio
from pathlib import Path

from ecliptic.store.engine import BUSY_MILLISECONDS, open_engine
from ecliptic.store.errors import BadFolder
from ecliptic.store.folder import FILE
from ecliptic.store.judging import reason_of
from ecliptic.store.migrate import migrate
from ecliptic.store.sql_store import SqlStore


async def open_store(folder: Path, busy_milliseconds: int = BUSY_MILLISECONDS) -> SqlStore:
    """The SQLite store of a folder that only its owner may read: seeds are in it."""
    file = folder / FILE
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        file.touch(mode=0o600)
    except OSError as error:
        raise BadFolder("folder-unwritable", folder=str(folder), reason=reason_of(error)) from error
    engine = open_engine(file, busy_milliseconds)
    await asyncio.to_thread(migrate, engine)
    return SqlStore(engine)
