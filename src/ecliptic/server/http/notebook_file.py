"""The notebook as one file that needs no server: built with the client, copied from there."""

from __future__ import annotations

import os
from pathlib import Path

from ecliptic.core.errors import FileTrouble

NAME = "notebook.html"
BUILT = Path(__file__).parents[1] / "client_files" / NAME


def export(copy: Path, *, force: bool, built: Path = BUILT) -> int:
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
