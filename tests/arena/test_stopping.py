"""A run with two workers that is stopped by a real signal: nobody is left over, nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

from ecliptic.arena.plan import Plan, make_plan
from ecliptic.arena.results import DEALS
from ecliptic.arena.run import run
from ecliptic.arena.workers.processes import Processes

PLAN = make_plan("planetx", ["random", "pencil"], 4, "stopping", {}, 0, 0)
LONG = make_plan("planetx", ["random", "pencil"], 500, "stopping", {}, 0, 0)
STOPPED_AT = 2
RUN = f"""
import multiprocessing, os, signal, sys
from pathlib import Path
import msgspec
from ecliptic.arena.plan import Plan
from ecliptic.arena.run import run
from ecliptic.arena.workers.processes import Processes

signal.signal(signal.SIGINT, signal.default_int_handler)
plan, folder, number, whom = sys.argv[1:]

def stop(played):
    if played == {STOPPED_AT}:
        workers = [worker.pid for worker in multiprocessing.active_children()]
        for one in [os.getpid()] if whom == "run" else workers:
            os.kill(one, int(number))

run(msgspec.json.decode(plan, type=Plan), Path(folder), Processes(2), stop)
"""


@pytest.fixture(scope="module")
def undisturbed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("undisturbed")
    run(PLAN, folder)
    return (folder / DEALS).read_bytes()


def stopped(
    plan: Plan, folder: Path, number: signal.Signals, whom: str
) -> subprocess.CompletedProcess[bytes]:
    """The run after its end. It shares its output with its workers, so that a worker left over
    would be waited for until the test fails."""
    told = msgspec.json.encode(plan).decode()
    words = [sys.executable, "-c", RUN, told, str(folder), str(int(number)), whom]
    return subprocess.run(words, capture_output=True, timeout=120, check=False)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_a_stopped_run_goes_on_to_the_same(
    number: signal.Signals, tmp_path: Path, undisturbed: bytes
) -> None:
    assert stopped(PLAN, tmp_path, number, "run").returncode != 0
    kept = (tmp_path / DEALS).read_bytes()
    assert kept.count(b"\n") == 1 + STOPPED_AT
    assert undisturbed.startswith(kept)
    run(PLAN, tmp_path, Processes(2))
    assert (tmp_path / DEALS).read_bytes() == undisturbed


def test_workers_that_are_killed_are_not_waited_for(tmp_path: Path) -> None:
    """What they were playing is forgotten, so the run could never end."""
    ended = stopped(LONG, tmp_path, signal.SIGKILL, "workers")
    assert b"arena-worker-died" in ended.stderr
    assert (tmp_path / DEALS).read_bytes().count(b"\n") > STOPPED_AT


def lines_of(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_stops_a_cluster_of_this_machine(tmp_path: Path) -> None:
    """As from a keyboard, which interrupts the cluster's processes as well."""
    words = "arena planetx --players random,pencil --deals 500 --control-deals 0 --oracle-deals 0"
    more = ("--seed", "stopping", "--cluster", "local:2", "--out", str(tmp_path / "out"))
    running = subprocess.Popen(
        [sys.executable, "-m", "ecliptic", *words.split(), *more],
        start_new_session=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    while lines_of(tmp_path / "out" / DEALS) < 1 + STOPPED_AT:
        assert running.poll() is None
        time.sleep(0.02)
    os.killpg(running.pid, signal.SIGINT)
    assert running.communicate(timeout=120)[0] == b""
    assert running.returncode == 130
    done = lines_of(tmp_path / "out" / DEALS) - 1

    def stop(played: int) -> None:
        if played == done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(LONG, tmp_path / "alone", progress=stop)
    kept = [(tmp_path / folder / DEALS).read_bytes() for folder in ("out", "alone")]
    assert kept[0] == kept[1]
