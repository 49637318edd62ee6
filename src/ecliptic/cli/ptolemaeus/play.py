"""`ecliptic play ptolemaeus`: Ptolemaeus in this terminal."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import typer

from ecliptic.cli.options import MostActions, Seed
from ecliptic.cli.playing import Resume, Save, go, resumed, seats_help

LEVELS = ("random", "rules", "greedy", "scholar", "sage")
RaceName: TypeAlias = Literal["everything", "planets"]

commands = typer.Typer()


@commands.command()
def ptolemaeus(
    context: typer.Context,
    date: Annotated[
        str,
        typer.Option(help="The day of the sky: YYYY-MM-DD, the name of a famous date, or random."),
    ] = "1969-07-20",
    seats: Annotated[str, typer.Option(help=seats_help(LEVELS))] = "you,rules",
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
        session = resumed(context, resume, seed)
    go(session, most_actions)
