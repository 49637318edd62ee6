"""How much a browser loads before somebody can play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.server.page import FOLDER, INDEX

MOST_BYTES = 150_000
LANGUAGES = ("en", "it", "fr", "pl")


def first_load(folder: Path, language: str) -> dict[str, int]:
    """Compressed sizes of the page, what it loads at once, the board of Planet X and the words."""
    page = (folder / INDEX).read_text(encoding="utf-8")
    names = {INDEX, *re.findall(r'(?:src|href)="/([^"]+)"', page)}
    todo = {name for name in names if name.endswith(".js")}
    boards = {path.relative_to(folder).as_posix() for path in folder.glob("assets/Table-*.js")}
    words = {path.relative_to(folder).as_posix() for path in folder.glob(f"assets/{language}-*.js")}
    todo |= boards | words
    while todo:
        name = todo.pop()
        names.add(name)
        script = (folder / name).read_text(encoding="utf-8")
        needed = {f"assets/{found}" for found in re.findall(r'from"\./([^"]+\.js)"', script)}
        todo |= needed - names
    names |= {path.relative_to(folder).as_posix() for path in folder.glob("assets/Table-*.css")}
    return {name: (folder / f"{name}.gz").stat().st_size for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_load_is_small(language: str) -> None:
    assert (FOLDER / INDEX).exists(), "build the client first: python hatch_build.py"
    sizes = first_load(FOLDER, language)
    assert any(f"/{language}-" in name for name in sizes), "the words are missing"
    assert any("/Table-" in name for name in sizes), "the board is missing"
    assert sum(sizes.values()) < MOST_BYTES, sizes
