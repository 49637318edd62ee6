"""`ecliptic serve`: the server that tables live in."""

from __future__ import annotations

from typing import Annotated

import typer

from ecliptic.cli.options import number_option

commands = typer.Typer()


@commands.command("serve")
def serve_tables(
    port: Annotated[
        int, number_option("--port", 0, "Where to listen; 0 takes any free port.")
    ] = 8000,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", metavar="", help="Open no browser.")
    ] = False,
) -> None:
    """Serve tables of every game to browsers and programs on this machine."""
    from ecliptic.server.serve import data_folder, serve
    from ecliptic.server.settings import Settings

    serve(Settings(folder=data_folder(), port=port), browser=not no_browser)
