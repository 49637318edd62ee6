"""Saving, resuming, replaying and verifying."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ecliptic.core.log import Undone
from ecliptic.core.record import Record, record_of
from ecliptic.english.planetx import words
from ecliptic.planetx.chronicle import event_text
from ecliptic.planetx.events import Researched, SkyDealt, Surveyed, TopicSet
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.system import system_text
from ecliptic.terminal.files import read_record, write_record
from ecliptic.terminal.planetx.start import new_game
from tests.terminal.console import Ran, Terminal
from tests.terminal.script import typed_moves

BOTS = "play planetx --seats pencil,random --seed rec --save game.txt"


@pytest.mark.parametrize("mode", list(Mode))
def test_a_saved_game_goes_on_as_if_it_had_never_been_left(mode: Mode, terminal: Terminal) -> None:
    """Left after the first move and, once it has gone on, again after the eighth."""
    typed = typed_moves(mode, "you,pencil,random", "cut")
    game = f"play planetx --mode {mode} --seats you,pencil,random --seed cut"
    terminal.run(f"{game} --save whole.txt", typed)
    left = terminal.run(f"{game} --save cut.txt", [*typed[:1], "quit", "y"])
    again = terminal.run("resume cut.txt --seed cut", [*typed[1:8], "quit", "y"])
    for ran in (left, again):
        assert (ran.code, ran.err) == (0, "")
        assert "ecliptic resume cut.txt" in ran.out
        assert "holds the hidden sky" in " ".join(ran.out.split())
    resumed = terminal.run("resume cut.txt --seed cut", typed[8:])
    assert (resumed.code, resumed.err) == (0, "")
    assert Path("cut.txt").read_text(encoding="utf-8") == Path("whole.txt").read_text(
        encoding="utf-8"
    )


def test_a_game_without_people_goes_on_too(terminal: Terminal) -> None:
    terminal.run(BOTS)
    terminal.run(BOTS.replace("game.txt", "cut.txt") + " --most-actions 7")
    ran = terminal.run("resume cut.txt --seed rec")
    assert ran.code == 0
    assert Path("cut.txt").read_text(encoding="utf-8") == Path("game.txt").read_text(
        encoding="utf-8"
    )


def test_save_at_the_prompt_goes_on(terminal: Terminal) -> None:
    ran = terminal.run(
        "play planetx --seats you --seed save", ["R A", "save mid.txt", "S A 2-4", "quit", "n"]
    )
    assert ran.code == 0
    assert len(read_record(Path("mid.txt")).entries) == 2
    assert "You surveyed sectors 2-4" in ran.out


def test_saving_never_overwrites_anything_else(terminal: Terminal) -> None:
    Path("letter.txt").write_text("Dear Ada", encoding="utf-8")
    ran = terminal.run(
        "play planetx --seats you --seed save", ["R A", "save letter.txt", "quit", "n"]
    )
    assert "letter.txt exists and is not an Ecliptic record" in ran.out
    assert Path("letter.txt").read_text(encoding="utf-8") == "Dear Ada"
    before = terminal.run("play planetx --seats random --save letter.txt")
    assert_refused(before, "letter.txt exists and is not an Ecliptic record")


def test_a_failed_write_leaves_the_old_file_whole(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal.run(BOTS)
    before = Path("game.txt").read_text(encoding="utf-8")

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    ran = terminal.run(f"{BOTS} --most-actions 5")
    assert_refused(ran, "game.txt cannot be written: no space left on device.")
    assert Path("game.txt").read_text(encoding="utf-8") == before
    assert [path.name for path in Path().iterdir()] == ["game.txt"]


def test_saving_never_overwrites_another_game(terminal: Terminal) -> None:
    terminal.run(BOTS)
    before = Path("game.txt").read_text(encoding="utf-8")
    ran = terminal.run(
        "play planetx --seats you --seed save", ["R A", "save game.txt", "quit", "n"]
    )
    assert "game.txt holds another game; choose another name." in ran.out
    for other in ("--seed other", "--seed rec --mode expert", "--seed rec --level genius"):
        words_typed = f"play planetx --seats pencil,random --save game.txt {other}"
        assert_refused(terminal.run(words_typed), "game.txt holds another game")
    assert Path("game.txt").read_text(encoding="utf-8") == before
    assert terminal.run(BOTS).code == 0  # the same game again


def test_a_game_of_the_same_seed_finds_another_name_for_itself(terminal: Terminal) -> None:
    for mode in Mode:
        ran = terminal.run(f"play planetx --mode {mode} --seats you --seed eof", ["R A"])
        assert ran.code == 0
    saved = sorted(Path().iterdir(), key=lambda path: len(path.name))
    assert [read_record(path).options.mode for path in saved] == list(Mode)


def test_a_home_directory_and_spaces_in_a_name_are_understood(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "200")
    ran = terminal.run(
        "play planetx --seats you --seed save --save ~/end.txt",
        ["R A", "save ~/my game.txt", "save ~nobody-here/x.txt", "save", "quit"],
    )
    assert (ran.code, ran.err) == (0, "")
    assert f"ecliptic resume '{tmp_path}/my game.txt'" in ran.out
    assert "there is no directory ~nobody-here" in ran.out
    assert [path.name for path in tmp_path.iterdir()] == ["my game.txt"]


def events_of(record: Record) -> Iterator[Any]:
    for entry in record.entries:
        if not isinstance(entry, Undone):
            yield from entry.events


# ---- replay --------------------------------------------------------------------------------------


def test_replay_tells_everything_in_the_open(terminal: Terminal) -> None:
    terminal.run(BOTS)
    ran = terminal.run("replay game.txt")
    assert ran.code == 0
    assert ran.out.startswith("The hidden sky: 1 ")
    assert re.search(r"Pencil surveyed sectors .* \(time \d\): \d\.", ran.out)
    assert re.search(r"Random surveyed sectors? .* \(time \d\): \d\.", ran.out)
    assert re.search(r"won\. Points: Pencil \d+, Random \d+\.", ran.out)


@pytest.mark.parametrize("seat", [1, 2])
def test_replay_for_a_seat_tells_only_what_it_was_told(seat: int, terminal: Terminal) -> None:
    terminal.run("play planetx --seats pencil,pencil --seed rec --save game.txt")
    out = terminal.run(f"replay game.txt --seat {seat}").out
    before_the_end = out.split("The sky is revealed")[0]
    assert "hidden sky" not in out
    assert re.search(r"You surveyed .*: \d\.", out)
    assert not re.search(rf"Pencil {3 - seat} surveyed .*: \d\.", out)
    assert not re.search(rf"Pencil {3 - seat} researched .*: [A-Z]", out)
    assert not re.search(rf"Pencil {3 - seat} placed .*: ", before_the_end)
    record = read_record(Path("game.txt"))
    happened = list(events_of(record))
    known = {
        event.clue for event in happened if isinstance(event, Researched) and event.seat == seat - 1
    }
    clues = [event.clue for event in happened if isinstance(event, TopicSet)]
    assert 0 < len(known) <= len(clues) == 6
    for clue in clues:
        assert (words.clue(clue) in out) is (clue in known)


def test_replay_of_an_unfinished_game_says_so(terminal: Terminal) -> None:
    terminal.run(f"{BOTS} --most-actions 5")
    assert terminal.run("replay game.txt").out.rstrip().endswith("what is hidden stays hidden.")


def test_replay_tells_undos(terminal: Terminal) -> None:
    """The golden game of two seats has an undo and an end."""
    golden = Path(__file__).parents[1] / "playthroughs" / "planetx_standard_2_seats.txt"
    Path("game.txt").write_text(golden.read_text(encoding="utf-8"), encoding="utf-8")
    told = terminal.run("replay game.txt").out
    assert re.search(r"^(Player|Pencil|Random|[A-Z]\w+).* undoes the \w+ [A-Z] ", told, re.M)
    assert "entry" not in told
    assert "A move was undone" in terminal.run("replay game.txt --seat 1").out


def test_replay_for_programs(terminal: Terminal) -> None:
    terminal.run(BOTS)
    open_ = json.loads(terminal.run("replay game.txt --json").out)
    assert [entry["type"] for entry in open_["entries"][:2]] == ["dealt", "moved"]
    assert len(open_["views"]) == 2
    assert open_["result"]["winners"]
    ran = terminal.run("replay game.txt --seat 1 --json")
    seat = json.loads(ran.out)
    assert seat["view"]["viewer"] == seat["seat"] == 0
    assert {told["type"] for told in seat["told"]} >= {"topic-titled", "survey", "research"}
    surveys = [told for told in seat["told"] if told["type"].startswith("survey")]
    assert all(("count" in told) is (told["seat"] == 0) for told in surveys)


def test_an_unfinished_game_shows_a_seat_nothing_of_the_sky(terminal: Terminal) -> None:
    terminal.run(f"{BOTS} --most-actions 12")
    record = read_record(Path("game.txt"))
    sky = next(system_text(one.system) for one in events_of(record) if isinstance(one, SkyDealt))
    shown = ("replay game.txt --seat 1", "replay game.txt --seat 1 --json")
    for words_typed in (*shown, "replay game.txt", "replay game.txt --json"):
        out = terminal.run(words_typed).out
        assert sky not in out
        assert str(record.seed) not in out
        assert ",".join(f'"{letter}"' for letter in sky) not in out


# ---- verify --------------------------------------------------------------------------------------


def test_verify_says_what_it_checked(terminal: Terminal) -> None:
    terminal.run(BOTS)
    ran = terminal.run("verify game.txt")
    assert ran.code == 0
    for checked in ("digest", "commitment", "checked again by the rules", "result"):
        assert checked in ran.out


def test_verify_takes_an_unfinished_game_too(terminal: Terminal) -> None:
    terminal.run(f"{BOTS} --most-actions 5")
    ran = terminal.run("verify game.txt")
    assert ran.code == 0
    assert "not finished" in ran.out


@pytest.mark.parametrize("keep", [0.0, 0.3, 0.9, 0.999])
def test_a_record_cut_short_is_refused(keep: float, terminal: Terminal) -> None:
    terminal.run(BOTS)
    text = Path("game.txt").read_text(encoding="utf-8")
    Path("game.txt").write_text(text[: int(len(text) * keep)], encoding="utf-8")
    for command in ("verify", "replay", "resume"):
        assert_refused(terminal.run(f"{command} game.txt"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game: planetx", "game: chess"),
        ("standard", "expert"),
        ("> 1 turn", "> 2 turn"),
        ("cost 4 = ", "cost 1 = "),
        ("commitment: ", "commitment: 0"),
        ("seed: ", "seed: f"),
        ("result: ", "result: 9"),
    ],
)
def test_an_edited_record_is_refused(old: str, new: str, terminal: Terminal) -> None:
    terminal.run(BOTS)
    text = Path("game.txt").read_text(encoding="utf-8")
    assert old in text
    Path("game.txt").write_text(text.replace(old, new, 1), encoding="utf-8")
    assert_refused(terminal.run("verify game.txt"), "The record was edited or damaged")


def test_an_answer_edited_with_its_digest_is_refused(terminal: Terminal) -> None:
    """Whoever makes the digest fit again still has to fool the rules."""
    terminal.run(BOTS)
    record = read_record(Path("game.txt"))
    text = Path("game.txt").read_text(encoding="utf-8")
    survey = next(event for event in events_of(record) if isinstance(event, Surveyed))
    line = event_text(survey)
    forged = line.rpartition(" = ")[0] + f" = {survey.count + 1}"
    Path("game.txt").write_text(with_new_digest(text.replace(line, forged, 1)), encoding="utf-8")
    assert_refused(terminal.run("verify game.txt"), "is not what the rules and the seed lead to")


def test_a_forged_game_is_not_resumed(terminal: Terminal) -> None:
    """The change folds and fits its digest; only the rules can tell."""
    terminal.run(f"{BOTS} --most-actions 12")
    text = Path("game.txt").read_text(encoding="utf-8")
    forged = re.sub(r"(survey \d \w \d+-\d+ cost \d) = \d", r"\1 = 6", text, count=1)
    assert forged != text
    Path("game.txt").write_text(with_new_digest(forged), encoding="utf-8")
    assert terminal.run("replay game.txt").code == 0
    assert_refused(terminal.run("resume game.txt"), "is not what the rules and the seed lead to")


def with_new_digest(text: str) -> str:
    body = text.rpartition("end: ")[0]
    return f"{body}end: {hashlib.sha256(body.encode()).hexdigest()}\n"


def test_other_files_are_refused(terminal: Terminal) -> None:
    Path("letter.txt").write_text("Dear Ada", encoding="utf-8")
    Path("noise.bin").write_bytes(bytes(range(256)))
    for file in ("letter.txt", "noise.bin", "missing.txt", "."):
        for command in ("verify", "replay", "resume"):
            assert_refused(terminal.run(f"{command} {file}"))


def test_a_finished_game_is_not_resumed(terminal: Terminal) -> None:
    terminal.run(BOTS)
    assert_refused(terminal.run("resume game.txt"), "This game is finished;")


def test_resuming_with_another_seed_is_refused(terminal: Terminal) -> None:
    terminal.run(f"{BOTS} --most-actions 5")
    assert_refused(terminal.run("resume game.txt --seed other"), "was not started with the seed")


def test_a_record_by_strangers_can_be_replayed_but_not_resumed(terminal: Terminal) -> None:
    session = new_game(Mode.STANDARD, "random,random", "genius", "x", None)
    record = record_of(session.table, ["deep thought", "Ada"], bytes(16))
    write_record(Path("game.txt"), record)
    assert "Starting order: " in terminal.run("replay game.txt").out
    assert_refused(terminal.run("resume game.txt"), "Nobody is called 'deep thought'")


def assert_refused(ran: Ran, sentence: str = "") -> None:
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert sentence in ran.err
    assert "Traceback" not in ran.err
    assert not re.search(r"[a-z]+-[a-z]+-[a-z]+ \(", ran.err)
