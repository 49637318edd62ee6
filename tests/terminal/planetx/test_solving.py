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


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["planetx", "solve", *words]) == 0
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
    assert lines[1].startswith("Planet X is in ")
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
    text = said(capsys, str(notes))
    assert "0 systems" in text
    assert "Lines 2 and 4 cannot all be true" in text


def test_a_single_impossible_line_is_named(notes: Path, capsys: pytest.CaptureFixture[str]) -> None:
    notes.write_text("standard\nS D 1-3 = 2\n", encoding="utf-8")
    assert "Line 2 cannot be true." in said(capsys, str(notes))


def test_a_wrong_line_is_said_in_one_sentence(
    notes: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert refused(capsys, notes, "standard\n\nS A 1-3 = 5\n") == (
        "Line 3 of the notes cannot be read: A survey of 3 sectors cannot count 5.\n"
    )
    assert refused(capsys, notes, "") == (
        "The notes are empty; begin with the mode, standard or expert.\n"
    )


def test_a_missing_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["planetx", "solve", str(tmp_path / "none.txt")]) == 2
    assert "There is no file" in capsys.readouterr().err
