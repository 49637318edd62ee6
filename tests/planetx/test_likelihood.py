"""`likelihood`: the closed form against what the generator really does (rules 8)."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations, pairwise, permutations, product
from math import factorial, prod

import numpy as np
import pytest
from msgspec.structs import replace

from ecliptic.planetx import generator
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clues import Clue, Title, title_of
from ecliptic.planetx.conferences import conference_sets, true_conference_sets
from ecliptic.planetx.generator import Evidence, generate, likelihood
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, THEORY_OBJECTS, Object
from ecliptic.planetx.setup import Season, Setup, StartingFact, titles_of
from ecliptic.planetx.starting_facts import (
    LAST_KINDS,
    draw_last_group,
    draw_seasons,
    facts_likelihood,
)
from ecliptic.planetx.system import SolarSystem, content
from ecliptic.planetx.topics import research_choices, topics_likelihood
from tests.planetx.chi_square import looks_drawn_from
from tests.planetx.eligible_systems import eligible
from tests.planetx.many_skies import chance_named, skies
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def fixed_system(mode: Mode) -> SolarSystem:
    return skies(mode)[7].system


@cache
def games_of_one_system(mode: Mode) -> tuple[Setup, ...]:
    """Many games of one system: everything but the system is drawn."""
    system = fixed_system(mode)
    sets, choices = conference_sets(system, mode), research_choices(system, mode)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(generator, "_draw_system", lambda mode, chance: (system, sets))
        patch.setattr(generator, "research_choices", lambda system, mode: choices)
        return tuple(
            generate(mode, chance_named(f"one system {number}"))
            for number in range(size(2_000, 15_000))
        )


def seen_whole(setup: Setup) -> Evidence:
    """A game as somebody sees it who has looked at everything but the sky."""
    return Evidence(
        titles=titles_of(setup.topics),
        clues=dict(enumerate(setup.topics)),
        conference_titles=titles_of(setup.conferences),
        conferences=dict(enumerate(setup.conferences)),
        facts=next(iter(setup.facts.values())),
    )


@cache
def all_title_sets(mode: Mode) -> dict[frozenset[Title], Fraction]:
    """Every set of six titles with its probability; all orders of a set are alike."""
    choices = research_choices(fixed_system(mode), mode)
    return {
        frozenset(titles): factorial(6) * topics_likelihood(choices, mode, titles, {})
        for titles in combinations(choices, 6)
    }


@each_mode
def test_titles_come_as_often_as_the_closed_form_says(mode: Mode) -> None:
    seen = Counter(frozenset(titles_of(setup.topics)) for setup in games_of_one_system(mode))
    assert looks_drawn_from(seen, {titles: float(p) for titles, p in all_title_sets(mode).items()})


@each_mode
def test_topic_a_has_each_title_as_often_as_the_closed_form_says(mode: Mode) -> None:
    seen = Counter(title_of(setup.topics[0]) for setup in games_of_one_system(mode))
    expected: dict[Title, float] = defaultdict(float)
    for titles, p in all_title_sets(mode).items():
        for title in titles:
            expected[title] += float(p) / 6
    assert looks_drawn_from(seen, expected)


@each_mode
def test_a_clue_of_a_title_comes_as_often_as_the_closed_form_says(mode: Mode) -> None:
    choices = research_choices(fixed_system(mode), mode)
    for title, clues in choices.items():
        titles = (title, *(other for other in choices if len(other) == 2 and other != title))[:6]
        unseen = topics_likelihood(choices, mode, titles, {})
        expected = {
            clue: float(topics_likelihood(choices, mode, titles, {0: clue}) / unseen)
            for clue in clues
        }
        seen = Counter(
            clue
            for setup in games_of_one_system(mode)
            for clue in setup.topics
            if title_of(clue) == title
        )
        assert len(clues) == 1 or looks_drawn_from(seen, expected)
        assert set(seen) == set(clues)


def with_conferences(
    system: SolarSystem, mode: Mode, titles: tuple[Title, ...], seen: dict[int, Clue]
) -> Fraction:
    """The probability of conference titles and clues alone, whatever the topics and facts are."""
    topics = tuple(title for title in research_choices(system, mode) if len(title) == 2)
    rest = likelihood(system, mode, Evidence(topics, {}, (), {}, ()))
    assert rest == 0, "a game without conference titles cannot be"
    of_topics = topics_likelihood(research_choices(system, mode), mode, topics, {})
    return likelihood(system, mode, Evidence(topics, {}, titles, seen, ())) / of_topics


@each_mode
def test_conference_titles_come_as_often_as_the_closed_form_says(mode: Mode) -> None:
    system = fixed_system(mode)
    titles = {titles_of(clues) for clues in conference_sets(system, mode)}
    expected = {title: float(with_conferences(system, mode, title, {})) for title in titles}
    seen = Counter(titles_of(setup.conferences) for setup in games_of_one_system(mode))
    assert looks_drawn_from(seen, expected)


@each_mode
def test_conferences_come_as_often_as_the_closed_form_says(mode: Mode) -> None:
    system = fixed_system(mode)
    expected = {
        clues: float(with_conferences(system, mode, titles_of(clues), dict(enumerate(clues))))
        for clues in conference_sets(system, mode)
    }
    seen = Counter(setup.conferences for setup in games_of_one_system(mode))
    assert looks_drawn_from(seen, expected)


def first_groups(system: SolarSystem, mode: Mode) -> dict[frozenset[StartingFact], float]:
    """Every first group of four facts, as it is sorted, with its probability."""
    true = [
        StartingFact(sector, thing)
        for sector in sorted(mode.rules.comet_sectors)
        for thing in THEORY_OBJECTS
        if thing is not COMET and content(system, sector) is not thing
    ]
    return {
        frozenset(facts): float(p)
        for facts in combinations(true, 4)
        if (p := facts_likelihood(system, mode, facts))
    }


@each_mode
def test_facts_of_the_first_group_come_as_often_as_the_closed_form_says(mode: Mode) -> None:
    expected = first_groups(fixed_system(mode), mode)
    assert sum(expected.values()) == pytest.approx(1)
    seen = Counter(
        frozenset(facts[:4])
        for setup in games_of_one_system(mode)
        for facts in setup.facts.values()
    )
    assert looks_drawn_from(seen, expected)


@each_mode
def test_facts_of_the_third_group_come_as_often_as_the_closed_form_says(mode: Mode) -> None:
    """Each kind's sector, after eight facts that stay the same."""
    system, said = fixed_system(mode), skies(mode)[7].facts[Season.WINTER][:8]
    chance = chance_named(f"third group {mode.value}")
    drawn = [draw_last_group(system, mode, said, chance) for _ in range(size(2_000, 20_000))]
    shares = third_groups(system, mode, said)
    assert sum(shares.values()) == 1
    for kind in LAST_KINDS:
        expected: dict[int, float] = defaultdict(float)
        for group, share in shares.items():
            expected[sector_of(kind, group)] += float(share)
        assert looks_drawn_from(Counter(sector_of(kind, group) for group in drawn), expected)


