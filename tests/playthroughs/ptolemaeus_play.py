"""Ptolemaeus, played for the record: seats that want something to happen, with a random move and an
undo now and then."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import RANDOM_DATE, Options, Race
from tests.conformance.ptolemaeus_policy import at_random, eventful

GAME = Ptolemaeus()
OPTIONS = {
    1: Options(1, "1969-07-20"),
    2: Options(2, "1610-01-07"),
    3: Options(3, RANDOM_DATE),
    4: Options(4, "1543-05-24", Race.PLANETS),
}
SEEDS = {1: "playthrough 1 8", 2: "playthrough 2 74", 3: "playthrough 3 43", 4: "playthrough 4 34"}
"""Games in which nearly everything happens; the one of two seats ends with the race to 12."""


def play_once(seats: int) -> Table:
    dice = random.Random(f"ptolemaeus {SEEDS[seats]}")
    table = open_table(GAME, OPTIONS[seats], Chance(seed_from_text(SEEDS[seats])))
    while table.pending:
        asked = dice.choice(table.pending)
        wanted = eventful(table.state, asked.seat) if dice.random() < 0.7 else None
        action = wanted or at_random(GAME.legal(table.state, asked.seat), dice)
        table.act(asked.seat, asked.name, action)
        if dice.random() < 0.03 and table.outcome is None:
            table.undo(asked.seat, agreed=range(seats))
    return table


PLAYED: Mapping[str, Callable[[], Table]] = {
    f"ptolemaeus_{seats}_seats": partial(play_once, seats) for seats in OPTIONS
}
