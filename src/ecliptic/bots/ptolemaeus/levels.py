"""The opponents of Ptolemaeus, by the name people call them.

A level that searches is `"name": Searching(TheBot(), budget)`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot, Searching
from ecliptic.bots.ptolemaeus.greedy import GreedyBot
from ecliptic.bots.ptolemaeus.random import RandomBot
from ecliptic.bots.ptolemaeus.rules import RulesBot
from ecliptic.bots.ptolemaeus.sage.search import SageBot, Search
from ecliptic.bots.ptolemaeus.scholar.learned import LearnedValue
from ecliptic.bots.ptolemaeus.weights import FITTED

SAGE = SageBot(FITTED, Search(), LearnedValue)
BUDGET = 32
"""What it takes of a decision is in docs/ptolemaeus-opponents.md."""
ADVISER = (SAGE, BUDGET)
"""Who advises at tables that have agreed on it: the strongest level, with its usual budget."""

LEVELS: Mapping[str, Bot] = {
    "random": RandomBot(),
    "rules": RulesBot(),
    "greedy": GreedyBot(FITTED),
    "scholar": GreedyBot(FITTED, LearnedValue),
    "sage": Searching(SAGE, BUDGET),
}
"""From weakest to strongest."""
