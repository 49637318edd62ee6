"""A server for the load benchmark: `python -m bench.load_server FOLDER PORT`.

As `ecliptic serve` runs it, only that one address may open and answer as much as it can. With
`--public` all it may is open tables: a swarm has one address, and everything else is limited as it
is for strangers. `--database`, `--redis` and `--metrics-port` are those of `ecliptic serve`;
`--behind-nginx` trusts the one that stands before a test's servers.
"""

from __future__ import annotations

import argparse
import resource
from pathlib import Path

import msgspec

from ecliptic.server.logs import start_log
from ecliptic.server.serve import serve
from ecliptic.server.settings import Limits, Settings
from tests.services.nginx import NAME

ANYTHING = 100_000_000


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load_server")
    parser.add_argument("folder", type=Path)
    parser.add_argument("port", type=int)
    parser.add_argument("--public", action="store_true")
    parser.add_argument("--database", default="")
    parser.add_argument("--redis", default="")
    parser.add_argument("--metrics-port", type=int, default=0)
    parser.add_argument("--behind-nginx", action="store_true")
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    start_log("warning")
    limits = Limits(tables_a_minute=ANYTHING, tables_a_day=ANYTHING)
    if not asked.public:
        limits = msgspec.structs.replace(
            limits,
            reads_a_minute=ANYTHING,
            writes_a_minute=ANYTHING,
            commands_a_minute=ANYTHING,
            sockets=ANYTHING,
            connections=ANYTHING,
            connections_in_all=ANYTHING,
        )
    settings = Settings(
        folder=asked.folder,
        database_url=asked.database,
        redis_url=asked.redis,
        port=asked.port,
        metrics_port=asked.metrics_port,
        public_names=(NAME,) if asked.behind_nginx else (),
        proxies=("127.0.0.1",) if asked.behind_nginx else (),
        limits=limits,
    )
    serve(settings, browser=False)


if __name__ == "__main__":
    main()
