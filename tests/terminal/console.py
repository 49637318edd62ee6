"""Driving the real command line in tests: in this process, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from ecliptic.cli import run


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


class Terminal:
    """A working directory, a keyboard with typed lines, and what came out."""

    def __init__(self, patch: pytest.MonkeyPatch, capture: pytest.CaptureFixture[str]) -> None:
        self._patch = patch
        self._capture = capture

    def run(self, words: str, typed: Sequence[str] = ()) -> Ran:
        """`typed` lines, then the end of input."""
        self._capture.readouterr()
        text = "".join(f"{line}\n" for line in typed)
        self._patch.setattr(sys, "stdin", io.StringIO(text))
        code = run(words.split())
        out, err = self._capture.readouterr()
        return Ran(code, out, err)


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