def sector_of(kind: Object, group: tuple[StartingFact, ...]) -> int:
    (sector,) = [fact.sector for fact in group if fact.thing is kind]
    return sector


def test_a_third_group_without_a_sector_to_speak_of_again_takes_a_fresh_one() -> None:
    """In this sky the eight facts before can leave nothing else to the last kind."""
    chance = chance_named("standard facts 7154")
    systems = catalogue(Mode.STANDARD)
    system = systems.system(chance.below(len(systems)))
    for facts in draw_seasons(system, Mode.STANDARD, chance).values():
        assert sum(third_groups(system, Mode.STANDARD, facts[:8]).values()) == 1


def third_groups(
    system: SolarSystem, mode: Mode, said: tuple[StartingFact, ...]
) -> dict[tuple[StartingFact, ...], Fraction]:
    """Every third group that can follow these eight facts, with its probability."""
    given = facts_likelihood(system, mode, said)
    places = product(sorted(mode.rules.comet_sectors), permutations(mode.rules.all_sectors, 3))
    groups = (third_group((comet, *others)) for comet, others in places if comet not in others)
    return {
        group: share / given
        for group in groups
        if all(content(system, fact.sector) is not fact.thing for fact in group)
        and (share := facts_likelihood(system, mode, (*said, *group)))
    }


