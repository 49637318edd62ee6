"""`ecliptic move-store`: a whole house from SQLite to PostgreSQL, or back."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ecliptic.store.open import Place

commands = typer.Typer()
_SCHEMES = ("postgresql:", "postgres:")


@commands.command("move-store")
def move_store(
    source: Annotated[
        str, typer.Argument(metavar="FROM", help="The folder or PostgreSQL database of the tables.")
    ],
    target: Annotated[
        str, typer.Argument(metavar="TO", help="Where to move them; it must be empty.")
    ],
) -> None:
    """Move all tables to another database, while no server is running."""
    from rich.console import Console
    from rich.progress import Progress

    from ecliptic.store.move import move

    places = _place("FROM", source), _place("TO", target)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task("Moving", total=None)
        count = move(
            *places, lambda moved, total: progress.update(task, completed=moved, total=total)
        )
    what = f"{count} {'table' if count == 1 else 'tables'}"
    typer.echo(f"{target} has the {what} of {source} now, with every key and note.")
    typer.echo(f"{source} is as it was: serve only one of them from now on.")


def _place(which: str, text: str) -> Place:
    """What was written may have a password in it, and is not repeated."""
    from ecliptic.core.errors import BadRequest
    from ecliptic.server.configuration.urls import has_password, readable
    from ecliptic.server.settings import POSTGRESQL
    from ecliptic.store.open import Place

    if text and "://" not in text and not text.startswith(_SCHEMES):
        return Place(Path(text).absolute())
    if not readable(text, POSTGRESQL.schemes):
        raise BadRequest("move-place", which=which)
    if has_password(text):
        raise BadRequest("move-password", which=which)
    return Place(Path(), text)
