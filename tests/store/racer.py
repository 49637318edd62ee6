"""A process that races another one.

Each line it reads is something to try, `KIND ROUND`; it says `won` or `lost`.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from ecliptic.store.errors import CommandTaken, Overtaken
from ecliptic.store.open import Place
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Arrangement, SeatKind, StoredKey, StoredSeat
from tests.store.stores import PLAYING, command, entry, new_table, open_store

SOON = 4_000_000_000


async def decide(store: SqlStore, name: str, number: int) -> None:
    """Both answer the same question, under ids of their own."""
    await store.append("t", entry(number, name), PLAYING, command(f"{name}-{number}"))


async def repeat(store: SqlStore, name: str, number: int) -> None:
    """Both send one command, as after a lost line: it is carried out once, whoever does it."""
    await store.append("r", entry(number, name), PLAYING, command(f"same-{number}"))


async def take_code(store: SqlStore, name: str, number: int) -> None:
    """Both open a table under the same join code."""
    await store.create(new_table(f"{name}-{number}", f"CODE{number}"), [])


async def sit_down(store: SqlStore, name: str, number: int) -> None:
    """Both have a table's join code, and one seat is free."""
    before = await store.table_by_code(f"SEAT{number}")
    if before is None or before.seats[1].kind is not SeatKind.OPEN:
        raise Overtaken("store-overtaken")
    seats = (before.seats[0], StoredSeat(1, SeatKind.PERSON, name), *before.seats[2:])
    key = (f"{name} at {number}", StoredKey(before.id, 1, host=False))
    if not await store.rearrange(before, Arrangement(replace(before, seats=seats), new_key=key)):
        raise Overtaken("store-overtaken")


async def use_link(store: SqlStore, name: str, number: int) -> None:
    if await store.transfer_key(f"secret {number}", f"{name}'s {number}", SOON - 1) is None:
        raise Overtaken("store-overtaken")


async def ask_undo(store: SqlStore, name: str, number: int) -> None:
    seat = 0 if name == "one" else 2
    await store.ask_undo("t", number, command(f"undo {number}", seat))


RACES: dict[str, Callable[[SqlStore, str, int], Awaitable[None]]] = {
    "decision": decide,
    "command": repeat,
    "join-code": take_code,
    "seat": sit_down,
    "link": use_link,
    "undo": ask_undo,
}


async def race(place: Place, name: str) -> None:
    store = await open_store(place)
    print("ready", flush=True)
    while line := (await asyncio.to_thread(sys.stdin.readline)).strip():
        kind, number = line.split()
        try:
            await RACES[kind](store, name, int(number))
        except (Overtaken, CommandTaken):
            print("lost", flush=True)
        else:
            print("won", flush=True)
    await store.close()


def run(place: Place, name: str) -> None:
    asyncio.run(race(place, name))
