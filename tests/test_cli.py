"""The command line: words in, an exit code out."""

from __future__ import annotations

import os
import re
import shlex
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from typer.main import get_command
from typer.testing import CliRunner

from ecliptic import __version__
from ecliptic.arena.descriptions import DESCRIPTIONS
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.cli import app, run
from ecliptic.cli.games import COMMANDS
from ecliptic.cli.planetx.options import ModeName
from ecliptic.cli.ptolemaeus.play import RaceName
from ecliptic.games import GAMES
from ecliptic.planetx.modes import Mode
from ecliptic.ptolemaeus.setup import DEFAULT_DATE, Race
from tests.terminal.console import subprocess_run, terminal_in

START = [sys.executable, "-c", "from ecliptic.cli import main; main()"]


def test_the_version() -> None:
    ran = CliRunner().invoke(app, ["--version"])
    assert (ran.exit_code, ran.output) == (0, f"ecliptic {__version__}\n")


def test_help_names_every_command() -> None:
    ran = CliRunner().invoke(app, ["--help"])
    assert ran.exit_code == 0
    for command in ("play", "resume", "replay", "verify"):
        assert command in ran.output


@pytest.mark.parametrize("game", GAMES)
def test_help_of_play_names_every_opponent(game: str) -> None:
    ran = CliRunner().invoke(app, ["play", game, "--help"])
    assert ran.exit_code == 0
    for level in LEVELS_OF[game]:
        assert level in ran.output


def test_the_words_of_the_help_are_the_words_of_the_games() -> None:
    assert list(COMMANDS) == list(GAMES)
    assert {game: list(levels) for game, levels in LEVELS_OF.items()} == {
        game: list(brought.levels) for game, brought in COMMANDS.items()
    }
    assert {game: list(described.settings) for game, described in DESCRIPTIONS.items()} == {
        game: list(brought.arena) for game, brought in COMMANDS.items()
    }
    assert get_args(ModeName) == tuple(Mode)
    assert get_args(RaceName) == tuple(Race)
    assert DEFAULT_DATE in CliRunner().invoke(app, ["play", "ptolemaeus", "--help"]).output


def test_the_help_waits_for_no_game_and_no_server() -> None:
    """Other commands' parts are loaded by those commands."""
    heavy = ["ecliptic.games", "ecliptic.bots.levels", "ecliptic.arena"]
    heavy += ["numpy", "litestar", "sqlalchemy", "distributed"]
    look = (
        "import sys; from ecliptic.cli import run; run(['--help']);"
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", look], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-1] == "[]"


def every_command(
    command: Any, words: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], Any]]:
    """The words that lead to each command, and to what is only a list of commands."""
    yield words, command
    for name, inner in getattr(command, "commands", {}).items():
        yield from every_command(inner, (*words, name))


@pytest.mark.parametrize("width", [40, 80, 120])
def test_every_help_is_plain_whole_and_fits(
    width: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    monkeypatch.setenv("FORCE_COLOR", "1")
    for words, command in every_command(get_command(app)):
        assert run([*words, "--help"]) == 0
        out, err = capsys.readouterr()
        assert err == ""
        assert max(len(line) for line in out.splitlines()) <= width, words
        assert not re.search(r"<bool>|list\[|None|\x1b|…|│", out), words
        if width >= 80:
            assert "..." not in out.partition("\n\n")[2], words
        options = [one.opts[0] for one in command.params if one.opts[0].startswith("--")]
        for option in ("--help", *options):
            assert re.search(rf"^  {option} ", out, re.MULTILINE), (words, option)


def test_no_words_at_all_show_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([]) == 0
    assert "Usage" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("dance", "No such command 'dance'."),
        ("play chess", "No such command 'chess'."),
        ("play planetx --mode huge", "'huge' is not one of"),
        ("play planetx --seats bob", "Nobody is called 'bob'"),
        ("play planetx --seats you,,you", "Nobody is called ''"),
        ("play planetx --seats you:", "'' cannot be a player's name"),
        ("play planetx --seats you:a|b", "'a|b' cannot be a player's name"),
        ("play", "Say which game: ecliptic play planetx, ptolemaeus."),
        (
            "planetx",
            "Use: ecliptic planetx new, show CODE, ask CODE QUESTION, solve NOTES or systems.",
        ),
        ("play planetx --seats you,you:You", "'You' would be everybody's name;"),
        ("play planetx --seats you,you,you,you,you", "1 to 4 seats, not 5"),
        ("play planetx --level hard", "'hard' is not a level"),
        ("play planetx --level 4,4,4", "3 levels for 2 seats"),
        ("play planetx --seats random --most-actions 0", "--most-actions needs a whole number"),
        (
            "play planetx --most-actions many",
            "--most-actions needs a whole number of at least 1",
        ),
        ("play planetx --save no/such/place", "there is no directory no/such"),
        ("play planetx --save .", "is a directory"),
        ("play planetx --faster", "No such option: --faster"),
        ("replay", "Missing argument"),
        ("replay missing.txt --seat x", "--seat needs a whole number of at least 1, not 'x'."),
        ("resume missing.txt --most-actions -3", "--most-actions needs a whole number"),
        ("replay missing.txt", "There is no file missing.txt."),
        ("verify missing.txt", "There is no file missing.txt."),
        ("resume missing.txt", "There is no file missing.txt."),
    ],
)
def test_bad_input_is_one_clear_line_and_exit_code_2(
    words: str,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert run(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


def test_replay_refuses_a_seat_that_is_not_there(tmp_path: Path) -> None:
    with terminal_in(tmp_path) as terminal:
        made = terminal.run("play planetx --seats random --most-actions 3 --save g.txt")
    assert made.code == 0
    ran = subprocess_run("replay g.txt --seat 2", None, tmp_path)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "This game has seats 1 to 1; there is no seat 2.\n"


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_saves_and_leaves_without_a_traceback(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*START, "play", "planetx", "--seats", "you", "--seed", "stop"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("R A\ntopics\n")
        process.stdin.flush()
        while not process.stdout.readline().startswith("You> topics"):
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert (process.returncode, err) == (0, "")
    assert "Goodbye." in out
    assert len(list(tmp_path.iterdir())) == 1


def test_a_reader_that_stops_reading_is_no_traceback(tmp_path: Path) -> None:
    with terminal_in(tmp_path) as terminal:
        assert terminal.run("play planetx --seats pencil --seed p --save g.txt").code == 0
    python = shlex.quote(sys.executable)
    ran = subprocess.run(
        f"{python} -c 'from ecliptic.cli import main; main()' replay g.txt | head -n 1",
        shell=True,
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert ran.stderr == ""
    assert ran.stdout.startswith("The hidden sky")


FULL = Path("/dev/full")


@pytest.mark.skipif(not FULL.is_char_device(), reason="needs an output that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_an_output_that_is_full_is_no_traceback(unbuffered: str) -> None:
    """Written at once, or only at the end."""
    with FULL.open("w") as full:
        ran = subprocess.run(
            [*START, "--version"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": unbuffered},
            check=False,
        )
    assert ran.returncode == 2
    assert ran.stderr == "The output cannot be written: no space left on device.\n"


def test_a_terminal_without_the_letters_is_no_traceback(tmp_path: Path) -> None:
    ran = subprocess_run(
        "play planetx --seats you:Zoë,pencil", "R A\n", tmp_path, PYTHONIOENCODING="ascii"
    )
    assert (ran.code, ran.err) == (0, "")
    assert "Zo?" in ran.out
