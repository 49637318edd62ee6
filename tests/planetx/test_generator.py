"""What a generated game promises, proved again by slow and separate means (rules 8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache

import numpy as np
import pytest

from ecliptic.planetx import generator
from ecliptic.planetx.catalogue import KINDS, catalogue
from ecliptic.planetx.clues import Clue, clue_text
from ecliptic.planetx.conferences import conference_sets
from ecliptic.planetx.generator import generate, gives_planet_x_away
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import PLANET_X, Object
from ecliptic.planetx.system import SolarSystem, system_text, where
from ecliptic.planetx.truth_tables import kept
from tests.planetx.chi_square import looks_drawn_from, quantile
from tests.planetx.eligible_systems import eligible
from tests.planetx.many_skies import chance_named, skies
from tests.planetx.slow_clues import is_lawful, is_true, places_of, with_planet_x_elsewhere
from tests.planetx.standard_truths import standard_skies, systems_with
from tests.sizes import size

each_mode = pytest.mark.parametrize("mode", list(Mode))


@pytest.fixture
def remembered_sets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work out the conference sets of a system once only, however often it is drawn."""
    monkeypatch.setattr(generator, "conference_sets", cache(conference_sets))


@cache
def systems_by_planet_x() -> list[int]:
    by_place = [0] * 12
    for number, sky in enumerate(standard_skies()):
        by_place[places_of("X", sky)[0]] |= 1 << number
    return by_place


def planet_x_sectors_left(clues: list[str]) -> int:
    """In how many sectors Planet X can be if nothing but these clues is known."""
    left = (1 << len(standard_skies())) - 1
    for clue in clues:
        left &= systems_with(clue)
    return sum(1 for systems in systems_by_planet_x() if systems & left)


@each_mode
def test_every_system_is_lawful_and_every_clue_true(mode: Mode) -> None:
    for setup in skies(mode):
        sky = system_text(setup.system)
        assert setup.mode is mode
        assert is_lawful(sky)
        assert all(is_true(clue_text(clue), sky) for clue in (*setup.topics, *setup.conferences))


@each_mode
def test_promise_1_ordinary_objects_and_conferences_leave_one_place(mode: Mode) -> None:
    for setup in skies(mode):
        sky = system_text(setup.system)
        clues = [clue_text(clue) for clue in setup.conferences]
        assert len(clues) == len(mode.rules.conference_icons)
        assert [
            other
            for other in with_planet_x_elsewhere(sky)
            if all(is_true(clue, other) for clue in clues)
        ] == [sky]


def test_promise_2_clues_alone_never_leave_just_one_sector() -> None:
    for setup in skies(Mode.STANDARD):
        clues = [clue_text(clue) for clue in (*setup.topics, *setup.conferences)]
        assert planet_x_sectors_left(clues) > 1


def test_promise_3_no_standard_clue_is_implied_by_the_placement_rules() -> None:
    total = len(standard_skies())
    for setup in skies(Mode.STANDARD):
        for clues, least, most in ((setup.topics, 2, 900), (setup.conferences, 150, 930)):
            for clue in clues:
                share = 1000 * systems_with(clue_text(clue)).bit_count() / total
                assert least <= share <= most


def test_promise_3_no_expert_clue_is_implied_by_the_placement_rules() -> None:
    """`kept` itself is proved against a slow count in the tests of the truth tables."""
    total = len(catalogue(Mode.EXPERT))
    for setup in skies(Mode.EXPERT):
        for clues, least, most in ((setup.topics, 2, 900), (setup.conferences, 150, 930)):
            for clue in clues:
                assert least <= 1000 * kept(clue, Mode.EXPERT) / total <= most


def images(sky: str) -> Iterator[str]:
    """The sky turned and mirrored in every way. No clue can tell these apart: each form speaks of
    distances on the ring only."""
    for turned in (sky, sky[::-1]):
        for start in range(len(sky)):
            yield turned[start:] + turned[:start]


@each_mode
def test_clues_cannot_tell_a_sky_from_its_turned_and_mirrored_images(mode: Mode) -> None:
    for setup in skies(mode)[:40]:
        for image in images(system_text(setup.system)):
            assert all(
                is_true(clue_text(clue), image) for clue in (*setup.topics, *setup.conferences)
            )


def test_promise_2_could_not_be_broken_by_any_clues() -> None:
    """Every lawful standard sky has a lawful image with Planet X in another sector (most often the
    mirror that swaps the comets), so no draw is ever repeated and `likelihood` leaves out nothing.
    """
    for sky in standard_skies():
        lawful = [image for image in images(sky) if is_lawful(image)]
        assert len({image.index("X") for image in lawful}) > 1


