"""How the gentle opponents are gentle: they forget, and are content with a good question.

Forgetting never makes a false thing true, so a gentle opponent is slower, not foolish.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ecliptic.core.chance import Chance
from ecliptic.deduction.facts import InTurn, Learned
from ecliptic.deduction.information import Floats
from ecliptic.planetx.board import Board

GOOD_ENOUGH = 0.75
"""The share of the best question's worth that a gentle opponent is content with,"""
SLACK = 0.25
"""or the points it does not care about."""


def remembered(
    facts: Sequence[Learned], board: Board, sectors_per_answer: int
) -> tuple[Learned, ...]:
    """What was dealt or told to everybody, and the latest of one's own answers: one for so many
    sectors of the ring in the first lap, and more with every lap, so that games end."""
    laps = 1 + min(board.times) // board.mode.rules.sectors
    answers = laps * board.mode.rules.sectors // sectors_per_answer
    own = [one for one in facts if isinstance(one.source, InTurn)]
    forgotten = set(own[: max(0, len(own) - answers)])
    return tuple(one for one in facts if one not in forgotten)


def good_enough(worths: Floats, chance: Chance) -> int:
    """One of the questions that are nearly as good as the best, by its share of the best."""
    return int(chance.choice(np.flatnonzero(worths >= GOOD_ENOUGH * worths.max()).tolist()))


def cheap_enough(costs: Floats, chance: Chance) -> int:
    """One of the questions that cost little more than the best, in points."""
    return int(chance.choice(np.flatnonzero(costs <= costs.min() + SLACK).tolist()))
