"""What the page knows of every code is what the generator deals, and it answers alike."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ecliptic.planetx.codes import all_codes, mode_of
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.modes import Mode
from tests import companion_answers
from tests.planetx.golden.make_golden import sampled_codes
from tests.sizes import FULL

WEB = Path(__file__).parents[1] / "web"
MANY_CODES = 1_000
"""Twenty questions to each."""


@pytest.fixture(scope="module")
def made() -> dict[str, Any]:
    return runpy.run_path(str(WEB / "make_codes.py"))


def test_the_fields_of_a_record_are_fresh(made: dict[str, Any]) -> None:
    assert made["FIELDS"].read_text(encoding="utf-8") == made["fields_text"](), (
        "run: python web/make_codes.py"
    )


@pytest.mark.parametrize("mode", list(Mode))
def test_records_are_those_of_the_generator(mode: Mode, made: dict[str, Any]) -> None:
    """All of them in the full size, every 56th in the normal one; the page's own tests hold all to
    the golden digest."""
    codes = [code for code in all_codes() if mode_of(code) is mode]
    kept = (made["FOLDER"] / f"{mode.value}.bin").read_bytes()
    head = len(made["head"](mode))
    width = (len(kept) - head - 4) // len(codes)
    wanted = codes if FULL else [code for code in sampled_codes() if mode_of(code) is mode]
    for code in wanted:
        start = head + codes.index(code) * width
        assert kept[start : start + width] == made["record"](game_of(code)), code
    assert kept.startswith(made["head"](mode))


def test_the_answers_that_the_page_is_held_to_are_fresh() -> None:
    kept = companion_answers.FILE.read_text(encoding="utf-8")
    assert kept == companion_answers.answers_text(), "run: python -m tests.companion_answers"


if FULL:  # else the page's own tests hold it to fewer questions

    def test_the_page_answers_20000_questions_as_the_package_does(tmp_path: Path) -> None:
        file = tmp_path / "answers.json"
        file.write_text(companion_answers.answers_text(MANY_CODES), encoding="utf-8")
        path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
        told = {**os.environ, "PATH": path, "ECLIPTIC_COMPANION_ANSWERS": str(file)}
        command = ["npm", "--silent", "--prefix", str(WEB), "test", "--", "tests/planetx/codes"]
        ran = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout
