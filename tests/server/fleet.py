"""Several servers on one PostgreSQL behind one nginx, where one process is not enough."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path

from ecliptic.store.open import Place
from tests.server.server_process import ServerProcess
from tests.services.nginx import NAME, NginxProxy

PROCESSES = 3
GENEROUS = {
    "ECLIPTIC_LIMITS_TABLES_A_MINUTE": "6000",
    "ECLIPTIC_LIMITS_TABLES_A_DAY": "6000",
    "ECLIPTIC_LIMITS_WRITES_A_MINUTE": "600000",
    "ECLIPTIC_LIMITS_COMMANDS_A_MINUTE": "60000",
    "ECLIPTIC_LIMITS_READS_A_MINUTE": "600000",
}
_POLL = "0.05"
"""Seconds; without Redis the players of a table would wait for each other most of the time."""


class Fleet:
    def __init__(self, processes: Sequence[ServerProcess], addresses: Sequence[str]) -> None:
        self.addresses = addresses
        """Behind the first one the players of a table are sent to one process, behind the other to
        any: at a table that is reached by both they are at different ones."""
        self._up = list(processes)
        self._starting: set[asyncio.Task[None]] = set()
        self._chance = random.Random("which process")

    async def kill_one(self) -> None:
        """Without a warning, and start it again while the others go on."""
        while not self._up:
            await self.complete(most=1)
        process = self._up.pop(self._chance.randrange(len(self._up)))
        await process.kill()
        self._starting.add(asyncio.create_task(self._start(process)))

    async def roll(self, most: int = PROCESSES) -> None:
        """Stop and start one process after the other."""
        await self.complete()
        for process in list(self._up[:most]):
            self._up.remove(process)
            ended = await process.stop()
            assert ended == 0, ended
            await self._start(process)

    async def complete(self, most: int | None = None) -> None:
        """Until all processes serve again, or so many more do."""
        wanted = asyncio.ALL_COMPLETED if most is None else asyncio.FIRST_COMPLETED
        if self._starting:
            done, self._starting = await asyncio.wait(self._starting, return_when=wanted)
            for task in done:
                task.result()

    async def stop(self) -> None:
        await self.complete()
        ended = [await process.stop() for process in self._up]
        assert ended == [0] * len(ended), ended

    async def _start(self, process: ServerProcess) -> None:
        await process.start()
        self._up.append(process)


@asynccontextmanager
async def fleet(
    folder: Path, place: Place, processes: int = PROCESSES, redis_url: str = ""
) -> AsyncIterator[Fleet]:
    surroundings = GENEROUS | {
        "ECLIPTIC_REDIS_URL": redis_url,
        "ECLIPTIC_PUBLIC_NAMES": NAME,
        "ECLIPTIC_PROXIES": "127.0.0.1",
        "ECLIPTIC_PATIENCE_POLL": _POLL,
    }
    servers = [ServerProcess(place, environment=surroundings) for _ in range(processes)]
    try:
        await asyncio.gather(*(server.start() for server in servers))
        ports = [server.port for server in servers]
        with ExitStack() as stack:
            proxies = []
            for name in ("together", "apart"):
                (folder / name).mkdir()
                proxy = NginxProxy(folder / name, ports, name == "together")
                proxies.append(stack.enter_context(closing(proxy)))
            made = Fleet(servers, [proxy.address for proxy in proxies])
            yield made
            await made.stop()
    finally:
        for server in servers:
            await server.gone()
