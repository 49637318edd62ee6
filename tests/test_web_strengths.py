"""What the browser says of an opponent's strength is what docs/strength.md says."""

from __future__ import annotations

import runpy
from pathlib import Path

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.bots.said import level_of

WEB = Path(__file__).parents[1] / "web"
MADE = runpy.run_path(str(WEB / "make_strengths.py"))


def test_the_figures_are_fresh() -> None:
    kept = MADE["FILE"].read_text(encoding="utf-8")
    assert kept == MADE["strengths_text"](), "run: python web/make_strengths.py"


def test_every_figure_is_of_a_level_against_one_with_a_figure() -> None:
    found = MADE["strengths"]()
    assert list(found) == list(LEVELS_OF)
    for game, rows in found.items():
        known = ["random"]
        for row in rows:
            assert level_of(row.said) in LEVELS_OF[game]
            assert row.against in known
            known.append(row.said)
