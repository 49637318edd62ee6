"""Rules 8, the companion's menu: Survey, Target, Research, Locate, Review, Conference, Reveal."""

from __future__ import annotations

import pytest

from ecliptic.core.errors import IllegalAction
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.companion import Companion
from ecliptic.planetx.objects import (
    ASTEROID,
    COMET,
    DWARF_PLANET,
    GAS_CLOUD,
    PLANET_X,
    TRULY_EMPTY,
    Object,
    Sighting,
)
from tests.planetx.tables import EXPERT_SKY, STANDARD_SKY

# 1 dwarf planet, 2 comet, 3-4 asteroids, 5 empty, 6 gas cloud,
# 7 comet, 8 Planet X, 9 empty, 10 gas cloud, 11-12 asteroids
COMPANION = Companion(STANDARD_SKY)


@pytest.mark.parametrize(
    ("thing", "first", "last", "count"),
    [
        (ASTEROID, 1, 6, 2),
        (ASTEROID, 11, 4, 4),
        (TRULY_EMPTY, 5, 9, 3),
        (TRULY_EMPTY, 8, 8, 1),
        (COMET, 2, 7, 2),
        (GAS_CLOUD, 11, 3, 0),
        (DWARF_PLANET, 12, 1, 1),
    ],
)
def test_8_survey(thing: Object, first: int, last: int, count: int) -> None:
    """Planet X counts as empty; a run may go past 12."""
    assert COMPANION.survey(Survey(thing, first, last)) == count


def test_8_no_survey_for_planet_x() -> None:
    with pytest.raises(IllegalAction, match="planetx-survey-object"):
        COMPANION.survey(Survey(PLANET_X, 1, 3))


def test_8_target() -> None:
    assert COMPANION.target(Target(7)) is Sighting.COMET
    assert COMPANION.target(Target(8)) is COMPANION.target(Target(9)) is Sighting.APPEARS_EMPTY


def test_8_research() -> None:
    assert COMPANION.research(Research("B")) == parse_clue("no C opposite A")


def test_8_locate_is_right_or_wrong_as_a_whole() -> None:
    assert COMPANION.locate(Locate(8, COMET, TRULY_EMPTY)) is True
    assert COMPANION.locate(Locate(8, COMET, GAS_CLOUD)) is False
    assert COMPANION.locate(Locate(8, TRULY_EMPTY, TRULY_EMPTY)) is False
    assert COMPANION.locate(Locate(9, GAS_CLOUD, GAS_CLOUD)) is False


def test_8_peer_review() -> None:
    assert COMPANION.review(10, GAS_CLOUD)
    assert not COMPANION.review(10, ASTEROID)


def test_8_a_theory_that_cannot_be_true_is_wrong_and_one_about_nothing_is_refused() -> None:
    assert COMPANION.review(1, COMET) is False
    with pytest.raises(IllegalAction, match="planetx-choose-object"):
        COMPANION.review(1, TRULY_EMPTY)


def test_8_conference() -> None:
    assert COMPANION.conference(1) == parse_clue("no X within 2 D")
    expert = Companion(EXPERT_SKY)
    assert expert.conference(2) == parse_clue("no X opposite A")
    with pytest.raises(IllegalAction, match="planetx-companion-conference"):
        COMPANION.conference(2)


def test_8_reveal_objects() -> None:
    assert COMPANION.reveal() == STANDARD_SKY.system


def test_8_titles_are_public_the_clues_behind_them_are_asked_for() -> None:
    titles = COMPANION.titles()
    assert titles[0] == (ASTEROID, DWARF_PLANET)
    assert len(titles) == 6
    assert COMPANION.conference_titles() == ((PLANET_X, DWARF_PLANET),)
