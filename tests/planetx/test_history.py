"""A private history of a real table: written, read back, believed only if the code says the same,
and shown question after question."""

from __future__ import annotations

import random

import hypothesis.strategies as st
import pytest
from hypothesis import given
from msgspec.structs import replace

from ecliptic.core.errors import EclipticError
from ecliptic.core.log import Dealt, Moved
from ecliptic.deduction.belief import Belief
from ecliptic.planetx.actions import Locate, Research, Survey, Target
from ecliptic.planetx.history import (
    FIRST_LINE,
    History,
    history_text,
    is_history,
    parse_history,
    played,
)
from ecliptic.planetx.menu import AskConference, AskReveal, AskReview
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET, TRULY_EMPTY
from ecliptic.planetx.setup import Season
from tests.planetx.companion_questions import some_codes, some_questions

EVENING = History(
    code="B4K7",
    season=Season.SPRING,
    level="beginner",
    player="Ada",
    questions=(
        Survey(ASTEROID, 3, 7),
        Target(8),
        Research("B"),
        AskConference(1),
        AskReview(5, ASTEROID),
        AskReview(4, COMET),
        Locate(6, ASTEROID, TRULY_EMPTY),
        AskReveal(),
    ),
)
TEXT = """\
Ecliptic companion record 2
code: B4K7
generator: 2
season: spring
level: beginner
player: Ada

S A 3-7 = 2
T 8 = G
R B = every D within 2 A
conference 1 = every X within 4 D
review 5 A = right
review 4 C = wrong
L 6 A E = right
reveal = GDCAAXEGAACE
"""


def test_an_evening_as_text() -> None:
    assert history_text(EVENING) == TEXT
    assert is_history(TEXT)
    assert parse_history(TEXT) == EVENING


def test_any_history_can_be_read_back() -> None:
    dice = random.Random("histories")
    for code, mode in some_codes(10):
        asked = tuple(some_questions(mode, 14, dice))
        history = History(code, dice.choice(list(Season)), "genius", "Ben", asked)
        assert parse_history(history_text(history)) == history


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("S A 3-7 = 2", "S A 3-7 = 3", "planetx-history-answer", 8),
        ("review 4 C = wrong", "review 4 C = right", "planetx-history-answer", 13),
        ("T 8 = G", "T 8", "planetx-history-answer", 9),
        ("T 8 = G", "T 13 = G", "planetx-no-such-sector", 9),
        ("T 8 = G", "P A 8 = G", "planetx-notation-action", 9),
        ("R B", "ask B", "planetx-notation-action", 10),
        ("reveal = GDCAAX", "reveal = GDCAXA", "planetx-history-answer", 15),
        ("season: ", "", "planetx-history-form", 4),
        ("level: beginner\n", "", "planetx-history-form", 6),
        ("player: Ada\n\n", "player: Ada\n", "planetx-history-form", 7),
        ("code: B4K7", "code: B4K", "planetx-code-length", None),
        ("spring", "monsoon", "planetx-notation-season", None),
        ("beginner", "champion", "planetx-companion-level", None),
        ("player: Ada", "player: A|a", "record-players", None),
        ("generator: 2", "generator: 1", "planetx-code-generator", None),
        ("generator: 2", "generator: 3", "planetx-code-generator", None),
        ("generator: 2", "generator: two", "planetx-notation-number", None),
        ("generator: 2\n", "", "planetx-history-form", 6),
    ],
)
def test_what_the_code_does_not_say_is_refused(
    old: str, new: str, code: str, line: int | None
) -> None:
    assert TEXT.count(old) == 1
    with pytest.raises(EclipticError) as refused:
        parse_history(TEXT.replace(old, new))
    assert (refused.value.code, refused.value.facts.get("line")) == (code, line)


@pytest.mark.parametrize("text", [FIRST_LINE, f"{FIRST_LINE}\n\n\n", f"{FIRST_LINE}0\ncode: B4K7"])
def test_half_a_history_is_refused(text: str) -> None:
    with pytest.raises(EclipticError, match="planetx-history-form"):
        parse_history(text)


@given(
    line=st.integers(0, len(TEXT.splitlines())),
    written=st.one_of(st.text(max_size=20), st.sampled_from(TEXT.splitlines())),
)
def test_any_other_line_is_refused_or_read(line: int, written: str) -> None:
    """Whatever stands in a line's place, nothing but a refusal comes of it."""
    lines = TEXT.splitlines()
    lines[line : line + 1] = [written]
    text = "\n".join(lines)
    try:
        history = parse_history(text)
    except EclipticError:
        return
    assert history_text(history).split() == text.split()


def test_another_code_gives_other_answers() -> None:
    with pytest.raises(EclipticError, match="planetx-history-answer"):
        parse_history(TEXT.replace("code: B4K7", "code: B4K8"))


def test_it_is_shown_question_after_question_with_fewer_systems_each_time() -> None:
    table = played(EVENING)
    first, *entries = table.log
    assert isinstance(first, Dealt)
    moves = [isinstance(entry, Moved) for entry in entries]
    assert moves == [True, True, True, False, False, False, True, False]
    board = table.state.board
    assert board.times == (3 + 4 + 1 + 5,)
    assert board.earth == board.times[0]
    assert board.confirmed == ((5, ASTEROID),)
    assert board.refuted == ((4, COMET),)
    assert table.outcome is None
    left = [
        len(Belief.of(played(replace(EVENING, questions=EVENING.questions[:count])).view(0)))
        for count in range(len(EVENING.questions) + 1)
    ]
    assert left == sorted(left, reverse=True)
    assert left[-1] == 1 < left[0]


def test_every_question_of_both_modes_can_be_shown() -> None:
    """Also again and again, and more targets than there are tokens."""
    dice = random.Random("shown")
    for code, mode in some_codes(6):
        asked = tuple(some_questions(mode, 70, dice))
        table = played(History(code, Season.WINTER, "youth", "Cleo", asked))
        assert len(table.log) == len(asked) + 1
        assert table.view(0).board == table.state.board
        if mode is Mode.STANDARD:
            assert len(Belief.of(table.view(0))) == 1
