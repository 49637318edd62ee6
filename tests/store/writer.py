"""A process that appends to a table and says so after each acknowledgement.

`python -m tests.store.writer FOLDER NAME COUNT`: appends under its own command names until COUNT of
its entries are in the log, whoever else writes to the same table.
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from ecliptic.store.errors import Overtaken
from ecliptic.store.sqlite.database import open_store
from tests.store.stores import PLAYING, command, entries, entry


async def write(folder: Path, name: str, count: int) -> None:
    store = await open_store(folder, busy_milliseconds=60_000)
    number = len(await entries(store))
    mine = 0
    while mine < count:
        word = f"{name}-{mine}"
        try:
            await store.append("t", entry(number, word), PLAYING, command(word))
        except Overtaken:
            number += 1
            continue
        print(f"{number} {word}", flush=True)
        number += 1
        mine += 1
    await store.close()


if __name__ == "__main__":
    asyncio.run(write(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])))
