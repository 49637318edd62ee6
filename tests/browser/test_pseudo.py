"""Every main screen in a language made for tests, on the smallest phone: nothing is left in another
language, and nothing runs out of its box. The client has this language by its files and its entry.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from ecliptic.server.http.static_files import NOTEBOOK
from tests.browser import companion_hands as companion
from tests.browser.looks import look
from tests.browser.played import NAMES, moments, open_for, seat_at
from tests.browser.pseudo_house import PSEUDO, PseudoHouse, build_client, built_once
from tests.browser.spoken import LANGUAGES
from tests.browser.test_notebook_screens import a_notebook
from tests.browser.test_replay import brought
from tests.browser.visitors import Visitor
from tests.browser.waiting import seen
from tests.server.records import PLAYERS
from tests.sizes import FULL

PAGES = (
    *("/", "/new", "/new?game=ptolemaeus", "/j", "/m", "/replay", "/about", "/nowhere"),
    *("/rules/planetx", "/rules/ptolemaeus", "/companion", "/companion/B4K7", "/notebook"),
)
REFUSED = ("/j/NOSUCH", "/t/nosuch", "/replay/nosuch", "/notebook/nosuch", "/m#secret")
SLOW = {"/new": "main select", "/new?game=ptolemaeus": "main svg", "/rules/ptolemaeus": "main svg"}
"""What comes after the heading."""
SEEDS = {"planetx": "32", "ptolemaeus": "76"}
"""Short games in which the first person is asked for everything."""
HELP = {"planetx": "odds", "ptolemaeus": "none"}
AGREED = {"planetx": "[aria-labelledby=agreed] fieldset", "ptolemaeus": "main svg"}
KINDS = ".kinds input"
"""What can be done in a turn of Planet X."""
ASKED = "[data-testid=confirm], #end-title"
CODES = (companion.EXPERT, companion.STANDARD) if FULL else (companion.EXPERT,)
KEEP = "([place, it]) => localStorage.setItem(place, JSON.stringify(it))"
GO = "path => { history.pushState(null, '', path); dispatchEvent(new Event('popstate')) }"


@pytest.fixture(scope="session")
def pseudo_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PseudoHouse]:
    """Its client is built once in a run, whichever of the workers needs it first."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    found = PseudoHouse(tmp_path_factory.mktemp("pseudo"), built_once(shared / "pseudo-client"))
    found.start()
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="module")
def phones(chromium: Browser, pseudo_house: PseudoHouse) -> Iterator[tuple[Visitor, Visitor]]:
    """The smallest ones, of two people whose browsers ask for the language."""
    size: ViewportSize = {"width": 360, "height": 740}
    first, second = (Visitor(chromium, pseudo_house.address, size, locale=PSEUDO) for _ in range(2))
    yield first, second
    first.context.close()
    second.context.close()


@pytest.fixture
def people(phones: tuple[Visitor, Visitor]) -> Iterator[tuple[Page, Page]]:
    """They have never been here; nothing moves while it is looked at."""
    for one in phones:
        one.page.emulate_media(reduced_motion="reduce")
    yield phones[0].page, phones[1].page
    assert [one.forget() for one in phones] == [True, True]
    assert [one.complaints for one in phones] == [[], []]


def at(page: Page, path: str, content: str = "main h1") -> None:
    """Go to a screen and wait for its content; the client is loaded but once."""
    if page.locator("#app").count():
        page.evaluate(GO, path)
    else:
        page.goto(path)
    seen(page.locator(content).first)


def test_a_language_is_its_files_and_one_entry(people: tuple[Page, Page], tmp_path: Path) -> None:
    page, _ = people
    if FULL:
        in_one_file(page, tmp_path)
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    offered = page.get_by_role("combobox").get_by_role("option").all()
    codes = [one.get_attribute("value") for one in offered]
    assert codes == [*LANGUAGES, PSEUDO]
    manifest = page.request.get(f"/manifest-{PSEUDO}.webmanifest").json()
    assert manifest["lang"] == PSEUDO
    assert manifest["description"].startswith("⟦")
    worker = page.request.get("/worker.js").text()
    assert all(f'"assets/{part}{PSEUDO}-' in worker for part in ("", "rules_", "ptolemaeus_"))


