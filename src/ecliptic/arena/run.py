"""Playing a plan to its end: one process or several, from the start or from where a run stopped.

Deals are handed out one at a time and their results taken in order, so neither the number of
processes nor an interruption leaves a trace in the results. Processes are spawned and exchange
plans and results as JSON bytes.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.pool import IMapIterator
from pathlib import Path

import msgspec

from ecliptic.arena.match import Deal, Timing, play_deal
from ecliptic.arena.plan import Plan
from ecliptic.arena.results import Results
from ecliptic.core.errors import EclipticError

LOOK_ROUND = 2.0
"""Seconds without a result after which one looks whether all workers are still there."""


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
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(min(workers, len(deals)), initializer=_leave_interrupts) as pool:
        work = partial(_work, msgspec.json.encode(plan))
        for sent in _as_long_as_all_live(pool.imap(work, deals)):
            played = msgspec.json.decode(sent, type=_Played)
            yield played.deal, played.timing


def _as_long_as_all_live(answers: IMapIterator[bytes]) -> Iterator[bytes]:
    """A pool replaces a worker that was ended from outside but forgets what it was doing, and would
    be waited for in vain."""
    workers = set(multiprocessing.active_children())
    while True:
        try:
            yield answers.next(timeout=LOOK_ROUND)
        except StopIteration:
            return
        except multiprocessing.TimeoutError:
            if not workers <= set(multiprocessing.active_children()):
                raise EclipticError("arena-worker-died") from None


def _leave_interrupts() -> None:
    """An interrupt from the keyboard is for the main process, which stops the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _work(plan: bytes, deal: int) -> bytes:
    return msgspec.json.encode(_Played(*play_deal(msgspec.json.decode(plan, type=Plan), deal)))
