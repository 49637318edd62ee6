"""The Search for Planet X, played for the record: random play that locates Planet X once enough
turns have gone by, so that a whole game fits on a few pages."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Action, Choose, Locate
from ecliptic.planetx.board import LastChances
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.state import State
from ecliptic.planetx.system import content, where

GAME = PlanetX()
TURNS = 28


def play_once(mode: Mode, seats: int) -> Table:
    seed = f"playthrough {seats}"
    dice = random.Random(f"{mode.value} {seats} {seed}")
    chance = Chance(seed_from_text(seed))
    table = open_table(GAME, default_options(mode, seats, facts=8), chance)
    while table.pending:
        asked = dice.choice(table.pending)
        action = _choice(dice, table, asked.seat)
        table.act(asked.seat, asked.name, action)
        if isinstance(action, Choose) and dice.random() < 0.1 and table.outcome is None:
            table.undo(asked.seat, agreed=range(seats))
    return table


def _choice(dice: random.Random, table: Table, seat: int) -> Action:
    state: State = table.state
    if state.board.turns >= TURNS and not isinstance(state.board.stage, LastChances):
        truth = _right_locate(state)
        if truth in GAME.legal(state, seat):
            return truth
    legal = GAME.legal(state, seat)
    kind = dice.choice(sorted({type(action).__name__ for action in legal}))
    return dice.choice([action for action in legal if type(action).__name__ == kind])


def _right_locate(state: State) -> Locate:
    system = state.sky.system
    (sector,) = where(system, PLANET_X)
    before, after = neighbours(sector, len(system))
    return Locate(sector, content(system, before), content(system, after))


PLAYED: Mapping[str, Callable[[], Table]] = {
    f"planetx_{mode.value}_{seats}_seats": partial(play_once, mode, seats)
    for mode in Mode
    for seats in (1, 2, 3, 4)
}
