"""People's own pencil marks, kept beside the record: `game.txt.notes` belongs to `game.txt`.

Ecliptic notes 1
commitment: 5f2c...
1 x 5 A                           seat 1: no asteroid in sector 5
2 o 7 C                           seat 2: a comet in sector 7

The record is everybody's and says what happened; what somebody makes of it is in this file. Notes
of another game, or that cannot be read, are ignored. How a mark is written is the game's own.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, TypeAlias

from ecliptic.core.errors import BadNotation
from ecliptic.core.game import Seat
from ecliptic.terminal.face import Pencil

FIRST_LINE = "Ecliptic notes 1"

Own: TypeAlias = Mapping[Seat, Mapping[Any, Any]]


def notes_path(record: Path) -> Path:
    return record.with_name(f"{record.name}.notes")


def notes_text(pencil: Pencil | None, own: Own, commitment: str) -> str:
    """The file's text; nothing if nobody has a mark."""
    if pencil is None:
        return ""
    lines = [
        f"{seat + 1} {pencil.write(cell, mark)}"
        for seat, marks in own.items()
        for cell, mark in marks.items()
    ]
    return "\n".join([FIRST_LINE, f"commitment: {commitment}", *lines, ""]) if lines else ""


def read_notes(
    pencil: Pencil | None, record: Path, commitment: str, options: Any
) -> Iterator[tuple[Seat, Any, Any]]:
    """The marks of the file beside a record, if there is one and it belongs to it."""
    if pencil is None:
        return
    try:
        first, opened, *lines = notes_path(record).read_text(encoding="utf-8").splitlines()
        marks = [_mark(pencil, line, options) for line in lines]
    except (OSError, ValueError, BadNotation):
        return
    if (first, opened) == (FIRST_LINE, f"commitment: {commitment}"):
        yield from marks


def _mark(pencil: Pencil, line: str, options: Any) -> tuple[Seat, Any, Any]:
    seat, _, text = line.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) == 1):
        raise ValueError(line)
    return int(seat) - 1, *pencil.read(text, options)