def third_group(sectors: Sequence[int]) -> tuple[StartingFact, ...]:
    facts = map(StartingFact, sectors, LAST_KINDS)
    return tuple(sorted(facts, key=lambda fact: fact.sector))


@each_mode
def test_the_probabilities_of_all_titles_make_one(mode: Mode) -> None:
    assert sum(all_title_sets(mode).values()) == 1


@each_mode
def test_all_orders_of_the_titles_are_alike(mode: Mode) -> None:
    choices = research_choices(fixed_system(mode), mode)
    titles = tuple(choices)[2:8]
    orders = {topics_likelihood(choices, mode, order, {}) for order in permutations(titles)}
    assert len(orders) == 1
    assert orders != {0}


@each_mode
def test_the_probabilities_of_all_clues_of_given_titles_make_one(mode: Mode) -> None:
    choices = research_choices(fixed_system(mode), mode)
    titles = tuple(title for title in choices if len(title) == 2)
    given = topics_likelihood(choices, mode, titles, {})
    two_topics = product(choices[titles[0]], choices[titles[4]])
    found = sum(
        topics_likelihood(choices, mode, titles, {0: one, 4: other}) for one, other in two_topics
    )
    assert found == given > 0


@each_mode
def test_the_probabilities_of_all_conferences_make_one(mode: Mode) -> None:
    system = fixed_system(mode)
    sets = conference_sets(system, mode)
    whole = sum(
        with_conferences(system, mode, titles_of(clues), dict(enumerate(clues))) for clues in sets
    )
    titles = {titles_of(clues) for clues in sets}
    assert whole == sum(with_conferences(system, mode, title, {}) for title in titles) == 1


@each_mode
def test_a_group_that_is_not_sorted_is_impossible(mode: Mode) -> None:
    setup = skies(mode)[7]
    first, second, *rest = setup.facts[Season.WINTER][:4]
    assert facts_likelihood(setup.system, mode, (second, first, *rest)) == 0


@each_mode
def test_each_part_of_the_evidence_multiplies(mode: Mode) -> None:
    """All that a player of a level sees, against the probabilities of the draws one by one."""
    for setup in skies(mode)[:50]:
        evidence = seen_whole(setup)
        choices = research_choices(setup.system, mode)
        sets = conference_sets(setup.system, mode)
        of_clues = prod(
            Fraction(choices[title_of(clue)][clue], sum(choices[title_of(clue)].values()))
            for clue in setup.topics
        )
        of_titles = topics_likelihood(choices, mode, evidence.titles, {})
        of_facts = facts_likelihood(setup.system, mode, evidence.facts)
        of_conferences = Fraction(sets[setup.conferences], sum(sets.values()))
        expected = of_titles * of_clues * of_conferences * of_facts
        assert likelihood(setup.system, mode, evidence) == expected > 0


@each_mode
def test_no_level_and_nothing_researched_is_evidence_of_titles_only(mode: Mode) -> None:
    setup = skies(mode)[3]
    titles, conference_titles = titles_of(setup.topics), titles_of(setup.conferences)
    sets = conference_sets(setup.system, mode)
    fitting = sum(sets[clues] for clues in sets if titles_of(clues) == conference_titles)
    choices = research_choices(setup.system, mode)
    expected = topics_likelihood(choices, mode, titles, {}) * Fraction(fitting, sum(sets.values()))
    evidence = Evidence(titles, {}, conference_titles, {}, ())
    assert likelihood(setup.system, mode, evidence) == expected > 0


@each_mode
def test_what_a_game_shows_is_never_impossible_of_its_own_sky(mode: Mode) -> None:
    for setup in skies(mode)[: size(80, 600)]:
        assert likelihood(setup.system, mode, seen_whole(setup)) > 0


@each_mode
def test_a_sky_that_contradicts_something_seen_is_impossible(mode: Mode) -> None:
    games = skies(mode)[:60]
    for setup, other in pairwise(games):
        if other.system != setup.system:
            assert likelihood(other.system, mode, seen_whole(setup)) == 0


