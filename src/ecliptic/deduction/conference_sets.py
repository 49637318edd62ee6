"""How many sets of conference clues a sky can have, for all systems at once (rules 8).

Systems with the same ordinary objects differ only in where Planet X is; they are *siblings*. A set
of clues is lawful if it is true of one sibling only. So for every clue one byte per family says of
which siblings it is true; clues are combined by "and", and what is lawful has one bit left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, reduce
from itertools import permutations

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.clue_tables import clue_agrees
from ecliptic.deduction.systems import Systems, all_systems, masks
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.conferences import lawful_conference_clues
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD

_SIBLING_BITS = 10
"""Room for the number of lawful sets of one sibling, in a word that counts a whole family's."""


@dataclass(frozen=True, eq=False)
class Families:
    """Everything about conference sets that depends on the system alone."""

    clues: tuple[Clue, ...]
    family: npt.NDArray[np.int32]
    """Each system's family, by number."""
    bit: npt.NDArray[np.uint8]
    """Which of its siblings each system is."""
    siblings: npt.NDArray[np.uint8]
    """Of which siblings each clue (rows) is true in each family (columns)."""
    rivals: npt.NDArray[np.uint8]
    """The siblings a set must tell a system from. Systems that have no lawful set are never drawn,
    which may not be used as a deduction: they count as if any true clues could have been given."""
    sets: npt.NDArray[np.uint16]
    """How many sets of clues, in any order, could have been given to each system."""


@cache
def families(mode: Mode) -> Families:
    systems = all_systems(mode)
    order, starts = _grouped(systems)
    family = np.zeros(len(systems), dtype=np.int32)
    bit = np.zeros(len(systems), dtype=np.uint8)
    group = np.repeat(np.arange(len(starts)), np.diff(starts, append=len(order)))
    family[order] = group
    bit[order] = np.uint8(1) << (np.arange(len(order)) - starts[group]).astype(np.uint8)
    clues = lawful_conference_clues(mode)
    siblings = np.array(
        [
            np.bitwise_or.reduceat((clue_agrees(clue, systems) * bit)[order], starts)
            for clue in clues
        ]
    )
    sets = _count_lawful(clues, siblings, family, bit, mode)
    left_out = np.flatnonzero(sets == 0)
    rivals = np.full(len(systems), 255, dtype=np.uint8)
    rivals[left_out] = bit[left_out]
    sets[left_out] = _count_true(clues, siblings[:, family[left_out]] & bit[left_out], mode)
    return Families(clues, family, bit, siblings, rivals, sets)


def conference_shares(
    systems: Systems, titles: tuple[Title, ...], seen: dict[int, Clue]
) -> npt.NDArray[np.float64]:
    """Of every system, the share of its clue sets that have these titles and the clues seen."""
    known = families(systems.mode)
    numbers = systems.numbers()
    family, bit = known.family.take(numbers), known.bit.take(numbers)
    rivals = known.rivals.take(numbers)
    fitting = np.zeros(len(numbers), dtype=np.uint16)
    sets = _sets(known.clues, titles, seen)
    siblings = {
        number: known.siblings[number].take(family) & rivals
        for number in {number for chosen in sets for number in chosen}
    }
    for chosen in sets:
        fitting += reduce(np.bitwise_and, (siblings[number] for number in chosen)) == bit
    return fitting / np.maximum(known.sets.take(numbers), 1)


def _grouped(systems: Systems) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp]]:
    """An order that puts siblings side by side, and where each family begins."""
    key = np.zeros(len(systems), dtype=np.uint32)
    for kind in (COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD):
        key *= np.uint32(len(masks(systems.mode)[kind]))
        key += systems.column(kind)
    order = np.argsort(key, kind="stable")
    key = key[order]
    return order, np.flatnonzero(np.concatenate(([True], key[1:] != key[:-1])))


def _sets(
    clues: tuple[Clue, ...], titles: tuple[Title, ...], seen: dict[int, Clue]
) -> list[tuple[int, ...]]:
    """Clues by number, one for each conference, that fit its title and what was seen of it."""
    fitting: list[tuple[int, ...]] = [()]
    for conference, title in enumerate(titles):
        numbers = [
            number
            for number, clue in enumerate(clues)
            if title_of(clue) == title and seen.get(conference, clue) == clue
        ]
        fitting = [(*chosen, number) for chosen in fitting for number in numbers]
    return fitting if len(set(titles)) == len(titles) else []


def _any_titles(clues: tuple[Clue, ...], mode: Mode) -> list[tuple[int, ...]]:
    """All sets of clues with different titles, in any order."""
    count = len(mode.rules.conference_icons)
    return [
        chosen
        for chosen in permutations(range(len(clues)), count)
        if len({title_of(clues[number]) for number in chosen}) == count
    ]


def _count_lawful(
    clues: tuple[Clue, ...],
    siblings: npt.NDArray[np.uint8],
    family: npt.NDArray[np.int32],
    bit: npt.NDArray[np.uint8],
    mode: Mode,
) -> npt.NDArray[np.uint16]:
    """Every set with exactly one sibling left counts for that sibling; orders count apart."""
    chosen_sets = [chosen for chosen in _any_titles(clues, mode) if list(chosen) == sorted(chosen)]
    orders = len(list(permutations(mode.rules.conference_icons)))
    one = np.zeros(256, dtype=np.uint64)
    for place in range(64 // _SIBLING_BITS):
        one[1 << place] = 1 << (place * _SIBLING_BITS)
    counted = np.zeros(siblings.shape[1], dtype=np.uint64)
    for chosen in chosen_sets:
        counted += one.take(np.bitwise_and.reduce(siblings[list(chosen)], axis=0))
    places = np.bitwise_count(bit - np.uint8(1)).astype(np.uint64)
    of_family: npt.NDArray[np.uint64] = counted.take(family) >> places * np.uint64(_SIBLING_BITS)
    of_system = of_family & np.uint64((1 << _SIBLING_BITS) - 1)
    return (of_system * np.uint64(orders)).astype(np.uint16)


def _count_true(
    clues: tuple[Clue, ...], true: npt.NDArray[np.uint8], mode: Mode
) -> npt.NDArray[np.uint16]:
    """How many sets of true clues (rows, not 0 where true) with different titles there are."""
    counted = np.zeros(true.shape[1], dtype=np.uint16)
    for chosen in _any_titles(clues, mode):
        counted += np.logical_and.reduce(true[list(chosen)])
    return counted
