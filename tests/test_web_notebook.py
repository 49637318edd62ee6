"""What the notebook knows of the rules is what the rules say now."""

from __future__ import annotations

import os
import runpy
import subprocess
import sys
from pathlib import Path

from tests import notes_vectors, solver_notes
from tests.sizes import FULL

WEB = Path(__file__).parents[1] / "web"


def test_the_figures_and_the_catalogue_of_the_notebook_are_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_notebook.py"))["texts"]()
    kept = {name: (WEB / "src" / name).read_text(encoding="utf-8") for name in made}
    assert kept == dict(made), "run: python web/make_notebook.py"


def test_the_answers_that_the_solver_in_the_page_is_held_to_are_fresh() -> None:
    kept = solver_notes.FILE.read_text(encoding="utf-8")
    assert kept == solver_notes.answers_text(), "run: python -m tests.solver_notes"


if FULL:  # else the page's own tests hold it to fewer lines

    def test_the_page_reads_many_spoilt_lines_as_the_package_does(tmp_path: Path) -> None:
        file = tmp_path / "vectors.json"
        file.write_text(notes_vectors.vectors_text(10_000, "many spoilt notes"), encoding="utf-8")
        path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
        told = {**os.environ, "PATH": path, "ECLIPTIC_NOTES_VECTORS": str(file)}
        command = [
            "npm",
            "--silent",
            "--prefix",
            str(WEB),
            "test",
            "--",
            "tests/notes/vectors.test.ts",
        ]
        ran = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout
