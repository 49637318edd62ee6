"""Saving, resuming, replaying and verifying games of Ptolemaeus."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from ecliptic.ptolemaeus import actions as wish
from ecliptic.terminal.files import read_record
from tests.terminal.console import Terminal
from tests.terminal.ptolemaeus.script import game_with, is_sealed, played
from tests.terminal.script import Typed, keys

SEATS = "you,rules,random"
BOTS = "play ptolemaeus --seats rules,random --seed rec --save game.txt"


KINDS = (wish.Draw, wish.Pay, wish.Observe, wish.Play, wish.StudyWith)


def first_of_every_kind(moves: Sequence[Typed]) -> dict[int, type]:
    """The numbers of the first moves of each kind, in the order of the game."""
    firsts: dict[type, int] = {}
    for number, move in enumerate(moves):
        firsts.setdefault(type(move.action), number)
    return {number: kind for kind, number in firsts.items() if kind in KINDS}


def test_a_game_left_right_before_an_answer_goes_on(terminal: Terminal) -> None:
    """Also in the middle of an action: between naming and paying, between two cards. One game is
    left before the first answer of every kind, and each time goes on from there."""
    seed, table, moves, _ = game_with(
        SEATS, lambda moves, _: len(first_of_every_kind(moves)) == len(KINDS)
    )
    game = f"play ptolemaeus --seats {SEATS} --seed {seed} --save"
    terminal.run(f"{game} whole.txt", keys(moves))
    words, at = f"{game} cut.txt", 0
    for cut, kind in first_of_every_kind(moves).items():
        left = terminal.run(words, [*keys(moves[at:cut]), "save", "quit"])
        assert (left.code, left.err) == (0, ""), kind
        assert "ecliptic resume cut.txt" in left.out, kind
        assert left.out.count("Your hand (") >= 1, kind
        entries = read_record(Path("cut.txt")).entries
        assert entries == tuple(table.log)[: len(entries)], kind
        words, at = f"resume cut.txt --seed {seed}", cut
    resumed = terminal.run(words, keys(moves[at:]))
    assert (resumed.code, resumed.err) == (0, "")
    assert resumed.out.count("Your hand (") >= 1
    assert Path("cut.txt").read_text(encoding="utf-8") == Path("whole.txt").read_text(
        encoding="utf-8"
    )


def test_a_game_left_with_a_sealed_discard_goes_on(terminal: Terminal) -> None:
    pair = "you:Ada,you:Bob"
    seed, _, moves, at = game_with(pair, is_sealed)
    game = f"play ptolemaeus --seats {pair} --seed {seed}"
    terminal.run(f"{game} --save whole.txt", [*keys(moves), ""])
    terminal.run(f"{game} --save cut.txt", keys(moves[: at + 1]))
    # Nobody sits at the keyboard after a resume: one Enter hands it over instead of two.
    rest = [*moves[at + 1].lines()[1:], *keys(moves[at + 2 :]), ""]
    resumed = terminal.run("resume cut.txt", rest)
    assert (resumed.code, resumed.err) == (0, "")
    assert Path("cut.txt").read_text(encoding="utf-8") == Path("whole.txt").read_text(
        encoding="utf-8"
    )


def test_play_resumes_too(terminal: Terminal) -> None:
    terminal.run(BOTS)
    terminal.run(f"{BOTS.replace('game.txt', 'cut.txt')} --most-actions 7")
    ran = terminal.run("play ptolemaeus --resume cut.txt --seed rec")
    assert ran.code == 0
    assert Path("cut.txt").read_text(encoding="utf-8") == Path("game.txt").read_text(
        encoding="utf-8"
    )


def test_there_are_no_notes_beside_the_record(terminal: Terminal) -> None:
    terminal.run("play ptolemaeus --seats you --seed n --save game.txt", ["D deck", "save"])
    assert [path.name for path in Path().iterdir()] == ["game.txt"]


def test_replay_tells_everything_in_the_open(terminal: Terminal) -> None:
    terminal.run(BOTS)
    out = terminal.run("replay game.txt").out
    assert out.startswith("The sky of 20 July 1969: Sol in Cancer, Luna in Libra,")
    assert re.search(r"^Rules got the secret objective [A-Z]", out, re.MULTILINE)
    assert re.search(r"^Random drew [A-Z]\w+ from the deck\.", out, re.MULTILINE)
    assert re.search(r"won\. Points: Rules \d+, Random \d+\.", out)


@pytest.mark.parametrize("seat", [1, 2])
def test_replay_for_a_seat_tells_only_what_it_was_told(seat: int, terminal: Terminal) -> None:
    terminal.run(BOTS)
    out = terminal.run(f"replay game.txt --seat {seat}").out
    other = ("Random", "Rules")[seat - 1]
    assert re.search(r"^You drew (?!a )[\w ]+ from the deck\.", out, re.MULTILINE)
    assert not re.search(rf"^{other} drew (?!a card|a bonus card)", out, re.MULTILINE)
    assert f"{other} got a secret objective." in out


def test_replay_of_an_unfinished_game_shows_no_hands(terminal: Terminal) -> None:
    terminal.run(f"{BOTS} --most-actions 12")
    for command in ("replay game.txt", "replay game.txt --json"):
        out = terminal.run(command).out
        assert str(read_record(Path("game.txt")).seed) not in out
        assert not re.search(r"drew (?!a card|a bonus card)", out)
    told = json.loads(out)["told"]
    assert {"card-taken", "deck-made", "objective-taken"} <= {one["type"] for one in told}
    assert not {"card", "deck", "objective"} & {one["type"] for one in told}


def test_replay_tells_who_took_what_back(terminal: Terminal) -> None:
    _, moves = played("you", "undone")
    first = next(at for at, move in enumerate(moves) if isinstance(move.action, wish.Pay))
    typed = [*keys(moves[: first + 1]), "undo", *keys(moves[first:])]
    terminal.run("play ptolemaeus --seats you --seed undone --save game.txt", typed)
    open_ = terminal.run("replay game.txt").out
    move = f"Player 1 undoes the move {moves[first].text} and what followed from it."
    assert move in open_
    assert "A move was undone" in terminal.run("replay game.txt --seat 1").out
    assert terminal.run("verify game.txt").code == 0


def test_verify_says_what_it_checked_and_refuses_edits(terminal: Terminal) -> None:
    terminal.run(BOTS)
    assert "checked again by the rules: all agree" in terminal.run("verify game.txt").out
    text = Path("game.txt").read_text(encoding="utf-8")
    Path("game.txt").write_text(text.replace("placed 1 ", "placed 2 ", 1), encoding="utf-8")
    ran = terminal.run("verify game.txt")
    assert ran.code == 2
    assert "The record was edited or damaged" in ran.err
