"""A scheduler and workers as docs/arena.md starts them, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from distributed import Client, Security

from tests.server.server_process import free_port

HERE = "127.0.0.1"
DASK = "from dask.__main__ import main; main()"


class Machines:
    """What was started here; nothing else is ever killed."""

    def __init__(self, folder: Path, certificates: tuple[str, ...], changed: str) -> None:
        protocol = "tls" if certificates else "tcp"
        self.address = f"{protocol}://{HERE}:{free_port()}"
        self._certificates = certificates
        self._folder = folder
        self._started: list[subprocess.Popen[bytes]] = []
        port = self.address.rpartition(":")[2]
        self.scheduler = self._start(changed, "scheduler", "--protocol", protocol, "--port", port)

    def worker(self, *options: str, changed: str = "") -> subprocess.Popen[bytes]:
        """One more worker; `changed` is Python that makes it another than we are."""
        scratch = ("--local-directory", str(self._folder))
        return self._start(
            changed, "worker", self.address, "--nworkers", "1", "--no-nanny", *scratch, *options
        )

    def wait_for_workers(self, count: int, security: Security | None = None) -> None:
        patience = 120
        with Client(
            self.address, security=security, timeout=patience, set_as_default=False
        ) as client:
            client.wait_for_workers(count, timeout=patience)

    def _start(self, changed: str, *words: str) -> subprocess.Popen[bytes]:
        own = ("--host", HERE, "--dashboard-address", f"{HERE}:0", *self._certificates)
        process = subprocess.Popen(
            [sys.executable, "-c", f"{changed}\n{DASK}", *words, *own],
            env={**os.environ, "DASK_CONFIG": str(self._folder / "no_settings")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._started.append(process)
        return process

    def stop(self) -> None:
        for process in self._started:
            process.kill()
        for process in self._started:
            process.wait()


@contextmanager
def machines(
    folder: Path, certificates: tuple[str, ...] = (), changed: str = ""
) -> Iterator[Machines]:
    """`changed` is Python that makes the scheduler another than we are."""
    started = Machines(folder, certificates, changed)
    try:
        yield started
    finally:
        started.stop()
