"""What dask costs on one machine: `python -m bench.cluster [PLAYERS...]`.

The same plans are played in turns by processes (`--workers 2`) and by a cluster of as many
(`--cluster local:2`). *Whole* counts from the command's first step to its last, the start of the
processes included; *then* from the end of the first deal to the end of the last.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from statistics import median
from time import perf_counter
from typing import NamedTuple

from ecliptic.arena.plan import Plan, games_of, make_plan
from ecliptic.arena.run import run
from ecliptic.arena.workers.joining import joined
from ecliptic.arena.workers.processes import Processes
from ecliptic.arena.workers.protocol import Workers

MANY = 2
ROUNDS = 3
MATCHES = {"pencil,random": 1_000, "assistant,astronomer": 150}
"""Deals of each: one has answered in no time, the other thinks as long as any."""


class Speed(NamedTuple):
    """Games a second."""

    whole: float
    then: float


@contextmanager
def processes() -> Iterator[Workers]:
    yield Processes(MANY)


def cluster() -> AbstractContextManager[Workers]:
    return joined(f"local:{MANY}")


def speed(plan: Plan, playing: AbstractContextManager[Workers]) -> Speed:
    ends: list[float] = []
    start = perf_counter()
    with playing as workers:
        run(plan, workers=workers, progress=lambda _: ends.append(perf_counter()))
    games = games_of(plan, plan.deals)
    after_first = games - games_of(plan, 1)
    # The first one that is told is that nothing has been played.
    return Speed(games / (perf_counter() - start), after_first / (ends[-1] - ends[1]))


def measure(players: str, deals: int) -> None:
    plan = make_plan("planetx", players.split(","), deals, "bench", {}, 0, 0)
    here, there = [], []
    for _ in range(ROUNDS):
        here.append(speed(plan, processes()))
        there.append(speed(plan, cluster()))
    for name in Speed._fields:
        own, dask = ([getattr(one, name) for one in found] for found in (here, there))
        ratio = median(b / a for a, b in zip(own, dask, strict=True))
        print(
            f"  {players:21} {name:6} {median(own):8.1f} games/s by processes,"
            f" {median(dask):8.1f} by dask: {ratio:.2f}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster")
    parser.add_argument("players", nargs="*", default=[*MATCHES], help=", ".join(MATCHES))
    asked = parser.parse_args()
    print(f"A plan played by {MANY} processes and by a cluster of {MANY}, median of {ROUNDS}")
    for players in asked.players:
        measure(players, MATCHES[players])


if __name__ == "__main__":
    main()
