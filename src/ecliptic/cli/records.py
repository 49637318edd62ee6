"""`ecliptic resume`, `replay` and `verify`: records of games."""

from __future__ import annotations

from typing import Annotated

import typer

from ecliptic.cli.options import (
    Json,
    MostActions,
    RecordFile,
    Seed,
    number_option,
    say,
    say_json,
)
from ecliptic.cli.playing import go

commands = typer.Typer()


@commands.command()
def resume(
    file: RecordFile,
    seed: Seed = None,
    most_actions: MostActions = 5000,
) -> None:
    """Continue a saved game."""
    from ecliptic.terminal.start import saved_game

    go(saved_game(file, seed), most_actions)


@commands.command()
def replay(
    file: RecordFile,
    seat: Annotated[
        int | None, number_option("--seat", 1, "Show only what this seat was told (from 1 on).")
    ] = None,
    as_json: Json = False,
) -> None:
    """Retell a recorded game."""
    from ecliptic.terminal.replay import replay_json, replay_lines

    if as_json:
        say_json(replay_json(file, seat))
    else:
        say(replay_lines(file, seat))


@commands.command()
def verify(file: RecordFile) -> None:
    """Check that a record is complete and keeps the rules."""
    from ecliptic.terminal.replay import verify_lines

    say(verify_lines(file))
