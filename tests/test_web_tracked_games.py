"""The games that a phone follows in the tests of the web client are those played now."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests import tracked_games
from tests.sizes import FULL, size

WEB = Path(__file__).parents[1] / "web"
FRESH = size(6, tracked_games.GAMES)
MANY = 300


def test_the_games_are_fresh() -> None:
    kept = tracked_games.FILE.read_text(encoding="utf-8").splitlines()[1:-1]
    assert len(kept) == tracked_games.GAMES
    for one, wanted in zip(kept, tracked_games.games(range(FRESH)), strict=False):
        fresh = tracked_games.line(wanted)
        assert one.rstrip(",") == fresh, "run: python -m tests.tracked_games"


if FULL:  # else the page's own tests hold it to fewer games

    def test_the_page_follows_300_games_as_the_package_plays_them(tmp_path: Path) -> None:
        file = tmp_path / "games.json"
        file.write_text(tracked_games.games_text(MANY), encoding="utf-8")
        path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
        told = {**os.environ, "PATH": path, "ECLIPTIC_TRACKED_GAMES": str(file)}
        command = [
            "npm",
            "--silent",
            "--prefix",
            str(WEB),
            "test",
            "--",
            "tests/companion/one_phone",
        ]
        ran = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout
