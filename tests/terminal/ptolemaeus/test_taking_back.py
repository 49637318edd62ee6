"""Taking moves back in Ptolemaeus: freely what told nobody anything, the rest if all agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecliptic.core.log import Moved, Undone
from ecliptic.ptolemaeus import actions as wish
from ecliptic.terminal.files import read_record
from tests.terminal.console import Ran, Terminal
from tests.terminal.ptolemaeus.script import game_with, is_sealed, played
from tests.terminal.script import Typed, keys

PAIR = "you:Ada,you:Bob"


def up_to(seats: str, seed: str, kind: type, level: str = "rules") -> list[Typed]:
    """The moves up to the first of a kind, that one included."""
    _, moves = played(seats, seed, level)
    first = next(at for at, move in enumerate(moves) if isinstance(move.action, kind))
    return moves[: first + 1]


def run(terminal: Terminal, seats: str, seed: str, typed: list[str]) -> Ran:
    ran = terminal.run(f"play ptolemaeus --seats {seats} --seed {seed} --save game.txt", typed)
    assert (ran.code, ran.err) == (0, "")
    return ran


def told() -> list[str]:
    """The record's moves in short, undos included."""
    record = read_record(Path("game.txt"))
    lines = []
    for entry in record.entries:
        if isinstance(entry, Moved):
            lines.append(type(entry.action).__name__)
        if isinstance(entry, Undone):
            lines.append(f"undone {len(entry.agreed)}")
    return lines


def test_a_named_observation_is_taken_back_freely(terminal: Terminal) -> None:
    typed = keys(up_to("you,rules", "free", wish.Observe))
    ran = run(terminal, "you,rules", "free", [*typed, "undo", "log"])
    assert "A move was undone" in ran.out
    assert told()[-2:] == ["Observe", "undone 0"]
    assert ran.out.rstrip().split("undo to choose")[0].count("How do you pay for") == 1


def test_a_drawn_card_stays_drawn_beside_programs(terminal: Terminal) -> None:
    ran = run(terminal, "you,rules", "drawn", ["D deck", "undo"])
    shown = " ".join(ran.out.split())
    assert "Something was told or drawn since your move" in shown
    assert "and Rules never does." in shown
    assert "undone" not in " ".join(told())


def test_alone_even_a_drawn_card_goes_back(terminal: Terminal) -> None:
    run(terminal, "you", "drawn", ["D deck", "undo", "undo", "D deck"])
    assert told() == ["Draw", "undone 0", "Draw"]


@pytest.mark.parametrize(("answer", "taken_back"), [("y", True), ("n", False)])
def test_the_other_person_must_agree(answer: str, taken_back: bool, terminal: Terminal) -> None:
    ran = run(terminal, PAIR, "agree", ["", "D deck", "undo", answer])
    assert "may Ada undo the last move?" in ran.out or "may Bob" in ran.out
    assert told() == (["Draw", "undone 1"] if taken_back else ["Draw"])


def test_the_end_of_a_turn_may_be_taken_back_before_the_keyboard_goes_on(
    terminal: Terminal,
) -> None:
    moves = up_to(PAIR, "free", wish.Pay)
    ran = run(terminal, PAIR, "free", [*keys(moves), "undo", moves[-1].text])
    assert "or undo to choose again" in ran.out
    assert told()[-3:] == ["Pay", "undone 0", "Pay"]


@pytest.mark.parametrize("seats", [PAIR, "you:Ada,rules"])
def test_a_secret_discard_is_chosen_again(seats: str, terminal: Terminal) -> None:
    """Nobody has learned anything, so nobody is asked."""
    seed, _, moves, at = game_with(seats, is_sealed)
    move = moves[at]
    typed = [*keys(moves[:at]), *[""] * move.enters_before, move.text, "undo", move.text]
    ran = run(terminal, seats, seed, typed)
    assert "undo the last move?" not in ran.out
    assert told()[-3:] == ["Discard", "undone 0", "Discard"]
