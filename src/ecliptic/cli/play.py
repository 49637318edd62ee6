"""`ecliptic play`: a game in this terminal."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ecliptic.cli.options import (
    GAME_NAMES,
    LEVEL_NAMES,
    ModeName,
    MostActions,
    RaceName,
    Seed,
)
from ecliptic.core.errors import BadRequest

if TYPE_CHECKING:
    from ecliptic.terminal.session import Session

commands = typer.Typer(help="Play a game in this terminal.")

Save = Annotated[Path | None, typer.Option(help="Write the record here at the end.")]
Resume = Annotated[
    Path | None, typer.Option(help="Go on with a saved game, which brings its own options.")
]


def _seats_help(game: str) -> str:
    kinds = ", ".join(["you", "you:NAME", *LEVEL_NAMES[game]])
    return f"One word for each of 1-4 seats: {kinds}."


@commands.callback(invoke_without_command=True)
def play(context: typer.Context) -> None:
    """Play a game in this terminal."""
    if context.invoked_subcommand is None:
        raise BadRequest("terminal-which-game", games=", ".join(GAME_NAMES))


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
    seats: Annotated[str, typer.Option(help=_seats_help("planetx"))] = "you,pencil",
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
        session = _resumed(context, resume, seed)
    go(session, most_actions)


@commands.command()
def ptolemaeus(
    context: typer.Context,
    date: Annotated[
        str,
        typer.Option(help="The day of the sky: YYYY-MM-DD, the name of a famous date, or random."),
    ] = "1969-07-20",
    seats: Annotated[str, typer.Option(help=_seats_help("ptolemaeus"))] = "you,rules",
    race: Annotated[
        RaceName,
        typer.Option(
            metavar="RACE",
            help="What counts towards the 12 points that end the game at once:"
            " everything or planets.",
        ),
    ] = "everything",
    seed: Seed = None,
    save: Save = None,
    resume: Resume = None,
    most_actions: MostActions = 5000,
) -> None:
    """Ptolemaeus."""
    from ecliptic.ptolemaeus.setup import Race
    from ecliptic.terminal.ptolemaeus.start import new_game

    if resume is None:
        session = new_game(date, seats, Race(race), seed, save)
    else:
        session = _resumed(context, resume, seed)
    go(session, most_actions)


def go(session: Session, most_actions: int) -> None:
    """Play with the people who sit there, or watch if nobody does."""
    if session.people:
        session.play()
    else:
        session.watch(most_actions)


_WITH_RESUME = frozenset({"resume", "seed", "most_actions"})


def _resumed(context: typer.Context, file: Path, seed: str | None) -> Session:
    """Options of a new game mean nothing to a saved one."""
    from ecliptic.terminal.start import saved_game

    for name in context.params:
        source = context.get_parameter_source(name)
        if name not in _WITH_RESUME and source is not None and source.name == "COMMANDLINE":
            raise BadRequest("terminal-resume-options", option=f"--{name}")
    return saved_game(file, seed)
