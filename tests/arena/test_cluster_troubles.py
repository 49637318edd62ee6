"""What dask cannot mend ends a run in one line, and the next one goes on. At full size only
(conftest.py): every test has a cluster of its own, and tests/arena/test_joining.py a small one."""

from __future__ import annotations

import multiprocessing
import os
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from distributed import Security

from ecliptic.arena.plan import command, make_plan
from ecliptic.arena.results import DEALS
from ecliptic.arena.run import run
from ecliptic.arena.workers import joining
from ecliptic.arena.workers.joining import joined
from ecliptic.core.errors import EclipticError
from tests.arena.machines import machines

PLAN = make_plan("planetx", ["random", "pencil"], 8, "cluster", {}, 0, 0)
WITHOUT_ECLIPTIC = "import sys; sys.modules['ecliptic'] = None"
DYING = "import os, ecliptic.arena.workers.task as task; task.play_deal = lambda *_: os._exit(1)"


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    folder = tmp_path_factory.mktemp("alone")
    run(PLAN, folder)
    return (folder / DEALS).read_bytes()


@pytest.fixture(autouse=True)
def nobody_is_in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "ANSWER", 60.0)


def test_a_worker_without_ecliptic_is_refused(tmp_path: Path) -> None:
    with machines(tmp_path) as started:
        started.worker("--nthreads", "1", changed=WITHOUT_ECLIPTIC)
        started.wait_for_workers(1)
        with pytest.raises(EclipticError) as refused, joined(started.address):
            pass
    assert refused.value.code == "arena-cluster-differs"
    assert "ecliptic" in str(refused.value.facts["differs"])
    assert refused.value.facts["machine"] != started.address


def test_a_scheduler_without_ecliptic_is_refused(tmp_path: Path) -> None:
    """It reads the tasks that it gives away."""
    with machines(tmp_path, changed=WITHOUT_ECLIPTIC) as started:
        started.worker("--nthreads", "1")
        started.wait_for_workers(1)
        with pytest.raises(EclipticError) as refused, joined(started.address):
            pass
    assert refused.value.code == "arena-cluster-differs"
    assert refused.value.facts["machine"] == started.address


def test_a_deal_that_ends_every_worker_ends_the_run(
    alone: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES", "0")
    with machines(tmp_path / "scratch") as started:
        started.worker("--nthreads", "1", changed=DYING)
        started.wait_for_workers(1)
        with pytest.raises(EclipticError) as refused, joined(started.address) as workers:
            run(PLAN, tmp_path / "out", workers)
    assert refused.value.code == "arena-cluster-killed"
    run(PLAN, tmp_path / "out")
    assert (tmp_path / "out" / DEALS).read_bytes() == alone


def test_a_scheduler_that_is_gone_ends_the_run(
    alone: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(joining, "ANSWER", 5.0)
    with machines(tmp_path / "scratch") as started:
        started.worker("--nthreads", "1")
        started.wait_for_workers(1)

        def gone(played: int) -> None:
            if played == 2:
                started.scheduler.kill()

        with pytest.raises(EclipticError) as refused, joined(started.address) as workers:
            run(PLAN, tmp_path / "out", workers, gone)
    assert refused.value.code == "arena-cluster-lost"
    run(PLAN, tmp_path / "out")
    assert (tmp_path / "out" / DEALS).read_bytes() == alone


def test_a_process_of_a_local_cluster_is_killed(alone: bytes, tmp_path: Path) -> None:
    def kill(played: int) -> None:
        if played == 2:
            victim = multiprocessing.active_children()[0].pid
            assert victim is not None
            os.kill(victim, signal.SIGKILL)

    with joined("local:2") as workers:
        run(PLAN, tmp_path, workers, kill)
    assert (tmp_path / DEALS).read_bytes() == alone


def test_a_cluster_behind_tls(alone: bytes, tmp_path: Path) -> None:
    """By dask's own settings; without them, one line."""
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    words = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=ecliptic"
    made = [*words.split(), "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    files = {"ca-file": certificate, "key": key, "cert": certificate}
    told = [word for name, path in files.items() for word in (f"--tls-{name}", str(path))]
    client = {"tls_ca_file": certificate, "tls_client_key": key, "tls_client_cert": certificate}
    with machines(tmp_path / "scratch", tuple(told)) as started:
        started.worker("--nthreads", "1")
        started.wait_for_workers(1, Security(**{name: str(path) for name, path in client.items()}))
        with pytest.raises(EclipticError) as refused, joined(started.address):
            pass
        assert refused.value.code == "arena-cluster-unreachable"
        assert "TLS" in str(refused.value.facts["reason"])
        settings = {"CA_FILE": certificate, "CLIENT__KEY": key, "CLIENT__CERT": certificate}
        own = {f"DASK_DISTRIBUTED__COMM__TLS__{name}": str(path) for name, path in settings.items()}
        asked = [*shlex.split(command(PLAN))[1:], "--cluster", started.address]
        subprocess.run(
            [sys.executable, "-m", "ecliptic", *asked, "--out", str(tmp_path / "out")],
            env={**os.environ, **own},
            check=True,
            capture_output=True,
        )
    assert (tmp_path / "out" / DEALS).read_bytes() == alone
