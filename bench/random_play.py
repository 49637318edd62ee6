"""Random play of Planet X with four seats, against python-chess playing random moves.

Both choose by `random.Random`; chess as `choice(list(board.legal_moves))`, `push`, `is_game_over`;
Planet X by `choice` of a lawful action too, where a locate is drawn again nineteen times in twenty.
Rounds of the contestants alternate, so that a noisy machine disturbs all of them alike.
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

MOVES = 3000
ROUNDS = 7
SEATS = 4
WANTED = {"with views": 1.0, "without views": 2.5}

_GAME = PlanetX()


def chess_moves(dice: random.Random) -> int:
    played = 0
    while played < MOVES:
        board = chess.Board()
        while played < MOVES and not board.is_game_over():
            board.push(dice.choice(list(board.legal_moves)))
            played += 1
    return played


def with_views(dice: random.Random, mode: Mode) -> int:
    """The whole path: events, the log, the state, and the views of all four seats."""
    played = 0
    while played < MOVES:
        table = _table(dice, mode)
        while played < MOVES and (pending := table.pending):
            asked = pending[0]
            table.act(asked.seat, asked.name, _pick(dice, _GAME.legal(table.state, asked.seat)))
            played += 1
    return played


def without_views(dice: random.Random, mode: Mode) -> int:
    """Events and state only, as a search would play."""
    played = 0
    while played < MOVES:
        table = _table(dice, mode)
        state, chance = table.state, table.chance
        while played < MOVES and (pending := _GAME.to_act(state)):
            seat = pending[0].seat
            action = _pick(dice, _GAME.legal(state, seat))
            for event in _GAME.decide(state, seat, action, chance):
                state = _GAME.evolve(state, event)
            played += 1
    return played


def _table(dice: random.Random, mode: Mode) -> Table:
    seed = seed_from_text(str(dice.random()))
    return open_table(_GAME, default_options(mode, SEATS), Chance(seed), viewers=range(SEATS))


def _pick(dice: random.Random, legal: Sequence[Action]) -> Action:
    locating = dice.random() < 1 / 20
    while True:
        action = dice.choice(legal)
        if locating or not isinstance(action, Locate):
            return action


def _moves_per_second(play: Callable[[random.Random], int], seed: int) -> float:
    start = perf_counter()
    played = play(random.Random(seed))
    return played / (perf_counter() - start)


def main() -> None:
    contestants: dict[str, Callable[[random.Random], int]] = {"chess": chess_moves}
    for mode in Mode:
        contestants[f"{mode.value} with views"] = partial(with_views, mode=mode)
        contestants[f"{mode.value} without views"] = partial(without_views, mode=mode)
    speeds: dict[str, list[float]] = {name: [] for name in contestants}
    for seed in range(ROUNDS):
        for name, play in contestants.items():
            speeds[name].append(_moves_per_second(play, seed))
    print(f"Random play, {SEATS} seats, moves per second, median of {ROUNDS} rounds of {MOVES}")
    for name, measured in speeds.items():
        ratios = [one / other for one, other in zip(measured, speeds["chess"], strict=True)]
        wanted = next((f"(wanted {x})" for end, x in WANTED.items() if name.endswith(end)), "")
        print(f"  {name:24} {median(measured):9.0f}   {median(ratios):5.2f} x chess {wanted}")
