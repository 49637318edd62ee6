"""Whoever adds a game to the registry is told here what else it needs."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, get_type_hints

import pytest
from litestar.handlers import BaseRouteHandler

import ecliptic
from ecliptic import registry
from ecliptic.arena.description import Description
from ecliptic.bots.bot import Bot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.cli.game import GameCommands
from ecliptic.core.game import AnyGame
from ecliptic.english.words import FactsInWords
from ecliptic.games import GAMES
from ecliptic.server.doctor import Checks
from ecliptic.server.help.askable import Askable
from ecliptic.server.plugin import Plugin
from ecliptic.server.seats.names import SIMPLEST
from ecliptic.terminal.face import Face
from tests.conformance.subjects import SUBJECTS

SOURCE = Path(ecliptic.__file__).parent
PROJECT = Path(__file__).parents[1] / "pyproject.toml"


class Part(NamedTuple):
    """Where a room looks for its part of a game: `name` in `folder/<game>/file`."""

    folder: str
    file: str
    name: str
    kind: Any
    """What it must be annotated with; that it is so is for the type checker to prove."""


MUST = (
    Part("", "game.py", "GAME", AnyGame),
    Part("bots", "levels.py", "LEVELS", Mapping[str, Bot]),
    Part("english", "refusals.py", "REFUSALS", Mapping[str, str]),
)
MAY = (
    Part("english", "facts.py", "IN_WORDS", FactsInWords),
    Part("arena", "description.py", "DESCRIPTION", Description),
    Part("terminal", "face.py", "FACE", Face),
    Part("cli", "commands.py", "COMMANDS", GameCommands),
    Part("server", "plugin.py", "PLUGIN", Plugin),
    Part("server", "askable.py", "ASKABLE", Askable),
    Part("server", "routes.py", "HANDLERS", Sequence[BaseRouteHandler]),
    Part("server", "checkup.py", "CHECKS", Checks),
)
PARTS = [
    pytest.param(game, part, id=f"{game}-{part.folder}-{part.name}")
    for game in registry.GAMES
    for part in (*MUST, *MAY)
]

NAMES_A_GAME = {
    "registry.py": "the registry",
    "core/record_text.py": "an example of a record",
    "english/sentences.py": "how a command is called, in the sentence that refuses it",
    "server/help": "the solver of Planet X, like deduction",
    "wire/companion.py": "requests of Planet X",
    "client/solver.py": "requests of Ptolemaeus",
    "wire/help.py": "requests of Planet X",
    "wire/reminders.py": "requests of Ptolemaeus",
    "wire/seats.py": "requests of Planet X",
    "wire/sky.py": "requests of Ptolemaeus",
}
"""What lies outside the folders of the games and knows one by its name, and why."""


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_every_part_of_a_game_is_there_and_is_what_its_room_expects(game: str, part: Part) -> None:
    path = SOURCE / part.folder / game / part.file
    if not path.exists():
        assert part in MAY, f"{path} must hold {part.name}, of the type {part.kind}"
        return
    inside = path.relative_to(SOURCE).with_suffix("").parts
    module = import_module(".".join(("ecliptic", *inside)))
    assert hasattr(module, part.name), f"{path} must hold {part.name}"
    hints = get_type_hints(module)
    assert hints.get(part.name) == part.kind, f"annotate {part.name} in {path} as {part.kind}"


@pytest.mark.parametrize("game", registry.GAMES)
def test_a_game_goes_by_one_name(game: str) -> None:
    assert GAMES[game].name == game
    assert SIMPLEST in LEVELS_OF[game]
    assert [subject.name for subject in SUBJECTS if type(subject.game) is type(GAMES[game])] == [
        game
    ]


@pytest.mark.parametrize("game", registry.GAMES)
def test_only_its_own_folders_know_a_game_by_its_name(game: str) -> None:
    knowing = set()
    for path in SOURCE.rglob("*.py"):
        inside = path.relative_to(SOURCE)
        if game in inside.parts or "deduction" in inside.parts:
            continue
        if re.search(game, path.read_text(encoding="utf-8"), re.IGNORECASE):
            knowing.add(inside.as_posix())
    allowed = tuple(NAMES_A_GAME)
    assert not {one for one in knowing if not one.startswith(allowed)}


@pytest.mark.parametrize("game", registry.GAMES)
def test_the_import_contracts_hold_for_every_game(game: str) -> None:
    """A contract that names the rules or the hidden state of one game names every other's."""
    first = registry.GAMES[0]
    rooms = [room for room in ("", ".state") if (SOURCE / game / "state.py").exists() or not room]
    for contract in _contracts():
        for listed in (found for found in contract.values() if isinstance(found, list)):
            named = {one.strip(" ()") for line in listed for one in line.split("|")}
            for room in rooms:
                if f"ecliptic.{first}{room}" in named:
                    assert f"ecliptic.{game}{room}" in named, contract["name"]


def _contracts() -> list[dict[str, Any]]:
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = project["tool"]["importlinter"]["contracts"]
    return found
