"""The opponents of Ptolemaeus, by the name people call them.

A level that searches is `"name": Searching(TheBot(), budget)`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot
from ecliptic.bots.ptolemaeus.greedy import GreedyBot
from ecliptic.bots.ptolemaeus.random import RandomBot
from ecliptic.bots.ptolemaeus.rules import RulesBot
from ecliptic.bots.ptolemaeus.scholar.learned import LearnedValue
from ecliptic.bots.ptolemaeus.weights import FITTED

LEVELS: Mapping[str, Bot] = {
    "random": RandomBot(),
    "rules": RulesBot(),
    "greedy": GreedyBot(FITTED),
    "scholar": GreedyBot(FITTED, LearnedValue),
}
"""From weakest to strongest."""
