"""Records on disk: read whole, written all or nothing, never over something else."""

from __future__ import annotations

import os
from pathlib import Path

from ecliptic.core.game import AnyGame
from ecliptic.core.record import Record
from ecliptic.core.record_text import FIRST_LINE, parse_record, record_text
from ecliptic.games import GAMES
from ecliptic.terminal.errors import FileTrouble


def read_record(path: Path) -> Record:
    return parse_record(GAMES, _read(path))


def game_of(record: Record) -> AnyGame:
    return GAMES[record.game]


def write_record(path: Path, record: Record) -> None:
    """Write a new file beside the old one, then put it in its place in one step."""
    check_writable(path)
    text = record_text(game_of(record), record)
    fresh = path.with_name(f".{path.name}.{os.getpid()}.new")
    try:
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise FileTrouble("file-unwritable", file=str(path), reason=_reason(error)) from error


def check_writable(path: Path) -> None:
    """Refuse a directory, a place that is not there, and a file that is no record of ours."""
    if path.is_dir():
        raise FileTrouble("file-is-directory", file=str(path))
    if not path.parent.is_dir():
        raise FileTrouble("file-no-directory", file=str(path), directory=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise FileTrouble("file-unwritable", file=str(path), reason="no permission")
    if path.exists() and not _is_record(path):
        raise FileTrouble("file-not-ours", file=str(path))


def _is_record(path: Path) -> bool:
    first = FIRST_LINE.encode()
    try:
        with path.open("rb") as file:
            return file.read(len(first)) == first
    except OSError:
        return False


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise FileTrouble("file-missing", file=str(path)) from error
    except IsADirectoryError as error:
        raise FileTrouble("file-is-directory", file=str(path)) from error
    except UnicodeDecodeError as error:
        raise FileTrouble("file-not-text", file=str(path)) from error
    except OSError as error:
        raise FileTrouble("file-unreadable", file=str(path), reason=_reason(error)) from error


def _reason(error: OSError) -> str:
    return (error.strerror or type(error).__name__).lower()
