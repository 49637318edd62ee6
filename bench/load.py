"""A swarm of remote players against a server of its own: `python -m bench.load`.

What is wanted is a ratio, or a figure that does not depend much on the machine: the 99th percentile
of acknowledgements against that of a bare durable commit on the same disk at the same time, moves
over sockets against moves by requests, the server's own processor time per move with many idle
tables beside it, memory per idle table, and the start with a thousand stored tables. Players and
server are processes of their own.

Processor time is no fixed measure: where a machine is shared, and wherever a processor sleeps
between two moves, the same instructions take two or three times as long. So beside such a figure
stands what a fixed calculation took in the same seconds, and what it takes without a pause.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from time import perf_counter, sleep
from typing import NamedTuple, Protocol

import httpx

from bench._bare import bare_calculations, bare_commits, calculation
from ecliptic.client.connection import Way
from tests.server.server_process import free_port

ACTIVE = 200
THINK = 2.0
SECONDS = 20.0
SWARMS = 2
PAIRS = 2
FEW, MANY = 10, 1000
COST_TABLES = 20
COST_THINK = 0.3
START_SECONDS = 3.0
IDLE_BYTES = 142_000


class Sample(NamedTuple):
    """What the server says of itself."""

    processor: float
    memory: float
    moves: float
    commits: float


class Load(Protocol):
    """What a swarm plays at: a server, or several."""

    folder: Path
    address: str

    def sample(self) -> Sample: ...


class LoadServer:
    """A server process on a folder."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._http = httpx.Client(base_url=self.address, trust_env=False, timeout=60.0)
        metrics_port = free_port()
        self._metrics = f"http://127.0.0.1:{metrics_port}/metrics"
        words = [sys.executable, "-m", "bench.load_server", str(folder), str(self.port), *options]
        words += ["--metrics-port", str(metrics_port)]
        start = perf_counter()
        self._process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        while not self._is_ready():
            sleep(0.05)
        self.start_seconds = perf_counter() - start

    def _is_ready(self) -> bool:
        try:
            return self._http.get("/readyz").is_success
        except httpx.TransportError:
            return False

    def sample(self) -> Sample:
        text = self._http.get(self._metrics).raise_for_status().text
        return Sample(
            _figure(text, "process_cpu_seconds_total"),
            _figure(text, "process_resident_memory_bytes"),
            _figure(text, 'ecliptic_moves_total{by="person"}'),
            _figure(text, "ecliptic_commits_total"),
        )

    def stop(self) -> None:
        self._http.close()
        self._process.terminate()
        self._process.wait()


def _figure(text: str, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


@contextmanager
def serving(folder: Path, *options: str) -> Iterator[LoadServer]:
    server = LoadServer(folder, *options)
    try:
        yield server
    finally:
        server.stop()


def start_swarm(
    server: Load, tables: int, seconds: float, think: float, name: str, way: Way = "socket"
) -> subprocess.Popen[str]:
    words = [server.address, str(tables), str(seconds), str(think), name, way]
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "bench.load_swarm", *words]
    return subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")


def line_of(swarm: subprocess.Popen[str]) -> str:
    if swarm.stdout is None:
        raise RuntimeError("a swarm without a voice")
    line = swarm.stdout.readline()
    if not line:
        raise RuntimeError("a swarm has died")
    return line


class Played(NamedTuple):
    """Acknowledgements and bare commits of the same seconds, in milliseconds; the server before
    and after, and seconds of the processor that the players took."""

    times: list[float]
    bare: list[float]
    before: Sample
    after: Sample
    players: float

    @property
    def moves(self) -> float:
        return self.after.moves - self.before.moves

    @property
    def cost(self) -> float:
        """Milliseconds of the server for each move."""
        return 1000 * (self.after.processor - self.before.processor) / self.moves


