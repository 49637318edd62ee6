"""The client in a folder of a static host: it opens offline, and asks for its own files only."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from ecliptic.server.http.static_files import INDEX, WORKER
from tests.browser import companion_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import STANDARD, button, heading, kept
from tests.browser.conftest import NewPage
from tests.browser.spoken import words
from tests.browser.static_host import BASE, StaticHost
from tests.browser.test_damaged import FILL
from tests.browser.test_offline import CONTROLLED, KEPT, until
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844}
SAID = words("en")


def visit(new_page: NewPage, static_host: StaticHost, **options: Any) -> tuple[Page, list[str]]:
    """The site, whose worker has kept everything; and what the page asks for from the start."""
    page = new_page(service_workers="allow", base_url=static_host.address, own=True, **options)
    asked: list[str] = []
    page.context.on("request", lambda one: asked.append(one.url))
    page.goto(BASE)
    until(page, CONTROLLED, True)
    return page, asked


def kept_evening(new_page: NewPage, static_host: StaticHost) -> tuple[Page, dict[str, Any]]:
    """Ada's, at its menu; and what is kept of it."""
    page, _ = visit(new_page, static_host, **PHONE)
    page.goto(f"{BASE}companion/#/{STANDARD}")
    button(page, "Yes, continue").click()
    hands.introduce(page, "Ada", "spring", "beginner")
    hands.to_menu(page)
    before = kept(page)
    assert before
    return page, before


def test_a_site_works_under_a_path_and_without_its_host(
    new_page: NewPage, static_host: StaticHost
) -> None:
    page, asked = visit(new_page, static_host, **PHONE)
    heading(page, SAID["site-title"])
    seen(page.get_by_text(SAID["site-ready"]))
    expect(page.get_by_role("heading", name=SAID["site-server"])).to_have_count(1)
    assert findings(page) == []
    browser = page.context.new_cdp_session(page)
    manifest = browser.send("Page.getAppManifest")
    assert manifest["errors"] == []
    problems = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in problems] in ([], ["in-incognito"])

    static_host.stop()
    for door, title in (
        ("companion/", SAID["companion-title"]),
        ("notebook/", SAID["notebook-title"]),
        ("rules/planetx/", SAID["rules-title"]),
        ("rules/ptolemaeus/", SAID["ptolemaeus-rules-title"]),
        ("elsewhere/", SAID["nowhere-title"]),
        ("", SAID["site-title"]),
    ):
        page.goto(BASE + door)
        heading(page, title)
    an_evening(page)
    assert asked
    assert [one for one in asked if not one.startswith(static_host.address + BASE)] == []
    assert not [one for one in asked if "/api" in one]


def an_evening(page: Page) -> None:
    """From the first screen to a survey with odds, by links, and back to it by its address."""
    page.get_by_role("link", name="Open the companion").click()
    page.get_by_label("Game code").fill(STANDARD)
    button(page, "Open").click()
    button(page, "Yes, continue").click()
    page.get_by_label(SAID["companion-help"]).select_option("odds")
    hands.introduce(page, "Ada", "spring", "beginner")
    hands.to_menu(page)
    hands.survey(page, "Asteroid", 1, 4)
    hands.answer(page)
    hands.to_menu(page)
    expect(page.get_by_role("link", name=SAID["companion-part-history"])).to_have_attribute(
        "href", f"{BASE}companion/#/{STANDARD}/history"
    )
    hands.open_part(page, "sheet")
    assert page.url.endswith(f"{BASE}companion/#/{STANDARD}/sheet")
    seen(page.get_by_role("button", name=re.compile(r"odds \d+%")).first)
    page.reload()
    heading(page, SAID["sheet-title"])
    page.get_by_role("link", name=SAID["shell-skip"]).focus()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
    heading(page, SAID["sheet-title"])
    page.go_back()
    seen(page.get_by_role("heading", name=hands.ENGLISH["companion-turn"]))
    other = page.context.new_page()
    other.goto(f"{BASE}companion/#/{STANDARD}/history")
    heading(other, SAID["companion-part-history"])
    expect(button(other, "Watch the replay")).to_have_count(0)
    other.close()


def test_a_full_storage_hides_nothing(new_page: NewPage, static_host: StaticHost) -> None:
    page, before = kept_evening(new_page, static_host)
    page.evaluate(FILL)
    page.goto(f"{BASE}companion/")
    seen(page.get_by_role("link", name=STANDARD))
    page.goto(f"{BASE}companion/#/{STANDARD}")
    hands.survey(page, "Asteroid", 1, 4)
    hands.answer(page)
    seen(page.get_by_role("alert").filter(has_text=SAID["companion-not-kept"]))
    assert kept(page) == before


def test_a_single_file_on_a_host_is_a_file(new_page: NewPage, static_host: StaticHost) -> None:
    page = new_page(base_url=static_host.address, own=True, **PHONE)
    page.goto(f"{BASE}companion.html")
    button(page, "Make a code").click()
    heading(page, SAID["companion-check"])
    # The paths of its screens are no addresses for anybody else.
    seen(page.get_by_text("On the others, type it in"))
    expect(page.get_by_role("img")).to_have_count(0)
    expect(page.get_by_text("127.0.0.1")).to_have_count(0)
    page.goto(f"{BASE}companion.html#/")
    expect(page.get_by_role("link", name=SAID["companion-keep-one"])).to_have_count(0)
    page.goto(f"{BASE}companion/")
    expect(page.get_by_role("link", name=SAID["companion-keep-one"])).to_have_count(1)


def test_an_evening_goes_on_in_a_newer_client(new_page: NewPage, static_host: StaticHost) -> None:
    page, before = kept_evening(new_page, static_host)
    static_host.stop()
    new = build_again(static_host.site)
    static_host.start()
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    button(page, SAID["offline-newer-load"]).click()
    seen(page.get_by_role("heading", name=hands.ENGLISH["companion-turn"]))
    expect(page.locator("meta[name=build]")).to_have_attribute("content", new)
    until(page, "async () => (await caches.keys()).join()", f"ecliptic-{BASE}{new}")
    assert list(page.evaluate(KEPT)) == [f"ecliptic-{BASE}{new}"]
    assert kept(page) == before
    static_host.stop()
    page.reload()
    seen(page.get_by_role("heading", name=hands.ENGLISH["companion-turn"]))


def build_again(folder: Path) -> str:
    """Make the site one of another build; its name."""
    page = (folder / INDEX).read_text(encoding="utf-8")
    (old,) = re.findall('name="build" content="([0-9a-f]+)"', page)
    new = str(old)[::-1]
    for file in (*folder.rglob("*.html"), folder / WORKER):
        file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    return new


def test_the_worker_leaves_other_sites_of_the_host_alone(
    new_page: NewPage, static_host: StaticHost
) -> None:
    page, _ = visit(new_page, static_host)
    page.evaluate(
        """async () => {
          for (const name of ['ecliptic-0123', 'ecliptic-/games/ecliptic/other/0123',
                              'ecliptic-/games/ecliptic/0123']) await caches.open(name)
          const found = await navigator.serviceWorker.getRegistration()
          await found.unregister()
        }"""
    )
    page.reload()
    until(page, CONTROLLED, True)
    names = set(page.evaluate("caches.keys()"))
    assert {"ecliptic-0123", "ecliptic-/games/ecliptic/other/0123"} < names
    assert "ecliptic-/games/ecliptic/0123" not in names
