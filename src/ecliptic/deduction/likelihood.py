"""How probable a dealer made what a seat has seen, for many systems at once (rules 8).

For games of this house the same closed form as `planetx.generator.likelihood`, without the factors
that are equal for all systems that agree with the facts. Games of the published app are weighed by
the same forms and titles, by the order of a title and by how its boards are made (published.py),
and not by starting facts: how it draws those is not known well enough. Of its research clues only
shares are known, not how they are chosen beside each other, so they count by half (a square root).
If nobody knows who dealt, every system counts alike. No dealer makes a system that logic allows
impossible.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import frexp

import numpy as np

from ecliptic.deduction.conference_sets import conference_shares
from ecliptic.deduction.dealers import Dealer
from ecliptic.deduction.fact_draws import weigh_starting_facts
from ecliptic.deduction.facts import (
    ClueRead,
    Dealt,
    Learned,
    NotHere,
    Titled,
    conference_label,
)
from ecliptic.deduction.information import EXACT
from ecliptic.deduction.published import board_prior, order_shares
from ecliptic.deduction.systems import Systems, Weights
from ecliptic.deduction.titles import panel, topic_titles
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.setup import StartingFact
from ecliptic.planetx.topics import single_counts, title_sets

LEAST = 1 << 12
"""What a system weighs of which the dealer never shows this: some 1e-12 of all at least, so that
nobody takes it for rounding, and too little to matter."""
UNFORESEEN = 64
"""Of so many games of the published app one may be made in a way that is not known here."""


def weights_of(systems: Systems, facts: tuple[Learned, ...], dealer: Dealer) -> Weights:
    """The weight of every system: whole numbers above 0, so that sums of them are exact."""
    if dealer is Dealer.UNKNOWN or not len(systems):
        return np.ones(len(systems))
    titles = {one.fact.label: one.fact for one in facts if isinstance(one.fact, Titled)}
    clues = {one.fact.label: one.fact.clue for one in facts if isinstance(one.fact, ClueRead)}
    weights = np.ones(len(systems))
    _weigh_clues(weights, systems, clues)
    if dealer is Dealer.PUBLISHED:
        for topic in TOPICS:
            if topic in titles and topic not in clues:
                weights *= order_shares(systems, titles[topic].written)
        np.sqrt(weights, out=weights)
        weights *= board_prior(systems)
    _weigh_titles(weights, systems, [titles[topic].title for topic in TOPICS if topic in titles])
    _weigh_conferences(weights, systems, titles, clues)
    if dealer is Dealer.HOUSE:
        weigh_starting_facts(weights, systems, _started(facts))
        return _whole(weights)
    return _with_unforeseen(_whole(weights))


def _whole(weights: Weights) -> Weights:
    """As large as their sum allows, and none below the least."""
    if not weights.any():
        return np.ones(len(weights))
    room = EXACT - 2 - len(weights).bit_length() - frexp(float(weights.max()))[1]
    return np.maximum(np.rint(weights * 2.0**room), LEAST)


def _with_unforeseen(weights: Weights) -> Weights:
    """One game in `UNFORESEEN` could have any system that logic allows."""
    return weights + max(1, int(weights.sum()) // (len(weights) * UNFORESEEN))


def _weigh_titles(weights: Weights, systems: Systems, named: list[Title]) -> None:
    """How probable these six titles are; it depends on the single titles the sky could have."""
    if len(set(named)) < len(TOPICS):
        return
    mode = systems.mode
    singles = [title for title in topic_titles(mode) if len(title) == 1]
    possible = np.zeros(len(systems), dtype=np.uint8)
    for place, title in enumerate(singles):
        known = panel(title, mode)
        possible |= known.drawn.take(known.cells(systems)).astype(np.uint8) << place
    shares = [_single_share(mode, singles, sky, named) for sky in range(1 << len(singles))]
    _multiply(weights, np.array(shares).take(possible))


def _multiply(weights: Weights, factor: Weights) -> None:
    """Evidence that the dealer shows of none of the systems tells nothing."""
    if factor.any():
        weights *= factor


def _single_share(mode: Mode, singles: Sequence[Title], sky: int, named: list[Title]) -> float:
    """How probable the single titles among those named are, if the sky could have those whose
    bit is set."""
    possible = [title for place, title in enumerate(singles) if sky >> place & 1]
    chosen = tuple(title for title in possible if title in named)
    count = sum(len(title) == 1 for title in named)
    counts = single_counts(len(possible), mode)
    if len(chosen) < count or count not in counts:
        return 0.0
    sets = title_sets(possible, 1, count, mode)
    return counts[count] * sets[chosen] / (sum(counts.values()) * sum(sets.values()))


def _weigh_clues(weights: Weights, systems: Systems, clues: dict[str, Clue]) -> None:
    """A clue is likelier where fewer others of its title could have stood in its place; another app
    may have a title of which no clue is known here."""
    for topic in TOPICS:
        if topic in clues and title_of(clues[topic]) in topic_titles(systems.mode):
            known = panel(title_of(clues[topic]), systems.mode)
            weights /= known.totals.take(known.cells(systems))


def _weigh_conferences(
    weights: Weights, systems: Systems, titles: dict[str, Titled], clues: dict[str, Clue]
) -> None:
    count = len(systems.mode.rules.conference_icons)
    labels = [conference_label(number) for number in range(1, count + 1)]
    if all(label in titles for label in labels):
        seen = {place: clues[label] for place, label in enumerate(labels) if label in clues}
        named = tuple(titles[label].title for label in labels)
        _multiply(weights, conference_shares(systems, named, seen))


def _started(facts: tuple[Learned, ...]) -> tuple[StartingFact, ...]:
    return tuple(
        StartingFact(one.fact.sector, one.fact.thing)
        for one in facts
        if isinstance(one.fact, NotHere) and isinstance(one.source, Dealt)
    )
