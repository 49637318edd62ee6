"""How the gentle opponents are gentle: they forget, and are content with a good question.

Forgetting never makes a false thing true, so a gentle opponent is slower, not foolish.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ecliptic.core.chance import Chance
from ecliptic.deduction.facts import InTurn, Learned
from ecliptic.deduction.information import Floats

GOOD_ENOUGH = 0.75
"""The share of the best question's worth that a gentle opponent is content with."""


def remembered(facts: Sequence[Learned], answers: int) -> tuple[Learned, ...]:
    """What was dealt or told to everybody, and the latest of one's own answers."""
    own = [one for one in facts if isinstance(one.source, InTurn)]
    forgotten = set(own[: max(0, len(own) - answers)])
    return tuple(one for one in facts if one not in forgotten)


def softened(worths: Floats, chance: Chance) -> int:
    """One of the questions that are nearly as good as the best."""
    good = np.flatnonzero(worths >= GOOD_ENOUGH * worths.max())
    return int(chance.choice(good.tolist()))
