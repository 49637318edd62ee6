"""How much a browser loads before somebody can play."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ecliptic.server.http.static_files import FOLDER, INDEX
from tests.browser.spoken import LANGUAGES

MOST_BYTES = 125_000
MOST_FILES = 12
WORDS = {"planetx": ("{}-*.js",), "ptolemaeus": ("{}-*.js", "ptolemaeus_{}-*.js")}
"""The files with what is said at a table of each game."""


def first_load(folder: Path, game: str, language: str) -> dict[str, int]:
    """Compressed sizes of the page, what it loads at once, the table of a game and its words."""
    page = (folder / INDEX).read_text(encoding="utf-8")
    names = {INDEX, *re.findall(r'(?:src|href)="/([^"]+)"', page)}
    scripts = [(folder / one).read_text(encoding="utf-8") for one in names if one.endswith(".js")]
    (registry,) = (one for one in scripts if "table:()=>" in one)
    names |= table_files(registry, game)
    words = [path for one in WORDS[game] for path in folder.glob(f"assets/{one.format(language)}")]
    assert len(words) == len(WORDS[game]), "the words are missing"
    names |= {path.relative_to(folder).as_posix() for path in words}
    return {name: (folder / f"{name}.gz").stat().st_size for name in names}


def table_files(script: str, game: str) -> set[str]:
    """Whatever the page fetches when it opens a table of this game, as the build has listed it.

    The games stand there in the order of `WORDS`, as in the client's registry.
    """
    (every,) = re.findall(r"m\.f=(\[[^\]]*\])", script)
    tables = re.findall(r"table:\(\)=>\w+\(\(\)=>import\(.\./Table-[^[]*\[([\d,]+)\]", script)
    numbers = dict(zip(WORDS, tables, strict=True))[game]
    files = re.findall(r'"([^"]+)"', every)
    return {files[int(number)] for number in numbers.split(",")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", WORDS)
def test_the_first_load_is_small_and_of_few_files(game: str, language: str) -> None:
    assert (FOLDER / INDEX).exists(), "build the client first: python hatch_build.py"
    sizes = first_load(FOLDER, game, language)
    assert sum(sizes.values()) < MOST_BYTES, sizes
    assert len(sizes) <= MOST_FILES, sizes
