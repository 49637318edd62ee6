"""The games that the client's words about points are held against are those the package plays."""

from __future__ import annotations

from tests import ptolemaeus_games


def test_the_games_are_fresh() -> None:
    kept = ptolemaeus_games.FILE.read_text(encoding="utf-8")
    assert kept == ptolemaeus_games.games_text(), "run: python -m tests.ptolemaeus_games"
