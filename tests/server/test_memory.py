"""Memory: what strangers open and look at is given back when they are gone, or when it is evicted
from the cache."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import sys
from collections import Counter
from pathlib import Path

import pytest
from litestar import WebSocket
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.server import ServerProtocol

from ecliptic.client import Server
from ecliptic.server.http.protocols import HttpConnection, WebSocketConnection
from ecliptic.server.tables.streaming import Listener, Teller
from tests.server.houses import full_table, plain_http, run, some_moves, with_server
from tests.server.server_process import ServerProcess
from tests.sizes import size

TABLES = 5
IN_MEMORY = 1
ROUNDS = size(48, 960)
MOST_BYTES = size(2_000_000, 10_000_000)
"""If evicted tables stayed, they would take 4 MB, and 80 MB at the full size."""
GAME = "planetx"


def resident(pid: int) -> int:
    """What a process has in memory now, in bytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    (line,) = [one for one in status.splitlines() if one.startswith("VmRSS:")]
    return int(line.split()[1]) * 1024


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_looking_at_more_tables_than_are_kept_leaves_no_memory_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each look folds a table anew; those that are evicted used to stay, 100 MB in a minute."""
    for name, value in {
        "TABLES_IN_MEMORY": IN_MEMORY,
        "LIMITS_TABLES_A_MINUTE": 1_000,
        "LIMITS_READS_A_MINUTE": 1_000_000,
    }.items():
        monkeypatch.setenv(f"ECLIPTIC_{name}", str(value))

    async def work() -> None:
        process = ServerProcess(tmp_path)
        await process.start()
        async with Server(process.address) as server, plain_http(process.address) as http:
            tables = []
            for _ in range(TABLES):
                seats = await full_table(server, GAME, 2)
                await some_moves(seats, GAME, 2)
                tables.append(seats[0].table)

            async def look(rounds: int) -> None:
                for _ in range(rounds):
                    for table in tables:
                        assert (await http.get(f"/api/tables/{table}")).is_success

            await look(10)
            before = resident(process.pid)
            await look(ROUNDS)
            assert resident(process.pid) - before < MOST_BYTES
        assert await process.stop() == 0

    run(work(), most=300)


@pytest.mark.parametrize("how", ["closed", "cut", "refused"])
def test_a_connection_that_is_over_is_freed_at_once(tmp_path: Path, how: str) -> None:
    """Not when the collector comes by: it looks at what has lived for a while as good as never, and
    each socket that a stranger had opened and closed took 34 kB for good."""

    async def work(server: Server) -> Counter[str]:
        (seat,) = await full_table(server, GAME, 1)
        table = "nowhere" if how == "refused" else seat.table
        address = server.address.replace("http", "ws") + f"/api/tables/{table}/stream"
        async with plain_http(server.address) as http:
            await http.get("/healthz")
        before = alive()
        for _ in range(3):
            async with connect(address, compression=None, proxy=None) as line:
                with contextlib.suppress(ConnectionClosed):
                    await line.recv()
                if how == "cut":
                    line.transport.abort()
        while b"\necliptic_sockets 0.0\n" not in (await server.send("GET", "/metrics")).content:
            await asyncio.sleep(0.02)
        await asyncio.sleep(0.1)
        return alive() - before

    gc.disable()
    try:
        assert with_server(tmp_path, work) == Counter()
    finally:
        gc.enable()


def alive() -> Counter[str]:
    """What connections are made of, as far as anything still knows it."""
    kinds = HttpConnection, WebSocketConnection, ServerProtocol, WebSocket, Teller, Listener
    types = map(type, gc.get_objects())
    return Counter(one.__name__ for one in types if issubclass(one, kinds))
