"""A server for browsers in a process of its own: `ecliptic serve`, only less strict and quicker."""

from __future__ import annotations

import os
import signal
import sys
import time
from pathlib import Path

import httpx

from ecliptic.server.serve import serve
from ecliptic.server.settings import Limits, Patience, Settings
from tests.browser.chosen_deals import ask_for_deal, deal_as_asked
from tests.browser.client_house import serve_client
from tests.server.server_process import free_port
from tests.services.forked import Forked

PATIENCE = Patience(heartbeat=1.0, poll=0.1, opponent_least=0.0, sweep=0.5)
GENEROUS = Limits(
    tables_a_minute=6_000,
    tables_a_day=6_000,
    replays_a_day=6_000,
    wrong_codes_a_minute=6_000,
    wrong_codes_in_all_a_minute=60_000,
    writes_a_minute=600_000,
    commands_a_minute=60_000,
    reads_a_minute=600_000,
)
_START_SECONDS = 60.0


class BrowserHouse:
    """A server on a fixed port, which can be stopped and started again."""

    ready = "/readyz"

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self._process: Forked | None = None

    def start(self) -> None:
        self._process = Forked(self.serve, self.folder, self.port)
        deadline = time.monotonic() + _START_SECONDS
        while not self._answers():
            if self._process.returncode is not None or time.monotonic() > deadline:
                raise RuntimeError("the server did not start")
            time.sleep(0.02)

    def stop(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGTERM)
            self._process.wait()
            self._process = None

    def deal_next(self, seed: str) -> None:
        """The next table that is opened is dealt from this seed."""
        ask_for_deal(self.folder, seed)

    workers = 1

    @classmethod
    def serve(cls, folder: Path, port: int) -> None:
        """In the server's process."""
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for good
        deal_as_asked(folder)
        settings = Settings(
            folder, port=port, workers=cls.workers, limits=GENEROUS, patience=PATIENCE
        )
        serve(settings, browser=False)

    def _answers(self) -> bool:
        try:
            # Without certificates, which nobody needs here and which would be read every time.
            asked = httpx.get(f"{self.address}{self.ready}", trust_env=False, verify=False)
            return asked.is_success
        except httpx.TransportError:
            return False


class ClientHouse(BrowserHouse):
    """Nothing but the client, from a folder of its own."""

    ready = "/healthz"
    serve = staticmethod(serve_client)
