"""The opponents of each game, by the name people call them."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot
from ecliptic.bots.planetx import random as planetx_random
from ecliptic.bots.planetx.astronomer import AstronomerBot
from ecliptic.bots.planetx.observer import ObserverBot
from ecliptic.bots.planetx.pencil import PencilBot
from ecliptic.bots.ptolemaeus import random as ptolemaeus_random
from ecliptic.bots.ptolemaeus.greedy import GreedyBot
from ecliptic.bots.ptolemaeus.rules import RulesBot
from ecliptic.bots.ptolemaeus.weights import FITTED

PLANETX: Mapping[str, Bot] = {
    "random": planetx_random.RandomBot(),
    "pencil": PencilBot(),
    "apprentice": ObserverBot(sectors_per_answer=3),
    "observer": ObserverBot(),
    "assistant": AstronomerBot(sectors_per_answer=4),
    "astronomer": AstronomerBot(),
}
"""From weakest to strongest."""

PTOLEMAEUS: Mapping[str, Bot] = {
    "random": ptolemaeus_random.RandomBot(),
    "rules": RulesBot(),
    "greedy": GreedyBot(FITTED),
}
"""From weakest to strongest."""

LEVELS_OF: Mapping[str, Mapping[str, Bot]] = {"planetx": PLANETX, "ptolemaeus": PTOLEMAEUS}
"""The opponents of each game, by the game's name."""
