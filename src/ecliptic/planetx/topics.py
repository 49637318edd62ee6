"""Research topics: titles and clues of a game (rules 8).

Six titles, no two the same, 0-3 of them about a single kind. A title is possible if some lawful
clue with it is true of the sky; a research clue keeps 0.2-90 % of all lawful systems. Drawn in
three steps (how many single titles; which titles, in which order; which clue of each title), each
by fixed weights (clue_weights.py), so the probability of what is drawn has a closed form.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations
from math import factorial, prod

from ecliptic.core.chance import Chance
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import research_forms
from ecliptic.planetx.clue_weights import SINGLES, research_weight, title_weight
from ecliptic.planetx.clues import Clue, Title, holds, title_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.system import SolarSystem
from ecliptic.planetx.truth_tables import kept

LEAST_KEPT, MOST_KEPT = 2, 900
"""Thousandths of all lawful systems that a research clue keeps."""

Choices = Mapping[Title, Mapping[Clue, int]]
"""The clues that can stand behind each title, with their weights."""


@cache
def lawful_research_clues(mode: Mode) -> tuple[Clue, ...]:
    systems = len(catalogue(mode))
    return tuple(
        clue
        for clue in research_forms(mode)
        if LEAST_KEPT * systems <= 1000 * kept(clue, mode) <= MOST_KEPT * systems
    )


def research_choices(system: SolarSystem, mode: Mode) -> Choices:
    """The true lawful clues of a sky by title, in a fixed order."""
    choices: dict[Title, dict[Clue, int]] = {}
    for clue in lawful_research_clues(mode):
        weight = research_weight(clue, mode)
        if weight and holds(clue, system):
            choices.setdefault(title_of(clue), {})[clue] = weight
    return choices


def draw_topics(choices: Choices, mode: Mode, chance: Chance) -> tuple[Clue, ...]:
    """A clue for each of the topics A-F."""
    counts = single_counts(sum(len(title) == 1 for title in choices), mode)
    singles = chance.weighted(tuple(counts), tuple(counts.values()))
    titles: list[Title] = []
    for size, count in ((1, singles), (2, len(TOPICS) - singles)):
        sets = title_sets(choices, size, count, mode)
        titles += chance.weighted(tuple(sets), tuple(sets.values()))
    return tuple(
        chance.weighted(tuple(choices[title]), tuple(choices[title].values()))
        for title in chance.shuffled(titles)
    )


def topics_likelihood(
    choices: Choices, mode: Mode, titles: tuple[Title, ...], seen: Mapping[int, Clue]
) -> Fraction:
    """The probability of these titles A-F, and of the clues seen (by topic number from 0)."""
    if len(titles) != len(TOPICS) or len(set(titles) & set(choices)) != len(TOPICS):
        return Fraction(0)
    counts = single_counts(sum(len(title) == 1 for title in choices), mode)
    singles = sum(len(title) == 1 for title in titles)
    likelihood = Fraction(counts.get(singles, 0), sum(counts.values()) * factorial(len(TOPICS)))
    for size, count in ((1, singles), (2, len(TOPICS) - singles)):
        sets = title_sets(choices, size, count, mode)
        named = tuple(title for title in choices if len(title) == size and title in titles)
        likelihood *= Fraction(sets[named], sum(sets.values()))
    for topic, clue in seen.items():
        if topic not in range(len(TOPICS)) or clue not in choices[titles[topic]]:
            return Fraction(0)
        weights = choices[titles[topic]]
        likelihood *= Fraction(weights[clue], sum(weights.values()))
    return likelihood


def single_counts(possible: int, mode: Mode) -> dict[int, int]:
    """How many single titles a game can have, with weights. Every sky has all titles of two
    kinds, and at least one of one kind."""
    return {count: weight for count, weight in enumerate(SINGLES[mode]) if count <= possible}


def title_sets(
    possible: Iterable[Title], size: int, count: int, mode: Mode
) -> dict[tuple[Title, ...], int]:
    """Every choice of `count` of the possible titles about `size` kinds, with its weight."""
    titles = [title for title in possible if len(title) == size]
    return {
        chosen: prod(title_weight(title, mode) for title in chosen)
        for chosen in combinations(titles, count)
    }
