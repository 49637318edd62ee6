"""A person's own marks on the note sheet: `x 5 A` (no asteroid in 5), `o 7 C` (a comet in 7)."""

from __future__ import annotations

from ecliptic.planetx.notation import number
from ecliptic.planetx.objects import object_from_letter
from ecliptic.planetx.setup import Options
from ecliptic.terminal.planetx.marks import Cell, Mark

WRITTEN = {"x": Mark.OWN_NOT, "o": Mark.OWN_CERTAIN}
"""How a person writes his marks, at the prompt and in the file."""
_LETTERS = {mark: letter for letter, mark in WRITTEN.items()}


class SheetPencil:
    def write(self, cell: Cell, mark: Mark) -> str:
        sector, thing = cell
        return f"{_LETTERS[mark]} {sector} {thing.value}"

    def read(self, text: str, options: Options) -> tuple[Cell, Mark]:
        letter, sector, thing = text.split(" ")
        if letter not in WRITTEN or number(sector) not in options.mode.rules.all_sectors:
            raise ValueError(text)
        return (number(sector), object_from_letter(thing)), WRITTEN[letter]
