"""Figures for Prometheus: of the whole house, and only for this machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ecliptic.client import Server
from ecliptic.server.app import build_app
from ecliptic.server.http.access_log import AccessLog
from ecliptic.server.metrics import Metrics
from tests.server.houses import (
    SIMPLE,
    full_table,
    one_move,
    options_for,
    player,
    run,
    settings_for,
    some_moves,
    with_server,
)
from tests.server.server_process import ServerProcess
from tests.server.test_logs import lines
from tests.services.redis import RedisServer


@asynccontextmanager
async def started(app: AccessLog) -> AsyncIterator[None]:
    """The application's own life, without a server around it."""
    said: asyncio.Queue[str] = asyncio.Queue()
    heard: asyncio.Queue[str] = asyncio.Queue()

    async def receive() -> dict[str, Any]:
        return {"type": await said.get()}

    async def send(message: MutableMapping[str, Any]) -> None:
        await heard.put(message["type"])

    life = asyncio.create_task(app({"type": "lifespan", "asgi": {}}, receive, send))
    await said.put("lifespan.startup")
    assert await heard.get() == "lifespan.startup.complete"
    yield
    await said.put("lifespan.shutdown")
    assert await heard.get() == "lifespan.shutdown.complete"
    await life


async def figures(server: Server) -> dict[str, float]:
    text = (await server.send("GET", "/metrics")).text
    return {
        sample.name + "".join(f" {value}" for value in sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_tables_seats_moves_and_times_are_counted(tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[dict[str, float], str]:
        await server.open_table("ptolemaeus", options_for("ptolemaeus", 2), ["you", "open"], "Eve")
        people = await full_table(server, "ptolemaeus", 2)
        await some_moves(people, "ptolemaeus", 3)
        game, level = "planetx", SIMPLE["planetx"]
        alone = await server.open_table(game, options_for(game, 2), ["you", level], "Ada")
        choose = player(game, level, "alone")
        for _ in range(3):
            await one_move(alone, choose)
        found = await figures(server)
        while not found.get("ecliptic_moves_total opponent"):
            await asyncio.sleep(0.05)
            found = await figures(server)
        return found, alone.table

    found, table = with_server(tmp_path, work)
    assert found["ecliptic_tables open"] == 1
    assert found["ecliptic_tables playing"] == 2
    assert found["ecliptic_tables over"] == 0
    assert found["ecliptic_seats person"] == 4
    assert found["ecliptic_seats opponent"] == 1
    assert found["ecliptic_seats open"] == 1
    assert found["ecliptic_moves_total person"] == 6
    assert found["ecliptic_acknowledgement_seconds_count"] == 6
    assert found["ecliptic_thinking_seconds_count"] >= 1
    assert found["ecliptic_opponents_waiting"] == 0
    assert found["ecliptic_requests_total /api/tables/{table_id}/stream 200"] == 6
    assert not any(table in name for name in found)


def test_sockets_are_counted_while_they_are_open(tmp_path: Path) -> None:
    async def work(server: Server) -> tuple[float, float]:
        (seat, _) = await full_table(server, "ptolemaeus", 2)
        async for _ in seat.listen():
            during = (await figures(server))["ecliptic_sockets"]
            break
        after = during
        while after:
            await asyncio.sleep(0.02)
            after = (await figures(server))["ecliptic_sockets"]
        return during, after

    assert with_server(tmp_path, work) == (1, 0)


@pytest.mark.parametrize(
    ("peer", "headers", "status"),
    [
        ("127.0.0.1", {}, 200),
        ("::1", {}, 200),
        ("192.168.1.20", {}, 404),
        ("10.0.0.1", {}, 404),
        ("127.0.0.1", {"x-forwarded-for": "192.168.1.20"}, 404),
        ("127.0.0.1", {"forwarded": "for=192.168.1.20"}, 404),
    ],
)
def test_only_this_machine_sees_them(
    tmp_path: Path, peer: str, headers: dict[str, str], status: int
) -> None:
    async def work() -> int:
        app = build_app(settings_for(tmp_path))
        transport = httpx.ASGITransport(app, client=(peer, 1))
        address = "http://localhost"
        async with (
            started(app),
            httpx.AsyncClient(transport=transport, base_url=address) as http,
        ):
            return (await http.get("/metrics", headers=headers)).status_code

    assert run(work()) == status


def test_two_applications_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moved("opponent pencil")
    name, labels = "ecliptic_moves_total", {"by": "opponent"}
    assert one.registry.get_sample_value(name, labels) == 1
    assert other.registry.get_sample_value(name, labels) is None


def test_two_processes_of_a_house_are_told_apart_in_figures_and_log(
    tmp_path: Path, redis: RedisServer
) -> None:
    async def work() -> dict[str, Path]:
        logs = [tmp_path / "one.log", tmp_path / "other.log"]
        joined = {"ECLIPTIC_REDIS_URL": redis.url, "ECLIPTIC_LOG_LEVEL": "info"}
        processes = [
            ServerProcess(tmp_path / "house", environment={**joined, "ECLIPTIC_LOG_FILE": str(log)})
            for log in logs
        ]
        found = {}
        for process, log in zip(processes, logs, strict=True):
            await process.start()
            async with Server(process.address) as server:
                named = [name.split() for name in await figures(server)]
                (own,) = [words for words in named if words[0] == "ecliptic_process_info"]
                found[own[1]] = log
        assert [await process.stop() for process in processes] == [0, 0]
        return found

    found = run(work())
    assert len(found) == 2
    for name, log in found.items():
        assert {line["process"] for line in lines(log)} == {name}
