"""The opponents of each game, by the name people call them."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot
from ecliptic.registry import parts

LEVELS_OF: Mapping[str, Mapping[str, Bot]] = parts("ecliptic.bots", "levels", "LEVELS")
"""From weakest to strongest; the simplest of every game is called `random`."""