def test_planet_x_is_given_away_when_one_sector_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shown with a clue no game has: Planet X is in sector 4."""
    clues = skies(Mode.STANDARD)[0].conferences
    x = catalogue(Mode.STANDARD).index[PLANET_X]
    monkeypatch.setattr(generator, "truth", lambda clue, systems: x == 3)
    assert gives_planet_x_away(clues, Mode.STANDARD)
    monkeypatch.setattr(generator, "truth", lambda clue, systems: (x == 3) | (x == 4))
    assert not gives_planet_x_away(clues, Mode.STANDARD)
    assert not gives_planet_x_away(clues, Mode.EXPERT)


def test_after_a_rejection_titles_and_clues_are_drawn_again_but_never_the_system(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refused: list[Sequence[Clue]] = []

    def refuse_thrice(clues: Sequence[Clue], mode: Mode) -> bool:
        refused.append(clues)
        return len(refused) <= 3

    monkeypatch.setattr(generator, "gives_planet_x_away", refuse_thrice)
    again = generate(Mode.STANDARD, chance_named("standard 0"))
    first = skies(Mode.STANDARD)[0]
    assert again.system == first.system
    assert refused[0] == (*first.topics, *first.conferences)
    assert refused[-1] == (*again.topics, *again.conferences)
    assert len(set(refused)) == len(refused) == 4


@each_mode
def test_the_game_follows_from_the_seed_alone(mode: Mode) -> None:
    again = [generate(mode, chance_named(f"{mode.value} {number}")) for number in range(30)]
    assert again == list(skies(mode)[:30])
    assert len({setup.system for setup in again}) > 25


@each_mode
def test_nothing_after_the_first_draw_changes_the_system(mode: Mode) -> None:
    for number, setup in enumerate(skies(mode)[:300]):
        drawn, _ = generator._draw_system(mode, chance_named(f"{mode.value} {number}"))
        assert drawn == setup.system


def placement_shares(mode: Mode, kind: Object) -> dict[tuple[int, ...], float]:
    """How the eligible systems are spread over the placements of one kind."""
    systems = catalogue(mode)
    column = systems.index[kind][eligible(mode)]
    counts = np.bincount(column, minlength=len(systems.placements[kind])).tolist()
    return {
        held: count / len(column)
        for held, count in zip(systems.placements[kind], counts, strict=True)
    }


def drawn_systems(mode: Mode, count: int) -> list[SolarSystem]:
    """The systems that so many seeds begin with."""
    return [
        generator._draw_system(mode, chance_named(f"uniform {seed}"))[0] for seed in range(count)
    ]


@pytest.mark.usefixtures("remembered_sets")
def test_promise_4_every_eligible_standard_system_is_equally_likely() -> None:
    """At least 60 draws per system in the full size, 10 in the normal one."""
    systems = catalogue(Mode.STANDARD)
    numbers = np.flatnonzero(eligible(Mode.STANDARD)).tolist()
    assert len(numbers) == 4_446 - 38
    drawn = Counter(drawn_systems(Mode.STANDARD, len(numbers) * size(10, 60)))
    equal = {systems.system(number): 1 / len(numbers) for number in numbers}
    assert looks_drawn_from(drawn, equal)


def test_promise_4_expert_placements_are_as_frequent_as_among_eligible_systems() -> None:
    drawn = drawn_systems(Mode.EXPERT, size(1_000, 20_000))
    for kind in KINDS:
        counted = Counter(where(system, kind) for system in drawn)
        assert looks_drawn_from(counted, placement_shares(Mode.EXPERT, kind))


def test_a_draw_that_favours_some_systems_would_be_noticed() -> None:
    """One system in fifty twice as often as the others, at the size of the normal test."""
    chance = chance_named("loaded")
    numbers = range(4_408)
    drawn = Counter(chance.below(4_408 + 88) % 4_408 for _ in range(44_080))
    assert looks_drawn_from(
        Counter(chance.below(4_408) for _ in range(44_080)),
        dict.fromkeys(numbers, 1 / 4_408),
    )
    assert not looks_drawn_from(drawn, dict.fromkeys(numbers, 1 / 4_408))


def test_the_chi_square_bound_is_near_the_exact_one_and_never_below() -> None:
    """One in a million: 27.63 for two degrees of freedom, 46.86 for ten, 182.13 for a hundred."""
    assert 27.63 < quantile(2) < 31
    assert 46.86 < quantile(10) < 49
    assert 182.12 < quantile(100) < 183
