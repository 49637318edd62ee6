"""A Redis of the tests' own: a real one, on a port of its own, that ends with them."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import time
from pathlib import Path
from tempfile import mkdtemp

import redis

from tests.hosting.debian import wanted
from tests.server.server_process import free_port

_START_SECONDS = 60
_SETTINGS = """
bind 127.0.0.1
port {port}
dir {folder}
requirepass {password}
save ""
appendonly no
"""


class RedisServer:
    def __init__(self) -> None:
        self.port = free_port()
        self.password = secrets.token_urlsafe(16)
        self.folder = Path(mkdtemp(prefix="ecliptic-redis-"))
        self._process: subprocess.Popen[bytes] | None = None
        settings = _SETTINGS.format(port=self.port, folder=self.folder, password=self.password)
        (self.folder / "redis.conf").write_text(settings, encoding="utf-8")
        self.start()

    @property
    def url(self) -> str:
        return f"redis://:{self.password}@127.0.0.1:{self.port}"

    def start(self) -> None:
        words = [wanted("redis-server"), str(self.folder / "redis.conf")]
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(words, cwd=self.folder, stdout=log, stderr=log)
        until = time.monotonic() + _START_SECONDS
        with self.client() as client:
            while True:
                try:
                    client.ping()
                except redis.ConnectionError:
                    assert self._process.poll() is None, (self.folder / "log").read_text()
                    assert time.monotonic() < until
                    time.sleep(0.02)
                else:
                    return

    def client(self) -> redis.Redis:
        return redis.Redis.from_url(self.url, decode_responses=True)

    def clear(self) -> None:
        """Running, if a test has ended it, and with nothing in it."""
        assert self._process is not None
        if self._process.poll() is not None:
            self.start()
        with self.client() as client:
            client.flushall()

    def kill(self) -> None:
        """Without a warning, and with all that was in it."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def pause(self) -> None:
        """It takes connections, and answers nobody."""
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        assert self._process is not None
        os.kill(self._process.pid, signal.SIGCONT)

    def close(self) -> None:
        self.kill()
        shutil.rmtree(self.folder)
