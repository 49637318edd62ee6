"""Playing in processes of this machine.

Deals are handed out one at a time. Processes are spawned and exchange plans and results as JSON
bytes, each over a line of its own: they share no lock that one of them could take along when it is
ended from outside.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Generator, Iterator
from multiprocessing.connection import Connection, wait

import msgspec

from ecliptic.arena.match import play_deal
from ecliptic.arena.plan import Plan
from ecliptic.arena.workers.interrupts import interrupts_wait
from ecliptic.arena.workers.protocol import Played
from ecliptic.core.errors import EclipticError


class Processes:
    """So many of them; a single one is this process."""

    def __init__(self, count: int = 1) -> None:
        self._count = count

    def play(self, plan: Plan, deals: range) -> Generator[Played]:
        if self._count == 1 or len(deals) <= 1:
            yield from (Played(*play_deal(plan, deal)) for deal in deals)
            return
        with contextlib.ExitStack() as running:
            lines = [
                running.enter_context(_worker(msgspec.json.encode(plan)))
                for _ in range(min(self._count, len(deals)))
            ]
            try:
                for sent in _answers(lines, deals):
                    yield msgspec.json.decode(sent, type=Played)
            except (EOFError, OSError):
                raise EclipticError("arena-worker-died") from None


@contextlib.contextmanager
def _worker(plan: bytes) -> Iterator[Connection]:
    """The line to a new process, which ends with the line or with the block."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_work, args=(theirs, plan), daemon=True)
    with interrupts_wait():
        process.start()
    theirs.close()  # else a worker's end would not close ours
    try:
        yield ours
    finally:
        ours.close()
        process.terminate()
        process.join()


def _answers(lines: list[Connection], deals: range) -> Iterator[bytes]:
    """The answers as they come, while every line has one deal to play."""
    waiting = iter(deals)
    busy: set[Connection] = set()

    def hand_out(line: Connection) -> None:
        deal = next(waiting, None)
        if deal is not None:
            line.send_bytes(b"%d" % deal)
            busy.add(line)

    for line in lines:
        hand_out(line)
    while busy:
        ready = wait(busy)
        for line in [line for line in busy if line in ready]:
            busy.remove(line)
            answer = line.recv_bytes()
            hand_out(line)
            yield answer


def _work(line: Connection, plan: bytes) -> None:
    """Play what is asked for until the line closes."""
    to_play = msgspec.json.decode(plan, type=Plan)
    while True:
        try:
            deal = int(line.recv_bytes())
        except (EOFError, OSError):
            return
        line.send_bytes(msgspec.json.encode(Played(*play_deal(to_play, deal))))
