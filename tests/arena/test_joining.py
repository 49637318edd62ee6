"""Which clusters `ecliptic arena --cluster` plays on, and how it refuses all others: in one line,
with nothing written."""

from __future__ import annotations

import logging
import pickletools
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import dask.config
import pytest
from distributed import LocalCluster
from distributed.protocol import pickle

from ecliptic.arena.plan import make_plan
from ecliptic.arena.run import run as play
from ecliptic.arena.workers import joining, task
from ecliptic.arena.workers.joining import joined
from ecliptic.cli import run
from ecliptic.core.errors import EclipticError

WORDS = "arena planetx --players random,pencil --deals 2 --control-deals 0 --oracle-deals 0"
PLAN = make_plan("ptolemaeus", ["random", "random"], 3, "joining", {}, 0, 0)


@contextmanager
def cluster_in_this_process(workers: int) -> Iterator[LocalCluster]:
    with (
        dask.config.set({"distributed.scheduler.http.routes": []}),
        LocalCluster(
            n_workers=workers,
            processes=False,
            threads_per_worker=1,
            protocol="tcp",
            host="127.0.0.1",
            dashboard_address="127.0.0.1:0",
            scheduler_kwargs={"dashboard": False},
            silence_logs=logging.CRITICAL,
        ) as cluster,
    ):
        yield cluster


@contextmanager
def stranger(greeting: bytes) -> Iterator[str]:
    """The address of a server that is none of dask."""
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def greet() -> None:
            with listening.accept()[0] as line, suppress(OSError):
                if greeting:
                    line.sendall(greeting)
                while line.recv(1000):
                    pass

        thread = threading.Thread(target=greet)
        thread.start()
        yield f"tcp://127.0.0.1:{listening.getsockname()[1]}"
        thread.join()


def refused(capsys: pytest.CaptureFixture[str], cluster: str, out: Path, *more: str) -> str:
    assert run([*WORDS.split(), "--cluster", cluster, "--out", str(out), *more]) == 2
    said, problems = capsys.readouterr()
    assert said == ""
    assert problems.count("\n") == 1
    assert not out.exists()
    return problems


@pytest.mark.parametrize(
    "address",
    ["", "local", "local:0", "local:two", "local:-1", "here:8786", "http://here:80", "tcp://here"],
)
def test_an_address_is_one_of_three_kinds(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = refused(capsys, address, tmp_path / "out")
    assert f"not {address!r}" in said
    assert "tcp://HOST:PORT" in said


def test_a_cluster_has_its_own_workers(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = refused(capsys, "tcp://127.0.0.1:8786", tmp_path / "out", "--workers", "3")
    assert "--cluster local:3" in said


def test_without_the_extra_it_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, joining.__name__)
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert "pip install 'ecliptic[cluster]'" in refused(capsys, "local:2", tmp_path / "out")


@pytest.mark.parametrize("greeting", [b"", b"HTTP/1.1 400 Bad Request\r\n\r\n", b"\0" * 8])
def test_what_is_no_scheduler_is_not_waited_for(
    greeting: bytes,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(joining, "ANSWER", 0.3)
    with stranger(greeting) as address:
        assert f"No dask scheduler answers at {address}" in refused(
            capsys, address, tmp_path / "out"
        )


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:9", "tls://127.0.0.1:9", "tcp://no.such:1"])
def test_nobody_is_at_the_address(
    address: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(joining, "ANSWER", 0.3)
    assert "No dask scheduler" in refused(capsys, address, tmp_path / "out")


def test_a_worker_is_no_scheduler(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with cluster_in_this_process(1) as cluster:
        worker = cluster.workers[0].address
        assert "it is a Worker" in refused(capsys, worker, tmp_path / "out")


def test_nobody_plays_without_workers(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "FIRST_WORKER", 0.1)
    with cluster_in_this_process(0) as cluster:
        said = refused(capsys, cluster.scheduler_address, tmp_path / "out")
    assert f"dask worker {cluster.scheduler_address} --nthreads 1" in said


def test_a_deal_that_cannot_be_played_ends_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ValueError("out of tea")

    with cluster_in_this_process(1) as cluster:
        monkeypatch.setattr(task, "play_deal", fails)
        with pytest.raises(EclipticError) as ended, joined(cluster.scheduler_address) as workers:
            play(PLAN, workers=workers)
    assert ended.value.code == "arena-cluster-failed"
    assert ended.value.facts == {"deal": 0, "reason": "out of tea"}


def test_what_crosses_the_wire_names_functions_of_ours_and_holds_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    packed: list[bytes] = []
    dumps: Callable[..., bytes] = pickle.dumps

    def spy(value: object, **options: object) -> bytes:
        packed.append(dumps(value, **options))
        return packed[-1]

    monkeypatch.setattr(pickle, "dumps", spy)
    with cluster_in_this_process(1) as cluster, joined(cluster.scheduler_address) as workers:
        assert len(play(PLAN, workers=workers).deals) == PLAN.deals
    named = {
        told
        for frame in packed
        for _, told, _ in pickletools.genops(frame)
        if isinstance(told, str) and told.startswith("ecliptic.")
    }
    assert named == {"ecliptic.arena.workers.task"}
