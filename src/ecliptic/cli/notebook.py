"""`ecliptic notebook`: the note sheet for the real table, as a file of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

commands = typer.Typer()


@commands.command()
def notebook(
    export: Annotated[
        Path, typer.Option("--export", metavar="FILE.html", help="Where to write the notebook.")
    ],
    force: Annotated[
        bool, typer.Option("--force", help="Replace a file that is there already.")
    ] = False,
) -> None:
    """Write the notebook for the real table as one file.

    It needs no server and no network.
    """
    from ecliptic.server.http import notebook_file

    size = notebook_file.export(export, force=force)
    typer.echo(f"{export} holds the notebook ({size // 1000} kB); open it in any browser.")
