"""A server for the load benchmark: `python -m bench.load_server FOLDER PORT`.

As `ecliptic serve` runs it, only that one address may open and answer as much as it can.
"""

from __future__ import annotations

import resource
import sys
from pathlib import Path

from ecliptic.server.logs import start_log
from ecliptic.server.serve import serve
from ecliptic.server.settings import Limits, Settings

ANYTHING = 100_000_000


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    start_log("warning")
    limits = Limits(tables_a_minute=ANYTHING, commands_a_minute=ANYTHING, sockets=ANYTHING)
    folder, port = Path(sys.argv[1]), int(sys.argv[2])
    serve(Settings(folder=folder, port=port, limits=limits), browser=False)


if __name__ == "__main__":
    main()
