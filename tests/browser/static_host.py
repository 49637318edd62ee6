"""A static host, such as `python -m http.server`: it hands out files and knows nothing else."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from ecliptic.cli import run
from tests.server.server_process import free_port

BASE = "/games/ecliptic/"
"""Where it has the site."""


class StaticHost:
    """On a fixed port, so that it can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.site = folder / BASE.strip("/")
        assert run(["site", str(self.site), "--base", BASE]) == 0
        self._folder = folder
        self._server: ThreadingHTTPServer | None = None

    def start(self) -> None:
        handler = partial(_Quiet, directory=str(self._folder))
        self._server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    def stop(self) -> None:
        if self._server is not None:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass
