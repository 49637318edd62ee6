"""How much a browser loads before somebody can play, and before any door is open."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Request

from ecliptic.server.http.static_files import FOLDER, INDEX
from tests.browser.conftest import NewPage
from tests.browser.spoken import LANGUAGES, LOCALE, SOME_LANGUAGES
from tests.browser.static_host import BASE, StaticHost
from tests.browser.waiting import seen

MOST_BYTES = 125_000
MOST_FILES = 12
MOST_BYTES_OF_A_DOOR = 150_000
DOORS = ("", "companion", "notebook")
DOORS_OF_A_SITE = ("", "companion/", "notebook/", "rules/planetx/", "rules/ptolemaeus/")
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


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_no_door_of_a_server_loads_much(new_page: NewPage, language: str) -> None:
    def size(path: str) -> int:
        name = path.lstrip("/")
        packed = FOLDER / f"{name}.gz"
        whole = FOLDER / (INDEX if name in DOORS else name)
        return packed.stat().st_size if packed.exists() else packed_size(whole)

    page = new_page(locale=LOCALE[language])
    for door in DOORS:
        is_small(opened(page, f"/{door}", size))


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_no_door_of_a_site_loads_much(
    new_page: NewPage, static_host: StaticHost, language: str
) -> None:
    def size(path: str) -> int:
        name = path.removeprefix(BASE)
        return packed_size(static_host.site / name / (INDEX if name in DOORS_OF_A_SITE else ""))

    page = new_page(base_url=static_host.address, own=True, locale=LOCALE[language])
    for door in DOORS_OF_A_SITE:
        is_small(opened(page, BASE + door, size))


def opened(page: Page, path: str, size: Callable[[str], int]) -> dict[str, int]:
    """What a door loads until it is open, with the sentences of errors, which come last."""
    asked: list[str] = []

    def listen(request: Request) -> None:
        asked.append(urlsplit(request.url).path)

    page.on("request", listen)
    with page.expect_response(re.compile("/errors_")):
        page.goto(path)
        seen(page.locator("main h1"))
    page.remove_listener("request", listen)
    return {one: size(one) for one in asked if not one.startswith("/api/")}


def packed_size(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def is_small(sizes: dict[str, int]) -> None:
    assert sum(sizes.values()) < MOST_BYTES_OF_A_DOOR, sizes
