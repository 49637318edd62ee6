"""`ecliptic notebook`: the note sheet for the real table, as a file of its own."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from ecliptic.core.errors import FileTrouble

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
    from ecliptic.server.http.static_files import FOLDER, NOTEBOOK

    size = copy_notebook(FOLDER / NOTEBOOK, export, force=force)
    typer.echo(f"{export} holds the notebook ({size // 1000} kB); open it in any browser.")


def copy_notebook(built: Path, copy: Path, *, force: bool) -> int:
    """Write the notebook to a file, whole or not at all; how many bytes it has."""
    if not built.exists():
        raise FileTrouble("notebook-not-built")
    body = built.read_bytes()
    try:
        if force:
            _replace(copy, body)
        else:
            _create(copy, body)
    except FileExistsError as error:
        raise FileTrouble("notebook-exists", file=str(copy)) from error
    except OSError as error:
        raise FileTrouble("notebook-file", file=str(copy)) from error
    return len(body)


def _create(copy: Path, body: bytes) -> None:
    with copy.open("xb") as file:
        try:
            file.write(body)
        except OSError:
            copy.unlink()
            raise


def _replace(copy: Path, body: bytes) -> None:
    """The old file stays until the new one is whole. Only a file is replaced: a device or a pipe
    would be gone, and has more users than this one."""
    if copy.exists() and not copy.is_file():
        raise OSError(f"{copy} is no file")
    fresh = copy.with_name(f".{copy.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(body)
        fresh.replace(copy)
    finally:
        fresh.unlink(missing_ok=True)
