"""Notes in people's own words: every way to write them means what the short notation says."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import groupby
from pathlib import Path

import pytest

from ecliptic.core.errors import BadNotation
from ecliptic.deduction.notes import parse_notes
from ecliptic.deduction.notes.clue_sentences import read_clue
from ecliptic.deduction.notes.lines import read_line
from ecliptic.deduction.notes.text import line_text
from ecliptic.deduction.notes.tokens import tokens
from ecliptic.deduction.notes.words import FORMS, PHRASES, STEM
from ecliptic.planetx.clue_forms import conference_forms, research_forms
from ecliptic.planetx.clues import Clue, clue_text
from ecliptic.planetx.modes import Mode
from tests import notes_vectors
from tests.notes_corpus import READS, REFUSED


def read(line: str, mode: Mode = Mode.STANDARD) -> str:
    return line_text(read_line(tokens(line), mode))


@pytest.mark.parametrize("written", READS)
def test_a_line_means_what_its_short_form_says(written: str) -> None:
    assert read(written) == READS[written]
    assert read(written.upper()) == READS[written]


@pytest.mark.parametrize("written", ["Mode: expert", "expert mode", "tryb: ekspercki"])
def test_the_mode_may_be_announced(written: str) -> None:
    assert parse_notes(written).mode is Mode.EXPERT


@pytest.mark.parametrize("written", REFUSED)
def test_what_is_not_understood_gets_the_nearest_line(written: str) -> None:
    code, suggestion = REFUSED[written]
    with pytest.raises(BadNotation) as caught:
        parse_notes(f"standard\n{written}")
    assert (caught.value.code, caught.value.facts.get("suggestion", "")) == (code, suggestion)
    assert caught.value.facts["line"] == 2
    if suggestion:
        assert read(suggestion) == suggestion


@pytest.mark.parametrize("head", ["", "facts ", "A in ", "R B = every A within ", "X1 = "])
@pytest.mark.parametrize("sign", ["9", "-", "0", "(s)", "1.."])
def test_whatever_fills_a_line_is_refused_like_any_other(head: str, sign: str) -> None:
    with pytest.raises(BadNotation):
        parse_notes(f"standard\n{head}a {sign * 5_000} D")


@pytest.mark.parametrize("form", FORMS)
def test_every_form_that_is_suggested_is_one(form: str) -> None:
    assert read(form) == form


@pytest.mark.parametrize(
    ("written", "mode"),
    [
        ("standard mode", Mode.STANDARD),
        ("Modalità esperto", Mode.EXPERT),
        ("mode expert", Mode.EXPERT),
        ("tryb standardowy", Mode.STANDARD),
        ("Tryb ekspercki", Mode.EXPERT),
    ],
)
def test_the_mode_may_be_said_in_words(written: str, mode: Mode) -> None:
    assert parse_notes(written).mode is mode


def test_a_mode_that_is_nearly_one_is_suggested() -> None:
    with pytest.raises(BadNotation, match="planetx-notes-mode") as caught:
        parse_notes("standart")
    assert caught.value.facts["suggestion"] == "standard"


def clues_of(mode: Mode) -> tuple[Clue, ...]:
    return (*research_forms(mode), *conference_forms(mode))


@pytest.mark.parametrize("mode", Mode)
def test_every_clue_reads_back_from_its_notation(mode: Mode) -> None:
    for clue in clues_of(mode):
        assert read_clue(tokens(clue_text(clue)), mode) == clue


@pytest.mark.parametrize("mode", Mode)
def test_every_clue_reads_back_from_the_clients_sentences(mode: Mode) -> None:
    """All clues, in all four languages, shouted and whispered."""
    said = notes_vectors.sentences()
    assert Counter(language for language, _, _ in said) == dict.fromkeys(
        ("en", "it", "fr", "pl"), len(set(clues_of(Mode.STANDARD)) | set(clues_of(Mode.EXPERT)))
    )
    lawful = {clue_text(clue): clue for clue in clues_of(mode)}
    for _, text, sentence in said:
        if text in lawful:
            for written in (sentence, sentence.upper(), sentence.lower()):
                assert read_clue(tokens(written), mode) == lawful[text], written


def test_the_notes_that_the_page_shows_can_be_read() -> None:
    page = Path(__file__).parents[2] / "docs" / "deduction.md"
    shown = re.findall(
        r"```\n((?:expert|Standard mode)\n?.*?)```", page.read_text("utf-8"), re.DOTALL
    )
    short, in_words = (parse_notes(text) for text in shown)
    assert len(short.facts) > 10
    assert len(short.conclusions) == len(in_words.conclusions) == 1
    assert len(in_words.facts) == 6


def test_no_phrase_means_two_things() -> None:
    meanings = {(phrase.words, phrase.means) for phrase in PHRASES.all}
    assert len(meanings) == len({words for words, _ in meanings})


def test_every_phrase_is_found_by_its_own_words() -> None:
    for phrase in PHRASES.all:
        words = [word.removesuffix("*") for word in phrase.words]
        found = PHRASES.longest(words)
        assert found is not None
        assert found.means == phrase.means, phrase
        assert all(len(word) > STEM for word in phrase.words if word.endswith("*"))


def test_the_vectors_the_page_is_held_to_are_fresh() -> None:
    kept = notes_vectors.FILE.read_text(encoding="utf-8")
    assert kept == notes_vectors.vectors_text(), "run: python -m tests.notes_vectors"
    kinds = [sorted(one) for one in json.loads(kept)["lines"]]
    assert {tuple(kind) for kind, _ in groupby(sorted(kinds))} == {
        ("line", "mode", "said"),
        ("code", "line", "mode", "suggestion"),
    }
