"""The Earth's arrow and the icons it passes (rules 3).

The arrow turns clockwise, one sector at a time, until it points at the furthest-back pawn. Ruling:
an icon printed at sector s fires on the step from s to s+1. The rulebooks' pictured example has a
player act in sector 10 and the conference at 10 come up only when the arrow then turns on.
"""

from __future__ import annotations

from enum import Enum

from ecliptic.planetx.board import Board
from ecliptic.planetx.modes import ModeRules

FIRES_ON_LEAVING = 1
"""Steps the arrow stands past an icon's sector when the icon fires: 1 is on leaving it."""


class Icon(Enum):
    THEORY = "theory"
    CONFERENCE = "conference"


def next_stop(board: Board) -> tuple[int, Icon | None]:
    """How far the arrow turns next: to the first icon that fires, else to the last pawn."""
    rules = board.mode.rules
    goal = board.times[board.order[0]]
    for steps in range(board.earth + 1, goal + 1):
        icon = icon_left(rules, steps, board)
        if icon is not None:
            return steps, icon
    return goal, None


def icon_left(rules: ModeRules, steps: int, board: Board) -> Icon | None:
    """The icon that fires when the arrow has made `steps` steps."""
    sector = (steps - FIRES_ON_LEAVING) % rules.sectors + 1
    if sector in rules.theory_icons:
        return Icon.THEORY
    number = rules.conference_icons.get(sector)
    if number is not None and all(held != number for held, _ in board.conferences):
        return Icon.CONFERENCE
    return None


def conference_left(rules: ModeRules, steps: int) -> int:
    """The number of the conference whose icon fires at `steps`."""
    return rules.conference_icons[(steps - FIRES_ON_LEAVING) % rules.sectors + 1]
