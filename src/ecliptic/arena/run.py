"""Playing a plan to its end: one process or several, from the start or from where a run stopped.

Deals are handed out one at a time and their results taken in order, so neither the number of
processes nor an interruption leaves a trace in the results. Processes are spawned and exchange
plans and results as JSON bytes, each over a line of its own: they share no lock that one of them
could take along when it is ended from outside.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path

import msgspec

from ecliptic.arena.match import Deal, Timing, play_deal
from ecliptic.arena.plan import Plan
from ecliptic.arena.results import Results
from ecliptic.core.errors import EclipticError


class _Played(msgspec.Struct, frozen=True):
    """What a worker sends back."""

    deal: Deal
    timing: Timing


def run(
    plan: Plan,
    folder: Path | None = None,
    workers: int = 1,
    progress: Callable[[int], None] = lambda played: None,
) -> Results:
    """Play what is missing; `progress` hears how many deals are done."""
    results = Results(plan, folder)
    progress(len(results.deals))
    for deal, timing in _played(plan, range(len(results.deals), plan.deals), workers):
        results.add(deal, timing)
        progress(len(results.deals))
    return results


def _played(plan: Plan, deals: range, workers: int) -> Iterator[tuple[Deal, Timing]]:
    if workers == 1 or len(deals) <= 1:
        yield from (play_deal(plan, deal) for deal in deals)
        return
    with contextlib.ExitStack() as running:
        lines = [
            running.enter_context(_worker(msgspec.json.encode(plan)))
            for _ in range(min(workers, len(deals)))
        ]
        try:
            for sent in _answers(lines, deals):
                played = msgspec.json.decode(sent, type=_Played)
                yield played.deal, played.timing
        except (EOFError, OSError):
            raise EclipticError("arena-worker-died") from None


@contextlib.contextmanager
def _worker(plan: bytes) -> Iterator[Connection]:
    """The line to a new process, which ends with the line or with the block."""
    spawn = multiprocessing.get_context("spawn")
    ours, theirs = spawn.Pipe()
    process = spawn.Process(target=_work, args=(theirs, plan), daemon=True)
    process.start()
    theirs.close()  # else a worker's end would not close ours
    try:
        yield ours
    finally:
        ours.close()
        process.terminate()
        process.join()


def _answers(lines: list[Connection], deals: range) -> Iterator[bytes]:
    """The answers in the order of the deals, while every line has one deal to play."""
    waiting = iter(deals)
    at: dict[Connection, int] = {}
    early: dict[int, bytes] = {}

    def hand_out(line: Connection) -> None:
        deal = next(waiting, None)
        if deal is not None:
            line.send_bytes(b"%d" % deal)
            at[line] = deal

    for line in lines:
        hand_out(line)
    for deal in deals:
        while deal not in early:
            ready = wait(at)
            for line in [line for line in at if line in ready]:
                early[at.pop(line)] = line.recv_bytes()
                hand_out(line)
        yield early.pop(deal)


def _work(line: Connection, plan: bytes) -> None:
    """Play what is asked for until the line closes."""
    # An interrupt from the keyboard is for the main process, which stops the workers.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    to_play = msgspec.json.decode(plan, type=Plan)
    while True:
        try:
            deal = int(line.recv_bytes())
        except (EOFError, OSError):
            return
        line.send_bytes(msgspec.json.encode(_Played(*play_deal(to_play, deal))))
