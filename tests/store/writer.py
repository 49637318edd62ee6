"""A process that appends to a table and says so after each acknowledgement, under its own command
names, until `count` of its entries are in the log, whoever else writes to the same table."""

from __future__ import annotations

import asyncio

from ecliptic.store.errors import Overtaken
from ecliptic.store.open import Place
from tests.store.stores import PLAYING, command, entries, entry, open_store


async def write(place: Place, name: str, count: int) -> None:
    store = await open_store(place, busy_milliseconds=60_000)
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


def run(place: Place, name: str, count: int) -> None:
    asyncio.run(write(place, name, count))
