"""Random play of both games with four seats, against python-chess playing random moves:
`python -m bench.random_play`.

All choose by `random.Random`; chess as `choice(list(board.legal_moves))`, `push`, `is_game_over`;
ours by `choice` of a lawful action too (in Planet X a locate is drawn again nineteen times in
twenty). Rounds of the contestants alternate, so that a noisy machine disturbs all of them alike.
Setting up a board or dealing a game is not a move and is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter, thread_time
from typing import Any, NamedTuple

import chess

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.game import AnyGame
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Locate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import Options

MOVES = 1500
ROUNDS = 15
SEATS = 4
POSITIONS = 10_000
WORST = 50
"""The slowest list of lawful actions may take so many times the median."""


class Contestant(NamedTuple):
    """A game with its options, and the speed wanted of it in units of chess."""

    game: AnyGame
    options: Any
    with_views: float | None
    without_views: float


CONTESTANTS = {
    "planetx standard": Contestant(PlanetX(), default_options(Mode.STANDARD, SEATS), 1.0, 2.5),
    "planetx expert": Contestant(PlanetX(), default_options(Mode.EXPERT, SEATS), 1.0, 2.5),
    "ptolemaeus": Contestant(Ptolemaeus(), Options(SEATS), None, 1.0),
}


def chess_moves(dice: random.Random) -> float:
    """Seconds for MOVES moves."""
    board, seconds = chess.Board(), 0.0
    for _ in range(MOVES):
        start = perf_counter()
        board.push(dice.choice(list(board.legal_moves)))
        over = board.is_game_over()
        seconds += perf_counter() - start
        if over:
            board = chess.Board()
    return seconds


def with_views(dice: random.Random, one: Contestant) -> float:
    """The whole path: events, the log, the state, and the views of all four seats."""
    game, table, seconds = one.game, _table(dice, one), 0.0
    for _ in range(MOVES):
        start = perf_counter()
        asked = table.pending[0]
        table.act(asked.seat, asked.name, _pick(dice, game.legal(table.state, asked.seat)))
        over = not table.pending
        seconds += perf_counter() - start
        if over:
            table = _table(dice, one)
    return seconds


def without_views(dice: random.Random, one: Contestant) -> float:
    """Events and state only, as a search would play."""
    game, table, seconds = one.game, _table(dice, one), 0.0
    state, chance = table.state, table.chance
    for _ in range(MOVES):
        start = perf_counter()
        seat = game.to_act(state)[0].seat
        action = _pick(dice, game.legal(state, seat))
        for event in game.decide(state, seat, action, chance):
            state = game.evolve(state, event)
        over = game.outcome(state) is not None
        seconds += perf_counter() - start
        if over:
            table = _table(dice, one)
            state, chance = table.state, table.chance
    return seconds


def _table(dice: random.Random, one: Contestant) -> Table:
    seed = seed_from_text(str(dice.random()))
    return open_table(one.game, one.options, Chance(seed), viewers=range(SEATS))


def _pick(dice: random.Random, legal: Sequence[Any]) -> Any:
    locating = dice.random() < 1 / 20
    while True:
        action = dice.choice(legal)
        if locating or not isinstance(action, Locate):
            return action


def listing_seconds(one: Contestant) -> list[float]:
    """How long it takes to list the lawful actions of many positions, the best of three each."""
    dice, game = random.Random(0), one.game
    table, seconds = _table(dice, one), []
    for _ in range(POSITIONS):
        asked = table.pending[0]
        seconds.append(min(_seconds_to_list(game, table.state, asked.seat) for _ in range(3)))
        table.act(asked.seat, asked.name, _pick(dice, game.legal(table.state, asked.seat)))
        if not table.pending:
            table = _table(dice, one)
    return seconds


def _seconds_to_list(game: AnyGame, state: Any, seat: int) -> float:
    """Of the processor, so that a busy machine makes no position slow."""
    start = thread_time()
    game.legal(state, seat)
    return thread_time() - start


def main() -> None:
    runs: dict[str, Callable[[random.Random], float]] = {"chess": chess_moves}
    wanted: dict[str, float | None] = {"chess": None}
    for name, one in CONTESTANTS.items():
        for how, play, aim in (
            ("with views", with_views, one.with_views),
            ("without views", without_views, one.without_views),
        ):
            runs[f"{name} {how}"] = partial(play, one=one)
            wanted[f"{name} {how}"] = aim
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for seed in range(ROUNDS):
        for name, run in runs.items():
            speeds[name].append(MOVES / run(random.Random(seed)))
    reference = median(speeds["chess"])
    print(f"Random play, {SEATS} seats, moves per second, median of {ROUNDS} rounds of {MOVES}")
    for name, measured in speeds.items():
        speed, aim = median(measured), wanted[name]
        note = "" if aim is None else f"(wanted {aim})"
        print(f"  {name:32} {speed:9.0f}   {speed / reference:5.2f} x chess {note}")
    seconds = listing_seconds(CONTESTANTS["ptolemaeus"])
    ratio = max(seconds) / median(seconds)
    print(f"Listing the lawful actions of {POSITIONS} positions of Ptolemaeus")
    print(f"  the slowest takes {ratio:.1f} x the median (wanted < {WORST})")


if __name__ == "__main__":
    main()
