"""The opponents of The Search for Planet X, by the name people call them.

A level that searches is `"name": Searching(TheBot(), budget)`.
"""

from __future__ import annotations

from collections.abc import Mapping

from ecliptic.bots.bot import Bot, Searching
from ecliptic.bots.planetx.astronomer import AstronomerBot
from ecliptic.bots.planetx.observer import ObserverBot
from ecliptic.bots.planetx.pencil import PencilBot
from ecliptic.bots.planetx.professor import ProfessorBot
from ecliptic.bots.planetx.random import RandomBot
from ecliptic.bots.planetx.search.director import PLAYOUTS, DirectorBot

LEVELS: Mapping[str, Bot] = {
    "random": RandomBot(),
    "pencil": PencilBot(),
    "apprentice": ObserverBot(sectors_per_answer=3),
    "observer": ObserverBot(),
    "assistant": AstronomerBot(sectors_per_answer=4),
    "astronomer": AstronomerBot(),
    "professor": ProfessorBot(),
    "director": Searching(DirectorBot(), PLAYOUTS),
}
"""From weakest to strongest."""