def in_one_file(page: Page, folder: Path) -> None:
    """The notebook that needs no server."""
    build_client(folder, "notebook")
    page.goto((folder / NOTEBOOK).as_uri())
    seen(page.locator("main h1"))
    expect(page.locator("html")).to_have_attribute("lang", PSEUDO)
    assert look(page) == []


def test_pages(people: tuple[Page, Page]) -> None:
    page, _ = people
    for path in (*PAGES, *(REFUSED if FULL else ())):
        at(page, path, SLOW.get(path, "main h1"))
        assert look(page) == [], path


def test_without_the_server(people: tuple[Page, Page]) -> None:
    page, _ = people
    # Whoever was never on a screen has nothing of it without the worker.
    for path in ("/", "/replay", "/about"):
        at(page, path)
    page.context.set_offline(True)
    at(page, "/replay")
    at(page, "/")
    seen(page.locator("[aria-labelledby=offline-title]"))
    assert look(page) == []


@pytest.mark.parametrize("game", SEEDS)
def test_before_the_deal(people: tuple[Page, Page], game: str) -> None:
    page, other = people
    table, code = open_for(page, game)
    at(page, f"/t/{table}", AGREED[game])
    assert look(page, NAMES) == []
    at(page, "/", f"[href='/t/{table}']")
    assert look(page, NAMES) == []
    at(other, f"/j/{code}")
    assert look(other, NAMES) == []


@pytest.mark.parametrize("game", SEEDS)
def test_a_table(people: tuple[Page, Page], pseudo_house: PseudoHouse, game: str) -> None:
    """Whatever is asked there, and the end."""
    page, _ = people
    for moment, played in moments(game, SEEDS[game]):
        table = seat_at(pseudo_house, *people, game, played, help=HELP[game])
        at(page, f"/t/{table}", ASKED)
        assert look(page, NAMES) == [], moment
        for kind in page.locator(KINDS).all():
            kind.check(force=True)
            assert look(page, NAMES) == [], kind


@pytest.mark.parametrize("game", SEEDS)
def test_a_replay(people: tuple[Page, Page], game: str) -> None:
    page, _ = people
    at(page, f"/replay/{brought(page, game)}")
    slider = page.get_by_role("slider")
    seen(slider)
    slider.fill("20")
    assert look(page, PLAYERS) == []


def test_a_notebook(people: tuple[Page, Page]) -> None:
    page, _ = people
    notebook = a_notebook("standard", "odds")
    page.goto("/healthz")
    page.evaluate(KEEP, [f"{notebook['form']}/{notebook['id']}", notebook])
    page.goto("/notebook")
    seen(page.locator("main h1"))
    assert look(page, typed_in(notebook)) == []
    at(page, f"/notebook/{notebook['id']}")
    for part in page.locator("nav button").all():
        part.click()
        assert look(page, typed_in(notebook)) == [], part


def typed_in(notebook: dict[str, Any]) -> list[str]:
    names = [notebook["name"], *(player["name"] for player in notebook["players"])]
    return [*names, *(entry["text"] for entry in notebook["entries"] if "text" in entry)]


@pytest.mark.parametrize("code", CODES)
def test_an_evening_with_the_companion(people: tuple[Page, Page], code: str) -> None:
    page, _ = people
    at(page, "/about")
    choose(page, "en")
    companion.sit_down(page, code)
    companion.research(page, "A")
    choose(page, PSEUDO)
    assert look(page, NAMES) == []
    for part in ("", *companion.PRIVATE, *companion.PUBLIC):
        at(page, f"/companion/{code}/{part}")
        assert look(page, NAMES) == [], part


def choose(page: Page, language: str) -> None:
    page.locator("header select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
