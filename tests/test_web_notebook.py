"""What the notebook knows of the rules is what the rules say now."""

from __future__ import annotations

import runpy
from pathlib import Path

from tests import solver_notes

WEB = Path(__file__).parents[1] / "web"


def test_the_figures_and_the_catalogue_of_the_notebook_are_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_notebook.py"))["texts"]()
    kept = {name: (WEB / "src" / name).read_text(encoding="utf-8") for name in made}
    assert kept == dict(made), "run: python web/make_notebook.py"


def test_the_answers_that_the_solver_in_the_page_is_held_to_are_fresh() -> None:
    kept = solver_notes.FILE.read_text(encoding="utf-8")
    assert kept == solver_notes.answers_text(), "run: python -m tests.solver_notes"
