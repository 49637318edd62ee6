"""Memory: what strangers open and look at is given back when it is evicted from the cache."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ecliptic.client import Server
from tests.server.houses import full_table, plain_http, run, some_moves
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
