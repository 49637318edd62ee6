"""Viewers of a table where nothing happens cost the store nothing, and the event loop little."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect

from ecliptic.client import Seat, Server
from ecliptic.server import serve
from ecliptic.server.tables.wakeups import Alarm
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Reading
from ecliptic.wire.tables import Heartbeat, ViewShown
from tests.server.houses import QUICK, full_table, some_moves, with_server

HEARTBEATS = 3


@pytest.mark.parametrize("tables_in_memory", [256, 1])
def test_a_heartbeat_reads_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tables_in_memory: int
) -> None:
    """Nor does the sweep for opponents' turns, also of tables that are not in memory any more."""
    count = 0
    read = SqlStore.read

    async def counted(self: SqlStore, table_id: str, start: int) -> Reading | None:
        nonlocal count
        count += 1
        return await read(self, table_id, start)

    monkeypatch.setattr(SqlStore, "read", counted)

    async def heartbeats(seat: Seat) -> list[int]:
        counts: list[int] = []
        async for message in seat.listen():
            if isinstance(message, Heartbeat):
                counts.append(count)
                if len(counts) == 2 * HEARTBEATS:
                    break
        return counts[HEARTBEATS:]

    async def work(server: Server) -> list[int]:
        seats = [(await full_table(server, "ptolemaeus", 2))[0] for _ in range(2)]
        one, other = await asyncio.gather(*map(heartbeats, seats))
        return [*one, *other]

    lively = msgspec.structs.replace(QUICK, heartbeat=0.1, sweep=0.05)
    counts = with_server(tmp_path, work, patience=lively, tables_in_memory=tables_in_memory)
    assert counts[0] > 0
    assert counts == [counts[0]] * 2 * HEARTBEATS


def test_nobody_is_woken_for_a_heartbeat_or_a_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are written while the viewers' tasks sleep."""
    woken = 0
    wait = Alarm.wait

    async def counted(self: Alarm) -> bool:
        nonlocal woken
        news = await wait(self)
        woken += 1
        return news

    monkeypatch.setattr(Alarm, "wait", counted)

    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        watching = server.spectator(seats[0].table).listen()
        shown = await anext(message async for message in watching if isinstance(message, ViewShown))
        before = woken
        for _ in range(HEARTBEATS):
            await anext(message async for message in watching if isinstance(message, Heartbeat))
        await some_moves(seats, "ptolemaeus", count=2)
        moved = await anext(message async for message in watching if isinstance(message, ViewShown))
        assert moved.heard > shown.heard
        assert woken == before
        await watching.aclose()  # type: ignore[attr-defined]

    with_server(tmp_path, work, patience=msgspec.structs.replace(QUICK, heartbeat=0.1))


def test_whoever_has_spoken_lately_is_not_asked_whether_he_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    interval = 0.2
    heard, asked = [0.0], []
    data_received = WebSocketsSansIOProtocol.data_received
    send_ping = WebSocketsSansIOProtocol.send_keepalive_ping

    def hears(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        heard.append(self.loop.time())
        data_received(self, data)

    def asks(self: WebSocketsSansIOProtocol) -> None:
        asked.append(self.loop.time() - heard[-1])
        send_ping(self)

    monkeypatch.setattr(serve, "_PING_SECONDS", interval)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", hears)
    monkeypatch.setattr(WebSocketsSansIOProtocol, "send_keepalive_ping", asks)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        address = server.address.replace("http", "ws") + f"/api/tables/{seat.table}/stream"
        async with connect(address, compression=None, proxy=None, ping_interval=None) as line:
            for _ in range(10):
                await line.ping()
                await asyncio.sleep(interval / 2)
            while not asked:
                await line.recv()

    with_server(tmp_path, work, patience=msgspec.structs.replace(QUICK, heartbeat=0.1))
    assert min(asked) >= interval
