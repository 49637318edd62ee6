"""The registry of games: one entry each, and how a room finds its part of a game.

A part stands in the folder of its room that is named after the game: opponents of Planet X are
`LEVELS` in `bots/planetx/levels.py`. Nobody lists them again; `tests/test_games.py` names every
part there is, which of them a game must have, and which one is missing.
"""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

GAMES: tuple[str, ...] = (
    "planetx",
    "ptolemaeus",
)
"""In the order in which they are shown."""


def parts(room: str, noun: str, name: str) -> dict[str, Any]:
    """`name` of the module `noun` in the room's folder of each game, by game: every game has one.

    A room asks for its own parts only, and declares their type.
    """
    return {game: getattr(import_module(f"{room}.{game}.{noun}"), name) for game in GAMES}


def optional_parts(room: str, noun: str, name: str) -> dict[str, Any]:
    """The same, where a game may do without: it is left out."""
    found = {game: _module_if_any(f"{room}.{game}.{noun}") for game in GAMES}
    return {game: getattr(module, name) for game, module in found.items() if module is not None}


def _module_if_any(path: str) -> ModuleType | None:
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name is not None and f"{path}.".startswith(f"{error.name}."):
            return None
        raise
