"""What strangers who attack cost: `python -m bench.attacks`, the figures of docs/security.md.

A server as `ecliptic serve` runs it is attacked in one way after the other; each line says what was
done, the server's memory before and after, how busy it was, and whether an honest caller was
answered meanwhile.
Then honest players play for `--minutes` beside all attacks at once, in turns with the same load and
no attacks; wanted is a ratio of the 99th percentiles of acknowledgements of at most 2.
`--kills` ends the server that often under load and looks for every acknowledged move afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from time import sleep
from typing import NamedTuple

import httpx
from websockets.asyncio.client import connect

from bench.attackers import ATTACKS, new_table
from bench.load import LoadServer, Played, percentile, played, serving
from tests.server.ledger import acknowledged_in, kept_whole, kill_loop

HONEST_TABLES = 30
THINK = 2.0
SWARMS = 2
WINDOW = 180.0
CALM_WINDOW = 45.0
SOCKETS, SOCKETS_AN_ADDRESS = 3_000, 100
TABLES = 400
"""To look at: more than a server keeps in memory."""
RESTING = 12.0
"""Until slow lines are given up, before memory is read again."""
MEGABYTE = 1_000_000


def attacking(
    server: LoadServer, seconds: float, names: Sequence[str], tables: Path
) -> subprocess.Popen[str]:
    words = [str(server.port), str(seconds), *names, "--tables", str(tables)]
    command = [sys.executable, "-m", "bench.attackers", *words]
    return subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8")


def done_by(attackers: subprocess.Popen[str]) -> Mapping[str, Counter[str]]:
    told, _ = attackers.communicate()
    return {name: Counter(done) for name, done in json.loads(told).items()}


def open_tables(server: LoadServer, file: Path) -> None:
    """Tables that anybody may look at, their ids in a file."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60.0) as http:
        for _ in range(TABLES):
            answer = http.post("/api/tables", json=new_table("you", "open"))
            with file.open("a", encoding="utf-8") as ids:
                ids.write(answer.raise_for_status().json()["table"] + "\n")


def in_words(done: Counter[str]) -> str:
    return ", ".join(f"{count:,} {what}" for what, count in sorted(done.items()))


def one_by_one(folder: Path, tables: Path, seconds: float) -> None:
    for name in ATTACKS:
        with serving(folder, "--public") as server, httpx.Client(trust_env=False) as honest:
            before = server.sample()
            attackers = attacking(server, seconds, [name], tables)
            answered = Counter[bool]()
            while attackers.poll() is None:
                answered[honest.get(f"{server.address}/readyz").is_success] += 1
                sleep(0.2)
            done = done_by(attackers)[name]
            busy = (server.sample().processor - before.processor) / seconds
            sleep(RESTING)
            after = server.sample()
            print(
                f"attacks: {name}: {in_words(done)}; memory {before.memory / MEGABYTE:.0f} MB,"
                f" {after.memory / MEGABYTE:.0f} MB after; busy {100 * busy:.0f} % of one core;"
                f" honest calls answered {answered[True]} of {answered.total()}",
                flush=True,
            )


def held(folder: Path, tables: Path) -> None:
    """Viewers' sockets, as many as a server that may open 4,096 connections has room for."""
    with serving(folder, "--public") as server:
        before = server.sample().memory
        memory = asyncio.run(_hold(server, tables.read_text(encoding="utf-8").split()))
        print(
            f"attacks: {SOCKETS:,} sockets of viewers held at once, memory {before / MEGABYTE:.0f}"
            f" MB, {memory / MEGABYTE:.0f} MB while they are open",
            flush=True,
        )


async def _hold(server: LoadServer, tables: Sequence[str]) -> float:
    """The server's memory when each has heard how its table stands."""
    async with AsyncExitStack() as sockets:
        for number in range(SOCKETS):
            table = tables[number % len(tables)]
            address = f"127.0.20.{1 + number // SOCKETS_AN_ADDRESS}"
            where = f"ws://127.0.0.1:{server.port}/api/tables/{table}/stream"
            line = await sockets.enter_async_context(
                connect(where, local_addr=(address, 0), compression=None, proxy=None)
            )
            await line.recv()
        return (await asyncio.to_thread(server.sample)).memory


def side_by_side(folder: Path, tables: Path, minutes: float) -> None:
    """Windows with attacks in turns with windows without, so that both meet the same machine."""
    calm, attacked = Window([], []), Window([], [])
    done: dict[str, Counter[str]] = {name: Counter() for name in ATTACKS}
    with serving(folder, "--public") as server:
        first = server.sample().memory
        for number in range(max(1, round(60 * minutes / WINDOW))):
            calm.add(_window(server, CALM_WINDOW))
            attackers = attacking(server, WINDOW + 2 * THINK + 10, ["all"], tables)
            attacked.add(_window(server, WINDOW))
            for name, counted in done_by(attackers).items():
                done[name] += counted
            print(f"attacks: window {number + 1}: {_compared(attacked, calm)}", flush=True)
        sleep(RESTING)
        last = server.sample().memory
    print(f"attacks: {minutes:.0f} minutes of all of them: {_compared(attacked, calm)}")
    print(f"attacks: memory {first / MEGABYTE:.0f} MB, {last / MEGABYTE:.0f} MB after")
    for name, counted in done.items():
        print(f"attacks: meanwhile {name}: {in_words(counted)}")
    print(f"attacks: answers of 5xx: {sum(counted['5xx'] for counted in done.values())}")


def _window(server: LoadServer, seconds: float) -> Played:
    return played(server, HONEST_TABLES, THINK, SWARMS, seconds)


def _compared(attacked: Window, calm: Window) -> str:
    ratio = percentile(attacked.times, 0.99) / percentile(calm.times, 0.99)
    return f"{attacked}; without attacks {calm}; ratio {ratio:.2f} (wanted: at most 2)"


class Window(NamedTuple):
    """Acknowledgements, and bare commits beside them: what the disk alone takes."""

    times: list[float]
    bare: list[float]

    def add(self, more: Played) -> None:
        self.times.extend(more.times)
        self.bare.extend(more.bare)

    def __str__(self) -> str:
        return (
            f"{len(self.times)} moves acknowledged in {percentile(self.times, 0.5):.1f} ms"
            f" (median), {percentile(self.times, 0.99):.1f} ms (99 %), bare commit"
            f" {percentile(self.bare, 0.99):.1f} ms (99 %)"
        )


def killed(folder: Path, kills: int) -> None:
    seen = asyncio.run(kill_loop(folder, kills))
    stored = kept_whole(folder, seen)
    print(
        f"attacks: {kills} kills under load: each of {acknowledged_in(seen)} acknowledged commands"
        f" is among the {stored} stored, none of them twice"
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.attacks")
    parser.add_argument("--seconds", type=float, default=20.0, help="of each attack alone")
    parser.add_argument("--minutes", type=float, default=30.0, help="of all attacks at once")
    parser.add_argument("--kills", type=int, default=22)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder, tables = Path(name), Path(name) / "tables.txt"
        with serving(folder / "attacked") as server:
            open_tables(server, tables)
        if asked.seconds:
            one_by_one(folder / "attacked", tables, asked.seconds)
            held(folder / "attacked", tables)
        if asked.kills:
            killed(folder / "killed", asked.kills)
        if asked.minutes:
            side_by_side(folder / "attacked", tables, asked.minutes)


if __name__ == "__main__":
    main()
