"""What is known of games of the published app beyond their forms of clues (docs/deduction.md).

Its boards are not all equally likely: dwarf planets, comets, asteroids, gas clouds and Planet X are
placed in this order, each evenly wherever it may then stand, and a board that comes to nothing is
begun again. In standard mode Planet X's sectors were also counted. A title of two kinds names the
clue's subject first.
"""

from __future__ import annotations

from functools import cache
from math import fsum

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.conference_sets import families
from ecliptic.deduction.systems import Systems, Weights, all_systems, masks
from ecliptic.deduction.titles import panel
from ecliptic.planetx.catalogue import Masks, spread
from ecliptic.planetx.clue_weights import OPPOSITES
from ecliptic.planetx.clues import (
    Adjacent,
    Arrangement,
    Clue,
    Opposite,
    Quantity,
    Title,
    Within,
    in_title_order,
)
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    Object,
)

PLANET_X_SHARES = {
    Mode.STANDARD: (5.8, 8.6, 3.9, 17.6, 1.3, 20.1, 1.1, 13.9, 1.5, 11.1, 4.0, 11.2),
}
"""Percent of games with Planet X in each sector, sector 1 first, where they were counted."""

SUBJECT_FIRST = {Mode.STANDARD: 0.97, Mode.EXPERT: 0.99}
"""How often a title names the clue's subject first."""


def board_prior(systems: Systems) -> Weights:
    """How probable each board is, up to a factor."""
    return _whole_prior(systems.mode).take(systems.numbers())


def order_shares(systems: Systems, title: Title) -> Weights:
    """Of every system, how probable it is that a clue about these two kinds, not read yet, has a
    title that names them in this order."""
    if len(title) != 2:
        return np.ones(len(systems))
    mode = systems.mode
    known = panel(in_title_order(title), mode)
    first = np.array([_first_share(clue, title[0], mode) for clue in known.clues])
    shares: Weights = (known.chances * first).sum(axis=1) / known.totals
    return shares.take(known.cells(systems))


def _first_share(clue: Clue, first: Object, mode: Mode) -> float:
    """How probable it is that the clue's title begins with `first`."""
    if isinstance(clue, Arrangement):
        raise TypeError(clue)
    subjects = _subjects(clue, mode)
    share = (first in subjects) / len(subjects)
    sure = SUBJECT_FIRST[mode]
    return share * sure + (1 - share) * (1 - sure)


def _subjects(clue: Adjacent | Opposite | Within, mode: Mode) -> tuple[Object, ...]:
    """Which kinds can be the subject of a clue that says this."""
    kinds = clue.subject, clue.other
    if clue.quantity is Quantity.EVERY:
        return kinds[:1]
    if isinstance(clue, Opposite):
        return tuple(kind for kind in kinds if kind in OPPOSITES[mode]) or kinds
    return kinds


@cache
def _whole_prior(mode: Mode) -> Weights:
    """One over the number of ways at each step, for all systems."""
    systems = all_systems(mode)
    dwarfs = systems.held(DWARF_PLANET)
    comets = dwarfs | systems.held(COMET)
    asteroids = comets | systems.held(ASTEROID)
    prior = np.ones(len(systems))
    prior /= _ways_beside(COMET, dwarfs, mode)
    prior /= _ways_beside(ASTEROID, comets, mode)
    prior /= _ways_beside(GAS_CLOUD, asteroids, mode)
    prior /= np.bincount(families(mode).family).take(families(mode).family)
    if mode in PLANET_X_SHARES:
        _fit_planet_x(prior, systems)
    return prior


def _ways_beside(kind: Object, taken: Masks, mode: Mode) -> npt.NDArray[np.int64]:
    """How many placements of a kind the sectors that are not taken allow; a gas cloud needs a
    sector beside it that stays free."""
    different, place = np.unique(taken, return_inverse=True)
    ways = np.zeros(len(different), dtype=np.int64)
    everywhere = np.uint32((1 << mode.rules.sectors) - 1)
    for held in masks(mode)[kind]:
        fits = (different & held) == 0
        if kind is GAS_CLOUD:
            fits &= (held & ~spread(everywhere & ~(different | held), 1, mode)) == 0
        ways += fits
    return ways.take(place)


def _fit_planet_x(prior: Weights, systems: Systems) -> None:
    """Make Planet X's sectors as likely as they were counted."""
    sectors = systems.column(PLANET_X)
    found = [
        fsum(prior[sectors == sector].tolist()) for sector in range(systems.mode.rules.sectors)
    ]
    wanted = np.array(PLANET_X_SHARES[systems.mode]) / np.array(found)
    prior *= wanted.take(sectors)
