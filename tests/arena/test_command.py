"""`ecliptic arena` as people type it."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ecliptic.arena.command import PAGE, PICTURE
from ecliptic.arena.report import TIMES
from ecliptic.arena.results import DEALS
from ecliptic.cli import run

WORDS = "arena planetx --players pencil,random --deals 2 --control-deals 0 --oracle-deals 1"


def test_it_writes_and_says_the_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "made" / "here"
    assert run([*WORDS.split(), "--workers", "1", "--out", str(out)]) == 0
    said, problems = capsys.readouterr()
    assert problems == ""
    assert said == (out / PAGE).read_text(encoding="utf-8")
    assert "ecliptic arena planetx --players pencil,random --deals 2" in said
    assert (out / PICTURE).read_text(encoding="utf-8").startswith("<svg")
    assert {path.name for path in out.iterdir()} == {PAGE, PICTURE, DEALS, "timings.jsonl"}


def test_the_command_in_the_report_makes_the_report_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run([*WORDS.split(), "--workers", "1", "--seed", "it's"]) == 0
    first = capsys.readouterr().out
    made_by = first.split("```sh\n")[1].split("\n```")[0]
    assert run([*shlex.split(made_by)[1:], "--workers", "1"]) == 0
    again = capsys.readouterr().out
    assert again.split(TIMES)[0] == first.split(TIMES)[0]


def test_nothing_of_a_cluster_is_loaded_before_one_is_asked_for() -> None:
    look = "import sys, ecliptic.arena.command; sys.exit('distributed' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], check=False).returncode == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("arena chess --players random --deals 1", "no game called 'chess'"),
        ("arena planetx --players random,bob --deals 1", "No opponent is called 'bob'"),
        ("arena planetx --players random --deals 0", "--deals needs a whole number of at least 1"),
        ("arena planetx --players random --deals 1 --workers 0", "--workers needs a whole number"),
        ("arena planetx --players random --deals 1 --mode huge", "--mode cannot be 'huge'"),
        ("arena planetx --players random --deals 1 --facts 5", "use one of: 12, 8, 4, 0"),
        ("arena planetx --deals 1", "Missing option '--players'"),
    ],
)
def test_bad_input_is_one_clear_line(
    words: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert sentence in err
