"""Numbered choices: a number picks an action, or opens a shorter list of its own.

Entries stand in groups with a heading; numbers run through all groups. Whatever is listed can also
be typed in the game's notation, which stands beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ecliptic.core.errors import BadRequest

_GAP = 2
_MOST_COLUMNS = 3


@dataclass(frozen=True)
class Entry:
    """One line: what it says, how it would be typed, and what picking it does."""

    label: str
    written: str
    leads_to: Any
    """An action, or a `Menu` to pick from next."""


@dataclass(frozen=True)
class Group:
    heading: str
    entries: Sequence[Entry]


@dataclass(frozen=True)
class Menu:
    groups: Sequence[Group] = ()

    @property
    def entries(self) -> list[Entry]:
        return [entry for group in self.groups for entry in group.entries]

    def pick(self, number: int) -> Entry:
        entries = self.entries
        if not 1 <= number <= len(entries):
            raise BadRequest("terminal-choice", number=number, most=len(entries))
        return entries[number - 1]


def menu_lines(menu: Menu, width: int) -> Iterator[RenderableType]:
    """The groups one below the other, each in as many columns as fit."""
    number = 1
    for group in menu.groups:
        if group.heading:
            yield Text(group.heading, style="bold")
        yield _grid(group.entries, number, width)
        number += len(group.entries)


def _grid(entries: Sequence[Entry], first: int, width: int) -> Table:
    """Numbers run down the columns."""
    cells = [_cell(entry, number) for number, entry in enumerate(entries, start=first)]
    widest = max(cell.cell_len for cell in cells)
    columns = max(1, min(_MOST_COLUMNS, (width + _GAP) // (widest + _GAP)))
    rows = ceil(len(cells) / columns)
    grid = Table.grid(padding=(0, _GAP, 0, 0))
    for row in range(rows):
        grid.add_row(*cells[row::rows])
    return grid


def _cell(entry: Entry, number: int) -> Text:
    text = Text(f"{number:>3} ", style="bold")
    text.append(entry.label, style="not bold")
    if entry.written:
        text.append(f" [{entry.written}]", style="not bold dim")
    return text
