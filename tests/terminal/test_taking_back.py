"""Taking moves back: one's own sealed choice at once, everything else only if all agree."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from ecliptic.core.game import Decision
from ecliptic.core.log import Moved, Undone
from ecliptic.planetx.actions import Action, Choose
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.objects import ASTEROID, COMET
from ecliptic.terminal.files import read_record
from tests.terminal.console import Ran, Terminal
from tests.terminal.script import Typed, as_pencil, keys, played

PAIR = "you:Ada,you:Bob"


def at_prompt(terminal: Terminal, *typed: str, seats: str = "you") -> str:
    ran = terminal.run(f"play planetx --seats {seats} --seed prompt", [*typed, "quit", "n"])
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_alone_every_move_may_be_taken_back(terminal: Terminal) -> None:
    out = at_prompt(terminal, "undo", "R A", "undo", "log")
    assert "You have no move to undo." in out
    assert "A move was undone" in out
    assert "Nothing has happened yet." in out


def test_programs_do_not_agree_to_an_undo(terminal: Terminal) -> None:
    out = " ".join(at_prompt(terminal, "R A", "undo", seats="you,pencil,random").split())
    assert "everybody must agree to undo it, and Pencil or Random never does." in out


# ---- with everybody's consent --------------------------------------------------------------------


def first_person(seed: str) -> tuple[str, str]:
    """Who begins a game of Ada and Bob, and who does not."""
    table, _ = played(Mode.STANDARD, PAIR, seed)
    first = next(entry.seat for entry in table.log if isinstance(entry, Moved))
    names = ("Ada", "Bob")
    return names[first], names[1 - first]


def run_pair(terminal: Terminal, typed: Sequence[str], seed: str = "undo") -> Ran:
    ran = terminal.run(f"play planetx --seats {PAIR} --seed {seed} --save game.txt", typed)
    assert ran.code == 0
    return ran


@pytest.mark.parametrize(
    ("answers", "taken_back"), [(["y", "y"], True), (["y", "n"], False), (["n"], False)]
)
def test_the_owner_and_everybody_else_are_asked_about_an_undo(
    answers: Sequence[str], taken_back: bool, terminal: Terminal
) -> None:
    one, other = first_person("undo")
    ran = run_pair(terminal, ["", "R A", "", "", f"undo {one}", *answers])
    assert f"{one}, do you want to undo your last move?" in ran.out
    assert (f"{other}, may {one} undo the last move?" in ran.out) is (answers[0] == "y")
    assert ("does not agree; nothing is undone." in ran.out) is not taken_back
    assert len(read_record(Path("game.txt")).entries) == (3 if taken_back else 2)


@pytest.mark.parametrize(("answer", "taken_back"), [("y", True), ("n", False)])
def test_before_the_hand_over_the_owner_may_ask_for_an_undo(
    answer: str, taken_back: bool, terminal: Terminal
) -> None:
    """He sits at the keyboard, so only the other is asked, and on a cleared screen."""
    one, other = first_person("undo")
    ran = run_pair(terminal, ["", "R A", "undo", answer])
    cleared, asked = ran.out.split(f"{other}, may {one} undo the last move?")
    assert "screen cleared" in cleared.splitlines()[-1]
    assert "do you want to undo your last move?" not in ran.out
    asked_next = one if taken_back else other
    assert f"Pass the keyboard to {asked_next}." in asked
    assert len(read_record(Path("game.txt")).entries) == (3 if taken_back else 2)


# ---- sealed choices ------------------------------------------------------------------------------


def first_a_comet(view: Any, decision: Decision) -> Action:
    action = as_pencil(view, decision)
    if isinstance(action, Choose) and view.board.phases == 1:
        return Choose((COMET,))
    return action


def up_to_the_first_choice(seats: str, seed: str) -> list[Typed]:
    _, moves = played(Mode.STANDARD, seats, seed, answer=first_a_comet)
    first = next(at for at, move in enumerate(moves) if isinstance(move.action, Choose))
    return moves[: first + 1]


def choices(path: str = "game.txt") -> list[tuple[object, ...]]:
    """What was chosen, with the undos between."""
    found: list[tuple[object, ...]] = []
    for entry in read_record(Path(path)).entries:
        if isinstance(entry, Moved) and isinstance(entry.action, Choose):
            found.append(entry.action.things)
        if isinstance(entry, Undone):
            found.append(("undone", *entry.agreed))
    return found


def test_a_sealed_choice_is_taken_back_freely_before_the_keyboard_is_passed_on(
    terminal: Terminal,
) -> None:
    """Nobody learned anything, so nobody is asked, and the owner chooses again at once."""
    typed = keys(up_to_the_first_choice(PAIR, "free"))
    ran = run_pair(terminal, [*typed, "undo", "C A"], "free")
    assert "or undo to choose again" in ran.out
    assert "undo the last move?" not in ran.out
    assert choices() == [(COMET,), ("undone",), (ASTEROID,)]


@pytest.mark.parametrize(("answer", "taken_back"), [("y", True), ("n", False)])
def test_somebody_elses_sealed_choice_is_his_own_to_take_back(
    answer: str, taken_back: bool, terminal: Terminal
) -> None:
    moves = up_to_the_first_choice(PAIR, "free")
    owner = ("Ada", "Bob")[moves[-1].decision.seat]
    ran = run_pair(terminal, [*keys(moves), "", "", f"undo {owner}", answer, ""], "free")
    assert ran.out.count(f"{owner}, do you want to undo your last move?") == 1
    assert "undo the last move?" not in ran.out
    assert choices() == ([(COMET,), ("undone",)] if taken_back else [(COMET,)])


def test_nobody_can_take_back_the_move_of_a_stranger(terminal: Terminal) -> None:
    out = " ".join(at_prompt(terminal, "R A", "undo Carl").split())
    assert "Nobody here is called 'Carl'" in out


def test_beside_programs_a_sealed_choice_can_be_taken_back_before_they_choose(
    terminal: Terminal,
) -> None:
    seats = "you:Ada,pencil,random"
    typed = keys(up_to_the_first_choice(seats, "free"))
    assert typed[-1] == ""  # the Enter that lets the programs choose
    ran = terminal.run(
        f"play planetx --seats {seats} --seed free --save game.txt",
        [*typed[:-1], "C G", "board", "undo", "C A", ""],
    )
    assert ran.code == 0
    assert "'C G' has to wait: press Enter to continue, or type undo." in ran.out
    assert choices()[:3] == [(COMET,), ("undone",), (ASTEROID,)]
    assert "Theories to place:" in ran.out


def test_after_the_programs_have_chosen_it_is_too_late(terminal: Terminal) -> None:
    seats = "you:Ada,pencil,random"
    typed = keys(up_to_the_first_choice(seats, "free"))
    ran = terminal.run(
        f"play planetx --seats {seats} --seed free --save game.txt", [*typed, "undo"]
    )
    assert "and Pencil or Random never does." in " ".join(ran.out.split())
    assert ("undone",) not in choices()


def test_the_end_of_input_after_a_sealed_choice_saves_it(terminal: Terminal) -> None:
    seats = "you:Ada,pencil"
    typed = keys(up_to_the_first_choice(seats, "free"))
    ran = terminal.run(f"play planetx --seats {seats} --seed free --save game.txt", typed[:-1])
    assert (ran.code, ran.err) == (0, "")
    assert choices() == [(COMET,)]


def test_ordinary_turns_have_no_extra_question(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats you:Ada,pencil --seed one", ["R A", "S A 2-4"])
    assert "Enter to continue" not in ran.out
