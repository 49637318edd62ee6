"""What the notebook knows of the rules is what the rules say now."""

from __future__ import annotations

import runpy
from pathlib import Path

WEB = Path(__file__).parents[1] / "web"


def test_the_figures_and_the_catalogue_of_the_notebook_are_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_notebook.py"))["texts"]()
    kept = {name: (WEB / "src" / name).read_text(encoding="utf-8") for name in made}
    assert kept == dict(made), "run: python web/make_notebook.py"
