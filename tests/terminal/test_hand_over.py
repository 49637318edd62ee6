"""Two people at one terminal: nobody reads what the other was told."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.core.game import Seat
from ecliptic.english.planetx import words
from ecliptic.planetx.actions import Choose, PlaceTheory
from ecliptic.planetx.events import Researched, Surveyed, Targeted
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.views import View
from tests.terminal.console import Terminal
from tests.terminal.script import keys, played

NAMES = ("Ada", "Bob")
SEATS = "you:Ada,you:Bob,pencil"


def screens(out: str) -> list[tuple[Seat, str]]:
    """What was on the screen between two hand-overs, with who was looking."""
    parts = re.split(r"Pass the keyboard to (\w+)\.", " ".join(out.split()))
    return [(NAMES.index(name), text) for name, text in zip(parts[1::2], parts[2::2], strict=True)]


def private_answers(view: View, seat: Seat) -> list[str]:
    """How this seat's own answers read on its screen."""
    answers = []
    for turn in view.log:
        if turn.seat == seat:
            if isinstance(turn, Surveyed):
                where = words.sectors(turn.first, turn.last)
                what = words.surveyed(turn.thing)
                answers.append(f"surveyed {where} for {what} (time {turn.cost}): {turn.count}")
            if isinstance(turn, Targeted):
                answers.append(f"targeted sector {turn.sector} (time {turn.cost}): it")
            if isinstance(turn, Researched):
                answers.append(f"topic {turn.topic} (time {turn.cost}): {words.clue(turn.clue)}")
    return answers


@pytest.mark.parametrize("mode", list(Mode))
def test_private_answers_are_never_on_the_other_persons_screen(
    mode: Mode, terminal: Terminal
) -> None:
    table, moves = played(mode, SEATS, "couple")
    ran = terminal.run(
        f"play planetx --mode {mode} --seats {SEATS} --seed couple --save game.txt",
        [*keys(moves), ""],
    )
    assert (ran.code, ran.err) == (0, "")
    whole, end = " ".join(ran.out.split()).split(" The end ")
    seen = screens(whole)
    assert {seat for seat, _ in seen} == {0, 1}
    for seat in (0, 1):
        own = " ".join(text for one, text in seen if one == seat)
        other = " ".join(text for one, text in seen if one != seat)
        also_the_others = private_answers(table.view(1 - seat), 1 - seat)
        answers = set(private_answers(table.view(seat), seat)) - set(also_the_others)
        assert len(answers) >= 3
        for answer in answers:
            assert answer in own
            assert answer not in other
            assert answer not in end
        assert f"{NAMES[seat]}> C" in own
        assert f"{NAMES[seat]}> " not in other
    assert any(isinstance(move.action, PlaceTheory) for move in moves)
    assert any(isinstance(move.action, Choose) for move in moves)


def test_face_down_theories_show_their_object_to_their_owner_only(terminal: Terminal) -> None:
    _, moves = played(Mode.STANDARD, SEATS, "couple")
    index = next(index for index, move in enumerate(moves) if isinstance(move.action, PlaceTheory))
    typed = [line for move in moves[: index + 3] for line in move.lines("board")]
    ran = terminal.run(f"play planetx --seats {SEATS} --seed couple", typed)
    for seat, text in screens(ran.out):
        other = NAMES[1 - seat]
        assert not re.search(rf"\b{other}:[CADG]\b", text)
        assert not re.search(r"\bPen:[CADG]\b", text)


def test_one_person_alone_is_never_asked_to_hand_over(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats you:Ada,pencil --seed one", ["R A", "quit", "n"])
    assert "Pass the keyboard" not in ran.out
    assert Path("game.txt").exists() is False


def test_leaving_at_the_hand_over_saves(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats you:Ada,you:Bob --seed leave", ["", "R A", ""])
    assert (ran.code, ran.err) == (0, "")
    assert "ecliptic resume" in ran.out
