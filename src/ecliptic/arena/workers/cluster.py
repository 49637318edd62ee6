"""Playing on a dask cluster.

A task is a function of ours by its name with plain values, its result is JSON. dask packs both into
messages of its own, in which there are pickles: whoever reaches a scheduler can run code wherever a
worker has joined it, so a cluster is trusted as a whole.

However long the plan, few tasks are in flight. What a worker that dies was playing, dask gives to
another one; what dask cannot mend ends the run in one line, and the next run goes on.
"""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import CancelledError
from itertools import islice
from queue import Empty, SimpleQueue
from time import monotonic

import msgspec
from distributed import Client, Future
from distributed.client import ClosedClientError
from distributed.scheduler import KilledWorker

from ecliptic.arena.plan import Plan
from ecliptic.arena.workers.protocol import Played
from ecliptic.arena.workers.task import Answer, play
from ecliptic.arena.workers.troubles import in_one_line, nobody_plays, would_differ
from ecliptic.arena.workers.versions import versions
from ecliptic.core.errors import EclipticError

FOR_EACH_WORKER = 2
"""Tasks in flight: one that is played and one that waits for its end."""
TICK = 1.0
PATIENCE = 60.0
"""Seconds for a worker to join when the last one has left."""


class Cluster:
    """A scheduler that has been reached, and whoever has joined it."""

    def __init__(self, client: Client, address: str) -> None:
        self._client = client
        self._address = address

    def play(self, plan: Plan, deals: range) -> Generator[Played]:
        told, wanted = msgspec.json.encode(plan), versions()
        waiting = iter(deals)
        finished: SimpleQueue[Future[bytes]] = SimpleQueue()
        in_flight: dict[Future[bytes], int] = {}
        try:
            while True:
                for deal in islice(waiting, max(0, self._room() - len(in_flight))):
                    task = self._client.submit(play, told, deal, wanted, pure=False)
                    in_flight[task] = deal
                    task.add_done_callback(finished.put)
                if not in_flight:
                    return
                task = self._next(finished)
                yield self._played(task, in_flight.pop(task))
        except (OSError, CancelledError, ClosedClientError) as error:
            raise EclipticError("arena-cluster-lost", address=self._address) from error
        finally:
            if in_flight and self._client.status == "running":
                self._client.cancel(list(in_flight))

    def _room(self) -> int:
        return FOR_EACH_WORKER * max(1, self._workers())

    def _workers(self) -> int:
        return len(self._client.nthreads())

    def _next(self, finished: SimpleQueue[Future[bytes]]) -> Future[bytes]:
        """The next task to end, as long as there is anybody to play it."""
        last_seen = monotonic()
        while True:
            try:
                return finished.get(timeout=TICK)
            except Empty:
                if self._workers():
                    last_seen = monotonic()
                elif monotonic() - last_seen > PATIENCE:
                    raise nobody_plays(self._address, PATIENCE) from None

    def _played(self, task: Future[bytes], deal: int) -> Played:
        trouble = task.exception()
        if isinstance(trouble, CancelledError):
            raise trouble
        if isinstance(trouble, KilledWorker):
            raise EclipticError("arena-cluster-killed", deal=deal)
        if trouble is not None:
            raise EclipticError("arena-cluster-failed", deal=deal, reason=in_one_line(trouble))
        answer = msgspec.json.decode(task.result(), type=Answer)
        if answer.played is None:
            raise would_differ(answer.worker, answer.differs)
        return answer.played
