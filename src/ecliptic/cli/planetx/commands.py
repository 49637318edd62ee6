"""The commands of Planet X."""

from __future__ import annotations

from ecliptic.cli.game import GameCommands
from ecliptic.cli.planetx import play, skies

COMMANDS: GameCommands = GameCommands(
    levels=play.LEVELS,
    play=play.commands,
    arena={"mode": "standard or expert", "facts": "0, 4, 8 or 12"},
    own=skies.commands,
)
