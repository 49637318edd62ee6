"""Whole games of Ptolemaeus at the prompt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.core.log import Moved
from ecliptic.core.record import verify
from ecliptic.english.words import listed
from ecliptic.ptolemaeus.board import Over
from ecliptic.ptolemaeus.offers import ObserveOffer
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from ecliptic.ptolemaeus.zodiac import SIGN_NAMES
from ecliptic.terminal.files import game_of, read_record
from ecliptic.terminal.ptolemaeus.start import new_game
from tests.terminal.console import Terminal, subprocess_run
from tests.terminal.ptolemaeus.script import played
from tests.terminal.script import keys


def rows(out: str) -> list[list[int]]:
    """The score table: each player's points by source."""
    table = out.split("The end")[1].split("studied ")[0]
    found = re.findall(r"(\d+) +(\d+) +(\d+) +(\d+) +(\d+)(?: +wins)? *$", table, re.MULTILINE)
    return [[int(points) for points in row] for row in found]


@pytest.mark.parametrize("seats", ["you:Ada", "you:Ada,you:Bob", "rules,you:Ada,random,random"])
@pytest.mark.parametrize("by", ["notation", "numbers"])
def test_people_play_a_whole_game(seats: str, by: str, terminal: Terminal) -> None:
    table, moves = played(seats, "whole")
    typed = keys(moves) if by == "notation" else [line for one in moves for line in one.picked()]
    game = f"play ptolemaeus --seats {seats} --seed whole --save game.txt"
    ran = terminal.run(game, [*typed, ""])
    assert (ran.code, ran.err) == (0, "")
    record = read_record(Path("game.txt"))
    assert record.entries == tuple(table.log)
    assert verify(game_of(record), record).finished
    stage = table.view(None).board.stage
    assert isinstance(stage, Over)
    for row, score in zip(rows(ran.out), stage.scores, strict=True):
        sources = [score.planets, score.novas, score.asteroids, score.objective]
        assert row == [*sources, score.total]


@pytest.mark.parametrize("seed", ["alone", "more", "third"])
def test_at_the_end_everybody_sees_objectives_and_who_won(seed: str, terminal: Terminal) -> None:
    seats = "play ptolemaeus --seats random,random,random"
    ran = terminal.run(f"{seats} --seed {seed} --save game.txt")
    assert (ran.code, ran.err) == (0, "")
    end = " ".join(ran.out.split("The end")[1].split())
    assert len(re.findall(r"; objective \w+, \w+ and \w+", end)) == 3
    result = read_record(Path("game.txt")).result
    assert result is not None
    names = [f"Random {seat + 1}" for seat in result.winners]
    if len(names) == 1:
        assert re.search(rf"{names[0]} (\d+ ){{5}}wins", end)
    else:
        assert f"{listed(names)} share the victory." in end


def test_a_lone_player_is_told_what_was_missing(terminal: Terminal) -> None:
    ran = terminal.run("play ptolemaeus --seats random --seed lost --save game.txt")
    assert "it takes 12 points to win solo" in ran.out
    assert terminal.run("verify game.txt").code == 0
    result = read_record(Path("game.txt")).result
    assert result is not None
    assert result.winners == ()


def test_programs_stop_at_the_cap(terminal: Terminal) -> None:
    ran = terminal.run("play ptolemaeus --seats random --most-actions 5 --save game.txt")
    assert "The comet did not come full circle in 5 actions; the game is unfinished." in ran.out
    assert "The end" not in ran.out


# ---- options -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("date", "sky"),
    [
        ("webb", "The sky of 25 December 2021 (The James Webb Space Telescope is launched)."),
        ("1986-02-09", "The sky of 9 February 1986."),
        ("1582-10-04", "The sky of 4 October 1582."),
    ],
)
def test_any_date_by_name_or_number(date: str, sky: str, terminal: Terminal) -> None:
    ran = terminal.run(f"play ptolemaeus --date {date} --seats random --most-actions 1")
    assert ran.code == 0
    assert sky in " ".join(ran.out.split())


def test_a_random_date_follows_from_the_seed(terminal: Terminal) -> None:
    game = "play ptolemaeus --date random --seats random --most-actions 1 --seed"
    one, same, other = (terminal.run(f"{game} {seed}").out for seed in ("d1", "d1", "d2"))
    assert "chosen at random" in one
    assert one == same
    assert one.splitlines()[1] != other.splitlines()[1]


def test_the_race_may_count_planets_only(terminal: Terminal) -> None:
    ran = terminal.run("play ptolemaeus --race planets --seats random --most-actions 1 --save g")
    assert "Only planets and Nova Constellatio count in the race" in ran.out
    assert read_record(Path("g")).options.race is Race.PLANETS


def test_it_says_where_it_comes_from_before_the_first_turn(terminal: Terminal) -> None:
    out = " ".join(terminal.run("play ptolemaeus --seats random --most-actions 1").out.split())
    assert "unofficial fan implementation" in out
    assert "The card lists are reconstructed" in out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ("--date 1582-10-10", "There was no 10 October 1582"),
        ("--date 0000-01-01", "There is no year 0"),
        ("--date yesterday", "'yesterday' is not a date;"),
        ("--date 0100-01-01", "choose a year from 150 to 2100"),
        ("--seats you,you,you,you,you", "1 to 4 seats, not 5"),
        ("--seats pencil", "Nobody is called 'pencil'"),
        ("--race slow", "'slow' is not one of"),
        ("--resume missing.txt", "There is no file missing.txt."),
        ("--resume missing.txt --seats you", "leave --seats out."),
    ],
)
def test_bad_options_are_one_line(options: str, sentence: str, terminal: Terminal) -> None:
    ran = terminal.run(f"play ptolemaeus {options}")
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert ran.err.count("\n") == 1


