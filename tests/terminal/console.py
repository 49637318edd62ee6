"""Driving the real command line in tests: in this process, in one of its own, or as a program."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryFile

import pytest
import typer.main

from ecliptic.cli import main, run
from tests.services.forked import Forked

_command_tree = cache(typer.main.get_command)
"""All commands and their options, which a program puts together once; and so does a test run."""


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Terminal:
    """A keyboard with typed lines, and what came out."""

    def run(self, words: str, typed: Sequence[str] = ()) -> Ran:
        """`typed` lines, then the end of input."""
        out, err = io.StringIO(), io.StringIO()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(typer.main, "get_command", _command_tree)
            code = run(words.split())
        return Ran(code, out.getvalue(), err.getvalue())


@contextmanager
def terminal_in(directory: Path) -> Iterator[Terminal]:
    """A terminal of 80 columns in a directory of its own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(directory)
        patch.setenv("COLUMNS", "80")
        yield Terminal()


def forked_run(*words: str, **environment: str) -> Ran:
    """The same as the program does, in a process of its own, which has our code already."""
    with TemporaryFile("w+", encoding="utf-8") as out, TemporaryFile("w+", encoding="utf-8") as err:
        process = Forked(
            _program,
            words,
            environment={**os.environ, **environment},
            streams={1: out.fileno(), 2: err.fileno()},
        )
        code = process.wait(timeout=120)
        assert code is not None, f"{words} did not end"
        out.seek(0)
        err.seek(0)
        return Ran(code, out.read(), err.read())


def _program(words: Sequence[str]) -> None:
    sys.argv[1:] = words
    main()


def subprocess_run(words: str, typed: str | None, cwd: Path, **environment: str) -> Ran:
    """The installed program, as a shell would start it."""
    done = subprocess.run(
        [sys.executable, "-c", "from ecliptic.cli import main; main()", *words.split()],
        input=typed,
        stdin=subprocess.DEVNULL if typed is None else None,
        capture_output=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **environment},
        timeout=120,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
