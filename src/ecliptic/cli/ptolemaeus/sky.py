"""`ecliptic sky`: the real sky of a date."""

from __future__ import annotations

from typing import Annotated

import typer

from ecliptic.cli.options import Json, say, say_report
from ecliptic.core.errors import BadRequest

commands = typer.Typer()


@commands.command("sky")
def sky_of(
    date: Annotated[
        str | None, typer.Argument(help="YYYY-MM-DD, or the name of a famous date.")
    ] = None,
    famous: Annotated[bool, typer.Option("--famous", help="List the famous dates.")] = False,
    as_json: Json = False,
) -> None:
    """The sky of a date, as a game of Ptolemaeus starts from it."""
    from ecliptic.ptolemaeus.famous_dates import named_date
    from ecliptic.terminal.ptolemaeus import sky
    from ecliptic.terminal.screen import Screen

    if famous == (date is not None):
        raise BadRequest("terminal-which-date")
    if date is None:
        if as_json:
            say_report(sky.famous_report())
        else:
            say(sky.famous_lines())
    elif as_json:
        say_report(sky.sky_report(named_date(date)))
    else:
        screen = Screen()
        screen.show(*sky.sky_screen(named_date(date), screen.console.width))
