"""A process that takes its turn to write, says `mine`, and stays in it until it reads a line."""

from __future__ import annotations

import asyncio
import sys

import sqlalchemy as sa

from ecliptic.store.open import Place
from tests.store.stores import open_store


def stay(_connection: sa.Connection) -> None:
    print("mine", flush=True)
    sys.stdin.readline()


async def take_turn(place: Place, busy_milliseconds: int) -> None:
    store = await open_store(place, busy_milliseconds=busy_milliseconds)
    await store.write_with(stay)
    await store.close()


def run(place: Place, busy_milliseconds: int) -> None:
    asyncio.run(take_turn(place, busy_milliseconds))
