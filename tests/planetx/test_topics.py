"""Titles and clues of the six topics (rules 8)."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from itertools import combinations

import numpy as np
import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_weights import SINGLES as SINGLES_DRAWN
from ecliptic.planetx.clue_weights import research_weight
from ecliptic.planetx.clues import Band, Clue, Title, clue_text, title_of
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, GAS_CLOUD
from ecliptic.planetx.system import system_text
from ecliptic.planetx.topics import (
    draw_topics,
    lawful_research_clues,
    research_choices,
    single_counts,
)
from ecliptic.planetx.truth_tables import truth
from tests.planetx.chi_square import looks_drawn_from
from tests.planetx.many_skies import chance_named, skies
from tests.planetx.slow_clues import is_true
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))

SINGLES: tuple[Title, ...] = ((COMET,), (ASTEROID,), (DWARF_PLANET,), (GAS_CLOUD,))
DOUBLES: tuple[Title, ...] = tuple(combinations((COMET, ASTEROID, DWARF_PLANET, GAS_CLOUD), 2))


def choices_with(singles: int) -> dict[Title, dict[Clue, int]]:
    """So many single titles and all of two kinds, each with a clue of its own."""
    titles = (*SINGLES[:singles], *DOUBLES)
    return {title: {Band(title[0], number + 1): 1} for number, title in enumerate(titles)}


def single_titles(singles: int, name: str) -> Counter[int]:
    """How often a draw has how many single-kind titles."""
    choices = choices_with(singles)
    size_of = {clue: len(title) for title, clues in choices.items() for clue in clues}
    chance = chance_named(name)
    draws = (draw_topics(choices, Mode.EXPERT, chance) for _ in range(2_000))
    return Counter(sum(size_of[clue] == 1 for clue in topics) for topics in draws)


@each_mode
def test_the_choices_of_a_sky_are_its_true_lawful_clues_by_title(mode: Mode) -> None:
    systems = catalogue(mode)
    dice = random.Random(f"choices {mode.value}")
    for _ in range(size(100, 2_000)):
        system = systems.system(dice.randrange(len(systems)))
        choices = research_choices(system, mode)
        true = [
            clue
            for clue in lawful_research_clues(mode)
            if research_weight(clue, mode) and is_true(clue_text(clue), system_text(system))
        ]
        assert [clue for title in choices for clue in choices[title]] == sorted(
            true, key=lambda clue: list(choices).index(title_of(clue))
        )
        for title, clues in choices.items():
            for clue, weight in clues.items():
                assert title_of(clue) == title
                assert weight == research_weight(clue, mode)


@each_mode
def test_every_lawful_system_has_all_double_titles_and_some_single_one(mode: Mode) -> None:
    """So six titles are always possible and no draw ever fails."""
    systems = catalogue(mode)
    possible: dict[Title, np.ndarray] = {}
    for clue in filter(lambda one: research_weight(one, mode), lawful_research_clues(mode)):
        true = truth(clue, systems)
        possible[title_of(clue)] = possible.get(title_of(clue), np.zeros_like(true)) | true
    assert {title for title in possible if len(title) == 2} == set(DOUBLES)
    assert all(possible[title].all() for title in DOUBLES)
    singles = np.sum([possible[title] for title in possible if len(title) == 1], axis=0)
    assert singles.min() >= 1


@each_mode
def test_a_game_has_six_titles_no_two_the_same(mode: Mode) -> None:
    for setup in skies(mode):
        assert len({frozenset(title_of(clue)) for clue in setup.topics}) == 6


@each_mode
def test_a_game_has_0_to_3_single_titles_with_the_weights_given(mode: Mode) -> None:
    found = Counter(sum(len(title_of(clue)) == 1 for clue in setup.topics) for setup in skies(mode))
    expected: dict[int, float] = defaultdict(float)
    for setup in skies(mode):
        choices = research_choices(setup.system, mode)
        counts = single_counts(sum(len(title) == 1 for title in choices), mode)
        for count, weight in counts.items():
            expected[count] += weight / sum(counts.values()) / len(skies(mode))
    assert looks_drawn_from(found, expected)


@each_mode
def test_every_title_comes_to_every_topic(mode: Mode) -> None:
    seen = {
        (topic, title_of(clue))
        for setup in skies(mode)
        for topic, clue in enumerate(setup.topics)
        if len(title_of(clue)) == 2
    }
    assert seen == {(topic, title) for topic in range(6) for title in DOUBLES}


def test_there_are_as_many_single_titles_as_the_sky_allows() -> None:
    assert set(single_titles(4, "all")) == {0, 1, 2, 3}
    assert set(single_titles(2, "two")) == {0, 1, 2}
    assert set(single_titles(0, "none")) == {0}


def test_weights_of_what_is_possible_keep_their_proportion() -> None:
    none, one, *_ = SINGLES_DRAWN[Mode.EXPERT]
    found = single_titles(1, "proportion")
    assert looks_drawn_from(found, {0: none / (none + one), 1: one / (none + one)})
