"""A person's own pencil marks survive saving and resuming, and belong to one game only."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.terminal.console import Terminal

GAME = "play planetx --seats you:Ada,pencil --seed pencil --save game.txt"
NOTES = Path("game.txt.notes")


def row(out: str, thing: str = "A asteroid") -> list[str]:
    """The last row of an object's marks on the screen, without its name."""
    return [line for line in out.splitlines() if line.startswith(thing)][-1].split()[2:]


def test_own_marks_are_there_again_after_a_resume(terminal: Terminal) -> None:
    left = terminal.run(GAME, ["x 4 A", "o 5 A", "quit", "y"])
    assert left.code == 0
    assert row(left.out)[3:5] == ["/", "o"]
    resumed = terminal.run("resume game.txt", ["board", "quit", "y"])
    assert (resumed.code, resumed.err) == (0, "")
    assert row(resumed.out)[3:5] == ["/", "o"]


def test_two_people_keep_their_marks_apart(terminal: Terminal) -> None:
    game = "play planetx --seats you:Ada,you:Bob --seed two --save game.txt"
    terminal.run(game, ["", "x 4 A", "R A", "", "", "o 4 A", "quit", "y"])
    marks = NOTES.read_text(encoding="utf-8").splitlines()[2:]
    assert sorted(mark.split()[0] for mark in marks) == ["1", "2"]
    assert {mark[2:] for mark in marks} == {"x 4 A", "o 4 A"}


def test_erased_marks_leave_no_file(terminal: Terminal) -> None:
    terminal.run(GAME, ["x 4 A", "save", "erase 4", "save", "quit"])
    assert [path.name for path in Path().iterdir()] == ["game.txt"]


def test_new_marks_are_something_to_save(terminal: Terminal) -> None:
    terminal.run(GAME, ["R A", "quit", "y"])
    terminal.run("resume game.txt", ["x 4 A"])
    assert NOTES.read_text(encoding="utf-8").splitlines()[-1] == "1 x 4 A"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("commitment: ", "commitment: 0"),
        ("Ecliptic notes 1", "Dear Ada"),
        ("x 4 A", "x 44 A"),
        ("x 4 A", "x 4 Q"),
        ("x 4 A", "z 4 A"),
        ("1 x 4 A", "3 x 4 A"),
        ("1 x 4 A", "2 x 4 A"),
        ("1 x 4 A", ""),
    ],
)
def test_notes_that_do_not_fit_the_record_are_ignored(
    old: str, new: str, terminal: Terminal
) -> None:
    terminal.run(GAME, ["x 4 A", "save", "quit"])
    text = NOTES.read_text(encoding="utf-8")
    assert old in text
    NOTES.write_text(text.replace(old, new), encoding="utf-8")
    resumed = terminal.run("resume game.txt", ["board"])
    assert (resumed.code, resumed.err) == (0, "")
    assert "/" not in row(resumed.out)


def test_no_other_file_is_overwritten_by_notes(terminal: Terminal) -> None:
    NOTES.write_text("Dear Ada", encoding="utf-8")
    ran = terminal.run(GAME, ["x 4 A", "quit", "y"])
    assert ran.code == 2
    assert "game.txt.notes exists and is not an Ecliptic record" in ran.err
    assert NOTES.read_text(encoding="utf-8") == "Dear Ada"
