"""Our games look like the ones people know: shares of forms, titles and conferences.

At full size within 3 percentage points of what was counted, within 2 where that is at most 5 %. Few
games stray by chance: with a small size, three standard errors of a share are allowed on top.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import pytest

from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Setup
from tests.deduction.published import figures, shares
from tests.planetx.many_skies import skies
from tests.sizes import FULL, size

GAMES = size(200, 2_000)
COMMON = 5.0
"""What has a larger share may be off by `FAR`, the rest by `NEAR`."""
FAR, NEAR = 3.0, 2.0
CHANCE = 0.0 if FULL else 3.0
"""Standard errors on top."""
EMPTY = 2.0
"""Standard conferences about truly empty sectors stay below; published ones have none."""

each_mode = pytest.mark.parametrize("mode", list(Mode))


def dealt(mode: Mode) -> Sequence[Setup]:
    return skies(mode)[:GAMES]


def assert_near(
    name: object, found: float, told: float, counted: int, points: float | None = None
) -> None:
    """`found` percent among `counted`, where `told` percent were counted in published games."""
    allowed = (FAR if told > COMMON else NEAR) if points is None else points
    assert abs(found - told) <= allowed + by_chance(told, counted), (name, found, told)


def by_chance(share: float, counted: int) -> float:
    """How far a share may stray besides, in points."""
    expected = max(share, 1.0)
    return CHANCE * sqrt(expected * (100 - expected) / counted)


@each_mode
def test_forms_of_research_clues(mode: Mode) -> None:
    found, told = shares.forms(dealt(mode)), figures.FORMS[mode]
    assert found.keys() <= told.keys()
    for form, share in told.items():
        assert_near(form, found.get(form, 0), share, 6 * GAMES)


@each_mode
def test_numbers_of_research_clues(mode: Mode) -> None:
    """Each N with its form, of all research clues."""
    forms = shares.forms(dealt(mode))
    for form, by_number in figures.NUMBERS[mode].items():
        found = shares.numbers(dealt(mode), form)
        assert found.keys() <= by_number.keys()
        for number, within in by_number.items():
            share = forms[form] * found.get(number, 0) / 100
            told = figures.FORMS[mode][form] * within / 100
            assert_near((form, number), share, told, 6 * GAMES)


@each_mode
def test_titles(mode: Mode) -> None:
    found, told = shares.titles(dealt(mode)), figures.TITLES[mode]
    assert found.keys() == told.keys()
    for title, share in told.items():
        assert_near(title, found[title], share, 6 * GAMES)


@each_mode
def test_how_many_titles_are_about_one_kind(mode: Mode) -> None:
    found = shares.singles(dealt(mode))
    assert found.keys() <= {0, 1, 2, 3}
    for count, share in enumerate(figures.SINGLES[mode]):
        assert_near(count, found.get(count, 0), share, GAMES, FAR)


@each_mode
def test_forms_of_conferences(mode: Mode) -> None:
    found, told = shares.conferences(dealt(mode)), figures.CONFERENCES[mode]
    assert found.keys() == told.keys()
    for form, (share, _) in told.items():
        assert_near(form, found[form], share, held(mode))


@each_mode
def test_kinds_and_numbers_of_conferences(mode: Mode) -> None:
    """Each with its form, of all conferences; what was never counted is rare here too."""
    found = shares.conference_kinds(dealt(mode))
    told = {
        (form, kind): share * within / 100
        for form, (share, kinds) in figures.CONFERENCES[mode].items()
        for kind, within in kinds.items()
    }
    for named in found.keys() | told.keys():
        assert_near(named, found.get(named, 0), told.get(named, 0), held(mode))


def test_two_conferences_with_the_same_title() -> None:
    found = shares.same_title(dealt(Mode.EXPERT))
    assert_near("same title", found, figures.SAME_TITLE, GAMES, FAR)


def test_standard_conferences_hardly_ever_speak_of_truly_empty_sectors() -> None:
    found = shares.conference_kinds(dealt(Mode.STANDARD))
    empty = sum(share for (_, kind), share in found.items() if kind.startswith("E"))
    assert empty < EMPTY + by_chance(EMPTY, GAMES)


def held(mode: Mode) -> int:
    """How many conferences there were."""
    return GAMES * len(mode.rules.conference_icons)
