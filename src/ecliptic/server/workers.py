"""Processes that work things out for the server: a few, each asked one thing at a time, replaced
when they die or take too long, and ended when their answer is not wanted any more."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

from ecliptic.server.pipes import LENGTH_BYTES, framed

T = TypeVar("T")

OPPONENTS = (sys.executable, "-m", "ecliptic.server.worker")


class WorkerFailed(Exception):
    """No answer: `reason` is `overlong` or `crashed`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Workers:
    def __init__(self, count: int, command: Sequence[str] = OPPONENTS) -> None:
        self._command = command
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._places = asyncio.Semaphore(count)

    async def ask(self, question: Any, answer: type[T], most: float) -> T:
        """An answer within `most` seconds of thinking, the wait for a free process not counted."""
        async with self._places:
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(most):
                    answered = await _ask(worker, question, answer)
            except TimeoutError as error:
                raise WorkerFailed("overlong") from error
            except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError) as error:
                raise WorkerFailed("crashed") from error
            else:
                self._idle.append(worker)
                return answered
            finally:
                self._busy.discard(worker)
                if worker not in self._idle:
                    await _end(worker)

    async def close(self) -> None:
        workers, self._idle = [*self._idle, *self._busy], []
        for worker in workers:
            await _end(worker)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)


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
