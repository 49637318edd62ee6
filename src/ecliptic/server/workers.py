"""A pool of worker processes, each asked one thing at a time: replaced when they die or take too
long, and ended when their answer is not wanted any more.

They are started and asked in threads. To start one from the event loop, uvloop would copy the page
tables of the whole server (fork), and nobody is answered meanwhile; `subprocess` lends them out
(vfork).
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from subprocess import PIPE, Popen
from threading import Lock
from time import perf_counter
from typing import Any, TypeVar

import msgspec

from ecliptic.server.fair_queue import Asker, FairQueue
from ecliptic.server.pipes import LENGTH_BYTES, framed

T = TypeVar("T")

ANYBODY = Asker()
OPPONENTS = (sys.executable, "-m", "ecliptic.server.opponents.worker")
_NICENESS = 10
"""Workers give way to the server on the processor: whoever moves does not wait for a thought."""


class WorkerFailed(Exception):
    """No answer: `reason` is `overlong` or `crashed`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class WorkerProcess:
    """One process, started with its first question. Its methods wait, so they are for threads; it
    may be ended while another thread asks it, who then gets no answer."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Popen[bytes] | None = None
        self._ended = False
        self._starting = Lock()

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def ask(self, question: bytes) -> bytes:
        """An answer, however long it takes. Raises `EOFError` or `OSError` if there is none."""
        process = self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError("a worker without pipes")
        process.stdin.write(question)
        process.stdin.flush()
        length = int.from_bytes(process.stdout.read(LENGTH_BYTES), "big")
        body = process.stdout.read(length)
        if not length or len(body) < length:
            raise EOFError("half an answer")
        return body

    def end(self) -> None:
        """End it for good, whatever it does."""
        with self._starting:
            self._ended = True
        process = self._process
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):  # what it was not told is still in the buffer
                    pipe.close()

    def _running(self) -> Popen[bytes]:
        with self._starting:
            if self._ended:
                raise EOFError("ended before it was started")
            if self._process is None:
                self._process = Popen(self._command, stdin=PIPE, stdout=PIPE)
                if sys.platform != "win32":
                    # From its first moment: to start takes it longer than to think.
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, _NICENESS)
            return self._process


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
        self._idle: list[WorkerProcess] = []
        self._busy: set[WorkerProcess] = set()
        self._queue = FairQueue(count)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="worker")

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
                    answered = await self._ask(worker, question, answer)
            except TimeoutError as error:
                raise WorkerFailed("overlong") from error
            except (EOFError, OSError, msgspec.DecodeError) as error:
                raise WorkerFailed("crashed") from error
            else:
                self._idle.append(worker)
                return answered
            finally:
                if self._spent is not None:
                    self._spent(perf_counter() - start)
                if worker not in self._idle:
                    # Should this be cancelled too, `close` still knows the process.
                    await asyncio.to_thread(worker.end)
                self._busy.discard(worker)

    async def close(self) -> None:
        workers, self._idle = [*self._idle, *self._busy], []
        for worker in workers:
            await asyncio.to_thread(worker.end)
        await asyncio.to_thread(self._threads.shutdown)

    async def _ask(self, worker: WorkerProcess, question: Any, answer: type[T]) -> T:
        loop = asyncio.get_running_loop()
        body = await loop.run_in_executor(self._threads, worker.ask, framed(question))
        return msgspec.json.decode(body, type=answer)

    async def _free(self) -> WorkerProcess:
        """A process that waits for a question, or a new one. One that has died meanwhile is not
        asked: it would only cost the asker an answer."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            await asyncio.to_thread(worker.end)
        return WorkerProcess(self._command)
