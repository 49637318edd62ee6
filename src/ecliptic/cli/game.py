"""What a game brings along to the command line: the words that its commands take.

What they call is imported when they are called, as everywhere here. So a game says the names of its
opponents and settings once more in `cli/<game>/commands.py`; tests compare.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import typer


@dataclass(frozen=True)
class GameCommands:
    levels: tuple[str, ...]
    """Its opponents, from weakest to strongest."""
    play: typer.Typer
    """`ecliptic play GAME`."""
    arena: Mapping[str, str]
    """What `ecliptic arena` may set, and which values it takes."""
    own: typer.Typer
    """Commands of its own, besides those of every game."""
