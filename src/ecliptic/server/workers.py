"""A pool of worker processes, each asked one thing at a time: replaced when they die or take too
long, and ended when their answer is not wanted any more."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from ecliptic.server.fair_queue import Asker, FairQueue
from ecliptic.server.pipes import LENGTH_BYTES, framed

T = TypeVar("T")

ANYBODY = Asker()
OPPONENTS = (sys.executable, "-m", "ecliptic.server.opponents.worker")


class WorkerFailed(Exception):
    """No answer: `reason` is `overlong` or `crashed`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Workers:
    """Processes are started when they are needed, and kept for the next question. `spent` is told
    how many seconds each question took."""

    def __init__(
        self,
        count: int,
        command: Sequence[str] = OPPONENTS,
        spent: Callable[[float], None] | None = None,
    ) -> None:
        self._command = command
        self._spent = spent
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._queue = FairQueue(count)

    @property
    def waiting(self) -> int:
        """Questions that no process is free for."""
        return self._queue.waiting

    async def ask(self, question: Any, answer: type[T], most: float, asker: Asker = ANYBODY) -> T:
        """An answer within `most` seconds of thinking, the wait for a free process not counted."""
        async with self._queue.place(asker):
            worker = await self._free()
            self._busy.add(worker)
            start = perf_counter()
            try:
                async with asyncio.timeout(most):
                    answered = await _ask(worker, question, answer)
            except TimeoutError as error:
                raise WorkerFailed("overlong") from error
            except (asyncio.IncompleteReadError, OSError, msgspec.DecodeError) as error:
                raise WorkerFailed("crashed") from error
            else:
                self._idle.append(worker)
                return answered
            finally:
                if self._spent is not None:
                    self._spent(perf_counter() - start)
                if worker not in self._idle:
                    # Should this be cancelled too, `close` still knows the process.
                    await _end(worker)
                self._busy.discard(worker)

    async def close(self) -> None:
        workers, self._idle = [*self._idle, *self._busy], []
        for worker in workers:
            await _end(worker)

    async def _free(self) -> asyncio.subprocess.Process:
        """A process that waits for a question, or a new one. One that has died meanwhile is not
        asked: it would only cost the asker an answer."""
        while self._idle:
            worker = self._idle.pop()
            if worker.returncode is None:
                return worker
            await _end(worker)
        pipe = asyncio.subprocess.PIPE
        try:
            return await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        except OSError as error:
            raise WorkerFailed("crashed") from error


async def _ask(worker: asyncio.subprocess.Process, question: Any, answer: type[T]) -> T:
    if worker.stdin is None or worker.stdout is None:
        raise ConnectionError("a worker without pipes")
    worker.stdin.write(framed(question))
    await worker.stdin.drain()
    length = await worker.stdout.readexactly(LENGTH_BYTES)
    body = await worker.stdout.readexactly(int.from_bytes(length, "big"))
    return msgspec.json.decode(body, type=answer)


async def _end(worker: asyncio.subprocess.Process) -> None:
    if worker.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
    if worker.stdin is not None:
        worker.stdin.close()
