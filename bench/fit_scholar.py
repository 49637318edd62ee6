"""Train the scholar of Ptolemaeus: `python -m bench.fit_scholar`.

The greedy opponent plays itself (`_scholar_games.py`), and networks learn from the position at the
end of every turn how the game ended (`_scholar_training.py`): one for a seat that is alone, one for
a seat among rivals. Every tenth game is left out, to see how well what is learned foretells it.
Everything follows from the seed and the sizes, on any processor and with any number of workers, so
the command that is written into the file makes the same file again; the last line is its digest.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from bench._scholar_games import Played, games, outcome
from bench._scholar_training import SCALE, Array, Standard, Trainee, layers, trained
from ecliptic.bots.ptolemaeus.scholar import learned
from ecliptic.bots.ptolemaeus.scholar.features import features_of
from ecliptic.bots.ptolemaeus.scholar.network import Network, Networks
from ecliptic.bots.ptolemaeus.value import WON, Value
from ecliptic.bots.ptolemaeus.weights import FITTED
from ecliptic.ptolemaeus.board import LAPS

SIZES = {1: 2500, 2: 3700, 3: 480, 4: 150}
"""Games by number of seats."""
EPOCHS = 12
AVERAGED = 3
"""Networks that are trained alike but for their luck, and averaged."""
LEFT_OUT = 10
"""One game of so many plays no part in the training."""
FILE = Path(learned.__file__).with_name("networks.json")


class Rows(NamedTuple):
    """The positions of a game, or of several, in rows."""

    features: NDArray[np.int64]
    outcomes: NDArray[np.int64]
    """How the game ended for the seat,"""
    later: NDArray[np.int64]
    """and the row of its position a round later; -1 if there is none."""


def rows_of(game: Played) -> Rows:
    features, outcomes, seats = [], [], []
    for own in game.positions:
        value, hand = Value(own, FITTED), own.desk.hand
        side = value.own(own, hand, 0)
        if side != WON:
            features.append(features_of(value, own, hand, 0, side))
            outcomes.append(outcome(game, own.seat))
            seats.append(own.seat)
    later = [-1] * len(seats)
    for seat in set(seats):
        turns = [at for at, one in enumerate(seats) if one == seat]
        for at, then in zip(turns, turns[LAPS:], strict=False):
            later[at] = then
    return Rows(*(np.array(one, dtype=np.int64) for one in (features, outcomes, later)))


def joined(games_rows: Sequence[Rows]) -> Rows:
    later, before = [], 0
    for rows in games_rows:
        later.append(np.where(rows.later < 0, -1, rows.later + before))
        before += len(rows.later)
    return Rows(
        np.concatenate([rows.features for rows in games_rows]),
        np.concatenate([rows.outcomes for rows in games_rows]),
        np.concatenate(later),
    )


def learn(games_rows: Sequence[Rows], name: str, epochs: int, averaged: int) -> Network:
    """A network for these games. The first networks learn how games ended; the ones that are kept
    learn halfway between that and what the first ones thought of the position a round later, which
    tells more of the position and less of the luck after it."""
    rows = joined([one for at, one in enumerate(games_rows) if at % LEFT_OUT])
    standard = Standard(rows.features)

    def trainees(wanted: Array, step: str) -> list[Trainee]:
        return [
            trained(rows.features, wanted, standard, f"{name} {step} {number}", epochs)
            for number in range(averaged)
        ]

    ended = rows.outcomes.astype(np.float64)
    first = trainees(ended, "first")
    thought = judged(first, standard, rows.features)
    wanted = np.where(rows.later < 0, ended, 0.5 * (ended + thought[rows.later]))
    second = trainees(wanted, "second")
    left_out = [one for at, one in enumerate(games_rows) if at % LEFT_OUT == 0]
    told = [_told(left_out, one, standard) for one in (first, second)]
    _say(f"{name}: {len(ended)} positions; R2 of games left out: {' and '.join(told)}")
    return Network(layers(second, standard))


def judged(trainees: Sequence[Trainee], standard: Standard, features: NDArray[np.int64]) -> Array:
    """What networks think of positions, on average, in points."""
    figures = standard.of(features)
    total = np.zeros(len(features))
    for trainee in trainees:
        total = total + trainee.judge(figures)[2][:, 0]
    mean: Array = total * SCALE / len(trainees)
    return mean


def _told(left_out: Sequence[Rows], trainees: Sequence[Trainee], standard: Standard) -> str:
    """How much of what differs between outcomes is foretold."""
    rows = joined(left_out)
    wrong = judged(trainees, standard, rows.features) - rows.outcomes
    differ = float(rows.outcomes.var()) or 1.0
    return f"{1 - float((wrong**2).mean()) / differ:.3f}"


def made(
    seed: str, sizes: dict[int, int], epochs: int, averaged: int, kept: Path | None = None
) -> tuple[Network, Network]:
    """The networks of a seed: alone, and among rivals."""
    found: dict[int, list[Rows]] = {}
    for seats, count in sizes.items():
        found[seats] = [rows_of(game) for game in games(seats, seed, count, kept)]
        _say(f"{seats} seats: {count} games")
    among = [one for seats in sorted(found) if seats > 1 for one in found[seats]]
    return (
        learn(found[1], f"{seed} alone", epochs, averaged),
        learn(among, f"{seed} among rivals", epochs, averaged),
    )


def _say(line: str) -> None:
    """Beside the result, which is the digest."""
    print(line, file=sys.stderr, flush=True)


def play_ahead(seats: int, seed: str, count: int, kept: Path) -> None:
    for _ in games(seats, seed, count, kept):
        pass


def main(words: Iterable[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.fit_scholar", description=__doc__)
    parser.add_argument("--seed", default="learn")
    for seats, count in SIZES.items():
        parser.add_argument(f"--games-{seats}", type=int, default=count, metavar="GAMES")
    parser.add_argument("--epochs", type=int, default=EPOCHS)
    parser.add_argument("--keep", type=Path, help="a folder for games that have been played")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, default=FILE)
    asked = parser.parse_args(None if words is None else list(words))
    sizes = {seats: getattr(asked, f"games_{seats}") for seats in SIZES}
    if asked.keep is not None:
        with multiprocessing.get_context("spawn").Pool(asked.workers) as pool:
            pool.starmap(
                play_ahead,
                [(seats, asked.seed, count, asked.keep) for seats, count in sizes.items()],
                chunksize=1,
            )
    command = " ".join(
        ["python -m bench.fit_scholar", f"--seed {asked.seed}"]
        + [f"--games-{seats} {count}" for seats, count in sizes.items()]
        + [f"--epochs {asked.epochs}"]
    )
    networks = Networks(command, *made(asked.seed, sizes, asked.epochs, AVERAGED, asked.keep))
    asked.out.write_text(networks.text(), encoding="utf-8")
    print(networks.digest)


if __name__ == "__main__":
    main()