# ---- at the prompt -------------------------------------------------------------------------------


def at_prompt(terminal: Terminal, *typed: str, seats: str = "you", seed: str = "prompt") -> str:
    ran = terminal.run(f"play ptolemaeus --seats {seats} --seed {seed}", [*typed, "quit", "n"])
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def test_everything_about_the_table_is_at_hand(terminal: Terminal) -> None:
    words = ("board", "sky", "cards", "bonus", "log", "log all", "rules", "about", "help all")
    out = " ".join(at_prompt(terminal, *words, seats="you,rules").split())
    for shown in (
        "Round 1, turn 1 of 3",
        "Astrolabe: ",
        "When the round ends:",
        "Comet: 12 steps to its start, next",
        "Face up: ",
        "in the deck, ",
        "Your hand (2): ",
        "Your objective: ",
        "conjunction Cancer (Sol, Mercurius)",
        "Out of reach (sky says why): ",
        "Your cards cannot pay for it.",
        "Rules holds at least: ",
        "Discarded: ",
        "nova-luna x2 replace an",
        "Round 1 begins; ",
        "The sky of 20 July 1969: Sol in Cancer",
        "Whoever reaches 12 wins at once",
        "The card lists are reconstructed",
        "play nova-luna",
        "Not now: recall. Pawns are taken back only when Maleficus Mars asks for it.",
        "undo your last move",
    ):
        assert shown in out, shown


def test_whole_words_and_any_case_are_understood(terminal: Terminal) -> None:
    assert "You drew" in at_prompt(terminal, "DRAW deck")
    offers = new_game(DEFAULT_DATE, "you", Race.EVERYTHING, "prompt", None).table.view(0).offers
    observing = next(offer for offer in offers if isinstance(offer, ObserveOffer))
    names = " ".join(SIGN_NAMES[sign] for sign in observing.targets[-1])
    assert "How do you pay for" in at_prompt(terminal, f"observe {names}")


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("hello", "'hello' is not an action;"),
        ("99", "There is no number 99 in the list; pick 1 to"),
        ("0", "There is no number 0 in the list; pick 1 to"),
        ("O Xyz", "'xyz' is not a sign;"),
        ("study xx", "'xx' is not a planet;"),
        ("play joker", "'joker' is not a bonus card;"),
        ("steal x", "'x' is not a number."),
        ("pay Leo", "Cards are paid only after you have chosen what to observe."),
        ("end", "A turn ends after its action: draw or observe first."),
        ("pass", "You may not pass while you can draw or observe."),
        ("trade", "A bonus card costs two asteroid tokens, and you have fewer."),
        ("play nova-luna", "You hold no such bonus card."),
        ("O Ari Tau", "These signs form no configuration;"),
        ("O Leo", "Neither a planet nor the comet is there."),
        ("O Vir Vir", "This configuration is not in the sky:"),
        ("recall Leo", "Pawns are taken back only when Maleficus Mars asks for it."),
        ("discard Leo", "Cards are discarded only when Maleficus Saturnus or an Eclipsis"),
        ("study Ma Leo Vir", "Studying with two pawns plus two others comes after your action."),
        ("undo Carl", "Nobody here is called 'Carl'"),
    ],
)
def test_refusals_say_why_and_change_nothing(typed: str, sentence: str, terminal: Terminal) -> None:
    out = " ".join(at_prompt(terminal, typed, "log").split())
    assert sentence in out
    assert out.count("Your turn (1 of 3 in round 1)") == 1
    assert "Round 1 begins; You hold the Astrolabe. You> quit" in out


def test_enter_shows_the_choices_again(terminal: Terminal) -> None:
    assert at_prompt(terminal, "", "help").count("from the deck [D deck]") == 2


def test_the_last_save_is_offered(terminal: Terminal) -> None:
    ran = terminal.run("play ptolemaeus --seats you --seed q", ["D deck", "quit", "y"])
    saved = re.search(r"ecliptic resume (\S+)", ran.out)
    assert saved is not None
    assert "The file holds everybody's hands and the decks: do not look inside." in " ".join(
        ran.out.split()
    )
    moves = [entry for entry in read_record(Path(saved[1])).entries if isinstance(entry, Moved)]
    assert len(moves) == 1


# ---- the screen ----------------------------------------------------------------------------------


@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_no_line_is_wider_than_the_terminal(
    columns: str, terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    seats = "you,rules,random,random"
    _, moves = played(seats, "wide")
    commands = ("sky", "cards", "bonus", "help", "help all", "rules")
    typed = [*keys(moves)[:30], *commands]
    ran = terminal.run(f"play ptolemaeus --seats {seats} --seed wide", typed)
    assert ran.code == 0
    lines = [line for line in ran.out.splitlines() if not line.startswith("You> ")]
    assert max(len(line.rstrip()) for line in lines) <= int(columns)


def test_colours_only_repeat_words(tmp_path: Path) -> None:
    """Without colour every card still names its element, every pawn its owner."""
    ran = subprocess_run("play ptolemaeus --seed plain", "D deck\n", tmp_path, NO_COLOR="1")
    assert not re.search(r"\x1b\[[0-9;]*3[0-7]", ran.out)
    assert re.search(r"Your hand \(\d\): (Ignis|Terra|Aer|Aqua|\d joker)", ran.out)
