"""`ecliptic play planetx`: The Search for Planet X in this terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from ecliptic.cli.options import MostActions, Seed
from ecliptic.cli.planetx.options import ModeName
from ecliptic.cli.playing import Resume, Save, go, resumed, seats_help

LEVELS = (
    "random",
    "pencil",
    "apprentice",
    "observer",
    "assistant",
    "astronomer",
    "professor",
    "director",
)

commands = typer.Typer()


@commands.command()
def planetx(
    context: typer.Context,
    mode: Annotated[
        ModeName | None,
        typer.Option(
            metavar="MODE",
            help="standard (12 sectors; so unless a code says otherwise) or expert (18).",
        ),
    ] = None,
    seats: Annotated[str, typer.Option(help=seats_help(LEVELS))] = "you,pencil",
    level: Annotated[
        str,
        typer.Option(
            help="youth, beginner, experienced or genius (12, 8, 4 or 0 starting facts);"
            " one for all, or one for each seat."
        ),
    ] = "experienced",
    seed: Seed = None,
    code: Annotated[str | None, typer.Option(help="A game code: its sky, and its mode.")] = None,
    save: Save = None,
    resume: Resume = None,
    most_actions: MostActions = 5000,
) -> None:
    """The Search for Planet X."""
    from ecliptic.planetx.modes import Mode
    from ecliptic.terminal.planetx.start import new_game

    wanted = None if mode is None else Mode(mode)
    if resume is None:
        session = new_game(wanted, seats, level, seed, save, code)
    else:
        session = resumed(context, resume, seed)
    go(session, most_actions)
