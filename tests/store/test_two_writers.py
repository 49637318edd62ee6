"""Two processes want the same at the same moment, and one gets it; others hear of every change."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain
from time import sleep

import pytest
import sqlalchemy as sa

from ecliptic.store.open import Place
from ecliptic.store.sql import log
from ecliptic.store.sql.change_feed import mark_changed
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Appended, Link, Mark, StoredKey
from tests.services.forked import Spoken
from tests.sizes import size
from tests.store.racer import RACES, SOON, run
from tests.store.stores import PLAYING, create, entries, entry, new_table, open_store, with_store

ROUNDS = size(20, 500)
MOVES = size(40, 400)


@pytest.fixture
def racers(place: Place) -> Iterator[tuple[Spoken, Spoken]]:
    pair = (Spoken(run, place, "one"), Spoken(run, place, "other"))
    assert [one.stdout.readline() for one in pair] == ["ready\n"] * 2
    yield pair
    for one in pair:
        one.close()
    assert [one.returncode for one in pair] == [0, 0]


async def prepare(store: SqlStore) -> None:
    await create(store)
    await store.create(new_table("r", "R"), [])
    for number in range(ROUNDS):
        key = (f"key {number}", StoredKey(f"seat {number}", 0, host=True))
        await store.create(new_table(f"seat {number}", f"SEAT{number}"), [key])
        await store.add_link(Link(f"secret {number}", key[0], SOON))


def test_of_two_who_want_the_same_one_gets_it(place: Place, racers: tuple[Spoken, Spoken]) -> None:
    with_store(place, prepare)
    wins = dict.fromkeys(RACES, 0)
    for number in range(ROUNDS):
        for kind in RACES:
            for one in racers:
                one.stdin.write(f"{kind} {number}\n")
            told = sorted(one.stdout.readline() for one in racers)
            assert told == ["lost\n", "won\n"], (kind, number)
            wins[kind] += 1
    assert wins == dict.fromkeys(RACES, ROUNDS)

    async def left(store: SqlStore) -> None:
        assert [one.number for one in await entries(store)] == list(range(ROUNDS))
        for number in range(ROUNDS):
            seat = await store.table(f"seat {number}")
            assert seat is not None
            assert seat.seats[1].name in ("one", "other")
            held = [f"{name} at {number}" for name in ("one", "other")]
            moved = [f"{name}'s {number}" for name in ("one", "other")]
            assert len(await store.known_keys(held)) == 1
            assert len(await store.known_keys([*moved, f"key {number}"])) == 1

    with_store(place, left)


WRITERS = ("a", "b", "c")


def slowly(table: str, number: int) -> Callable[[sa.Connection], None]:
    """One change of a table, which takes its time between its number and its commit."""

    def work(connection: sa.Connection) -> None:
        if number % 2:
            mark_changed(connection, table)
        else:
            log.append(connection, [Appended(table, entry(0), PLAYING)])
        sleep(0.001 * (number * 7 % 5))

    return work


async def follow(store: SqlStore, mark: Mark, done: asyncio.Event) -> set[str]:
    """The tables that something was heard of; nothing more ever happens to any of them."""
    heard: set[str] = set()
    last = False
    while not last:
        last = done.is_set()
        mark, changes = await store.changes(mark)
        heard.update(one.table for one in changes)
        await asyncio.sleep(0)
    return heard


def test_who_follows_the_changes_of_several_writers_misses_none(place: Place) -> None:
    named = {writer: [f"{writer}{number}" for number in range(MOVES)] for writer in WRITERS}

    async def write(store: SqlStore, tables: list[str]) -> None:
        for number, table in enumerate(tables):
            await store.write_with(slowly(table, number))

    async def work(follower: SqlStore) -> None:
        stores = [await open_store(place) for _ in WRITERS]
        for table in chain(*named.values()):
            await follower.create(new_table(table, table.upper()), [])
        mark, _ = await follower.changes(None)
        done = asyncio.Event()
        following = asyncio.create_task(follow(follower, mark, done))
        await asyncio.gather(*map(write, stores, named.values()))
        done.set()
        assert await following == set(chain(*named.values()))
        for store in stores:
            await store.close()

    with_store(place, work)
