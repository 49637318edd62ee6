"""From a seed to a fair, provably solvable game (rules 8).

The system is drawn first, uniformly from those that can have conference clues; after that only
titles and clues are drawn again, never the system. Promised and proved for each game:

1. all ordinary objects known, the conference clues leave exactly one place for Planet X;
2. standard: research clues and conference alone, without any survey, leave more than one sector;
3. no clue is implied by the placement rules (topics.py, conferences.py);
4. every eligible system is equally likely (shown by test over seeds).

Draws use integers only, so a seed gives the same game on every machine and in every version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec
import numpy as np

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.codes import mode_of, parse_code
from ecliptic.planetx.conferences import conference_sets, true_conference_sets
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X
from ecliptic.planetx.setup import Setup, StartingFact
from ecliptic.planetx.starting_facts import draw_seasons, facts_likelihood
from ecliptic.planetx.system import SolarSystem
from ecliptic.planetx.topics import draw_topics, research_choices, topics_likelihood
from ecliptic.planetx.truth_tables import truth


class Evidence(msgspec.Struct, frozen=True, gc=False):
    """What a seat has seen of the generator's work: it depends on the sky, so it is evidence."""

    titles: tuple[Title, ...]
    clues: Mapping[int, Clue]
    """Research clues seen, by topic number from 0."""
    conference_titles: tuple[Title, ...]
    conferences: Mapping[int, Clue]
    """Conference clues seen, by conference number from 0."""
    facts: tuple[StartingFact, ...]


def generate(mode: Mode, chance: Chance) -> Setup:
    """A complete game."""
    system, sets = _draw_system(mode, chance)
    choices = research_choices(system, mode)
    while True:
        conferences = chance.weighted(tuple(sets), tuple(sets.values()))
        topics = draw_topics(choices, mode, chance)
        if not gives_planet_x_away((*topics, *conferences), mode):
            break
    facts = draw_seasons(system, mode, chance)
    return Setup(mode, system, topics, conferences, facts)


def game_of(code: str) -> Setup:
    """The game a code stands for, however it is typed."""
    code = parse_code(code)
    return generate(mode_of(code), Chance(seed_from_text(f"planetx code {code}")))


def likelihood(system: SolarSystem, mode: Mode, evidence: Evidence) -> Fraction:
    """The probability of the evidence if the sky is `system`.

    That some systems are left out of the draw may not be used as a deduction, so they count as if
    any of their true conference clues had been drawn. Draws are never repeated because of promise
    2: clues cannot tell a sky from its turned and mirrored images.
    """
    choices = research_choices(system, mode)
    sets = conference_sets(system, mode) or true_conference_sets(system, mode)
    return (
        topics_likelihood(choices, mode, evidence.titles, evidence.clues)
        * _conference_likelihood(sets, evidence.conference_titles, evidence.conferences)
        * facts_likelihood(system, mode, evidence.facts)
    )


def gives_planet_x_away(clues: Sequence[Clue], mode: Mode) -> bool:
    """Promise 2: whether clues alone, without any survey, leave just one sector (standard only)."""
    if mode is not Mode.STANDARD:
        return False
    systems = catalogue(mode)
    left = np.ones(len(systems), dtype=np.bool_)
    for clue in clues:
        left &= truth(clue, systems)
    return len(np.unique(systems.index[PLANET_X][left])) == 1


def _draw_system(mode: Mode, chance: Chance) -> tuple[SolarSystem, dict[tuple[Clue, ...], int]]:
    """Uniform over the systems that have a lawful set of conference clues; with those sets."""
    systems = catalogue(mode)
    while True:
        system = systems.system(chance.below(len(systems)))
        sets = conference_sets(system, mode)
        if sets:
            return system, sets


def _conference_likelihood(
    sets: Mapping[tuple[Clue, ...], int], titles: tuple[Title, ...], seen: Mapping[int, Clue]
) -> Fraction:
    if not sets or not all(0 <= number < len(titles) for number in seen):
        return Fraction(0)
    fitting = sum(
        weight
        for clues, weight in sets.items()
        if tuple(title_of(clue) for clue in clues) == titles
        and all(clues[number] == clue for number, clue in seen.items())
    )
    return Fraction(fitting, sum(sets.values()))
