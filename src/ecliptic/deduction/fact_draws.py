"""How probable our generator made a season's starting facts, for many systems at once (rules 8)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import product

import numpy as np
import numpy.typing as npt

from ecliptic.deduction.systems import Systems, Weights
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import COMET
from ecliptic.planetx.setup import StartingFact
from ecliptic.planetx.starting_facts import (
    GROUP,
    KINDS,
    LAST_KINDS,
    REPEATED,
    SPREAD_KINDS,
    group_ways,
    sectors_of,
)

_MOST = 5
"""No kind is in more than four sectors."""


def weigh_starting_facts(weights: Weights, systems: Systems, facts: Sequence[StartingFact]) -> None:
    """Facts in groups as they are dealt; any others weigh nothing. The first two groups are told
    from each other by their sectors, so for them no order matters."""
    mode = systems.mode
    if len(facts) <= 2 * GROUP:
        first = set(sectors_of(mode, 0))
        facts = sorted(facts, key=lambda fact: (fact.sector not in first, fact.sector))
    groups = [facts[start : start + GROUP] for start in range(0, len(facts), GROUP)]
    if not all(_is_dealt(group, number, mode) for number, group in enumerate(groups)):
        return
    for number in range(min(len(groups), len(KINDS[mode]))):
        weights /= _ways(mode, number).take(_held(systems, sectors_of(mode, number)))
    if len(groups) > len(KINDS[mode]):
        _weigh_last(weights, systems, facts[:-GROUP], groups[-1])


def _is_dealt(group: Sequence[StartingFact], number: int, mode: Mode) -> bool:
    """Whether the group with this number, from 0, can be these facts in this order."""
    kinds = (*KINDS[mode], LAST_KINDS)[number : number + 1]
    sectors = [fact.sector for fact in group]
    spread = number < len(KINDS[mode])
    bound = sectors if spread else [fact.sector for fact in group if fact.thing is COMET]
    return (
        [sorted(fact.thing for fact in group)] == [sorted(dealt) for dealt in kinds]
        and sectors == sorted(set(sectors))
        and set(bound) <= set(sectors_of(mode, number if spread else 0))
    )


@cache
def _ways(mode: Mode, group: int) -> npt.NDArray[np.float64]:
    """`group_ways` by the numbers of the kinds that its sectors hold; none is 0."""
    most = len(sectors_of(mode, group))
    return np.array(
        [
            max(group_ways(mode, group, held), 1) if sum(held) <= most else 1
            for held in product(range(_MOST), repeat=len(SPREAD_KINDS))
        ],
        dtype=np.float64,
    )


def _held(systems: Systems, sectors: Iterable[int]) -> npt.NDArray[np.intp]:
    """How many of the sectors hold each kind, as one number."""
    asked = _mask(sectors)
    number = np.zeros(len(systems), dtype=np.intp)
    for kind in SPREAD_KINDS:
        number *= _MOST
        number += np.bitwise_count(systems.held(kind) & asked)
    return number


def _weigh_last(
    weights: Weights, systems: Systems, said: Sequence[StartingFact], group: Sequence[StartingFact]
) -> None:
    """Kind by kind, as the third group is drawn."""
    mode = systems.mode
    spoken = _mask(fact.sector for fact in said)
    sector_of = {fact.thing: fact.sector for fact in group}
    taken: list[int] = []
    for thing in LAST_KINDS:
        allowed = _mask(mode.rules.all_sectors if thing is not COMET else sectors_of(mode, 0))
        allowed &= ~_mask((*taken, *(fact.sector for fact in said if fact.thing is thing)))
        open_sectors = allowed & ~systems.held(thing)
        fresh = np.bitwise_count(open_sectors & ~spoken)
        again = np.bitwise_count(open_sectors & spoken)
        if spoken & _mask((sector_of[thing],)):
            weights *= np.where(fresh > 0, REPEATED[mode] / 100, 1.0)
            weights /= np.maximum(again, 1)
        else:
            weights *= np.where(again > 0, 1 - REPEATED[mode] / 100, 1.0)
            weights /= np.maximum(fresh, 1)
        taken.append(sector_of[thing])


def _mask(sectors: Iterable[int]) -> np.uint32:
    return np.uint32(sum({1 << (sector - 1) for sector in sectors}))
