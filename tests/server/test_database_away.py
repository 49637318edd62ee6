"""PostgreSQL is stopped and started again under servers: they say so, lines stay open, and play
goes on by itself, with everything that was acknowledged, once."""

from __future__ import annotations

import asyncio
import signal
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
import pytest
import sqlalchemy as sa

from ecliptic.client import Refused, Server
from ecliptic.store import schema
from ecliptic.store.open import Place, open_store
from ecliptic.store.postgresql import database, timeouts
from ecliptic.store.sql_store import SqlStore
from ecliptic.wire.tables import Heartbeat, ViewShown
from tests.server.houses import (
    asked_seat,
    full_table,
    plain_http,
    run,
    running,
    settings_for,
)
from tests.server.ledger import Ledger, acknowledged_more, play_game_after_game
from tests.server.test_logs import lines, log_file
from tests.server.test_metrics import figures
from tests.server.test_redis import redis_is, sharing, two_processes
from tests.server.test_troubled_store import command
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer

__all__ = ["log_file"]
GAME = "ptolemaeus"


@pytest.fixture
def house(postgresql: PostgresqlServer, tmp_path: Path) -> Iterator[Place]:
    with postgresql.database() as url:
        yield Place(tmp_path / "house", url)


Away: TypeAlias = Callable[[PostgresqlServer], Awaitable[None]]


async def ended(postgresql: PostgresqlServer) -> None:
    await asyncio.to_thread(postgresql.stop, signal.SIGQUIT)


async def started(postgresql: PostgresqlServer) -> None:
    await asyncio.to_thread(postgresql.start)


async def hanging(postgresql: PostgresqlServer) -> None:
    postgresql.pause()


async def going_on(postgresql: PostgresqlServer) -> None:
    postgresql.go_on()


async def store_is(server: Server, up: bool) -> None:
    while (await figures(server))["ecliptic_store_up"] != up:
        await asyncio.sleep(0.02)


@pytest.mark.parametrize(("away", "back"), [(ended, started), (hanging, going_on)])
def test_lines_stay_open_and_go_on_when_the_database_is_back(
    house: Place,
    postgresql: PostgresqlServer,
    log_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    away: Away,
    back: Away,
) -> None:
    monkeypatch.setattr(timeouts, "SILENT_SECONDS", 0.5)
    monkeypatch.setitem(database._LINE, "connect_timeout", 2)

    async def work() -> None:
        settings = settings_for(house.folder, database_url=house.database_url)
        async with running(settings) as server, plain_http(server.address) as http:
            seats = await full_table(server, GAME, 2)
            asked, _ = await asked_seat(seats)
            body = await command(asked, 0)
            heard: list[Any] = []

            async def listen() -> None:
                """One line, which ends when it is closed."""
                async for message in asked.listen():
                    heard.append(message)
                    if sum(isinstance(one, ViewShown) for one in heard) == 2:
                        return

            listening = asyncio.create_task(listen())
            while not any(isinstance(one, ViewShown) for one in heard):
                await asyncio.sleep(0.02)
            await away(postgresql)
            path = f"/api/tables/{asked.table}/commands"
            headers = {
                "authorization": f"Bearer {asked.token}",
                "content-type": "application/json",
            }
            answer = await http.post(path, content=msgspec.json.encode(body), headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
            assert answer.headers["retry-after"] == "1"
            looks = (http.get(f"/api/tables/{asked.table}", headers=headers) for _ in range(40))
            # They are refused together, not one after the other.
            assert {look.status_code for look in await asyncio.gather(*looks)} == {503}
            ready = await http.get("/readyz")
            assert (ready.status_code, ready.json()["code"]) == (503, "store-away")
            assert (await http.get("/healthz")).status_code == 200
            await store_is(server, up=False)
            # Over the line first, and then by requests, under the same id.
            patient = asyncio.create_task(
                asked.answer(body["decision"], body["action"], body["command_id"])
            )
            # Who comes now is let in, and hears what there is as soon as there is something.
            late = asyncio.create_task(anext(_news(server.seat(asked.table, asked.token or ""))))
            beats = len(heard)
            while len(heard) < beats + 3:
                await asyncio.sleep(0.02)
            assert isinstance(heard[-1], Heartbeat)
            assert not patient.done()
            assert not late.done()
            await back(postgresql)
            await asyncio.gather(patient, listening, late)
            assert (await http.get("/readyz")).status_code == 200
            with pytest.raises(Refused, match="decision"):
                await asked.answer(body["decision"], body["action"], "another")

    run(work())
    told = [line["event"] for line in lines(log_file) if line["event"].startswith("store-")]
    assert told[0] == "store-lost"
    assert told.count("store-lost") == 1


async def _news(seat: Any) -> Any:
    async for message in seat.listen():
        if not isinstance(message, Heartbeat):
            yield message


def test_play_goes_on_through_the_end_of_postgresql_and_of_redis(
    house: Place, postgresql: PostgresqlServer, redis: RedisServer
) -> None:
    """Two processes, and a table where each player is at another one."""
    seen: Ledger = {}

    async def work() -> None:
        async with two_processes(sharing(house, redis, 0.1)) as servers:
            never = asyncio.Event()
            tables = [
                asyncio.create_task(play_game_after_game(servers, seen, never)) for _ in range(2)
            ]
            for how in (signal.SIGINT, signal.SIGQUIT):
                await acknowledged_more(seen)
                await asyncio.to_thread(postgresql.stop, how)
                await asyncio.to_thread(redis.kill)
                await asyncio.to_thread(postgresql.start)
                await acknowledged_more(seen)
                await asyncio.to_thread(redis.start)
                for server in servers:
                    await store_is(server, up=True)
                    await redis_is(server, up=True)
            await acknowledged_more(seen)
            for table in tables:
                table.cancel()
            ends = await asyncio.gather(*tables, return_exceptions=True)
            assert all(isinstance(end, asyncio.CancelledError | None) for end in ends), ends

    run(work(), most=300)
    stored, moves = run(_kept(house))
    acknowledged = [(who, command_id) for who, noted in seen.items() for _, command_id in noted]
    assert len(set(acknowledged)) == len(acknowledged)
    assert set(acknowledged) <= set(stored)
    assert max(Counter(stored).values()) == 1
    assert len(stored) == moves


async def _kept(place: Place) -> tuple[list[tuple[str, str]], int]:
    """Every command, by table and seat, and how many moves there are."""
    store = await open_store(place)
    assert isinstance(store, SqlStore)
    command = schema.commands.c

    def read(connection: sa.Connection) -> tuple[list[tuple[str, str]], int]:
        rows = connection.execute(sa.select(command.table_id, command.seat, command.command_id))
        moved = sa.select(sa.func.count()).where(schema.entries.c.number > 0)
        stored = [(f"{table} {seat}", command_id) for table, seat, command_id in rows]
        return stored, connection.execute(moved).scalar_one()

    try:
        return await store.read_with(read)
    finally:
        await store.close()
