"""What the sets of conference clues of a sky weigh, for all systems at once (rules 8).

Systems with the same ordinary objects differ only in where Planet X is; they are *siblings*. A set
of clues is lawful if it is true of one sibling only. So for every clue one byte per family says of
which siblings it is true; clues are combined by "and", and what is lawful has one bit left.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, reduce
from itertools import combinations
from math import factorial

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.clue_tables import clue_agrees
from ecliptic.deduction.systems import Systems, all_systems, masks
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.conferences import lawful_conference_clues, set_weight
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD

_SIBLING_BITS = 21
_SIBLINGS_A_WORD = 3
"""Room for what all lawful sets of one sibling weigh, and for so many siblings in 64 bits."""
_MOST_SIBLINGS = 6
"""Planet X may be in any of the sectors that appear empty."""


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
    sets: npt.NDArray[np.uint32]
    """What all sets of clues that could have been given to each system weigh, in any order."""


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
    sets = _weigh_lawful(clues, siblings, family, bit, mode)
    left_out = np.flatnonzero(sets == 0)
    rivals = np.full(len(systems), 255, dtype=np.uint8)
    rivals[left_out] = bit[left_out]
    sets[left_out] = _weigh_true(clues, siblings[:, family[left_out]] & bit[left_out], mode)
    return Families(clues, family, bit, siblings, rivals, sets)


def conference_shares(
    systems: Systems, titles: tuple[Title, ...], seen: dict[int, Clue]
) -> npt.NDArray[np.float64]:
    """Of every system, how probable it is that its clues have these titles and are those seen."""
    known = families(systems.mode)
    numbers = systems.numbers()
    family, bit = known.family.take(numbers), known.bit.take(numbers)
    rivals = known.rivals.take(numbers)
    fitting = np.zeros(len(numbers), dtype=np.uint32)
    sets = _sets(known.clues, titles, seen)
    siblings = {
        number: known.siblings[number].take(family) & rivals
        for number in {number for chosen in sets for number in chosen}
    }
    for chosen in sets:
        weight = np.uint32(_weight(chosen, systems.mode))
        left = reduce(np.bitwise_and, (siblings[number] for number in chosen))
        fitting += weight * (left == bit)
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
        fitting = [
            (*chosen, number) for chosen in fitting for number in numbers if number not in chosen
        ]
    return fitting


def _any_sets(clues: tuple[Clue, ...], mode: Mode) -> list[tuple[int, ...]]:
    """All sets of different clues, each in one order."""
    return list(combinations(range(len(clues)), len(mode.rules.conference_icons)))


@cache
def _weight(chosen: tuple[int, ...], mode: Mode) -> int:
    """What a set of the lawful clues with these numbers weighs."""
    clues = lawful_conference_clues(mode)
    return set_weight([clues[number] for number in chosen], mode)


def _orders(mode: Mode) -> int:
    """In how many orders a set can be given."""
    return factorial(len(mode.rules.conference_icons))


def _weigh_lawful(
    clues: tuple[Clue, ...],
    siblings: npt.NDArray[np.uint8],
    family: npt.NDArray[np.int32],
    bit: npt.NDArray[np.uint8],
    mode: Mode,
) -> npt.NDArray[np.uint32]:
    """Every set with exactly one sibling left counts for that sibling; orders count apart."""
    words = _MOST_SIBLINGS // _SIBLINGS_A_WORD
    one = np.zeros((words, 256), dtype=np.uint64)
    for sibling in range(_MOST_SIBLINGS):
        word, place = divmod(sibling, _SIBLINGS_A_WORD)
        one[word, 1 << sibling] = 1 << (place * _SIBLING_BITS)
    weighed = np.zeros((words, siblings.shape[1]), dtype=np.uint64)
    for chosen in _any_sets(clues, mode):
        left = np.bitwise_and.reduce(siblings[list(chosen)], axis=0)
        weight = np.uint64(_weight(chosen, mode))
        for word in range(words):
            weighed[word] += (one[word] * weight).take(left)
    word, place = np.divmod(np.bitwise_count(bit - np.uint8(1)), _SIBLINGS_A_WORD)
    of_system = weighed[word, family] >> place * np.uint64(_SIBLING_BITS)
    of_system &= np.uint64((1 << _SIBLING_BITS) - 1)
    return np.asarray(of_system.astype(np.uint32) * np.uint32(_orders(mode)))


def _weigh_true(
    clues: tuple[Clue, ...], true: npt.NDArray[np.uint8], mode: Mode
) -> npt.NDArray[np.uint32]:
    """What all sets of true clues (rows, not 0 where true) weigh."""
    weighed = np.zeros(true.shape[1], dtype=np.uint32)
    for chosen in _any_sets(clues, mode):
        weight = np.uint32(_weight(chosen, mode))
        weighed += weight * np.logical_and.reduce(true[list(chosen)])
    return weighed * np.uint32(_orders(mode))
