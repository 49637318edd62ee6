"""Records on disk: read whole, written all or nothing, never over something else."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from ecliptic.core.errors import FileTrouble
from ecliptic.core.game import AnyGame
from ecliptic.core.record import Record
from ecliptic.core.record_text import FIRST_LINE, parse_record, record_text
from ecliptic.games import GAMES
from ecliptic.terminal import own_notes

_HEAD = ("game: ", "options: ", "players: ", "commitment: ")
"""The lines that say which game a record is of; the rules may change between two saves."""
_HEAD_LINES = 6


def read_record(path: Path) -> Record:
    return parse_record(GAMES, read_text(path))


def game_of(record: Record) -> AnyGame:
    return GAMES[record.game]


def home_expanded(path: Path) -> Path:
    """`~/game.txt` as a shell would read it; a home that is not there is left as it stands."""
    with suppress(RuntimeError):
        return path.expanduser()
    return path


def write_record(path: Path, record: Record, notes: str = "") -> None:
    """Write new files beside the old ones, then put each in its place in one step."""
    check_writable(path, record)
    beside = own_notes.notes_path(path)
    texts = {path: record_text(game_of(record), record)} | ({beside: notes} if notes else {})
    try:
        _write_all(texts)
        if not notes:
            beside.unlink(missing_ok=True)
    except OSError as error:
        raise FileTrouble("file-unwritable", file=str(path), reason=_reason(error)) from error


def _write_all(texts: Mapping[Path, str]) -> None:
    fresh = {path: path.with_name(f".{path.name}.{os.getpid()}.new") for path in texts}
    try:
        for path, text in texts.items():
            with fresh[path].open("w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
        for path in texts:
            fresh[path].replace(path)
    finally:
        for left_over in fresh.values():
            left_over.unlink(missing_ok=True)


def check_writable(path: Path, record: Record) -> None:
    """Refuse a directory, a place that is not there, and a file that is not this game's."""
    if path.is_dir():
        raise FileTrouble("file-is-directory", file=str(path))
    if not path.parent.is_dir():
        raise FileTrouble("file-no-directory", file=str(path), directory=str(path.parent))
    if not os.access(path.parent, os.W_OK):
        raise FileTrouble("file-unwritable", file=str(path), reason="no permission")
    for file, first in (
        (path, FIRST_LINE),
        (own_notes.notes_path(path), own_notes.FIRST_LINE),
    ):
        if file.exists() and not (file.is_file() and _first_lines(file)[:1] == [first]):
            raise FileTrouble("file-not-ours", file=str(file))
    if is_of_another_game(path, record):
        raise FileTrouble("file-other-game", file=str(path))


def is_of_another_game(path: Path, record: Record) -> bool:
    """Whether a file is there and its options, players or commitment are not this record's."""
    head = record_text(game_of(record), record).splitlines()[:_HEAD_LINES]
    mine = {line for line in head if line.startswith(_HEAD)}
    return path.exists() and not mine <= set(_first_lines(path))


def _first_lines(path: Path) -> list[str]:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return [file.readline().rstrip("\n") for _ in range(_HEAD_LINES)]
    except OSError:
        return []


def read_text(path: Path) -> str:
    """The whole file, or in our own words why not."""
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
