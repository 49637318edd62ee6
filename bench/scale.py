"""What several processes on one PostgreSQL cost and give: `python -m bench.scale [PART...]`.

`moves`: the servers' processor time per move and moves a second without thought, beside one process
with SQLite; everybody comes through the nginx of hosting/nginx.conf, which sends the players of a
table to one process, and, for comparison, with the players of a table at different ones. `wakeups`:
from a command to the frame that tells it, at the process that has written it and at another, with
Redis and without. `idle`: memory for each of thousands of silent sockets, and moves meanwhile.
PostgreSQL, Redis and nginx are started for it, with folders of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple

from bench.load import Load, LoadServer, Sample, idle_tables, percentile, played, serving
from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Seat, Server
from ecliptic.core.chance import seed_from_text
from ecliptic.ptolemaeus.setup import Options
from tests.services.nginx import NginxProxy
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer

PROCESSES = (1, 2, 4)
TABLES = 20
"""For each process: a processor that sleeps longer between moves takes longer for each."""
THINK = 0.3
SECONDS = 10.0
CROWD = 48
SWARMS = 2
MOST_COST = 1.25
WAKEUPS = 400
WAKEUP_TABLES = 8
IDLE_SOCKETS = 3_000


class Services(NamedTuple):
    postgresql: PostgresqlServer
    redis: RedisServer


class LoadFleet:
    """Several server processes, as one."""

    def __init__(self, servers: Sequence[LoadServer], nginx: NginxProxy | None) -> None:
        self.folder = servers[0].folder
        self.addresses = [server.address for server in servers]
        self.address = nginx.address if nginx else ",".join(self.addresses)
        self._servers = servers

    def sample(self) -> Sample:
        return Sample(*map(sum, zip(*(one.sample() for one in self._servers), strict=True)))


@contextmanager
def fleet(
    folder: Path, processes: int, *options: str, behind_nginx: bool = False
) -> Iterator[LoadFleet]:
    """Behind nginx, or each with an address of its own: then the players of a table are at
    different ones."""
    folder.mkdir(mode=0o700)
    if behind_nginx:
        options = (*options, "--behind-nginx")
    with ExitStack() as stack:
        servers = [stack.enter_context(serving(folder, *options)) for _ in range(processes)]
        nginx = None
        if behind_nginx:
            ports = [server.port for server in servers]
            nginx = stack.enter_context(closing(NginxProxy(folder, ports)))
        yield LoadFleet(servers, nginx)


def moves(folder: Path, services: Services) -> None:
    with fleet(folder / "sqlite", 1, behind_nginx=True) as servers:
        _moves("SQLite, 1 process", servers, TABLES)
    costs = []
    for processes in PROCESSES:
        with (
            services.postgresql.database() as url,
            fleet(
                folder / f"nginx-{processes}",
                processes,
                *("--database", url, "--redis", services.redis.url),
                behind_nginx=True,
            ) as servers,
        ):
            name = f"PostgreSQL, {processes} processes"
            costs.append(_moves(name, servers, TABLES * processes))
            thin = _moves(f"{name}, {TABLES} tables in all", servers, TABLES)
    ratio = costs[-1] / costs[0]
    print(
        f"scale: a move with {PROCESSES[-1]} processes costs {ratio:.2f} of one with"
        f" {PROCESSES[0]} (wanted: at most {MOST_COST}); with the tables of one among them"
        f" {thin / costs[0]:.2f}"
    )
    with (
        services.postgresql.database() as url,
        fleet(
            folder / "apart", PROCESSES[-1], "--database", url, "--redis", services.redis.url
        ) as servers,
    ):
        name = f"PostgreSQL, {PROCESSES[-1]} processes, players apart"
        apart = _moves(name, servers, TABLES * PROCESSES[-1])
    print(
        f"scale: with the players of a table at different processes {apart / costs[0]:.2f} of one"
    )


def _moves(name: str, servers: Load, tables: int) -> float:
    """Milliseconds of all servers for a move, beyond what they spend when nobody moves."""
    start = servers.sample().processor
    sleep(SECONDS / 2)
    quiet = (servers.sample().processor - start) / (SECONDS / 2)
    game = played(servers, tables, THINK, 1, SECONDS)
    spent = game.after.processor - game.before.processor - quiet * SECONDS
    cost = 1000 * spent / (game.after.moves - game.before.moves)
    crowd = played(servers, CROWD, 0.0, SWARMS, SECONDS)
    full = crowd.after.moves - crowd.before.moves
    print(
        f"scale: {name}: {cost:.2f} ms of the servers for a move with {THINK} s of thought,"
        f" {1000 * (crowd.after.processor - crowd.before.processor) / full:.2f} ms and"
        f" {full / SECONDS:.0f} moves/s without; quiet, they are busy"
        f" {100 * quiet:.1f} % of one core"
    )
    return cost


def wakeups(folder: Path, services: Services) -> None:
    for how, options in (
        ("by Redis", ["--redis", services.redis.url]),
        ("by polling", []),
    ):
        with (
            services.postgresql.database() as url,
            fleet(folder / f"wakeups {how}", 2, "--database", url, *options) as servers,
        ):
            own, other = asyncio.run(_wakeups(servers.addresses))
        for where, times in (("the process that wrote it", own), (f"another, {how}", other)):
            print(
                f"scale: from a command to the frame at {where}:"
                f" {percentile(times, 0.5):.1f} ms (median),"
                f" {percentile(times, 0.99):.1f} ms (99 %)"
            )


async def _wakeups(addresses: Sequence[str]) -> tuple[list[float], list[float]]:
    own: list[float] = []
    other: list[float] = []
    async with Server(addresses[0]) as one, Server(addresses[1]) as two:
        await asyncio.gather(
            *(_play_and_listen(one, two, f"{n}", own, other) for n in range(WAKEUP_TABLES))
        )
    return own, other


async def _play_and_listen(
    one: Server, two: Server, name: str, own: list[float], other: list[float]
) -> None:
    """One seat moves, alone at its table; two twins of it, at both processes, hear of that."""
    bot = SeatedBot(LEVELS_OF["ptolemaeus"]["rules"], seed_from_text(name))
    while len(other) < WAKEUPS:
        seat = await one.open_table("ptolemaeus", Options(1), ["you"], "Ada")
        sent: list[float] = []
        ears = [
            asyncio.create_task(_listen(Seat(server, seat.table, seat.token), sent, times))
            for server, times in ((one, own), (two, other))
        ]
        async for turn in seat.turns():
            decision = turn.decision
            if decision is None or len(other) >= WAKEUPS:
                break
            action = bot.answer(turn.view, decision)
            await asyncio.sleep(THINK)
            sent.append(perf_counter())
            await seat.answer(turn.asking, action)
        for ear in ears:
            ear.cancel()
        await asyncio.gather(*ears, return_exceptions=True)


async def _listen(seat: Seat, sent: list[float], times: list[float]) -> None:
    """How long after a command its frame has come; of several at once, after the first."""
    heard = 0
    async for _ in seat.follow():
        if len(sent) > heard:
            times.append(1000 * (perf_counter() - sent[heard]))
            heard = len(sent)


def idle(folder: Path, services: Services) -> None:
    with (
        services.postgresql.database() as url,
        fleet(folder / "idle", 1, "--database", url, "--redis", services.redis.url) as servers,
    ):
        alone = played(servers, TABLES, THINK, 1, SECONDS)
        before = servers.sample()
        with idle_tables(servers, IDLE_SOCKETS // 2, "idle"):
            each = (servers.sample().memory - before.memory) / IDLE_SOCKETS
            beside = played(servers, TABLES, THINK, 1, SECONDS)
        print(
            f"scale: {IDLE_SOCKETS} idle sockets on one process: {each / 1000:.0f} kB each; a move"
            f" is acknowledged in {percentile(beside.times, 0.5):.1f} ms (median),"
            f" {percentile(beside.times, 0.99):.1f} ms (99 %) beside them, in"
            f" {percentile(alone.times, 0.5):.1f} ms, {percentile(alone.times, 0.99):.1f} ms before"
        )


PARTS = {"moves": moves, "wakeups": wakeups, "idle": idle}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.scale")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], metavar="PART")
    asked = parser.parse_args(sys.argv[1:])
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        postgresql = stack.enter_context(closing(PostgresqlServer()))
        services = Services(postgresql, stack.enter_context(closing(RedisServer())))
        for part in asked.parts or PARTS:
            PARTS[part](folder, services)


if __name__ == "__main__":
    main()
