"""Viewers of a table where nothing happens cost the store nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from ecliptic.client import Seat, Server
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Reading
from ecliptic.wire.tables import Heartbeat
from tests.server.houses import QUICK, full_table, with_server

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
