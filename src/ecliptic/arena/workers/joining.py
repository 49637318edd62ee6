"""From an address to a cluster that may play: reached, and the same on every machine.

When a cluster is refused here, nothing has been written yet. `local:N` starts one of N processes.
"""

from __future__ import annotations

import asyncio
import logging
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager

import dask.config
from distributed import Client, LocalCluster, Nanny, Security
from distributed.core import rpc

from ecliptic.arena.workers.cluster import Cluster
from ecliptic.arena.workers.interrupts import interrupts_wait
from ecliptic.arena.workers.troubles import in_one_line, nobody_plays, would_differ
from ecliptic.arena.workers.versions import differences, versions
from ecliptic.core.errors import BadRequest, EclipticError, shorten

LOCAL = re.compile("local:([1-9][0-9]{0,2})")
REMOTE = re.compile(r"(tcp|tls)://([^\s/:\[\]]+|\[[0-9A-Fa-f:.]+\]):[0-9]{1,5}")
HERE = "127.0.0.1"
ANSWER = 5.0
"""Seconds for a scheduler to answer."""
FIRST_WORKER = 10.0
"""Seconds for a worker to be there."""


@contextmanager
def joined(address: str) -> Iterator[Cluster]:
    """The cluster at an address, as long as the block lasts."""
    local = LOCAL.fullmatch(address)
    if local is None and REMOTE.fullmatch(address) is None:
        raise BadRequest("arena-cluster-address", address=shorten(address))
    with _quiet():
        if local is None:
            with _client(address) as client:
                _require_the_same_everywhere(client, address)
                yield Cluster(client, address)
        else:
            with (
                _started(address, int(local[1])) as started,
                Client(started, set_as_default=False) as client,
            ):
                yield Cluster(client, address)


@contextmanager
def _quiet() -> Iterator[None]:
    """What dask logs and warns of is no answer to a command; what ends a run, we say ourselves."""
    before = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    try:
        with warnings.catch_warnings(action="ignore"):
            yield
    finally:
        logging.disable(before)


class _Impatient(Nanny):
    """Whoever starts a worker of ours and replaces it; nobody wants the deal that it was playing
    when the cluster is closed."""

    async def kill(self, timeout: float = 5, reason: str = "nanny-kill") -> None:
        await super().kill(min(timeout, 2), reason)


def _started(address: str, processes: int) -> LocalCluster:
    """A cluster that listens to this machine alone and serves no pages.

    A process that dies is replaced. None has a limit of memory: dask would divide the machine's by
    the number of processes and end whoever is above, and a deal leaves nothing behind.
    """
    no_pages: dict[str, list[str]] = {
        "distributed.scheduler.http.routes": [],
        "distributed.worker.http.routes": [],
    }
    with dask.config.set(no_pages), interrupts_wait(), _or_refused(address):
        return LocalCluster(
            worker_class=_Impatient,
            n_workers=processes,
            threads_per_worker=1,
            memory_limit=None,
            host=HERE,
            dashboard_address=f"{HERE}:0",
            scheduler_kwargs={"dashboard": False},
            silence_logs=logging.CRITICAL,
        )


def _client(address: str) -> Client:
    with _or_refused(address):
        found = asyncio.run(_identity(address))
        if "workers" not in found:
            raise TypeError(f"it is a {shorten(str(found.get('type', 'stranger')))}")
        return Client(address, timeout=ANSWER, set_as_default=False)


@contextmanager
def _or_refused(address: str) -> Iterator[None]:
    """There is no end to what may answer at an address, and to how dask says so."""
    try:
        yield
    except Exception as error:
        reason = in_one_line(error)
        raise EclipticError("arena-cluster-unreachable", address=address, reason=reason) from error


async def _identity(address: str) -> dict[str, object]:
    """How whoever listens at an address introduces itself, if it is of dask."""
    encryption = Security().get_connection_args("client")
    async with (
        asyncio.timeout(ANSWER),
        rpc(address, timeout=ANSWER, connection_args=encryption) as scheduler,
    ):
        identity: dict[str, object] = await scheduler.identity()
        return identity


def _require_the_same_everywhere(client: Client, address: str) -> None:
    """The scheduler, which has to read the tasks it gives away, and everybody who plays them."""
    try:
        client.wait_for_workers(1, timeout=FIRST_WORKER)
    except TimeoutError as error:
        raise nobody_plays(address, FIRST_WORKER) from error
    found: dict[str, object] = client.run(versions, on_error="return")
    try:
        found[address] = client.run_on_scheduler(versions)
    except Exception as error:  # whatever keeps it from finding our function
        found[address] = error
    for machine, told in sorted(found.items()):
        reason = differences(versions(), told) if isinstance(told, bytes) else _why(told)
        if reason:
            raise would_differ(machine, reason)


def _why(told: object) -> str:
    return in_one_line(told) if isinstance(told, BaseException) else "it gives no versions"
