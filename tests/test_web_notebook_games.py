"""The games that the notebook is made of in the tests of the web client are those played now."""

from __future__ import annotations

from tests import notebook_games


def test_the_games_are_fresh() -> None:
    kept = notebook_games.FILE.read_text(encoding="utf-8")
    assert kept == notebook_games.games_text(), "run: python -m tests.notebook_games"
