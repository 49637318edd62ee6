"""A plan played on a dask cluster: the same bytes as alone, whatever becomes of its machines."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import ecliptic
from ecliptic.arena.plan import make_plan
from ecliptic.arena.results import DEALS, saved_results
from ecliptic.arena.run import run
from ecliptic.arena.workers import joining
from ecliptic.arena.workers.joining import joined
from ecliptic.core.errors import EclipticError
from tests.arena.machines import Machines, machines
from tests.sizes import size

PLAN = make_plan("planetx", ["random", "pencil"], size(8, 60), "cluster", {}, 0, size(0, 1))
OTHER_VERSION = "import ecliptic; ecliptic.__version__ = '0.0.9'"


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("alone")
    run(PLAN, folder)
    return (folder / DEALS).read_bytes()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machines]:
    """Two workers that stay; one has more threads than it should."""
    with machines(tmp_path_factory.mktemp("cluster")) as started:
        started.worker("--nthreads", "1")
        started.worker("--nthreads", "3")
        yield started


@pytest.fixture(autouse=True)
def nobody_is_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "ANSWER", 60.0)


def worker_that_joins(cluster: Machines, changed: str = "") -> subprocess.Popen[bytes]:
    cluster.wait_for_workers(2)
    third = cluster.worker("--nthreads", "1", changed=changed)
    cluster.wait_for_workers(3)
    return third


def test_one_of_three_workers_is_killed(cluster: Machines, alone: bytes, tmp_path: Path) -> None:
    third = worker_that_joins(cluster)

    def kill(played: int) -> None:
        if played == 2:
            third.kill()

    with joined(cluster.address) as workers:
        run(PLAN, tmp_path, workers, kill)
    assert third.wait() < 0
    assert (tmp_path / DEALS).read_bytes() == alone
    assert set(saved_results(tmp_path).timings) == set(range(PLAN.deals))


def test_an_interrupted_run_goes_on_to_the_same(
    cluster: Machines, alone: bytes, tmp_path: Path
) -> None:
    def interrupt(played: int) -> None:
        if played == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt), joined(cluster.address) as workers:
        run(PLAN, tmp_path, workers, interrupt)
    kept = (tmp_path / DEALS).read_bytes()
    assert kept.count(b"\n") == 1 + 3
    assert alone.startswith(kept)
    done: list[int] = []
    with joined(cluster.address) as workers:
        run(PLAN, tmp_path, workers, done.append)
    assert done == list(range(3, PLAN.deals + 1)), "what was there is not played again"
    assert (tmp_path / DEALS).read_bytes() == alone


def test_a_worker_that_would_play_otherwise_is_refused(
    cluster: Machines, alone: bytes, tmp_path: Path
) -> None:
    """When it joins in the middle, and when it is there from the start."""
    with joined(cluster.address) as workers:
        other = worker_that_joins(cluster, OTHER_VERSION)
        with pytest.raises(EclipticError) as late:
            run(PLAN, tmp_path / "late", workers)
    with pytest.raises(EclipticError) as early, joined(cluster.address) as workers:
        run(PLAN, tmp_path / "early", workers)
    other.kill()
    other.wait()
    for refused in (late.value, early.value):
        assert refused.code == "arena-cluster-differs"
        assert refused.facts["differs"] == f"ecliptic 0.0.9 instead of {ecliptic.__version__}"
    assert not (tmp_path / "early").exists()
    assert alone.startswith((tmp_path / "late" / DEALS).read_bytes())
    run(PLAN, tmp_path / "late")
    assert (tmp_path / "late" / DEALS).read_bytes() == alone
