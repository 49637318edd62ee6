"""Research topics: titles and clues of a game (rules 8).

Six titles, no two the same, usually 0-2 of them about a single kind. A title is possible if some
lawful clue with it is true of the sky; a research clue keeps 0.2-90 % of all lawful systems. Drawn
in three steps (how many single titles; which titles, in which order; which clue of each title),
each of known probability, so the probability of what is drawn has a closed form.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from math import comb, factorial

from ecliptic.core.chance import Chance
from ecliptic.core.errors import BadSetup
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import research_forms
from ecliptic.planetx.clues import Clue, Title, holds, title_of
from ecliptic.planetx.modes import TOPICS, Mode
from ecliptic.planetx.system import SolarSystem
from ecliptic.planetx.truth_tables import kept

LEAST_KEPT, MOST_KEPT = 2, 900
"""Thousandths of all lawful systems that a research clue keeps."""

SINGLE_TITLES = (3, 5, 4)
"""Weights of 0, 1 and 2 single-kind titles in a game. Every lawful sky has enough of both kinds."""

Choices = Mapping[Title, tuple[Clue, ...]]


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
    choices: dict[Title, tuple[Clue, ...]] = {}
    for clue in lawful_research_clues(mode):
        if holds(clue, system):
            title = title_of(clue)
            choices[title] = (*choices.get(title, ()), clue)
    return choices


def draw_topics(choices: Choices, chance: Chance) -> tuple[Clue, ...]:
    """A clue for each of the topics A-F."""
    singles, doubles = _by_size(choices)
    weights = _weights(len(singles), len(doubles))
    count = _weighted(weights, chance)
    titles = chance.shuffled(
        chance.shuffled(singles)[:count] + chance.shuffled(doubles)[: len(TOPICS) - count]
    )
    return tuple(chance.choice(choices[title]) for title in titles)


def topics_likelihood(
    choices: Choices, titles: tuple[Title, ...], seen: Mapping[int, Clue]
) -> Fraction:
    """The probability of these titles A-F, and of the clues seen (by topic number from 0)."""
    if len(titles) != len(TOPICS) or len(set(titles) & set(choices)) != len(TOPICS):
        return Fraction(0)
    singles, doubles = _by_size(choices)
    weights = _weights(len(singles), len(doubles))
    count = sum(len(title) == 1 for title in titles)
    if count not in weights:
        return Fraction(0)
    ways = comb(len(singles), count) * comb(len(doubles), len(TOPICS) - count)
    likelihood = Fraction(weights[count], sum(weights.values()) * ways * factorial(len(TOPICS)))
    for topic, clue in seen.items():
        if topic not in range(len(TOPICS)) or clue not in choices[titles[topic]]:
            return Fraction(0)
        likelihood /= len(choices[titles[topic]])
    return likelihood


def _by_size(choices: Choices) -> tuple[tuple[Title, ...], tuple[Title, ...]]:
    return (
        tuple(title for title in choices if len(title) == 1),
        tuple(title for title in choices if len(title) == 2),
    )


def _weights(singles: int, doubles: int) -> dict[int, int]:
    """Possible numbers of single titles with their weights."""
    weights = {
        count: weight
        for count, weight in enumerate(SINGLE_TITLES)
        if singles >= count and doubles >= len(TOPICS) - count
    }
    if not weights:
        raise BadSetup("planetx-topics", found=singles + doubles)
    return weights


def _weighted(weights: Mapping[int, int], chance: Chance) -> int:
    """One of the numbers, each as often as its weight says."""
    return chance.choice([count for count, weight in weights.items() for _ in range(weight)])