@pytest.mark.parametrize("number", np.flatnonzero(~eligible(Mode.STANDARD))[:4])
def test_that_a_sky_is_never_drawn_may_not_be_used_as_a_deduction(number: int) -> None:
    """Each of its true conference clues counts as if it could have been drawn."""
    system = catalogue(Mode.STANDARD).system(int(number))
    titles = tuple(title for title in research_choices(system, Mode.STANDARD) if len(title) == 2)
    true = [clue for (clue,) in true_conference_sets(system, Mode.STANDARD)]
    whole = sum(
        likelihood(system, Mode.STANDARD, Evidence(titles, {}, (title_of(clue),), {0: clue}, ()))
        for clue in true
    )
    assert (
        whole
        == topics_likelihood(research_choices(system, Mode.STANDARD), Mode.STANDARD, titles, {})
        > 0
    )


@pytest.mark.parametrize("number", range(4))
def test_a_false_or_unlawful_fact_is_impossible(number: int) -> None:
    """In the first group: the truth about a sector denied, a comet fact, a sector where no comet
    can be; in the second: a comet-capable sector."""
    mode = Mode.STANDARD
    setup = skies(mode)[7]
    facts = list(setup.facts[Season.WINTER])
    comets = [
        sector for sector in mode.rules.comet_sectors if content(setup.system, sector) is COMET
    ]
    free = [fact for fact in facts[:4] if content(setup.system, fact.sector) is not COMET]
    wrong = {
        0: (0, StartingFact(facts[0].sector, content(setup.system, facts[0].sector))),
        1: (facts.index(free[0]), StartingFact(free[0].sector, COMET)),
        2: (0, facts[4]),
        3: (4, StartingFact(comets[0], ASTEROID)),
    }[number]
    place, fact = wrong
    facts[place] = fact
    assert facts_likelihood(setup.system, mode, setup.facts[Season.WINTER]) > 0
    assert facts_likelihood(setup.system, mode, tuple(facts)) == 0


@each_mode
def test_more_than_there_is_is_impossible(mode: Mode) -> None:
    """Thirteen facts, seven titles, a seventh topic, a conference too many."""
    setup = skies(mode)[7]
    choices = research_choices(setup.system, mode)
    thirteen = (*setup.facts[Season.WINTER], setup.facts[Season.SPRING][0])
    assert facts_likelihood(setup.system, mode, thirteen) == 0
    assert topics_likelihood(choices, mode, tuple(choices)[:7], {}) == 0
    titles = tuple(title_of(clue) for clue in setup.topics)
    for topic in (-1, 6):
        assert topics_likelihood(choices, mode, titles, {topic: setup.topics[-1]}) == 0
    seen = seen_whole(setup)
    for number in (-1, len(setup.conferences)):
        beyond = replace(seen, conferences={number: setup.conferences[-1]})
        assert likelihood(setup.system, mode, beyond) == 0


@each_mode
def test_a_title_twice_or_another_number_of_titles_is_impossible(mode: Mode) -> None:
    choices = research_choices(fixed_system(mode), mode)
    doubles = tuple(title for title in choices if len(title) == 2)
    assert topics_likelihood(choices, mode, doubles, {}) > 0
    assert topics_likelihood(choices, mode, (doubles[0], *doubles[:5]), {}) == 0
    assert topics_likelihood(choices, mode, doubles[:5], {}) == 0


@each_mode
def test_a_sector_twice_in_a_group_is_impossible(mode: Mode) -> None:
    setup = skies(mode)[7]
    first, second, third, _ = setup.facts[Season.WINTER][:4]
    assert facts_likelihood(setup.system, mode, setup.facts[Season.WINTER][:4]) > 0
    assert facts_likelihood(setup.system, mode, (first, second, third, first)) == 0


@each_mode
def test_an_object_twice_in_the_third_group_is_impossible(mode: Mode) -> None:
    setup = skies(mode)[7]
    before, last = setup.facts[Season.WINTER][:8], setup.facts[Season.WINTER][8:]
    said = {fact.sector for fact in before}
    free = [
        StartingFact(sector, ASTEROID)
        for sector in mode.rules.all_sectors
        if sector not in said and content(setup.system, sector) is not ASTEROID
    ]
    (comet,) = [fact for fact in last if fact.thing is COMET]
    others = [fact for fact in last if fact.thing not in (COMET, ASTEROID)]
    group = (comet, *free[:2], others[0])
    assert facts_likelihood(setup.system, mode, (*before, *group)) == 0
