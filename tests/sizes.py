"""How much the tests do: enough for every commit, or everything with ECLIPTIC_TEST_SIZE=full."""

from __future__ import annotations

import os

FULL = os.environ.get("ECLIPTIC_TEST_SIZE") == "full"


def size(normal: int, full: int) -> int:
    """The number for this run."""
    return full if FULL else normal


GAMES = size(1, 3)
"""Random games per set of options."""
GAMES_PER_STAGE = size(1, 4)
"""Games in which each stage of a game is looked at."""
WORLDS_PER_CUT = size(1, 2)
"""Other hidden worlds tried at each point where a game is cut, for each viewer."""
MOST_ACTIONS = 5_000
"""Random play with fixed seeds ends within this many actions."""
EXAMPLES = size(40, 1_000)
"""Hypothesis examples per property."""
BUDGET = size(200, 4_000)
"""What a level that searches is given where strength does not matter."""
STATEFUL_RUNS = size(14, 200)
STATEFUL_STEPS = size(60, 100)
