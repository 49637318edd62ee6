"""A clue's truth over the whole catalogue at once (rules 8).

A clue about one kind is a truth table over its placements, about two kinds a table over pairs of
placements; each is applied with one gather, and counted with one histogram of the catalogue. Only
"truly empty", which is what all kinds leave over, is worked out system by system.
"""

from __future__ import annotations

from functools import cache

import numpy as np
import numpy.typing as npt

from ecliptic.planetx.catalogue import Catalogue, Masks, catalogue, spread
from ecliptic.planetx.clues import (
    Arrangement,
    Band,
    Clue,
    Consecutive,
    Quantity,
    Relation,
    distances,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import TRULY_EMPTY, Object

Truth = npt.NDArray[np.bool_]


def truth(clue: Clue, systems: Catalogue) -> Truth:
    """Of every system of the catalogue, whether the clue is true of it."""
    index = systems.index
    if isinstance(clue, Arrangement):
        return _table_of_one(clue, systems)[index[clue.subject]]
    if clue.other is TRULY_EMPTY:
        subject = systems.masks[clue.subject][index[clue.subject]]
        return _related(clue, subject, _near(clue, systems.empty(), systems.mode))
    if clue.other is clue.subject:
        return _table_of_one(clue, systems)[index[clue.subject]]
    return _table_of_two(clue, systems)[index[clue.subject], index[clue.other]]


@cache
def table_of_clue(clue: Clue, mode: Mode) -> Truth:
    """Truth over the placements of the clue's one kind, or over pairs of its two, subject first.
    "Truly empty" is no kind and has no such table."""
    if isinstance(clue, Arrangement) or clue.other is clue.subject:
        return _table_of_one(clue, catalogue(mode))
    return _table_of_two(clue, catalogue(mode))


def related(clue: Relation, subjects: Masks, others: Masks, mode: Mode) -> Truth:
    """Whether sets of sectors stand to each other as the clue says."""
    return _related(clue, subjects, _near(clue, others, mode))


@cache
def kept(clue: Clue, mode: Mode) -> int:
    """How many lawful systems a clue is true of."""
    systems = catalogue(mode)
    if isinstance(clue, Arrangement) or clue.other is clue.subject:
        return int(histogram(clue.subject, clue.subject, mode)[_table_of_one(clue, systems)].sum())
    if clue.other is TRULY_EMPTY:
        return int(np.count_nonzero(truth(clue, systems)))
    counts = histogram(clue.subject, clue.other, mode)
    return int(counts[_table_of_two(clue, systems)].sum())


@cache
def histogram(one: Object, other: Object, mode: Mode) -> npt.NDArray[np.int64]:
    """How many systems have each placement of one kind, or each pair of placements of two."""
    systems = catalogue(mode)
    rows, columns = len(systems.placements[one]), len(systems.placements[other])
    if one is other:
        return np.bincount(systems.index[one], minlength=rows)
    pairs = systems.index[one].astype(np.uint16)
    pairs *= np.uint16(columns)
    pairs += systems.index[other]
    return np.bincount(pairs, minlength=rows * columns).reshape(rows, columns)


def _table_of_one(clue: Clue, systems: Catalogue) -> Truth:
    """Truth over the placements of the clue's one kind."""
    held = systems.masks[clue.subject]
    if not isinstance(clue, Arrangement):
        return _related(clue, held, _near(clue, held, systems.mode))
    match clue:
        case Band():
            return np.less_equal(_narrowest_band(held, systems.mode), clue.width)
        case Consecutive():
            return np.equal(_longest_run(held, systems.mode), clue.count)


def _table_of_two(clue: Relation, systems: Catalogue) -> Truth:
    """Truth over pairs of placements of the clue's two kinds."""
    subject = systems.masks[clue.subject][:, None]
    return _related(clue, subject, _near(clue, systems.masks[clue.other], systems.mode))


def _near(clue: Relation, sets: Masks, mode: Mode) -> Masks:
    """The sectors that stand to each set as the clue says."""
    nearest, furthest = distances(clue, mode.rules.sectors)
    near = spread(sets, nearest, mode)
    for steps in range(nearest + 1, furthest + 1):
        near |= spread(sets, steps, mode)
    return near


def _related(clue: Relation, subject: Masks, near: Masks) -> Truth:
    met: Truth = (subject & ~near) == 0 if clue.quantity is Quantity.EVERY else subject & near != 0
    return ~met if clue.quantity is Quantity.NO else met


def _narrowest_band(sets: Masks, mode: Mode) -> npt.NDArray[np.int64]:
    """The length of the shortest run that holds each set: the ring without its longest gap."""
    everything = np.uint32((1 << mode.rules.sectors) - 1)
    return mode.rules.sectors - _longest_run(everything & ~sets, mode)


def _longest_run(sets: Masks, mode: Mode) -> npt.NDArray[np.int64]:
    """The longest unbroken run of each set round the ring."""
    ring = mode.rules.sectors
    everything = np.uint32((1 << ring) - 1)
    longest = np.zeros(len(sets), dtype=np.int64)
    left = sets.copy()
    while left.any():
        longest += left != 0
        left = left & ((left << np.uint32(1)) | (left >> np.uint32(ring - 1))) & everything
    return longest
