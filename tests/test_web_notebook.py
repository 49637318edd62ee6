"""What the notebook knows of the rules is what the rules say now."""

from __future__ import annotations

import json
import os
import re
import runpy
import subprocess
import sys
from hashlib import sha256
from math import isclose
from pathlib import Path
from typing import Any

import pytest

from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from tests import notes_vectors, solver_notes
from tests.sizes import FULL, size

WEB = Path(__file__).parents[1] / "web"
FRESH = size(2, solver_notes.NOTES)
"""So many notes of each mode are solved anew."""


def test_the_figures_and_the_catalogue_of_the_notebook_are_fresh() -> None:
    made = runpy.run_path(str(WEB / "make_notebook.py"))["texts"]()
    kept = {name: (WEB / "src" / name).read_text(encoding="utf-8") for name in made}
    assert kept == dict(made), "run: python web/make_notebook.py"


def test_the_tables_of_the_solver_say_what_they_are() -> None:
    """Whoever has them can look up whether they are those of a package."""
    written = (WEB / "src/planetx/solver/tables.ts").read_text(encoding="utf-8")
    (body,) = re.findall(r"JSON\.parse\(\s*'(.*)',", written)
    assert sha256(body.encode()).hexdigest() in written
    for mode, tables in json.loads(body)["modes"].items():
        assert tables["systems"] == len(catalogue(Mode(mode)))


@pytest.mark.parametrize("mode", list(Mode))
def test_the_answers_that_the_solver_in_the_page_is_held_to_are_fresh(mode: Mode) -> None:
    """Figures are compared as far as the page is held to them."""
    kept = json.loads(solver_notes.FILE.read_text(encoding="utf-8"))[mode.value]
    assert len(kept) == solver_notes.NOTES
    for one, wanted in zip(kept, solver_notes.cases(mode, range(FRESH)), strict=False):
        assert is_alike(one, wanted), "run: python -m tests.solver_notes"


def is_alike(one: Any, other: Any) -> bool:
    match one, other:
        case dict(), dict():
            same = one.keys() == other.keys()
            return same and all(is_alike(one[name], other[name]) for name in one)
        case list(), list() | tuple():
            return len(one) == len(other) and all(map(is_alike, one, other))
        case float(), float():
            return isclose(one, other, rel_tol=0, abs_tol=1e-9)
    return bool(one == other)


if FULL:  # else the page's own tests hold it to fewer lines

    def test_the_page_reads_many_spoilt_lines_as_the_package_does(tmp_path: Path) -> None:
        file = tmp_path / "vectors.json"
        file.write_text(notes_vectors.vectors_text(10_000, "many spoilt notes"), encoding="utf-8")
        run_in_page("tests/notes/vectors.test.ts", "ECLIPTIC_NOTES_VECTORS", file)

    def test_the_page_solves_many_notes_as_the_package_does(tmp_path: Path) -> None:
        file = tmp_path / "answers.json"
        file.write_text(solver_notes.answers_text(300), encoding="utf-8")
        run_in_page("tests/solver/answers.test.ts", "ECLIPTIC_SOLVER_ANSWERS", file)

    def run_in_page(test: str, name: str, file: Path) -> None:
        path = os.pathsep.join((os.environ["PATH"], str(Path(sys.executable).parent)))
        told = {**os.environ, "PATH": path, name: str(file)}
        command = ["npm", "--silent", "--prefix", str(WEB), "test", "--", test]
        ran = subprocess.run(command, env=told, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stdout
