"""A server whose client speaks the pseudo-language, too: `python -m tests.browser.pseudo_house`.

The client is built from a copy of `web/` with one language more: files with words, made from the
English ones, and an entry. Called by hand, it serves until it is stopped.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from ecliptic.server import app
from ecliptic.server.http.static_files import client_handler
from tests.browser.house import BrowserHouse

PSEUDO = "qps"
"""The code of the language, as in web/tests/pseudo/pseudo.ts."""
WEB = Path(__file__).parents[2] / "web"
CLIENT = "client"


class PseudoHouse(BrowserHouse):
    """Tables and the client are kept in one folder; what is built already is only pointed to."""

    def __init__(self, folder: Path, built: Path | None = None) -> None:
        if built is None:
            build_client(folder / CLIENT)
        else:
            (folder / CLIENT).symlink_to(built)
        super().__init__(folder)

    @staticmethod
    def serve(folder: Path, port: int) -> None:
        vars(app)["client_handler"] = partial(client_handler, folder / CLIENT)
        app.routes.cache_clear()  # of the process that this one was forked from
        BrowserHouse.serve(folder, port)


def built_once(folder: Path) -> Path:
    """The client, built into a folder by whoever of several processes comes first."""
    client, whole = folder / CLIENT, folder / "whole"
    folder.mkdir(exist_ok=True)
    with (folder / "turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if not whole.exists():
            build_client(client)
            whole.touch()
    return client


def build_client(folder: Path, mode: str = "production") -> None:
    """The client, or (mode `notebook`) the notebook in one file."""
    vite = WEB / "node_modules" / ".bin" / "vite"
    # node of the machine, or the one beside our Python.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    how = ["--config", "tests/pseudo/vite.config.ts", "--mode", mode, "--logLevel", "warn"]
    words = [str(vite), "build", *how, "--outDir", str(folder)]
    subprocess.run(words, cwd=WEB, env={**os.environ, "PATH": path}, check=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        house = PseudoHouse(Path(folder))
        house.start()
        print(f"{house.address} speaks {PSEUDO}; Ctrl+C stops it", flush=True)
        try:
            while True:
                time.sleep(1)
        except KeyboardInterrupt:
            house.stop()


if __name__ == "__main__":
    main()
