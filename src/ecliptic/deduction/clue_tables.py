"""A clue as a truth table over columns of systems, "truly empty" included where that is possible.

Planet X is never beside, opposite or within reach of itself, and never beside a dwarf planet. So in
clues about Planet X, and in "every dwarf planet is adjacent to a truly empty sector", the sectors
that appear empty may stand for the truly empty ones, and they are a column. Those are all clues
about truly empty sectors that a game gives.
"""

from __future__ import annotations

from functools import cache

from ecliptic.deduction.systems import Systems, Truth, masks
from ecliptic.planetx.clues import Adjacent, Arrangement, Clue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import DWARF_PLANET, PLANET_X, TRULY_EMPTY, Object
from ecliptic.planetx.truth_tables import related, table_of_clue

Table = tuple[tuple[Object, ...], Truth]
"""One or two columns, and the truth of each placement, or of each pair row by row."""


@cache
def clue_table(clue: Clue, mode: Mode) -> Table | None:
    """The clue's truth over placements; None if it needs the truly empty sectors themselves."""
    if isinstance(clue, Arrangement) or clue.other is clue.subject:
        return (clue.subject,), table_of_clue(clue, mode)
    columns = clue.subject, clue.other
    if TRULY_EMPTY not in columns:
        return columns, table_of_clue(clue, mode).ravel()
    looks_the_same = clue.subject is PLANET_X or (
        clue.subject is DWARF_PLANET and isinstance(clue, Adjacent)
    )
    if not looks_the_same:
        return None
    held, empty = masks(mode)[clue.subject], masks(mode)[TRULY_EMPTY]
    return columns, related(clue, held[:, None], empty, mode).ravel()


def clue_agrees(clue: Clue, systems: Systems) -> Truth:
    """Of every system, whether the clue is true of it."""
    table = clue_table(clue, systems.mode)
    if table is not None:
        return applied(table, systems)
    if isinstance(clue, Arrangement):
        raise TypeError(clue)
    return related(clue, systems.held(clue.subject), systems.held(clue.other), systems.mode)


def applied(table: Table, systems: Systems) -> Truth:
    """Look every system up in a table."""
    columns, truth = table
    if len(columns) == 1:
        return truth.take(systems.column(columns[0]))
    return truth.take(systems.pairs(columns[0], columns[1]))
