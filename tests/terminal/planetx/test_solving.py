"""`ecliptic planetx solve NOTES` on a real file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ecliptic.cli import run

NOTES = """
standard
facts 5-D 11-G
topic B A+D
S A 3-7 = 2
T 8 = E/X
at 8
"""


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    path = tmp_path / "notes.txt"
    path.write_text(NOTES, encoding="utf-8")
    return path


def said(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> str:
    assert run(["planetx", "solve", *words]) == code
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    assert run(["planetx", "solve", str(path)]) == 2
    return capsys.readouterr().err


def test_it_says_what_is_left_and_what_to_ask(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = said(capsys, str(notes)).splitlines()
    assert lines[0].endswith("systems of standard mode agree with 5 facts.")
    assert lines[1].startswith("Odds are for a game of the official app")
    assert lines[2].startswith("Planet X is in ")
    assert "sector       C      A      D      G      E      X" in lines
    row = next(line for line in lines if line.startswith("     8 "))
    assert row.split()[1:5] == ["-", "-", "-", "-"]
    assert any("research topic B" in line for line in lines)
    assert any("survey " in line for line in lines)


def test_programs_get_the_same_as_json(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = json.loads(said(capsys, str(notes), "--json"))
    assert report["mode"] == "standard"
    assert report["facts"] == 5
    assert len(report["sectors"]) == 12
    assert sum(report["planet_x"].values()) == pytest.approx(1, abs=1e-4)
    for question in report["questions"]:
        assert sum(question["answers"].values()) == pytest.approx(1, abs=1e-4)
        assert 0 <= question["locate_bits"] <= question["system_bits"] + 1e-6


def test_without_the_arrow_it_asks_for_it(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes.write_text("standard\nS A 3-7 = 2\n", encoding="utf-8")
    assert "Add a line such as 'at 5'" in said(capsys, str(notes))


def test_a_solved_game_says_where_planet_x_is(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes.write_text("standard\nL 6 A C = right\nS A 1-5 = 4\nat 1\n", encoding="utf-8")
    text = said(capsys, str(notes))
    assert "Planet X is in sector 6." in text
    assert "sure" in text


def test_everything_known_leaves_nothing_to_ask(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sky = enumerate("AACAAXEGGECD", start=1)
    facts = "".join(f"review {sector} {held}+\n" for sector, held in sky if held not in "EX")
    notes.write_text(f"standard\n{facts}L 6 A E = right\nat 1\n", encoding="utf-8")
    text = said(capsys, str(notes))
    assert text.startswith("1 system of standard mode agrees with 10 facts.")
    assert "No question can tell anything new" in text


def test_facts_that_cannot_all_be_are_named_by_line(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes.write_text("standard\nS A 1-3 = 3\nT 8 = E/X\nS A 2-4 = 0\n", encoding="utf-8")
    text = said(capsys, str(notes), code=1)
    assert "0 systems" in text
    assert "Lines 2 and 4 cannot all be true" in text


def test_a_single_impossible_line_is_named(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes.write_text("standard\nS D 1-3 = 2\n", encoding="utf-8")
    assert "Line 2 cannot be true." in said(capsys, str(notes), code=1)
    report = json.loads(said(capsys, str(notes), "--json", code=1))
    assert report["contradiction"] == [2]


CONCLUDED = """standard
S A 1-4 = 4
so A in 2
so not D in 3
so X in 1
so C in 5
so no dwarf planet in 1-4
so not A in 6, 7
so A in 1-12 = 4
"""


def test_own_conclusions_are_judged_and_not_believed(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes.write_text(CONCLUDED, encoding="utf-8")
    lines = said(capsys, str(notes)).splitlines()
    bare = CONCLUDED.partition("so")[0]
    notes.write_text(bare, encoding="utf-8")
    before = said(capsys, str(notes)).splitlines()
    assert before == lines[: len(before)]
    judged = [line for line in lines[len(before) + 1 :] if not line.startswith("  ")]
    assert len(judged) == 7
    assert judged[0] == "Line 3 (A in 2) follows from line 2."
    assert judged[1] == "Line 4 (not D in 3) follows from line 2."
    assert judged[2] == "Line 5 (X in 1) cannot be true: it contradicts line 2."
    assert judged[3].startswith("Line 6 (C in 5) does not follow yet: it is true in ")
    assert judged[4] == "Line 7 (D in 1-4 = 0) follows from line 2."
    assert judged[5] == "Line 8 (A in 6-7 = 0) follows from line 2."
    assert judged[6] == "Line 9 (A in 1-12 = 4) follows from the rules alone."


PROVED = """standard
facts 2-D
S D 3-7 = 0
S D 6-10 = 0
so not X in 12
so X in 12
"""


def test_a_conclusion_is_proved_step_by_step(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    notes.write_text(PROVED, encoding="utf-8")
    lines = said(capsys, str(notes)).splitlines()
    proof = [
        "  Suppose Planet X in 12.",
        "  Then no dwarf planet in 2 (line 2).",
        "  Then no dwarf planet in 8, 9 and 10 (line 4).",
        "  Then no dwarf planet in 1 and 11 (no dwarf planet is next to Planet X).",
        "  But that is impossible (line 3).",
    ]
    assert lines[-12:] == [
        "Line 5 (not X in 12) follows from lines 2, 3 and 4.",
        *proof,
        "Line 6 (X in 12) cannot be true: it contradicts lines 2, 3 and 4.",
        *proof,
    ]


def test_a_wrong_line_is_said_in_one_sentence(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, notes, "standard\n\nS A 1-3 = 5\n") == (
        "Line 3 of the notes cannot be read: A survey of 3 sectors cannot count 5.\n"
    )
    assert refused(capsys, notes, "standard\nservey asteroids 3-7 = 2\n") == (
        "Line 2 of the notes cannot be read: 'servey asteroids 3-7 = 2' is not a note;"
        " write S A 3-7 = 2, T 8 = E/X, R B = and the clue, L 6 C E = wrong, facts 5-A,"
        " review 7 A+, topic B A+D, conference 1 = and the clue, A in 3-5 >= 1, or at 11."
        " Did you mean 'S A 3-7 = 2'?\n"
    )
    assert refused(capsys, notes, "") == (
        "The notes are empty; begin with the mode, standard or expert.\n"
    )


def test_a_missing_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["planetx", "solve", str(tmp_path / "none.txt")]) == 2
    assert "There is no file" in capsys.readouterr().err
