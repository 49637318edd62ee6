"""A person's own pencil marks, kept beside the record: `game.txt.notes` belongs to `game.txt`.

Ecliptic notes 1
commitment: 5f2c...
1 x 5 A                           seat 1: no asteroid in sector 5
2 o 7 C                           seat 2: a comet in sector 7

The record is everybody's and says what happened; what somebody makes of it is in this file. Notes
of another game, or that cannot be read, are ignored.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TypeAlias

from ecliptic.core.errors import BadNotation
from ecliptic.core.game import Seat
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.notation import number
from ecliptic.planetx.objects import object_from_letter
from ecliptic.terminal.marks import Cell, Mark

FIRST_LINE = "Ecliptic notes 1"
WRITTEN = {"x": Mark.OWN_NOT, "o": Mark.OWN_CERTAIN}
"""How a person writes his marks, at the prompt and in the file."""
_LETTERS = {mark: letter for letter, mark in WRITTEN.items()}

Pencil: TypeAlias = Mapping[Seat, Mapping[Cell, Mark]]


def notes_path(record: Path) -> Path:
    return record.with_name(f"{record.name}.notes")


def notes_text(pencil: Pencil, commitment: str) -> str:
    """The file's text; nothing if nobody has a mark."""
    lines = [
        f"{seat + 1} {_LETTERS[mark]} {sector} {thing.value}"
        for seat, marks in pencil.items()
        for (sector, thing), mark in marks.items()
    ]
    return "\n".join([FIRST_LINE, f"commitment: {commitment}", *lines, ""]) if lines else ""


def read_notes(record: Path, commitment: str, mode: Mode) -> Iterator[tuple[Seat, Cell, Mark]]:
    """The marks of the file beside a record, if there is one and it belongs to it."""
    try:
        first, opened, *lines = notes_path(record).read_text(encoding="utf-8").splitlines()
        marks = [_mark(line, mode) for line in lines]
    except (OSError, ValueError, BadNotation):
        return
    if (first, opened) == (FIRST_LINE, f"commitment: {commitment}"):
        yield from marks


def _mark(line: str, mode: Mode) -> tuple[Seat, Cell, Mark]:
    seat, letter, sector, thing = line.split(" ")
    if letter not in WRITTEN or number(sector) not in mode.rules.all_sectors:
        raise ValueError(line)
    return number(seat) - 1, (number(sector), object_from_letter(thing)), WRITTEN[letter]
