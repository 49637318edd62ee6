"""Viewers of a table where nothing happens cost the store nothing."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecliptic.client import Server
from ecliptic.store.sql_store import SqlStore
from ecliptic.store.values import Reading
from ecliptic.wire.tables import Heartbeat
from tests.server.houses import QUICK, full_table, with_server

HEARTBEATS = 3


def test_a_heartbeat_reads_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    count = 0
    read = SqlStore.read

    async def counted(self: SqlStore, table_id: str, start: int) -> Reading | None:
        nonlocal count
        count += 1
        return await read(self, table_id, start)

    monkeypatch.setattr(SqlStore, "read", counted)

    async def work(server: Server) -> list[int]:
        (seat, _) = await full_table(server, "ptolemaeus", 2)
        counts: list[int] = []
        async for message in seat.listen():
            if isinstance(message, Heartbeat):
                counts.append(count)
                if len(counts) == HEARTBEATS:
                    break
        return counts

    lively = msgspec.structs.replace(QUICK, heartbeat=0.1)
    counts = with_server(tmp_path, work, patience=lively)
    assert counts[0] > 0
    assert counts == [counts[0]] * HEARTBEATS
