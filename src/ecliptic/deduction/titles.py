"""What a title can stand for: its lawful clues, and which of them are true where (rules 8).

The clues of a title look at the same one or two columns. Placements of which the same clues are
true fall into one *cell*; the generator draws a title's clue evenly from those true of the sky, so
a system's cell is all that the answer to a research question depends on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.clue_tables import clue_table
from ecliptic.deduction.systems import Column, Systems, Truth, masks
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.topics import lawful_research_clues


@dataclass(frozen=True, eq=False)
class Panel:
    """The clues of one title. `truth[cell, clue]` says which are true in which cell."""

    clues: tuple[Clue, ...]
    columns: tuple[Object, ...]
    cell_of: npt.NDArray[np.uint8]
    truth: Truth

    def cells(self, systems: Systems) -> Column:
        """The cell of every system."""
        if len(self.columns) == 1:
            return self.cell_of.take(systems.column(self.columns[0]))
        return self.cell_of.take(systems.pairs(self.columns[0], self.columns[1]))

    @property
    def possible(self) -> npt.NDArray[np.int64]:
        """How many clues of the title are true in each cell."""
        counted: npt.NDArray[np.int64] = self.truth.sum(axis=1)
        return counted


@cache
def panel(title: Title, mode: Mode) -> Panel:
    """Conference titles, and only they, name Planet X."""
    lawful = (lawful_conference_clues if PLANET_X in title else lawful_research_clues)(mode)
    clues = tuple(clue for clue in lawful if title_of(clue) == title)
    columns = _columns(clues)
    size = tuple(len(masks(mode)[column]) for column in columns)
    patterns = np.zeros(size, dtype=np.uint32)
    for number, clue in enumerate(clues):
        patterns |= _over(columns, size, clue, mode).astype(np.uint32) << np.uint32(number)
    found, cells = np.unique(patterns, return_inverse=True)
    bits = np.uint32(1) << np.arange(len(clues), dtype=np.uint32)
    return Panel(clues, columns, cells.astype(np.uint8).ravel(), (found[:, None] & bits) != 0)


@cache
def topic_titles(mode: Mode) -> tuple[Title, ...]:
    """Every title a research topic can have."""
    return tuple(dict.fromkeys(title_of(clue) for clue in lawful_research_clues(mode)))


@cache
def conference_titles(mode: Mode) -> tuple[Title, ...]:
    """Every title a conference can have."""
    return tuple(dict.fromkeys(title_of(clue) for clue in lawful_conference_clues(mode)))


def _columns(clues: tuple[Clue, ...]) -> tuple[Object, ...]:
    """The columns all clues of a title look at, truly empty last."""
    named = {clue.subject for clue in clues}
    named |= {getattr(clue, "other", clue.subject) for clue in clues}
    return tuple(
        kind
        for kind in (*(k for k in Object if k is not TRULY_EMPTY), TRULY_EMPTY)
        if kind in named
    )


def _over(columns: tuple[Object, ...], size: tuple[int, ...], clue: Clue, mode: Mode) -> Truth:
    """The clue's truth over exactly these columns, in this order."""
    table = clue_table(clue, mode)
    if table is None:
        raise TypeError(clue)
    named, truth = table
    if len(named) == 2:
        square = truth.reshape([len(masks(mode)[column]) for column in named])
        return square if named == columns else square.T
    if len(columns) == 1:
        return truth
    return np.broadcast_to(truth[:, None] if named[0] is columns[0] else truth, size)
