"""Write the golden playthroughs anew: `python -m tests.playthroughs.make_playthroughs`.

Only after a deliberate change of the rules or of a text form: a diff in these files is a rule
change. Each game is random play that locates Planet X once enough turns have gone by, so that a
whole game fits on a few pages.
"""

from __future__ import annotations

import random
from pathlib import Path

from ecliptic.core.chance import Chance, salt_for_named_seed, seed_from_text
from ecliptic.core.log import TakenBack
from ecliptic.core.record import Record, record_of
from ecliptic.core.record_text import record_text
from ecliptic.core.table import Table, open_table
from ecliptic.planetx import PlanetX
from ecliptic.planetx.actions import Action, Choose, Locate
from ecliptic.planetx.board import LastChances
from ecliptic.planetx.chronicle import event_text
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.setup import default_options
from ecliptic.planetx.state import State
from ecliptic.planetx.system import content, where

FOLDER = Path(__file__).parent
GAME = PlanetX()
TURNS = 28
NAMES = ("Ada", "Tycho", "Hypatia", "Galileo")


def playthrough_name(mode: Mode, seats: int) -> str:
    return f"planetx_{mode.value}_{seats}_seats"


def play_once(mode: Mode, seats: int, seed: str) -> tuple[Record, Table]:
    dice = random.Random(f"{mode.value} {seats} {seed}")
    chance = Chance(seed_from_text(seed))
    table = open_table(GAME, default_options(mode, seats, facts=8), chance)
    while table.pending:
        asked = dice.choice(table.pending)
        action = _choice(dice, table, asked.seat)
        table.act(asked.seat, asked.name, action)
        if isinstance(action, Choose) and dice.random() < 0.1 and table.outcome is None:
            table.undo(asked.seat, agreed=range(seats))
    record = record_of(table, NAMES[:seats], salt_for_named_seed(chance.seed))
    return record, table


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


def streams_text(table: Table) -> str:
    """What each seat and a spectator were told, numbered, in text."""
    lines: list[str] = []
    for viewer, stream in table.streams.items():
        lines.append("spectator" if viewer is None else f"seat {viewer + 1}")
        for number, told in enumerate(stream.told):
            taken_back = isinstance(told, TakenBack)
            text = f"back to {told.to}" if taken_back else event_text(told)
            lines.append(f"  {number} {text}")
    return "\n".join(lines) + "\n"


def main() -> None:
    for mode in Mode:
        for seats in (1, 2, 3, 4):
            record, table = play_once(mode, seats, seed=f"playthrough {seats}")
            name = playthrough_name(mode, seats)
            (FOLDER / f"{name}.txt").write_text(record_text(GAME, record))
            (FOLDER / f"{name}.streams.txt").write_text(streams_text(table))


if __name__ == "__main__":
    main()
