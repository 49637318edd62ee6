"""Playing a plan to its end, from the start or from where a run stopped.

Whoever plays the deals may finish them in any order; results are kept in the order of the deals. So
neither the number of workers, nor where they are, nor an interruption leaves a trace in them. What
was finished out of its order when a run is stopped is played again by the next one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path

from ecliptic.arena.plan import Plan
from ecliptic.arena.results import Results
from ecliptic.arena.workers.processes import Processes
from ecliptic.arena.workers.protocol import Played, Workers

ALONE = Processes(1)


def run(
    plan: Plan,
    folder: Path | None = None,
    workers: Workers = ALONE,
    progress: Callable[[int], None] = lambda played: None,
) -> Results:
    """Play what is missing; `progress` hears how many deals are done."""
    results = Results(plan, folder)
    start = len(results.deals)
    progress(start)
    with closing(workers.play(plan, range(start, plan.deals))) as finished:
        for played in _in_order(finished, start):
            results.add(played.deal, played.timing)
            progress(len(results.deals))
    return results


def _in_order(finished: Iterable[Played], start: int) -> Iterator[Played]:
    early: dict[int, Played] = {}
    wanted = start
    for played in finished:
        early[played.deal.deal] = played
        while wanted in early:
            yield early.pop(wanted)
            wanted += 1
