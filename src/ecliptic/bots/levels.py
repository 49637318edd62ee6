"""The opponents of each game, by the name people call them."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots import planetx_random, ptolemaeus_random
from ecliptic.bots.bot import Bot
from ecliptic.bots.planetx_pencil import PencilBot
from ecliptic.bots.ptolemaeus_rules import RulesBot

PLANETX: Mapping[str, Bot] = {
    "random": planetx_random.RandomBot(),
    "pencil": PencilBot(),
}
"""From weakest to strongest."""

PTOLEMAEUS: Mapping[str, Bot] = {
    "random": ptolemaeus_random.RandomBot(),
    "rules": RulesBot(),
}
"""From weakest to strongest."""

LEVELS_OF: Mapping[str, Mapping[str, Bot]] = {"planetx": PLANETX, "ptolemaeus": PTOLEMAEUS}
"""The opponents of each game, by the game's name."""
