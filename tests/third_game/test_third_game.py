"""A third game needs new files and one entry of the registry, and no other file is touched.

The package is copied, the files of `overlay` are put beside those that are there, and the entry is
made. Everything else is asked of that copy, in processes of their own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from difflib import unified_diff
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
OVERLAY = Path(__file__).parent / "overlay"
REGISTRY = Path("src", "ecliptic", "registry.py")
ENTRY = '    "brightest",\n'
LAST_ENTRY = '    "ptolemaeus",\n'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A house with a third game."""
    house = tmp_path_factory.mktemp("third_game")
    client = shutil.ignore_patterns("client_files")
    for folder in ("src", "tests"):
        shutil.copytree(ROOT / folder, house / folder, ignore=client)
    shutil.copy2(ROOT / "CONTRIBUTING.md", house)
    for path in OVERLAY.rglob("*.py"):
        added = house / path.relative_to(OVERLAY)
        assert not added.exists(), f"{added.relative_to(house)} is not the third game's to change"
        added.parent.mkdir(exist_ok=True)
        shutil.copy2(path, added)
    registry = (ROOT / REGISTRY).read_text(encoding="utf-8")
    entered = registry.replace(LAST_ENTRY, LAST_ENTRY + ENTRY)
    changed = list(unified_diff(registry.splitlines(), entered.splitlines(), lineterm="", n=0))[3:]
    assert changed == ["+" + ENTRY.rstrip("\n")]
    (house / REGISTRY).write_text(entered, encoding="utf-8")
    return house


def run(house: Path, *words: str) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join((str(house / "src"), str(house)))
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": ""}
    return subprocess.run(
        [sys.executable, "-m", *words],
        cwd=house,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_has_every_part_and_passes_the_conformance_suite(house: Path) -> None:
    ran = run(
        house,
        *("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist"),
        *("-k", "brightest and not contracts"),
        *("tests/conformance", "tests/test_games.py"),
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    passed = int(ran.stdout.splitlines()[-1].split(" passed")[0].split()[-1])
    assert passed > 40, ran.stdout


def test_two_people_and_an_opponent_play_it_at_a_table(house: Path, tmp_path: Path) -> None:
    ran = run(house, "tests.third_game.evening", str(tmp_path))
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "The result is the one the moves lead to." in ran.stdout
    said = [line for line in ran.stderr.splitlines() if '"event":"refused"' not in line]
    assert said == [
        "The record is of a game called brightest, which this version does not know.",
        "The arena knows no game called 'brightest'; it knows: planetx, ptolemaeus.",
        "Say which game: ecliptic play planetx, ptolemaeus.",
    ]
