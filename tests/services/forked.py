"""Processes of our own code, forked from one that has loaded it already.

A new Python takes a second or two until a server of ours answers, most of them to load the code; a
fork has it. Otherwise it is a process like any: with surroundings and open files of its own, to be
stopped, killed and held. How the command itself starts is asked where that is the question, in
tests/test_cli.py, tests/server/test_shutdown.py and tests/hosting.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Mapping
from multiprocessing import get_context
from multiprocessing.reduction import DupFd
from typing import Any

_LOADED = get_context("forkserver")
_LOADED.set_forkserver_preload(["tests.services.loaded"])


class Forked:
    """Like `subprocess.Popen`, with a function in place of a program. It ends with the tests."""

    def __init__(
        self,
        work: Callable[..., object],
        *arguments: object,
        environment: Mapping[str, str] | None = None,
        streams: Mapping[int, int] | None = None,
    ) -> None:
        """`streams` are open files of this process that are 0, 1 or 2 in the other."""
        told = dict(os.environ if environment is None else environment)
        passed = {number: _Passed(file) for number, file in (streams or {}).items()}
        self._process = _LOADED.Process(
            target=_do, args=(work, arguments, told, passed), daemon=True
        )
        self._process.start()

    @property
    def pid(self) -> int:
        assert self._process.pid is not None
        return self._process.pid

    @property
    def returncode(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int | None:
        self._process.join(timeout)
        return self._process.exitcode

    def ended(self) -> int:
        """Its exit code, as soon as there is one."""
        self._process.join()
        assert self._process.exitcode is not None
        return self._process.exitcode

    def send_signal(self, how: signal.Signals) -> None:
        if self._process.is_alive():
            os.kill(self.pid, how)

    def kill(self) -> None:
        self._process.kill()


class Spoken(Forked):
    """One that is spoken with: it reads what is written to `stdin`, and prints to `stdout`."""

    def __init__(self, work: Callable[..., object], *arguments: object) -> None:
        reads, told = os.pipe()
        heard, prints = os.pipe()
        super().__init__(work, *arguments, streams={0: reads, 1: prints})
        os.close(reads)
        os.close(prints)
        self.stdin = os.fdopen(told, "w", buffering=1, encoding="utf-8")
        self.stdout = os.fdopen(heard, encoding="utf-8")

    def close(self) -> None:
        """It has nothing more to read, which is its end if nothing else was."""
        self.stdin.close()
        self.wait()
        self.stdout.close()


class _Passed:
    """A file that the other process gets as well."""

    def __init__(self, file: int) -> None:
        self._file = file

    def __reduce__(self) -> tuple[Callable[[Any], int], tuple[Any]]:
        return _received, (DupFd(self._file),)


def _received(passed: Any) -> int:
    file: int = passed.detach()
    return file


def _do(
    work: Callable[..., object],
    arguments: tuple[object, ...],
    environment: dict[str, str],
    streams: dict[int, int],
) -> None:
    """In the new process."""
    os.environ.clear()
    os.environ.update(environment)
    for number, file in streams.items():
        os.dup2(file, number)
        os.close(file)
    if 0 in streams:
        sys.stdin = os.fdopen(0, encoding="utf-8", closefd=False)
    work(*arguments)
