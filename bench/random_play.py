"""Random play of Planet X with four seats, against python-chess playing random moves.

Both choose by `random.Random`; chess as `choice(list(board.legal_moves))`, `push`, `is_game_over`;
Planet X by `choice` of a lawful action too, where a locate is drawn again nineteen times in twenty.
Rounds of the contestants alternate, so that a noisy machine disturbs all of them alike. Setting up
a board or dealing a sky is not a move and is not counted.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from statistics import median
from time import perf_counter

import chess

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Action, Locate
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options

MOVES = 1500
ROUNDS = 15
SEATS = 4
WANTED = {"with views": 1.0, "without views": 2.5}

_GAME = PlanetX()


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


def with_views(dice: random.Random, mode: Mode) -> float:
    """The whole path: events, the log, the state, and the views of all four seats."""
    table, seconds = _table(dice, mode), 0.0
    for _ in range(MOVES):
        start = perf_counter()
        asked = table.pending[0]
        table.act(asked.seat, asked.name, _pick(dice, _GAME.legal(table.state, asked.seat)))
        over = not table.pending
        seconds += perf_counter() - start
        if over:
            table = _table(dice, mode)
    return seconds


def without_views(dice: random.Random, mode: Mode) -> float:
    """Events and state only, as a search would play."""
    table, seconds = _table(dice, mode), 0.0
    state, chance = table.state, table.chance
    for _ in range(MOVES):
        start = perf_counter()
        seat = _GAME.to_act(state)[0].seat
        action = _pick(dice, _GAME.legal(state, seat))
        for event in _GAME.decide(state, seat, action, chance):
            state = _GAME.evolve(state, event)
        over = _GAME.outcome(state) is not None
        seconds += perf_counter() - start
        if over:
            table = _table(dice, mode)
            state, chance = table.state, table.chance
    return seconds


def _table(dice: random.Random, mode: Mode) -> Table:
    seed = seed_from_text(str(dice.random()))
    return open_table(_GAME, default_options(mode, SEATS), Chance(seed), viewers=range(SEATS))


def _pick(dice: random.Random, legal: Sequence[Action]) -> Action:
    locating = dice.random() < 1 / 20
    while True:
        action = dice.choice(legal)
        if locating or not isinstance(action, Locate):
            return action


def main() -> None:
    contestants: dict[str, Callable[[random.Random], float]] = {"chess": chess_moves}
    for mode in Mode:
        contestants[f"{mode.value} with views"] = partial(with_views, mode=mode)
        contestants[f"{mode.value} without views"] = partial(without_views, mode=mode)
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for seed in range(ROUNDS):
        for name, play in contestants.items():
            speeds[name].append(MOVES / play(random.Random(seed)))
    reference = median(speeds["chess"])
    print(f"Random play, {SEATS} seats, moves per second, median of {ROUNDS} rounds of {MOVES}")
    for name, measured in speeds.items():
        wanted = next((f"(wanted {x})" for end, x in WANTED.items() if name.endswith(end)), "")
        speed = median(measured)
        print(f"  {name:24} {speed:9.0f}   {speed / reference:5.2f} x chess {wanted}")
