"""Several processes and one Redis: who listens at one hears at once what another has written, and
with Redis gone everything goes on, only later."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic.client import Seat, Server, SocketRefused
from ecliptic.server.redis import connection, pubsub
from ecliptic.server.redis.house import HouseRedis
from ecliptic.server.settings import Settings
from ecliptic.store.open import Place
from ecliptic.wire.tables import ViewShown
from tests.server.houses import (
    QUICK,
    SIMPLE,
    asked_seat,
    full_table,
    one_move,
    player,
    run,
    running,
    settings_for,
)
from tests.server.test_logs import lines, log_file
from tests.server.test_metrics import figures
from tests.services.redis import RedisServer

__all__ = ["log_file"]
GAME = "ptolemaeus"
NEVER = 3_600.0


def sharing(place: Place, redis: RedisServer, poll: float) -> Settings:
    patience = msgspec.structs.replace(QUICK, poll=poll)
    return settings_for(
        place.folder, database_url=place.database_url, redis_url=redis.url, patience=patience
    )


@asynccontextmanager
async def two_processes(settings: Settings) -> AsyncIterator[tuple[Server, Server]]:
    async with running(settings) as one, running(settings) as other:
        for server in (one, other):
            await redis_is(server, up=True)
        yield one, other


@asynccontextmanager
async def in_redis(url: str, secret: str) -> AsyncIterator[HouseRedis]:
    """One more process of a house, as far as Redis is concerned."""
    up = asyncio.Event()
    house = HouseRedis(url, bytes.fromhex(secret), "test", lambda _: None, lambda _: up.set())
    await up.wait()
    try:
        yield house
    finally:
        await house.close()


async def redis_is(server: Server, up: bool) -> None:
    while (await figures(server))["ecliptic_redis_up"] != up:
        await asyncio.sleep(0.02)


async def hears_a_move(other: Server, seats: list[Seat], number: int = 0) -> None:
    """Somebody moves at one process, and somebody listens at the other."""
    asked, _ = await asked_seat(seats)
    listener = other.seat(asked.table, next(one.token or "" for one in seats if one is not asked))
    views: list[Any] = []
    async for message in listener.listen():
        if isinstance(message, ViewShown):
            views.append(message)
            if len(views) == 2:
                return
            await one_move(asked, player(GAME, SIMPLE[GAME], f"{number}"))


def test_who_listens_at_one_process_hears_at_once_what_another_has_written(
    place: Place, redis: RedisServer
) -> None:
    """Nobody looks at the change feed for an hour: it is Redis that tells."""

    async def work() -> None:
        async with two_processes(sharing(place, redis, NEVER)) as (one, other):
            seats = await full_table(one, GAME, 2)
            for number in range(3):
                await hears_a_move(other, seats, number)

    run(work())


def test_two_houses_of_one_redis_do_not_hear_each_other(tmp_path: Path, redis: RedisServer) -> None:
    async def work() -> list[int]:
        async with (
            two_processes(sharing(Place(tmp_path / "one"), redis, NEVER)),
            running(sharing(Place(tmp_path / "other"), redis, NEVER)) as elsewhere,
        ):
            await redis_is(elsewhere, up=True)
            with redis.client() as client:
                channels = client.pubsub_channels("ecliptic:*:changed")
                return sorted(count for _, count in client.pubsub_numsub(*channels))

    assert run(work()) == [1, 2]


def test_with_redis_gone_tables_play_on_and_it_is_used_again_when_it_is_back(
    tmp_path: Path, redis: RedisServer, log_file: Path
) -> None:
    async def work() -> None:
        async with two_processes(sharing(Place(tmp_path / "house"), redis, 0.1)) as (one, other):
            seats = await full_table(one, GAME, 2)
            redis.kill()
            for number in range(3):
                await hears_a_move(other, seats, number)
            for server in (one, other):
                await redis_is(server, up=False)
                assert (await server.send("GET", "/readyz")).status == 200
            redis.start()
            for server in (one, other):
                await redis_is(server, up=True)
            await hears_a_move(other, seats)

    run(work())
    told = [line["event"] for line in lines(log_file) if line["event"].startswith("redis-")]
    assert sorted(told) == ["redis-back"] * 2 + ["redis-lost"] * 2
    assert redis.password not in log_file.read_text(encoding="utf-8")


def test_when_redis_is_back_others_hear_at_once_again(tmp_path: Path, redis: RedisServer) -> None:
    async def work() -> None:
        async with two_processes(sharing(Place(tmp_path), redis, NEVER)) as (one, other):
            seats = await full_table(one, GAME, 2)
            redis.kill()
            for server in (one, other):
                await redis_is(server, up=False)
            asked, _ = await asked_seat(seats)
            twin = other.seat(asked.table, asked.token or "")
            views: list[Any] = []
            async for message in twin.listen():
                if isinstance(message, ViewShown):
                    views.append(message)
                    if len(views) == 2:
                        break
                    # What was written while nobody could tell is heard when somebody can.
                    await one_move(asked, player(GAME, SIMPLE[GAME], "meanwhile"))
                    redis.start()
            for server in (one, other):
                await redis_is(server, up=True)
            await hears_a_move(other, seats)

    run(work())


def test_a_redis_that_answers_nobody_holds_nobody_up(
    tmp_path: Path, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "SECONDS", 0.2)
    monkeypatch.setattr(pubsub, "_QUIET", 0.2)

    async def work() -> None:
        async with two_processes(sharing(Place(tmp_path), redis, 0.1)) as (one, other):
            seats = await full_table(one, GAME, 2)
            redis.pause()
            try:
                await hears_a_move(other, seats)
                await redis_is(one, up=False)
            finally:
                redis.go_on()
            await redis_is(one, up=True)
            await hears_a_move(other, seats)

    run(work())


def test_a_server_begins_without_redis_and_finds_it_later(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def work() -> None:
        redis.kill()
        async with running(sharing(Place(tmp_path), redis, NEVER)) as server:
            await redis_is(server, up=False)
            await full_table(server, GAME, 2)
            redis.start()
            await redis_is(server, up=True)

    run(work())


def test_what_is_told_is_who_tells_and_which_table(tmp_path: Path, redis: RedisServer) -> None:
    async def work() -> tuple[list[tuple[str, str]], str]:
        said: list[tuple[str, str]] = []
        with redis.client() as client, client.pubsub() as everything:
            everything.psubscribe("*")
            async with running(sharing(Place(tmp_path), redis, NEVER)) as server:
                await redis_is(server, up=True)
                seats = await full_table(server, GAME, 2)
                await one_move((await asked_seat(seats))[0], player(GAME, SIMPLE[GAME], "it"))
                while not any(seats[0].table in channel for channel, _ in said):
                    message = everything.get_message(timeout=1.0)
                    if message and message["type"] == "pmessage":
                        said.append((message["channel"], message["data"]))
        return said, seats[0].table

    said, table = run(work())
    assert len({data for _, data in said}) == 1, "the name of the process"
    ends = {channel.partition(":changed")[2] for channel, _ in said}
    assert ends <= {"", f":{table}"}


def test_a_process_hears_of_those_tables_only_that_somebody_listens_to_there(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def work() -> None:
        with redis.client() as client:

            async def listening() -> list[int]:
                channels = client.pubsub_channels("ecliptic:*:changed:*")
                return [count for _, count in client.pubsub_numsub(*channels)] if channels else []

            async with two_processes(sharing(Place(tmp_path), redis, NEVER)) as (one, other):
                seats = await full_table(one, GAME, 2)
                await full_table(other, GAME, 2)
                with pytest.raises(SocketRefused):
                    await _listen(other.seat("invented", "by-a-stranger"))
                assert await listening() == []
                for homes in ((one,), (one, other)):
                    twins = [home.seat(seats[0].table, seats[0].token or "") for home in homes]
                    ears = [asyncio.create_task(_listen(twin)) for twin in twins]
                    while await listening() != [len(homes)]:
                        await asyncio.sleep(0.02)
                    for ear in ears:
                        ear.cancel()
                    while await listening() != []:
                        await asyncio.sleep(0.02)

    run(work())


async def _listen(seat: Seat) -> None:
    async for _ in seat.listen():
        pass
