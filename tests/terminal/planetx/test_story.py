"""What happened, in sentences."""

from __future__ import annotations

from typing import get_args

import pytest

from ecliptic.core.log import TakenBack
from ecliptic.core.table import Table
from ecliptic.planetx import events as happened
from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, GAS_CLOUD, TRULY_EMPTY, Sighting
from ecliptic.terminal.planetx.story import Storyteller
from tests.terminal.script import played

SILENT = {happened.GeneratorNamed, happened.TheoryPhaseClosed}
"""What needs no words: the next question says it, and nobody asks which version dealt."""


@pytest.mark.parametrize(
    ("told", "sentence"),
    [
        (
            happened.SurveyAnnounced(1, TRULY_EMPTY, 9, 2, 3),
            "Bob surveyed sectors 9-2 for sectors that appear empty (time 3).",
        ),
        (
            happened.Surveyed(0, ASTEROID, 5, 5, 4, 1),
            "You surveyed sector 5 for asteroids (time 4): 1.",
        ),
        (
            happened.Targeted(0, 8, 4, Sighting.APPEARS_EMPTY),
            "You targeted sector 8 (time 4): it appears empty.",
        ),
        (happened.TargetAnnounced(1, 8, 4), "Bob targeted sector 8 (time 4)."),
        (
            happened.Researched(0, "B", 1, parse_clue("no X adjacent C")),
            "You researched topic B (time 1): Planet X is not adjacent to a comet.",
        ),
        (happened.ResearchAnnounced(1, "B", 1), "Bob researched topic B (time 1)."),
        (
            happened.Located(0, False, 5, 0, 12, COMET, TRULY_EMPTY),
            "You tried to locate Planet X in sector 12, between a comet in 11 and a truly empty"
            " sector in 1 (time 5): wrong.",
        ),
        (
            happened.LocateAnnounced(1, True, 5, 10),
            "Bob located Planet X (time 5): right! 10 points.",
        ),
        (
            happened.TheoriesChosen(0, (ASTEROID, GAS_CLOUD)),
            "You chose an asteroid and a gas cloud theory.",
        ),
        (happened.ChoiceSealed(1), "Bob chose in secret."),
        (happened.TheoryLaid(1, 1, 4, 1), "Bob placed a theory face down in sector 4."),
        (happened.ChoicesOpened(((8, 1),)), "Theories to place: Seat 9 1."),
        (TakenBack(3), "A move was undone: what followed from it no longer counts."),
    ],
)
def test_one_sentence_each(told: object, sentence: str) -> None:
    assert Storyteller(["Ada", "Bob"], Mode.STANDARD, viewer=0).tell(told) == sentence


def test_a_review_names_the_owners() -> None:
    story = Storyteller(["Ada", "Bob"], Mode.STANDARD, viewer=0)
    story.tell(happened.TheoryPlaced(0, 1, 7, 1, COMET))
    story.tell(happened.TheoryLaid(1, 2, 7, 1))
    shown = (happened.Shown(1, COMET, False), happened.Shown(2, ASTEROID, True))
    assert story.tell(happened.SectorReviewed(7, shown, ((0, 1),))) == (
        "Peer review of sector 7: Your comet theory is wrong. Bob's asteroid theory is right."
        " Sector 7 is confirmed. You lost 1 time."
    )


def test_a_theory_nobody_has_heard_of_is_nobodys() -> None:
    story = Storyteller(["Ada", "Bob"], Mode.STANDARD, viewer=0)
    shown = (happened.Shown(9, COMET, False),)
    told = story.tell(happened.SectorReviewed(7, shown, ()))
    assert told == "Peer review of sector 7: Somebody's comet theory is wrong."


@pytest.fixture(scope="module")
def games() -> list[Table]:
    return [played(mode, "you,pencil,random", "story")[0] for mode in Mode]


def test_everything_told_in_whole_games_has_words(games: list[Table]) -> None:
    told_types = set()
    for table in games:
        for viewer, stream in table.streams.items():
            story = Storyteller(["Ada", "Bob", "Eve"], table.options.mode, viewer)
            for told in stream.told:
                told_types.add(type(told))
                assert (story.tell(told) is None) is (type(told) in SILENT)
    assert len(told_types) > 0.8 * len(get_args(happened.Told))
