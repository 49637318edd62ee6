"""The processes opponents think in: a few, each asked one thing at a time, replaced when they die
or take too long."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections.abc import Sequence

import msgspec

from ecliptic.server.thinking import LENGTH_BYTES, Question, Thought, framed

COMMAND = (sys.executable, "-m", "ecliptic.server.worker")


class OpponentFailed(Exception):
    """No answer: `reason` is `overlong` or `crashed`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Workers:
    def __init__(self, count: int, command: Sequence[str] = COMMAND) -> None:
        self._command = command
        self._idle: list[asyncio.subprocess.Process] = []
        self._busy: set[asyncio.subprocess.Process] = set()
        self._places = asyncio.Semaphore(count)

    async def think(self, question: Question, most: float) -> msgspec.Raw:
        """An answer within `most` seconds of thinking, the wait for a free process not counted."""
        async with self._places:
            worker = self._idle.pop() if self._idle else await self._start()
            self._busy.add(worker)
            try:
                async with asyncio.timeout(most):
                    thought = await _ask(worker, question)
            except TimeoutError as error:
                raise OpponentFailed("overlong") from error
            except (asyncio.IncompleteReadError, ConnectionError, msgspec.DecodeError) as error:
                raise OpponentFailed("crashed") from error
            else:
                self._idle.append(worker)
                return thought.action
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


async def _ask(worker: asyncio.subprocess.Process, question: Question) -> Thought:
    if worker.stdin is None or worker.stdout is None:
        raise ConnectionError("a worker without pipes")
    worker.stdin.write(framed(question))
    await worker.stdin.drain()
    length = await worker.stdout.readexactly(LENGTH_BYTES)
    body = await worker.stdout.readexactly(int.from_bytes(length, "big"))
    return msgspec.json.decode(body, type=Thought)


async def _end(worker: asyncio.subprocess.Process) -> None:
    if worker.returncode is None:
        with contextlib.suppress(ProcessLookupError):
            worker.kill()
        await worker.wait()
    if worker.stdin is not None:
        worker.stdin.close()
