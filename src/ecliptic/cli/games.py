"""The words of every game that has a command line, by the game's name."""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.cli.game import GameCommands
from ecliptic.registry import optional_parts

COMMANDS: Mapping[str, GameCommands] = optional_parts("ecliptic.cli", "commands", "COMMANDS")
