"""Which systems have a lawful set of conference clues, for the whole catalogue at once (rules 8).

Systems with the same ordinary objects form a family. A set of clues pins Planet X down in a system
if it is true of that system and of no other member of its family.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

import numpy as np
import numpy.typing as npt

from ecliptic.planetx.catalogue import Catalogue, catalogue
from ecliptic.planetx.conferences import conference_sets, lawful_conference_clues
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import THEORY_OBJECTS
from ecliptic.planetx.truth_tables import truth

_TIDY = 8
"""After so many sets of clues the systems that are done with are put aside."""


@cache
def eligible(mode: Mode) -> npt.NDArray[np.bool_]:
    """Of every system of the catalogue, whether the generator may draw it."""
    systems = catalogue(mode)
    family = _families(systems)
    truths = {clue: truth(clue, systems) for clue in lawful_conference_clues(mode)}
    found = np.zeros(len(systems), dtype=np.bool_)
    left = np.arange(len(systems))
    for number, clues in enumerate(combinations(truths, len(mode.rules.conference_icons))):
        true = left[np.logical_and.reduce([truths[clue][left] for clue in clues])]
        found[true] |= np.bincount(family[true], minlength=len(systems))[family[true]] == 1
        if number % _TIDY == 0:
            # A family whose members can all be drawn has nothing more to show.
            unfinished = np.zeros(len(systems), dtype=np.bool_)
            unfinished[family[~found]] = True
            left = np.flatnonzero(unfinished[family])
    return found


@cache
def standard_systems_without_conferences() -> tuple[int, ...]:
    """The numbers of the systems that the engine itself, asked one by one, has no clues for."""
    systems = catalogue(Mode.STANDARD)
    return tuple(
        number
        for number in range(len(systems))
        if not conference_sets(systems.system(number), Mode.STANDARD)
    )


def _families(systems: Catalogue) -> npt.NDArray[np.int64]:
    key = np.zeros(len(systems), dtype=np.int64)
    for kind in THEORY_OBJECTS:
        key = key * 256 + systems.index[kind]
    return np.unique(key, return_inverse=True)[1].astype(np.int64)
