"""The client as an app: it can be installed, opens without the server, and is never an old one."""

from __future__ import annotations

import json
import re
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ecliptic.server.http.static_files import ENCODINGS, FOLDER, INDEX, WORKER
from tests.browser import companion_hands
from tests.browser.axe import findings
from tests.browser.conftest import PATIENCE, NewPage
from tests.browser.house import BrowserHouse, ClientHouse
from tests.browser.spoken import SOME_LANGUAGES, words
from tests.browser.test_replay import brought
from tests.sizes import size

KEPT = """async () => {
  const found = {}
  for (const name of await caches.keys()) {
    const requests = await (await caches.open(name)).keys()
    found[name] = requests.map((one) => new URL(one.url).pathname)
  }
  return found
}"""
LINKS = ("offline-about", "offline-rules-ptolemaeus", "offline-rules-planetx")[: size(2, 3)]
CONTROLLED = "() => navigator.serviceWorker.controller !== null"


def app(new_page: NewPage, **options: Any) -> Page:
    """A page whose worker has kept everything: one that was here before."""
    page = new_page(service_workers="allow", **options)
    page.goto("/about")
    until(page, CONTROLLED, True)
    return page


def until(page: Page, question: str, wanted: Any) -> None:
    """Ask the page until it answers as it must."""
    deadline = time.monotonic() + PATIENCE / 1000
    while (found := page.evaluate(question)) != wanted:
        assert time.monotonic() < deadline, found
        time.sleep(0.05)


@contextmanager
def without(house: BrowserHouse) -> Iterator[None]:
    house.stop()
    try:
        yield
    finally:
        house.start()


def test_the_client_can_be_installed(new_page: NewPage) -> None:
    page = app(new_page)
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["url"].endswith("/manifest-en.webmanifest")
    told = json.loads(manifest["data"])
    assert (told["name"], told["display"], told["start_url"]) == ("Ecliptic", "standalone", "/")
    # A test's browser forgets everything at its end, and such a one never installs.
    problems = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems] in ([], ["in-incognito"])


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_the_manifest_speaks_the_language_of_the_page(new_page: NewPage, language: str) -> None:
    page = new_page(locale=language)
    page.goto("/about")
    link = page.locator("link[rel=manifest]")
    expect(link).to_have_attribute("href", f"/manifest-{language}.webmanifest")
    told = page.request.get(f"/manifest-{language}.webmanifest").json()
    assert told["lang"] == language
    assert told["description"] == words(language)["app-description"]
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"].startswith(icon["type"])


