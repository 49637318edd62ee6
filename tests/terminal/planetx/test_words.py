"""Clues, lists and other things in English."""

from __future__ import annotations

import pytest

from ecliptic.english.planetx import words
from ecliptic.english.words import counted, listed
from ecliptic.planetx.clues import parse_clue
from ecliptic.planetx.objects import ASTEROID, COMET


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("some A adjacent D", "At least one asteroid is adjacent to a dwarf planet."),
        ("every D opposite A", "Every dwarf planet is directly opposite an asteroid."),
        ("no G within 2 G", "No gas cloud is within 2 sectors of another gas cloud."),
        ("every D adjacent E", "Every dwarf planet is adjacent to a truly empty sector."),
        ("all A band 5", "All asteroids lie in a band of 5 sectors or fewer."),
        ("4 A consecutive", "All asteroids are in consecutive sectors."),
        ("3 D consecutive", "Exactly three dwarf planets are in consecutive sectors."),
        ("no X opposite E", "Planet X is not directly opposite a truly empty sector."),
        ("every X within 4 D", "Planet X is within 4 sectors of a dwarf planet."),
    ],
)
def test_a_clue_is_a_sentence(text: str, sentence: str) -> None:
    assert words.clue(parse_clue(text)) == sentence


def test_lists_and_counts() -> None:
    assert listed(["A", "B", "C"]) == "A, B and C"
    assert listed(["A"]) == "A"
    assert listed([]) == ""
    assert counted(1, "move") == "1 move"
    assert counted(0, "move") == "0 moves"
    assert words.runs([10, 11, 12, 1, 2, 5]) == "10-12, 1-2, 5"


def test_theories() -> None:
    assert words.theories(()) == "no theory"
    assert words.theories((ASTEROID,)) == "an asteroid theory"
    assert words.theories((COMET, COMET)) == "two comet theories"
    assert words.theories((COMET, ASTEROID)) == "a comet and an asteroid theory"
