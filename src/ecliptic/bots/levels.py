"""The opponents of each game, by the name people call them."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot
from ecliptic.bots.planetx_pencil import PencilBot
from ecliptic.bots.planetx_random import RandomBot

PLANETX: Mapping[str, Bot] = {
    "random": RandomBot(),
    "pencil": PencilBot(),
}
"""From weakest to strongest."""

LEVELS_OF: Mapping[str, Mapping[str, Bot]] = {"planetx": PLANETX}
"""The opponents of each game, by the game's name."""
