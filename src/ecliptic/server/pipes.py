"""How the server talks to its worker processes: JSON with its length in front, over pipes.

Apart from `workers.py`, so that a worker process need not load asyncio.
"""

from __future__ import annotations

import logging
import os
import signal
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from ecliptic.server.logs import note, start_log

LENGTH_BYTES = 4


def framed(message: Any) -> bytes:
    body = msgspec.json.encode(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body


def answer_all(work: Callable[[bytes], Any], asked: BinaryIO, answered: BinaryIO) -> None:
    """Work through what is asked until the pipe is closed."""
    while length := asked.read(LENGTH_BYTES):
        body = asked.read(int.from_bytes(length, "big"))
        answered.write(framed(work(body)))
        answered.flush()


def run_worker(work: Callable[[bytes], Any]) -> None:
    """The whole life of a worker process. It ends with its pipe, not with a Ctrl+C that was meant
    for the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    start_log("warning")
    answered = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Whatever the work prints must not end up between the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    try:
        answer_all(work, sys.stdin.buffer, answered)
    except Exception as error:
        note(logging.ERROR, "worker-crashed", error=error)
        sys.exit(1)
