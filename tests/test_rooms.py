"""Rooms stay small enough to be looked over (docs/architecture.md)."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ecliptic

PACKAGE = Path(ecliptic.__file__).parent
FILES_A_FOLDER = 15
LINES_A_FILE = 350
RULEBOOKS = {"planetx", "ptolemaeus", "deduction"}
"""They have a file for each noun of a rulebook, however many there are."""

FOLDERS = sorted({path.parent for path in PACKAGE.rglob("*.py")} - {PACKAGE})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda one: one.relative_to(PACKAGE).as_posix())
def test_a_folder_can_be_looked_over(folder: Path) -> None:
    files = sorted(path.name for path in folder.glob("*.py") if path.name != "__init__.py")
    if folder.relative_to(PACKAGE).as_posix() not in RULEBOOKS:
        assert len(files) <= FILES_A_FOLDER, files


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda one: one.relative_to(PACKAGE).as_posix())
def test_a_folder_says_what_is_in_it(folder: Path) -> None:
    package = folder / "__init__.py"
    if "migrations" not in folder.parts:
        said = ast.get_docstring(ast.parse(package.read_text(encoding="utf-8")))
        assert said, f"{package.relative_to(PACKAGE)} has no sentence about the folder"


def test_a_file_is_one_noun_and_not_a_book() -> None:
    lines = {path: path.read_text(encoding="utf-8").count("\n") for path in PACKAGE.rglob("*.py")}
    long = {str(path.relative_to(PACKAGE)): count for path, count in lines.items()}
    assert {name: count for name, count in long.items() if count > LINES_A_FILE} == {}


@pytest.mark.parametrize(
    ("term", "file"),
    [
        ("middleware", "server/http/gatekeeping.py"),
        ("rate limit", "server/http/rate_limits.py"),
        ("access log", "server/http/access_log.py"),
        ("lifespan", "server/http/lifespan.py"),
        ("static files", "server/http/static_files.py"),
        ("cache", "server/tables/cache.py"),
    ],
)
def test_infrastructure_is_found_under_the_industrys_words(term: str, file: str) -> None:
    said = ast.get_docstring(ast.parse((PACKAGE / file).read_text(encoding="utf-8"))) or ""
    assert term in said.splitlines()[0].lower()
