"""Whole games at the prompt."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from ecliptic.core.log import Moved
from ecliptic.core.record import Record, verify
from ecliptic.core.table import Table
from ecliptic.english.planetx import words
from ecliptic.planetx.actions import Research
from ecliptic.planetx.events import Researched, Surveyed, Targeted
from ecliptic.planetx.modes import Mode
from ecliptic.terminal.files import game_of, read_record
from tests.terminal.console import Ran, Terminal, subprocess_run, terminal_in
from tests.terminal.script import Typed, keys, played, typed_moves


@dataclass(frozen=True)
class Whole:
    """A game to its end: in the engine, and at the prompt."""

    table: Table
    moves: Sequence[Typed]
    ran: Ran
    record: Record


@pytest.fixture(scope="module", params=list(Mode))
def whole(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    """A person against pencil, who asks for help at every question."""
    mode: Mode = request.param
    table, moves = played(mode, "you,pencil", "whole")
    typed = [line for move in moves for line in move.lines("help")]
    with terminal_in(tmp_path_factory.mktemp("whole")) as terminal:
        ran = terminal.run(f"play planetx --mode {mode} --seed whole --save game.txt", typed)
        return Whole(table, moves, ran, read_record(Path("game.txt")))


def test_a_person_plays_a_whole_game_against_pencil(whole: Whole) -> None:
    assert (whole.ran.code, whole.ran.err) == (0, "")
    assert "The end" in whole.ran.out
    assert "Saved to game.txt" in whole.ran.out
    assert whole.record.result is not None
    assert whole.record.players == ("you", "pencil")
    assert verify(game_of(whole.record), whole.record).finished


def test_the_screen_shows_every_answer_the_person_was_given(whole: Whole) -> None:
    shown = " ".join(whole.ran.out.split())
    own = [turn for turn in whole.table.view(0).log if turn.seat == 0]
    assert len(own) > 5
    for turn in own:
        if isinstance(turn, Surveyed):
            where = words.sectors(turn.first, turn.last)
            asked = f"You surveyed {where} for {words.surveyed(turn.thing)} (time {turn.cost})"
            assert f"{asked}: {turn.count}." in shown
        if isinstance(turn, Targeted):
            saw = words.sighting(turn.sighting)
            assert f"You targeted sector {turn.sector} (time 4): {saw}." in shown
        if isinstance(turn, Researched):
            assert f"researched topic {turn.topic} (time 1): {words.clue(turn.clue)}" in shown


def test_a_game_of_four_is_the_same_as_in_the_engine(terminal: Terminal) -> None:
    seats = "random,you,pencil,random"
    table, moves = played(Mode.STANDARD, seats, "four")
    typed = [line.lower() for line in keys(moves)]
    ran = terminal.run(f"play planetx --seats {seats} --seed four --save game.txt", typed)
    assert ran.code == 0
    assert read_record(Path("game.txt")).entries == tuple(table.log)


def test_opponents_alone_play_by_themselves(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats pencil,random,pencil --seed alone --save game.txt")
    assert ran.code == 0
    assert re.search(r"Pencil [13] .* wins", ran.out)
    assert read_record(Path("game.txt")).result is not None


def test_opponents_alone_stop_at_the_cap_and_the_record_is_unfinished(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats random --seed cap --most-actions 20 --save game.txt")
    assert ran.code == 0
    assert "Nobody found Planet X in 20 actions; the game is unfinished." in ran.out
    record = read_record(Path("game.txt"))
    assert record.result is None
    assert len(record.entries) == 21


def test_equal_seeds_give_equal_records_and_others_differ(terminal: Terminal) -> None:
    for name, seed in (("one", "s"), ("two", "s"), ("three", "t")):
        terminal.run(f"play planetx --seats pencil,random --seed {seed} --save {name}")
    one, two, three = (Path(name).read_text(encoding="utf-8") for name in ("one", "two", "three"))
    assert one == two
    assert one != three


def test_without_a_seed_no_two_games_are_the_same(terminal: Terminal) -> None:
    for name in ("one", "two"):
        terminal.run(f"play planetx --seats random --most-actions 5 --save {name}")
    one, two = (read_record(Path(name)) for name in ("one", "two"))
    assert one.commitment != two.commitment
    assert one.salt != two.salt


def test_levels_may_differ_by_seat(terminal: Terminal) -> None:
    terminal.run(
        "play planetx --seats random,random --level youth,0 --most-actions 1 --save game.txt"
    )
    places = read_record(Path("game.txt")).options.places
    assert [place.facts for place in places] == [12, 0]


# ---- at the prompt -------------------------------------------------------------------------------


def at_prompt(terminal: Terminal, *typed: str, seats: str = "you") -> str:
    ran = terminal.run(f"play planetx --seats {seats} --seed prompt", [*typed, "quit", "n"])
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_help_says_what_is_possible_and_why_the_rest_is_not(terminal: Terminal) -> None:
    shown = " ".join(at_prompt(terminal, "R A", "help").split())
    assert "S A 3-7" in shown
    assert "any run inside 2-7" in shown
    assert "Not now: research. You researched in your last turn;" in shown
    assert "L 6 C E" in shown
    everything = " ".join(at_prompt(terminal, "R A", "help all").split())
    assert "C A or C - Not now. Theories are chosen only when a theory phase begins." in everything
    assert "FILE.notes" in everything


def test_help_fits_a_small_screen_at_every_question(whole: Whole) -> None:
    helps = re.findall(r"^You> help\n(.*?)^You> ", whole.ran.out, re.MULTILINE | re.DOTALL)
    assert len(helps) == len(whole.moves)
    assert max(text.count("\n") for text in helps) <= 22
    assert all("Commands: " in text for text in helps)


def test_unlawful_and_garbled_lines_change_nothing(terminal: Terminal) -> None:
    out = at_prompt(terminal, "S A 5-9", "T 44", "hello", "S Q 1-2", "C A", "log")
    assert "Sectors 5-9 are not all in the visible sky; stay inside 1-6, clockwise." in out
    assert "There is no sector 44; sectors are numbered 1 to 12." in out
    assert "'hello' is not an action; type help to see how actions are written." in out
    assert "'Q' is not an object; the letters are C, A, D, G, E and X." in out
    assert "Theories are chosen only when a theory phase begins." in out
    assert "taken back" in at_prompt(terminal, "W A")
    assert "Nothing has happened yet." in out


def test_actions_may_be_spelled_out(terminal: Terminal) -> None:
    assert "You researched topic C" in at_prompt(terminal, "research c")


def test_a_known_topic_is_asked_about_first(terminal: Terminal) -> None:
    out = at_prompt(terminal, "R A", "S A 2-7", "C -", "R A", "n", "log", "R A", "y", "log")
    assert out.count("Spend the time anyway?") == 2
    logs = re.findall(r"^  [1-9]  You researched topic A", out, re.MULTILINE)
    assert len(logs) == 3  # once in the first log, twice in the second


def test_a_topic_that_may_not_be_researched_is_not_asked_about(terminal: Terminal) -> None:
    out = at_prompt(terminal, "R A", "R A")
    assert "You researched in your last turn;" in out
    assert "Spend the time anyway?" not in out


def test_a_code_is_shown_with_what_it_is_good_for(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats random --most-actions 1 --code b4k7")
    assert "Game code: B4K7. This code works in Ecliptic only, not in the official app." in ran.out


def test_own_notes_are_drawn_and_erased(terminal: Terminal) -> None:
    out = at_prompt(terminal, "x 4 A D", "o 4 G", "erase 4 D", "x 99 A", "erase 4")
    rows = [line.split() for line in out.splitlines() if line.startswith("A asteroid")]
    assert [row[2 + 3] for row in rows] == [".", "/", "/", "/", "."]
    assert "'x 99 A' is not a note;" in out


def test_notes_topics_rules_and_board_are_at_hand(terminal: Terminal) -> None:
    out = at_prompt(terminal, "R B", "notes", "topics", "rules", "board")
    assert "s starting fact" in out
    assert re.search(r"^R B +\S", out, re.MULTILINE)
    assert re.search(r"X1 +Planet X and", out)
    assert "Find Planet X." in out


# ---- leaving -------------------------------------------------------------------------------------


def test_the_end_of_input_saves_what_was_played(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats you,pencil --seed eof", ["R A"])
    assert (ran.code, ran.err) == (0, "")
    saved = re.search(r"ecliptic resume (\S+)", ran.out)
    assert saved is not None
    assert any(
        isinstance(entry, Moved) and isinstance(entry.action, Research)
        for entry in read_record(Path(saved[1])).entries
    )


def test_nothing_played_is_nothing_to_save(terminal: Terminal) -> None:
    ran = terminal.run("play planetx --seats you --seed eof")
    assert ran.code == 0
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize(("answer", "files"), [("", 1), ("y", 1), ("n", 0)])
def test_quit_offers_to_save(answer: str, files: int, terminal: Terminal) -> None:
    terminal.run("play planetx --seats you --seed quit", ["R A", "quit", answer])
    assert len(list(Path().iterdir())) == files


def test_end_of_input_at_once_is_no_traceback(tmp_path: Path) -> None:
    ran = subprocess_run("play planetx --seed now", None, tmp_path)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.rstrip().endswith("Goodbye.")


@pytest.mark.parametrize("columns", ["40", "80", "200"])
@pytest.mark.parametrize("mode", list(Mode))
def test_no_line_is_wider_than_the_terminal(
    mode: Mode, columns: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    typed = [*typed_moves(mode, "you,pencil,random", "wide")[:12], "notes", "help"]
    words_typed = f"play planetx --mode {mode} --seats you,pencil,random --seed wide"
    ran = terminal.run(words_typed, typed)
    assert ran.code == 0
    prompts = ("You> ", "Commitment: ")
    lines = [line for line in ran.out.splitlines() if not line.startswith(prompts)]
    assert max(len(line.rstrip()) for line in lines) <= int(columns)


@pytest.mark.parametrize(
    ("environment", "colours"),
    [
        ({"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
        ({"TERM": "dumb"}, False),
        ({}, False),
        ({"FORCE_COLOR": "1"}, True),
    ],
)
def test_no_colour_where_none_is_wanted(
    environment: dict[str, str],
    colours: bool,
    terminal: Terminal,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    ran = terminal.run("play planetx --seed plain", ["R A"])
    assert bool(re.search(r"\x1b\[[0-9;]*3[0-7]", ran.out)) is colours
