"""A server for browsers, in a process of its own: `ecliptic serve`, only less strict and quicker.

`python -m tests.browser.house FOLDER PORT` is that process.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import httpx

from ecliptic.server.serve import serve
from ecliptic.server.settings import Patience, Settings
from tests.browser.chosen_deals import ask_for_deal, deal_as_asked
from tests.server.houses import GENEROUS
from tests.server.server_process import free_port

PATIENCE = Patience(heartbeat=1.0, poll=0.1, opponent_least=0.05, sweep=0.5)
_START_SECONDS = 60.0


class BrowserHouse:
    """A server on a fixed port, which can be stopped and started again."""

    module = "tests.browser.house"
    ready = "/readyz"

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._folder = folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        words = [sys.executable, "-m", self.module, str(self._folder), str(self.port)]
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + _START_SECONDS
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError("the server did not start")
            time.sleep(0.05)

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait()
            self._process = None

    def deal_next(self, seed: str) -> None:
        """The next table that is opened is dealt from this seed."""
        ask_for_deal(self._folder, seed)

    def _answers(self) -> bool:
        try:
            # Without certificates, which nobody needs here and which would be read every time.
            asked = httpx.get(f"{self.address}{self.ready}", trust_env=False, verify=False)
            return asked.is_success
        except httpx.TransportError:
            return False


class ClientHouse(BrowserHouse):
    """Nothing but the client, from a folder of its own."""

    module = "tests.browser.client_house"
    ready = "/healthz"


if __name__ == "__main__":
    deal_as_asked(Path(sys.argv[1]))
    settings = Settings(
        folder=Path(sys.argv[1]),
        port=int(sys.argv[2]),
        workers=1,
        limits=GENEROUS,
        patience=PATIENCE,
    )
    serve(settings, browser=False)
