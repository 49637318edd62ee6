"""The end: every point explained."""

from __future__ import annotations

import re

import pytest

from ecliptic.planetx.board import Board, FaceUp, Over, Removed
from ecliptic.planetx.modes import Mode
from ecliptic.terminal.planetx.score_sheet import EXPLANATION, judged_theories
from tests.terminal.console import Terminal
from tests.terminal.script import keys, played

SEATS = "you:Ada,you:Bob,random,pencil"


@pytest.fixture(scope="module", params=list(Mode))
def board(request: pytest.FixtureRequest) -> Board:
    table, _ = played(request.param, SEATS, "scores")
    found = table.view(None).board
    assert isinstance(found, Board)
    return found


def test_the_listed_points_add_up_to_the_score(board: Board) -> None:
    assert isinstance(board.stage, Over)
    for seat, score in enumerate(board.stage.scores):
        lines = [text.plain for text in judged_theories(board, seat)]
        right = [line for line in lines if not line.startswith("x ")]
        points = [re.fullmatch(r"\d+ [a-z ]+ (\d)(\+1)?", line) for line in right]
        assert sum(int(found[1]) for found in points if found) == score.theories
        assert sum(found[2] == "+1" for found in points if found) == score.first_bonuses
        own = [theory for theory in board.theories if theory.seat == seat]
        assert len(right) == sum(isinstance(theory, FaceUp) for theory in own)
        assert len(lines) - len(right) == sum(isinstance(theory, Removed) for theory in own)


def test_there_are_right_first_and_wrong_theories_to_list(board: Board) -> None:
    lines = [text.plain for seat in range(4) for text in judged_theories(board, seat)]
    assert any(line.startswith("x ") for line in lines)
    assert any(line.endswith("+1") for line in lines)
    assert any(re.search(r" \d$", line) for line in lines)


def test_the_last_screen_is_for_everybody(terminal: Terminal) -> None:
    table, moves = played(Mode.STANDARD, SEATS, "scores")
    ran = terminal.run(f"play planetx --seats {SEATS} --seed scores", [*keys(moves), ""])
    assert ran.code == 0
    end = ran.out.split("screen cleared")[-1]
    shown = " ".join(end.split())
    assert "The end" in end
    assert EXPLANATION in shown
    for seat in range(4):
        for theory in judged_theories(table.view(None).board, seat):
            assert theory.plain in shown
    for name in ("Ada", "Bob", "Random", "Pencil"):
        assert len(re.findall(rf"^ ?{name} ", end, re.MULTILINE)) == 2
