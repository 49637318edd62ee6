"""`ecliptic notebook`, `ecliptic companion` and `ecliptic site`: the client without a server.

It is one file, or a folder for a static host.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Annotated

import typer

from ecliptic.core.errors import FileTrouble

commands = typer.Typer()

_BASE = b"__BASE__"
"""Stands in the pages of the site for the folder that it is to live in: web/build/site.ts."""
_PATH = re.compile(r"/((?!\.\.?/)[\w.~-]+/)*", re.ASCII)
"""Every part is a folder's name that an address holds as it is; `.` and `..` are none."""
_PAGE = ".html"

Export = Annotated[
    Path, typer.Option("--export", metavar="FILE.html", help="Where to write the file.")
]
Force = Annotated[bool, typer.Option("--force", help="Replace an existing file.")]


@commands.command()
def companion(export: Export, force: Force = False) -> None:
    """Write the companion for a real table as one file.

    It knows the skies of all game codes, and needs no server and no network.
    """
    from ecliptic.server.http.static_files import COMPANION, FOLDER

    size = copy_page(FOLDER / COMPANION, export, force=force)
    typer.echo(f"{export} holds the companion ({size // 1000} kB); open it in any browser.")


@commands.command()
def notebook(export: Export, force: Force = False) -> None:
    """Write the notebook for a real table as one file.

    It needs no server and no network.
    """
    from ecliptic.server.http.static_files import FOLDER, NOTEBOOK

    size = copy_page(FOLDER / NOTEBOOK, export, force=force)
    typer.echo(f"{export} holds the notebook ({size // 1000} kB); open it in any browser.")


@commands.command()
def site(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write the site.")],
    base: Annotated[
        str, typer.Option("--base", metavar="/PATH/", help="The path it will have on the host.")
    ] = "/",
    force: Annotated[
        bool, typer.Option("--force", help="Write into a folder that is not empty.")
    ] = False,
) -> None:
    """Write companion and notebook as a folder for any static host.

    The rules of both games are in it, too. It needs a host that hands out files and nothing
    else, and works offline once it was opened.
    """
    from ecliptic.server.http.static_files import FOLDER

    count = write_site(FOLDER, folder, _path(base), force=force)
    typer.echo(f"{folder} holds the site for {_path(base)} ({count} files).")


def _path(base: str) -> str:
    path = f"/{base.strip('/')}/".replace("//", "/")
    if not _PATH.fullmatch(path):
        raise typer.BadParameter(f"{base!r} is no path such as /games/ecliptic/.")
    return path


def copy_page(built: Path, copy: Path, *, force: bool) -> int:
    """Write a page that is one file, whole or not at all; how many bytes it has."""
    body = _built(built).read_bytes()
    try:
        if force:
            _replace(copy, body)
        else:
            _create(copy, body)
    except FileExistsError as error:
        raise FileTrouble("export-exists", file=str(copy)) from error
    except OSError as error:
        raise FileTrouble("export-file", file=str(copy)) from error
    return len(body)


def write_site(client: Path, folder: Path, base: str, *, force: bool) -> int:
    """Write every file of the site; how many there are. Others in the folder stay as they are."""
    from ecliptic.server.http.static_files import COMPANION, NOTEBOOK, SITE

    built = _built(client / SITE)
    files = {path.relative_to(built): path for path in built.rglob("*") if path.is_file()}
    files |= {Path(name): _built(client / name) for name in (COMPANION, NOTEBOOK)}
    try:
        if not force and folder.exists() and any(folder.iterdir()):
            raise FileTrouble("export-folder", folder=str(folder))
        for name in sorted(files, key=_order):
            copy = folder / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            body = files[name].read_bytes()
            _replace(copy, body.replace(_BASE, base.encode()) if name.suffix == _PAGE else body)
    except OSError as error:
        reason = error.strerror.lower() if error.strerror else str(error)
        raise FileTrouble("export-unwritable", folder=str(folder), reason=reason) from error
    return len(files)


def _order(name: Path) -> tuple[bool, bool, str]:
    """A page comes after the files that it names, and the worker, which fetches all, at the end."""
    from ecliptic.server.http.static_files import WORKER

    return name.name == WORKER, name.suffix == _PAGE, name.as_posix()


def _built(path: Path) -> Path:
    if not path.exists():
        raise FileTrouble("export-not-built")
    return path


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
        raise FileTrouble("export-no-file", file=str(copy))
    fresh = copy.with_name(f".{copy.name}.{os.getpid()}.new")
    try:
        fresh.write_bytes(body)
        fresh.replace(copy)
    finally:
        fresh.unlink(missing_ok=True)
