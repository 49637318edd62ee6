"""The commands of Ptolemaeus."""

from __future__ import annotations

from ecliptic.cli.game import GameCommands
from ecliptic.cli.ptolemaeus import play, sky

COMMANDS: GameCommands = GameCommands(
    levels=play.LEVELS,
    play=play.commands,
    arena={"date": "YYYY-MM-DD or random", "race": "everything or planets"},
    own=sky.commands,
)