def played(
    server: Load,
    tables: int,
    think: float,
    swarms: int,
    seconds: float = SECONDS,
    way: Way = "socket",
) -> Played:
    name = f"{tables}-{perf_counter()}"
    running = [
        start_swarm(server, tables // swarms, seconds, think, f"{name}-{number}", way)
        for number in range(swarms)
    ]
    for swarm in running:
        line_of(swarm)
    before = server.sample()
    with bare_commits(server.folder) as bare:
        said = [json.loads(line_of(swarm)) for swarm in running]
    after = server.sample()
    for swarm in running:
        swarm.wait()
    times = [time for acknowledged, _ in said for time in acknowledged]
    return Played(times, bare, before, after, sum(spent for _, spent in said))


@contextmanager
def idle_tables(server: Load, tables: int, name: str) -> Iterator[None]:
    """Tables where both players are connected, and nobody moves."""
    swarm = start_swarm(server, tables, 0, 0, name)
    line_of(swarm)
    try:
        yield
    finally:
        swarm.communicate()


def percentile(times: Sequence[float], share: float) -> float:
    if not times:
        raise RuntimeError("nothing was acknowledged: the machine is too busy to measure")
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def acknowledgements(folder: Path) -> None:
    with serving(folder / "active") as server:
        with bare_commits(server.folder) as quiet:
            sleep(SECONDS / 2)
        game = played(server, ACTIVE, THINK, SWARMS)
        times, bare = game.times, game.bare
        ratio = percentile(times, 0.99) / percentile(bare, 0.99)
        print(
            f"load: {ACTIVE} tables, {THINK:.0f} s of thought: {len(times) / SECONDS:.0f} moves/s,"
            f" acknowledged in {percentile(times, 0.5):.1f} ms (median),"
            f" {percentile(times, 0.99):.1f} ms (99 %); bare commit"
            f" {percentile(bare, 0.5):.1f} ms, {percentile(bare, 0.99):.1f} ms;"
            f" ratio of the 99 % {ratio:.1f} (wanted: at most 4)"
        )
        print(
            f"load: before anybody played, a bare commit took {percentile(quiet, 0.5):.1f} ms"
            f" (median), {percentile(quiet, 0.99):.1f} ms (99 %)"
        )
        busy = (game.after.processor - game.before.processor) / SECONDS
        print(f"load: the server was busy {100 * busy:.0f} % of one core")
        without_thought(server)


def without_thought(server: LoadServer) -> None:
    """As many moves as there can be, each a request and each over the player's socket, in turns."""
    rates: dict[Way, list[float]] = {"request": [], "socket": []}
    for _ in range(PAIRS):
        for way, found in rates.items():
            game = played(server, ACTIVE // 4, 0.0, SWARMS, SECONDS / PAIRS, way)
            found.append(len(game.times) / (SECONDS / PAIRS))
            print(
                f"load: without thought, {ACTIVE // 4} tables, by {way}: {found[-1]:.0f} moves/s,"
                f" acknowledged in {percentile(game.times, 0.5):.1f} ms (median),"
                f" {percentile(game.times, 0.99):.1f} ms (99 %), each {game.cost:.2f} ms of the"
                f" server and {1000 * game.players / game.moves:.2f} ms of the players,"
                f" {game.moves / (game.after.commits - game.before.commits):.1f} to a commit"
            )
    ratio = sum(rates["socket"]) / sum(rates["request"])
    print(f"load: socket against request: ratio {ratio:.2f} (wanted: at least 2.5)")


class Cost(NamedTuple):
    """What a move costs where little happens."""

    move: float
    """Milliseconds of the server's own time, beyond what it spends when nobody moves."""
    quiet: float
    """The share of a core that this is: heartbeats of every open socket."""
    calculation: float
    """Milliseconds of a fixed calculation in the same seconds."""


def cost_per_move(server: Load) -> Cost:
    start = server.sample().processor
    sleep(SECONDS)
    quiet = (server.sample().processor - start) / SECONDS
    with bare_calculations() as bare:
        game = played(server, COST_TABLES, COST_THINK, 1)
    return Cost(game.cost - 1000 * quiet * SECONDS / game.moves, quiet, percentile(bare, 0.5))


def idle(folder: Path) -> None:
    with ExitStack() as stack:
        server = stack.enter_context(serving(folder / "idle"))
        stack.enter_context(idle_tables(server, FEW, "few"))
        few, before = cost_per_move(server), server.sample()
        stack.enter_context(idle_tables(server, MANY - FEW, "many"))
        after = server.sample()
        many = cost_per_move(server)
        print(
            f"load: a move costs {few.move:.2f} ms of the server with {FEW} idle tables,"
            f" {many.move:.2f} ms with {MANY} (wanted: at most 1.2); when nobody moves it is busy"
            f" {100 * few.quiet:.1f} % and {100 * many.quiet:.1f} % of one core (wanted: under 1)"
        )
        straight = min(calculation() for _ in range(100))
        print(
            f"load: in these seconds a calculation that takes {straight:.2f} ms without a pause"
            f" took {few.calculation:.2f} and {many.calculation:.2f} ms"
        )
        each = (after.memory - before.memory) / (MANY - FEW)
        print(
            f"load: {each / 1000:.0f} kB of memory per idle table with both players connected"
            f" (wanted: under {IDLE_BYTES // 1000})"
        )
    with serving(folder / "idle") as server:
        print(
            f"load: ready {server.start_seconds:.1f} s after the start with {MANY} stored tables"
            f" (wanted: under {START_SECONDS:.0f}), of which"
            f" {server.sample().processor:.1f} s of the processor"
        )


def main() -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        acknowledgements(folder)
        idle(folder)


if __name__ == "__main__":
    main()
