"""The browser's types are those the server has now."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_generated_types_are_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_wire"))["texts"]()
    for name, text in made.items():
        kept = (WEB / "src" / "wire" / name).read_text(encoding="utf-8")
        assert kept == text, f"{name}: run: python web/make_wire"
