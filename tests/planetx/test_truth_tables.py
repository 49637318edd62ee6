"""Every clue form against a slow second implementation, system by system and all at once."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import numpy as np
import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import Band, Clue, Consecutive, clue_text, holds, parse_clue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, DWARF_PLANET, TRULY_EMPTY, Object
from ecliptic.planetx.system import system_text
from ecliptic.planetx.truth_tables import kept, truth
from tests.planetx.lawful_systems import system_with
from tests.planetx.slow_clues import is_true
from tests.planetx.standard_truths import systems_with
from tests.sizes import FULL, size

each_mode = pytest.mark.parametrize("mode", list(Mode))


def all_forms(mode: Mode) -> tuple[Clue, ...]:
    return (*research_forms(mode), *conference_forms(mode))


@each_mode
def test_each_form_on_random_systems(mode: Mode) -> None:
    systems = catalogue(mode)
    dice = random.Random(f"truth {mode.value}")
    numbers = [dice.randrange(len(systems)) for _ in range(size(60, 1_000))]
    drawn = [systems.system(number) for number in numbers]
    for clue in all_forms(mode):
        slow = [is_true(clue_text(clue), system_text(system)) for system in drawn]
        assert [holds(clue, system) for system in drawn] == slow, clue_text(clue)
        assert truth(clue, systems)[numbers].tolist() == slow, clue_text(clue)


@each_mode
def test_kept_counts_the_systems_a_clue_is_true_of(mode: Mode) -> None:
    systems = catalogue(mode)
    for clue in all_forms(mode):
        assert kept(clue, mode) == np.count_nonzero(truth(clue, systems)), clue_text(clue)


def test_kept_in_standard_is_what_counting_system_by_system_finds() -> None:
    for clue in all_forms(Mode.STANDARD):
        counted = systems_with(clue_text(clue)).bit_count()
        assert kept(clue, Mode.STANDARD) == counted, clue_text(clue)


def kinds_of(clue: Clue) -> tuple[Object, ...]:
    if isinstance(clue, Band | Consecutive):
        return (clue.subject,)
    return tuple(dict.fromkeys((clue.subject, clue.other)))


@cache
def placed(kinds: tuple[Object, ...]) -> Counter[tuple[int, ...]]:
    """How many expert systems have each combination of placements of these kinds."""
    columns = [catalogue(Mode.EXPERT).index[kind].tolist() for kind in kinds]
    return Counter(zip(*columns, strict=True))


def counted_by_placements(clue: Clue) -> int:
    """Systems that hold nothing but the clue's own kinds are enough to judge it, and few."""
    kinds, placements = kinds_of(clue), catalogue(Mode.EXPERT).placements
    total = 0
    for combination, count in placed(kinds).items():
        held = {kind: placements[kind][n] for kind, n in zip(kinds, combination, strict=True)}
        sky = system_text(system_with(Mode.EXPERT, held, TRULY_EMPTY))
        total += count if is_true(clue_text(clue), sky) else 0
    return total


def test_kept_in_expert_is_what_counting_by_placements_finds() -> None:
    about_kinds = [clue for clue in all_forms(Mode.EXPERT) if TRULY_EMPTY not in kinds_of(clue)]
    chosen = about_kinds if FULL else random.Random(8).sample(about_kinds, 8)
    for clue in chosen:
        assert kept(clue, Mode.EXPERT) == counted_by_placements(clue), clue_text(clue)


@each_mode
def test_truly_empty_does_not_include_planet_x(mode: Mode) -> None:
    """Clues about truly empty sectors, on many systems: one with Planet X beside would differ."""
    systems = catalogue(mode)
    dice = random.Random(f"empty {mode.value}")
    numbers = [dice.randrange(len(systems)) for _ in range(size(500, 10_000))]
    for text in ("every D adjacent E", "no X adjacent E", "no X opposite E"):
        slow = [is_true(text, system_text(systems.system(number))) for number in numbers]
        assert truth(parse_clue(text), systems)[numbers].tolist() == slow
        assert 0 < sum(slow) < len(slow)


def test_a_table_of_one_kind_has_a_truth_for_each_placement() -> None:
    """The longest run and the narrowest band go round the ring, also past the last sector."""
    systems = catalogue(Mode.EXPERT)
    for text, kind in (
        ("4 A consecutive", ASTEROID),
        ("all A band 7", ASTEROID),
        ("3 D consecutive", DWARF_PLANET),
        ("all C band 4", COMET),
    ):
        over_all = truth(parse_clue(text), systems)
        for number, held in enumerate(systems.placements[kind]):
            sky = system_text(system_with(Mode.EXPERT, {kind: held}, TRULY_EMPTY))
            found = set(over_all[systems.index[kind] == number].tolist())
            assert found <= {is_true(text, sky)}
