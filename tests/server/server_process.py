"""A server in a process of its own, which can be killed at any instant."""

from __future__ import annotations

import asyncio
import os
import resource
import secrets
import signal
import socket
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

import httpx

from ecliptic.cli import run
from ecliptic.store.open import Place
from tests.services.forked import Forked
from tests.store.prepared import prepared

_PORTS = range(12_000, 32_000)
"""Below the ports that systems give to whoever asks for any: one of those could be anybody's, in
another run of the tests, say, before the server that it is meant for has started, or again."""


def free_port() -> int:
    while True:
        port = secrets.choice(_PORTS)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class ServerProcess:
    """`ecliptic serve` on a fixed port, so that clients find it again after a restart."""

    def __init__(
        self,
        place: Place | Path,
        *options: str,
        most_files: int | None = None,
        environment: Mapping[str, str] = {},
    ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        where = place if isinstance(place, Place) else Place(place)
        prepared(where)
        self._environment = {
            **os.environ,
            "ECLIPTIC_DATA_DIR": str(where.folder),
            "ECLIPTIC_DATABASE_URL": where.database_url,
            **environment,
        }
        self._words = ["serve", "--port", str(self.port), "--no-browser", *options]
        self._most_files = most_files
        self._process: Forked | None = None

    async def start(self) -> None:
        environment = self._environment
        self._process = Forked(self.serve, self._words, self._most_files, environment=environment)
        async with httpx.AsyncClient(trust_env=False, verify=False) as http:
            while True:
                assert self.runs, "the server did not start"
                try:
                    if (await http.get(f"{self.address}/readyz")).is_success:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)

    @staticmethod
    def serve(words: list[str], most_files: int | None) -> None:
        """In the new process."""
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for good
        if most_files is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
        sys.exit(run(words))

    async def kill(self) -> None:
        """Without a warning."""
        await self._end(signal.SIGKILL)

    async def gone(self) -> None:
        """However it is with it, afterwards it does not run."""
        if self.runs:
            await self.kill()

    async def stop(self) -> int:
        """Politely; the exit code."""
        return await self._end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def runs(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def _end(self, how: signal.Signals) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        return await asyncio.to_thread(self._process.ended)
