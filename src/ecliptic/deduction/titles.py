"""What a title can stand for: its lawful clues, and which of them are true where (rules 8).

The clues of a title look at the same one or two columns. Placements of which the same clues are
true fall into one *cell*; a title's clue is drawn by weight from those true of the sky, so a
system's cell is all that the answer to a research question depends on.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.clue_tables import clue_table
from ecliptic.deduction.systems import Column, Systems, Truth, masks
from ecliptic.planetx.clue_weights import conference_weight, research_weight
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.topics import lawful_research_clues

Chances = npt.NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Panel:
    """The clues of one title. `truth[cell, clue]` says which are true in which cell."""

    clues: tuple[Clue, ...]
    columns: tuple[Object, ...]
    cell_of: npt.NDArray[np.uint8]
    truth: Truth
    weights: Chances
    """What each clue weighs among the true ones (clue_weights.py)."""

    def cells(self, systems: Systems) -> Column:
        """The cell of every system."""
        if len(self.columns) == 1:
            return self.cell_of.take(systems.column(self.columns[0]))
        return self.cell_of.take(systems.pairs(self.columns[0], self.columns[1]))

    @cached_property
    def possible(self) -> Truth:
        """Whether the title has a true clue at all, by cell."""
        return np.asarray(self.truth.any(axis=1))

    @cached_property
    def drawn(self) -> Truth:
        """Whether it has one that is ever drawn, by cell."""
        return np.asarray((self.truth & (self.weights > 0)).any(axis=1))

    @cached_property
    def chances(self) -> Chances:
        """`[cell, clue]`: what each clue weighs where it is true. Where none that is true is ever
        drawn, all of them weigh the same."""
        return np.where(self.drawn[:, None], self.weights, 1) * self.truth

    @cached_property
    def totals(self) -> Chances:
        """What all clues of the title weigh together in each cell, and at least 1."""
        return np.asarray(np.maximum(self.chances.sum(axis=1), 1))


@cache
def panel(title: Title, mode: Mode) -> Panel:
    """Conference titles, and only they, name Planet X."""
    conference = PLANET_X in title
    lawful = (lawful_conference_clues if conference else lawful_research_clues)(mode)
    weight = conference_weight if conference else research_weight
    clues = tuple(clue for clue in lawful if title_of(clue) == title)
    columns = _columns(clues)
    size = tuple(len(masks(mode)[column]) for column in columns)
    patterns = np.zeros(size, dtype=np.uint32)
    for number, clue in enumerate(clues):
        patterns |= _over(columns, size, clue, mode).astype(np.uint32) << np.uint32(number)
    found, cells = np.unique(patterns, return_inverse=True)
    bits = np.uint32(1) << np.arange(len(clues), dtype=np.uint32)
    return Panel(
        clues,
        columns,
        cells.astype(np.uint8).ravel(),
        (found[:, None] & bits) != 0,
        np.array([weight(clue, mode) for clue in clues], dtype=np.int64),
    )


@cache
def topic_titles(mode: Mode) -> tuple[Title, ...]:
    """Every title a research topic can have."""
    return tuple(dict.fromkeys(title_of(clue) for clue in lawful_research_clues(mode)))


@cache
def conference_titles(mode: Mode) -> tuple[Title, ...]:
    """Every title a conference can have."""
    return tuple(dict.fromkeys(title_of(clue) for clue in lawful_conference_clues(mode)))


@cache
def titles(mode: Mode) -> frozenset[Title]:
    """Every title of ours. Of another one we know no clue, so that it tells nothing."""
    return frozenset((*topic_titles(mode), *conference_titles(mode)))


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
