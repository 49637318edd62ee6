"""`ecliptic play`: a game in this terminal."""

from __future__ import annotations

import typer

from ecliptic.cli.games import COMMANDS
from ecliptic.core.errors import BadRequest

commands = typer.Typer(help="Play a game in this terminal.")
for _game in COMMANDS.values():
    commands.add_typer(_game.play)


@commands.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Play a game in this terminal."""
    if context.invoked_subcommand is None:
        raise BadRequest("terminal-which-game", games=", ".join(COMMANDS))
