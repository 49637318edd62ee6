"""`ecliptic serve`: the server that tables live in."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import typer

from ecliptic.cli.options import number_option

commands = typer.Typer()

LogLevel: TypeAlias = Literal["debug", "info", "warning", "error"]


@commands.command("serve")
def serve_tables(
    port: Annotated[
        int, number_option("--port", 0, "Where to listen; 0 takes any free port.")
    ] = 8000,
    log_level: Annotated[LogLevel, typer.Option(help="How much to write to the log.")] = "warning",
    log_file: Annotated[
        Path | None, typer.Option(help="Where to write the log (unless said: stderr).")
    ] = None,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Open no browser.")
    ] = False,
) -> None:
    """Serve tables of every game to browsers and programs on this machine."""
    from ecliptic.server.logs import start_log
    from ecliptic.server.serve import data_folder, serve
    from ecliptic.server.settings import Settings

    start_log(log_level, log_file)
    serve(Settings(folder=data_folder(), port=port), browser=not no_browser)
