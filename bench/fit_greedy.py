"""Fit the weights of Ptolemaeus's greedy opponent by self-play: `python -m bench.fit_greedy`.

Evolution strategy on the logarithms of the weights (of shares, which stay below 1, on those of
their odds). In every generation pairs of mirrored changes play against the weights so far, both of
a pair the same two-seat deals in both rotations; the weights then move towards the changes that
did better. At the end they play the weights they started from, in deals of their own, to tell
whether it was worth it. Everything follows from the seed, so the command in
`bots/ptolemaeus/weights.py`, which this writes, makes the same file again with any number of
workers.
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import random
import statistics
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import asdict

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.ptolemaeus import weights as fitted
from ecliptic.bots.ptolemaeus.greedy import GreedyBot
from ecliptic.bots.ptolemaeus.value import Weights
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import open_table, play
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options

START = Weights(
    patience=0.8,
    attention=0.7,
    draw=1.0,
    odd_card=0.4,
    pawn=0.1,
    card=0.08,
    joker=0.1,
    token=0.3,
    bonus=0.5,
    held_bonus=0.3,
    extra_turn=0.6,
    time=3.0,
    rival=0.5,
    rival_card=0.4,
)
"""A guess in points, by reading the rules."""
SHARES = frozenset({"patience", "attention"})
"""Weights between 0 and 1. Above 1 their meaning is turned round, so changing them by a factor
would make every fit shrink them: their odds are changed instead."""
SPREAD = 0.3
"""How far a change goes, in logarithms."""
PACE = 0.07
"""How far the weights move in the first generation, in logarithms; less and less later."""
VICTORY = 4.0
"""What winning counts beside the difference in points,"""
MOST = 6
"""of which no more than this counts."""
PROOF = 200
"""Deals of the last match."""
CAP = 5000

Job = tuple[tuple[float, ...], tuple[float, ...], str]


def weights_of(logs: Sequence[float]) -> Weights:
    return Weights(
        *(
            1 / (1 + math.exp(-log)) if name in SHARES else math.exp(log)
            for name, log in zip(Weights.__struct_fields__, logs, strict=True)
        )
    )


def logs_of(weights: Weights) -> list[float]:
    return [
        math.log(value / (1 - value)) if name in SHARES else math.log(value)
        for name, value in asdict(weights).items()
    ]


def margin(job: Job) -> float:
    """How much better the first weights do than the others in one deal, in both rotations."""
    return played(job)[0]


def played(job: Job) -> tuple[float, float]:
    """That, and how many of the two games they win."""
    one, other, label = job
    total = won = 0.0
    for seat in (0, 1):
        order = (one, other) if seat == 0 else (other, one)
        chance = Chance(seed_from_text(f"fit greedy {label}"))
        table = open_table(Ptolemaeus(), Options(2, RANDOM_DATE), chance, (0, 1))
        bots = [SeatedBot(GreedyBot(weights_of(logs)), bytes(16)) for logs in order]
        outcome = play(table, dict(enumerate(bots)), CAP)
        if outcome is None:
            continue
        won += (seat in outcome.winners) / len(outcome.winners)
        ahead = outcome.scores[seat] - outcome.scores[1 - seat]
        total += max(-MOST, min(MOST, ahead))
        total += VICTORY * ((seat in outcome.winners) - (1 - seat in outcome.winners))
    return total, won


def generation(
    pool: multiprocessing.pool.Pool, logs: list[float], number: int, arguments: argparse.Namespace
) -> list[float]:
    """The weights moved towards the changes that did better than their mirror image."""
    luck = random.Random(f"{arguments.seed} {number}")
    changes = [[luck.gauss(0, 1) for _ in logs] for _ in range(arguments.pairs)]
    jobs: list[Job] = []
    for pair, change in enumerate(changes):
        for sign in (1, -1):
            tried = tuple(log + sign * SPREAD * by for log, by in zip(logs, change, strict=True))
            for deal in range(arguments.deals):
                label = f"{arguments.seed} {number} {pair} {deal}"
                jobs.append((tried, tuple(logs), label))
    margins = pool.map(margin, jobs, chunksize=1)
    sums = [
        sum(margins[at : at + arguments.deals]) for at in range(0, len(margins), arguments.deals)
    ]
    better = [plus - minus for plus, minus in zip(sums[::2], sums[1::2], strict=True)]
    scale = statistics.fmean(abs(one) for one in better) or 1.0
    pace = PACE * (1 - number / arguments.generations) / (scale * math.sqrt(arguments.pairs))
    return [
        log + pace * sum(by * change[at] for by, change in zip(better, changes, strict=True))
        for at, log in enumerate(logs)
    ]


def page(weights: Weights, command: str) -> str:
    """The module that holds the weights."""
    lines = "".join(f"    {name}={value:.3f},\n" for name, value in asdict(weights).items())
    return f'''"""The weights of the greedy opponent, fitted by self-play.

Written by `{command}`.
"""

from __future__ import annotations

from ecliptic.bots.ptolemaeus.value import Weights

FITTED = Weights(
{lines})
'''


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit_greedy", description=__doc__)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--pairs", type=int, default=10)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    start = logs_of(START)
    logs = start
    with multiprocessing.get_context("spawn").Pool(arguments.workers) as pool:
        for number in range(arguments.generations):
            logs = generation(pool, logs, number, arguments)
            moved = " ".join(f"{value:.2f}" for value in asdict(weights_of(logs)).values())
            print(f"generation {number + 1}: {moved}", flush=True)
        proof = [
            (tuple(logs), tuple(start), f"{arguments.seed} proof {deal}") for deal in range(PROOF)
        ]
        won = [games for _, games in pool.map(played, proof, chunksize=1)]
    share, error = statistics.fmean(won) / 2, statistics.stdev(won) / 2 / math.sqrt(PROOF)
    print(f"against the start: {share:.3f} of {2 * PROOF} games, standard error {error:.3f}")
    command = (
        f"python -m bench.fit_greedy --generations {arguments.generations}"
        f" --pairs {arguments.pairs} --deals {arguments.deals} --seed {arguments.seed}"
    )
    Path(fitted.__file__).write_text(page(weights_of(logs), command), "utf-8")


if __name__ == "__main__":
    main()
