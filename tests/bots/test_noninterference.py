"""No opponent can tell two hidden worlds apart: what it answers follows from its view alone."""

from __future__ import annotations

import random

import pytest

from ecliptic.bots.bot import SeatedBot, usual_budget
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import seed_from_text
from tests.conformance.noninterference import replay
from tests.conformance.play import new_table, random_move
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS
from tests.sizes import BUDGET, size

MOVES = (5, 12, 20)
BEST_KEPT = {"planetx": "system", "ptolemaeus": "objectives"}
"""A secret that must have been another one."""
WORLDS = size(1, 6)
"""Other worlds at each point."""


@pytest.mark.parametrize(
    ("subject", "level"),
    [(subject, level) for subject in SUBJECTS for level in LEVELS_OF[subject.name]],
    ids=lambda value: value if isinstance(value, str) else value.name,
)
def test_the_same_answer_in_every_world_that_looks_the_same(subject: Subject, level: str) -> None:
    rng = random.Random(f"worlds of {level}")
    differed: set[str] = set()
    for options in [one for one in subject.options if subject.game.seats(one) == 2]:
        table = new_table(subject, options, "bots")
        for move in range(max(MOVES) + 1):
            asked = table.pending[0]
            for _ in range(WORLDS if move in MOVES else 0):
                other = subject.other_world(options, table.log, asked.seat, rng, table.chance)
                if other is None:
                    continue
                *_, twin = replay(table.game, options, table.log, other, asked.seat)
                thinker = LEVELS_OF[subject.name][level]
                budget = min(usual_budget(thinker), BUDGET)
                bot = SeatedBot(thinker, seed_from_text("bot"), budget)
                answer = bot.answer(table.view(asked.seat), asked)
                assert bot.answer(twin.view(asked.seat), asked) == answer
                differed |= other.differs
            random_move(subject, table, rng)
    assert BEST_KEPT[subject.name] in differed, "the worlds did differ"
