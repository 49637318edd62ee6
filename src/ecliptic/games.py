"""Every game, by name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.core.game import AnyGame
from ecliptic.registry import parts

GAMES: Mapping[str, AnyGame] = parts("ecliptic", "game", "GAME")