def test_what_works_without_the_server_opens_and_the_rest_is_said(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = app(new_page, locale="it", color_scheme="light")
    said = words("it")
    with without(house):
        page.goto("/")
        notice = page.get_by_role("region", name=said["offline-title"])
        expect(notice).to_contain_text(said["offline-needs-server"])
        expect(page.locator("html")).to_have_attribute("lang", "it")
        expect(page.locator("html")).to_have_attribute("data-theme", "light")
        assert findings(page) == []
        for link in LINKS:
            notice.get_by_role("link", name=said[link]).click()
            expect(page.get_by_role("heading", level=1)).not_to_have_text(said["nowhere-title"])
            page.reload()
            expect(page.get_by_role("heading", level=1)).not_to_have_text(said["nowhere-title"])
            expect(page.get_by_role("heading", level=2).first).to_be_visible()
            expect(notice).to_have_count(0)
            page.goto("/")
        page.get_by_role("button", name=said["home-play-planetx"]).click()
        expect(page.get_by_role("alert")).to_contain_text(said["error-unreachable"])
    expect(notice).to_have_count(0)


def test_a_table_says_that_the_line_is_lost_and_comes_back_by_itself(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = app(new_page)
    page.goto("/")
    page.get_by_role("button", name="Play Planet X").click()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    with without(house):
        page.reload()
        expect(page.get_by_test_id("line-lost")).to_be_visible()
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    expect(page.get_by_test_id("line-lost")).to_have_count(0)
    kept = [path for paths in page.evaluate(KEPT).values() for path in paths]
    assert "/" in kept
    assert not [path for path in kept if re.match("/(api|schema|healthz|readyz|metrics|t)/?", path)]


def test_a_replay_that_is_open_is_looked_at_to_its_end(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = app(new_page)
    pieces: list[str] = []
    page.on("requestfinished", lambda one: pieces.append(one.url))
    page.goto(f"/replay/{brought(page, 'ptolemaeus')}")
    expect(page.get_by_role("region", name="Points")).to_be_visible()
    last = int(page.get_by_role("slider").get_attribute("max") or 0)
    while not any(f"start={last // 50 * 50}&" in url for url in pieces):
        page.wait_for_timeout(50)
    with without(house):
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("slider")).to_have_value(str(last))
        page.get_by_label("Seen by").select_option("1")
        expect(page.get_by_role("alert").filter(has_text="does not answer")).to_be_visible()
        expect(page.get_by_label("Seen by")).to_have_value("all")


@pytest.fixture
def client_house(tmp_path: Path) -> Iterator[tuple[ClientHouse, Path]]:
    folder = tmp_path / "client_files"
    shutil.copytree(FOLDER, folder)
    found = ClientHouse(folder)
    found.start()
    yield found, folder
    found.stop()


def build_again(folder: Path) -> tuple[str, str]:
    """Make the client one of another build; the names of both builds."""
    page = (folder / INDEX).read_text(encoding="utf-8")
    (old,) = re.findall('name="build" content="([0-9a-f]+)"', page)
    new = old[::-1]
    for name in (INDEX, WORKER):
        text = (folder / name).read_text(encoding="utf-8").replace(old, new)
        (folder / name).write_text(
            text.replace("<title>Ecliptic", "<title>Newer"), encoding="utf-8"
        )
        for ending in ENCODINGS.values():
            (folder / f"{name}{ending}").unlink()
    return old, new


def test_a_new_build_replaces_the_old(
    new_page: NewPage, client_house: tuple[ClientHouse, Path]
) -> None:
    house, folder = client_house
    page = app(new_page, base_url=house.address)
    open_before = page.context.new_page()
    open_before.goto("/rules/planetx")
    house.stop()
    old, new = build_again(folder)
    assert list(page.evaluate(KEPT)) == [f"ecliptic-{old}"]
    house.start()

    # Whoever opens a page gets the new one at once, and the old one is forgotten.
    page.goto("/about")
    assert build_of(page) == new
    until(page, "async () => (await caches.keys()).join()", f"ecliptic-{new}")

    # A page that was open says so when it is looked at again, and goes on as the new one.
    open_before.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(open_before.get_by_role("button", name="Update now")).to_be_visible()
    assert findings(open_before) == []
    assert build_of(open_before) == old
    open_before.get_by_role("link", name="About", exact=True).click()
    expect(open_before.get_by_role("heading", name="About Ecliptic")).to_be_visible()
    assert build_of(open_before) == new

    # Without the server it is the new one, too.
    house.stop()
    page.goto("/about")
    expect(page.get_by_role("heading", name="About Ecliptic")).to_be_visible()
    assert build_of(page) == new


def test_an_evening_goes_on_in_a_newer_client(
    new_page: NewPage, client_house: tuple[ClientHouse, Path]
) -> None:
    house, folder = client_house
    page = app(new_page, base_url=house.address, width=390, height=844)
    companion_hands.compare_codes(page, companion_hands.STANDARD)
    companion_hands.introduce(page, "Ada", "spring", "genius")
    companion_hands.to_menu(page)
    companion_hands.choose_target(page, 4)
    house.stop()
    _old, new = build_again(folder)
    house.start()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.get_by_role("button", name="Update now")).to_be_visible()
    # What was begun is finished here, and the next screen is that of the newer client.
    companion_hands.button(page, "Target").click()
    assert companion_hands.answer(page) == "Sector 4 holds an asteroid."
    companion_hands.to_menu(page)
    assert build_of(page) == new
    assert companion_hands.turns(page) == ["target"]


def build_of(page: Page) -> str:
    found: str = page.locator("meta[name=build]").get_attribute("content") or ""
    return found
