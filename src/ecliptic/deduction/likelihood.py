"""How probable the generator made what a seat has seen, for many systems at once (rules 8).

The same closed form as `planetx.generator.likelihood`, without the factors that are equal for all
systems that agree with the facts. What is left: how many single titles the sky could have had, how
many clues stood behind each title whose clue was read, the share of its conference sets, and that a
starting fact is chosen from two things where the sector holds one of them, from three elsewhere.
"""

from __future__ import annotations

from math import comb, frexp

import numpy as np

from ecliptic.deduction.conference_sets import conference_shares
from ecliptic.deduction.facts import (
    ClueRead,
    Dealt,
    Learned,
    NotHere,
    Titled,
    conference_label,
)
from ecliptic.deduction.information import EXACT
from ecliptic.deduction.systems import Systems, Weights
from ecliptic.deduction.titles import panel, topic_titles
from ecliptic.planetx.clues import Clue, Title
from ecliptic.planetx.modes import TOPICS
from ecliptic.planetx.objects import ASTEROID, DWARF_PLANET, GAS_CLOUD
from ecliptic.planetx.starting_facts import GROUP

_FROM_TWO_OR_THREE = 3 / 2
_FIRST_GROUPS = 2 * GROUP
"""Starting facts of the third group are equally probable wherever they are true."""


def weights_of(systems: Systems, facts: tuple[Learned, ...]) -> Weights:
    """The weight of every system: whole numbers, so that sums of them are exact. Evidence that no
    generated game shows, as at a table with another companion app, weighs nothing: then all
    weights are equal."""
    titles = {one.fact.label: one.fact.title for one in facts if isinstance(one.fact, Titled)}
    clues = {one.fact.label: one.fact.clue for one in facts if isinstance(one.fact, ClueRead)}
    started = [
        one.fact.sector
        for one in facts
        if isinstance(one.fact, NotHere) and isinstance(one.source, Dealt)
    ]
    weights = np.ones(len(systems))
    _weigh_topics(weights, systems, titles, clues)
    _weigh_conferences(weights, systems, titles, clues)
    _weigh_starting_facts(weights, systems, started[:_FIRST_GROUPS])
    return _whole(weights) if weights.any() else np.ones(len(systems))


def _whole(weights: Weights) -> Weights:
    """As large as their sum allows, and never rounded to nothing."""
    room = EXACT - len(weights).bit_length() - frexp(float(weights.max()))[1]
    scaled = np.rint(weights * 2.0**room)
    return np.maximum(scaled, weights > 0, out=scaled)


def _weigh_topics(
    weights: Weights, systems: Systems, titles: dict[str, Title], clues: dict[str, Clue]
) -> None:
    named = [titles[topic] for topic in TOPICS if topic in titles]
    if len(named) < len(TOPICS):
        return
    mode = systems.mode
    singles = np.zeros(len(systems), dtype=np.uint8)
    possible = [title for title in topic_titles(mode) if len(title) == 1]
    for title in possible:
        known = panel(title, mode)
        singles += (known.possible > 0).take(known.cells(systems))
    count = sum(len(title) == 1 for title in named)
    ways = np.array([max(comb(number, count), 1) for number in range(len(possible) + 1)])
    weights /= ways.take(singles)
    for topic in TOPICS:
        if topic in clues:
            known = panel(titles[topic], mode)
            weights /= np.maximum(known.possible, 1).take(known.cells(systems))


def _weigh_conferences(
    weights: Weights, systems: Systems, titles: dict[str, Title], clues: dict[str, Clue]
) -> None:
    count = len(systems.mode.rules.conference_icons)
    labels = [conference_label(number) for number in range(1, count + 1)]
    if all(label in titles for label in labels):
        seen = {place: clues[label] for place, label in enumerate(labels) if label in clues}
        weights *= conference_shares(systems, tuple(titles[label] for label in labels), seen)


def _weigh_starting_facts(weights: Weights, systems: Systems, sectors: list[int]) -> None:
    if not sectors:
        return
    held = systems.held(ASTEROID) | systems.held(DWARF_PLANET) | systems.held(GAS_CLOUD)
    asked = np.uint32(sum(1 << (sector - 1) for sector in sectors))
    factors = [_FROM_TWO_OR_THREE**held for held in range(len(sectors) + 1)]
    weights *= np.array(factors).take(np.bitwise_count(held & asked))
