"""A public house with rules: banner, passphrase, list of tables, and the page for guests."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from ecliptic.server.serve import serve
from ecliptic.server.settings import House, Settings
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import GENEROUS, PATIENCE, BrowserHouse
from tests.browser.spoken import SOME_LANGUAGES
from tests.browser.test_lobby import open_table
from tests.browser.visitors import Visitors
from tests.browser.waiting import seen

SESAME = "open sesame"
BANNER = "Thursdays at eight everybody is welcome."
CONTACT = "games@example.org"
DAYS = 77


class RuledHouse(BrowserHouse):
    """A public house that asks for a passphrase and has two opponents."""

    @staticmethod
    def serve(folder: Path, port: int) -> None:
        sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115 - for good
        rules = House(
            opening="passphrase",
            passphrase=SESAME,
            opponents=("apprentice",),
            most_help="certain",
            lists_tables=True,
            banner=BANNER,
            contact=CONTACT,
        )
        settings = Settings(
            folder=folder,
            port=port,
            # This machine itself comes in without the proxy.
            public_names=("games.example.org",),
            proxies=("192.0.2.7/32",),
            workers=1,
            prune_days=DAYS,
            house=rules,
            limits=GENEROUS,
            patience=PATIENCE,
        )
        serve(settings, browser=False)


@pytest.fixture(scope="module")
def ruled(
    tmp_path_factory: pytest.TempPathFactory, house: BrowserHouse, chromium: Browser
) -> Iterator[Visitors]:
    found = RuledHouse(tmp_path_factory.mktemp("ruled") / "tables")
    found.start()
    try:
        yield Visitors(chromium, found.address)
    finally:
        found.stop()


@pytest.fixture
def guest(ruled: Visitors) -> Iterator[NewPage]:
    yield ruled.one
    assert ruled.leave() == []


def say(page: Page, passphrase: str) -> None:
    page.get_by_label("Passphrase").fill(passphrase)
    page.keyboard.press("Enter")


def change(host: Page, wanted: str) -> None:
    """Whether a table is listed; the server has heard of it."""
    with host.expect_response(lambda one: one.request.method in ("PUT", "POST", "PATCH")) as told:
        host.get_by_role("radio", name=wanted).check(force=True)
    assert told.value.ok
    expect(host.get_by_role("radio", name=wanted)).to_be_checked()


def look_for_tables(guest: Page) -> None:
    """What is listed now: the page asks when it is opened, and again after twenty seconds."""
    with guest.expect_response("**/api/house/tables"):
        guest.goto("/")


def test_who_knows_the_passphrase_opens_a_table_and_lists_it(guest: NewPage) -> None:
    ada, ben = guest(), guest(width=390, height=844)
    ada.goto("/")
    expect(ada.get_by_test_id("banner")).to_have_text(BANNER)
    expect(ada.get_by_role("button", name="Play Planet X")).to_have_count(0)
    expect(ada.get_by_role("link", name="New table")).to_have_count(0)
    seen(ada.get_by_role("heading", name="Opening tables"))
    seen(ada.get_by_text("Nobody is looking for players right now."))
    assert findings(ada) == []
    say(ada, "open barley")
    expect(ada.get_by_role("alert").first).to_contain_text("not this server’s passphrase")
    say(ada, SESAME)
    seen(ada.get_by_role("button", name="Play Planet X"))
    # Nobody of the house plays Ptolemaeus: a table can be opened, but not with one tap.
    expect(ada.get_by_role("button", name="Play Ptolemaeus")).to_have_count(0)
    expect(ada.get_by_role("heading", name="Opening tables")).to_have_count(0)

    ada.goto("/new")
    options = ada.get_by_label("Who plays here").first.locator("option")
    expect(options).to_have_count(2)  # open, and one opponent
    expect(ada.get_by_role("radio", name=re.compile("odds", re.IGNORECASE))).to_have_count(0)
    ada.get_by_role("radio", name="Show this table to everybody").check(force=True)
    assert findings(ada) == []
    ada.get_by_role("button", name="Open the table").click()
    seen(ada.get_by_role("heading", name="Before the game"))
    expect(ada.get_by_role("radio", name="Show this table to everybody")).to_be_checked()
    assert findings(ada) == []

    look_for_tables(ben)
    table = ben.get_by_role("region", name="Tables looking for players").get_by_role("link")
    expect(table).to_contain_text("1 of 2 seats free")
    assert findings(ben) == []
    change(ada, "Only with the link or the code")
    look_for_tables(ben)
    seen(ben.get_by_text("Nobody is looking for players right now."))
    change(ada, "Show this table to everybody")
    look_for_tables(ben)
    table.click()
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    seen(ada.get_by_role("group", name="Seat 2: Ben"))
    seen(ben.get_by_text("This table is shown to everybody"))


def test_no_table_without_the_passphrase(guest: NewPage) -> None:
    page = guest(width=390, height=844)
    page.goto("/new")
    seen(page.get_by_role("heading", name="Opening tables"))
    expect(page.get_by_role("button", name="Open the table")).to_have_count(0)
    say(page, SESAME)
    seen(page.get_by_role("button", name="Open the table"))


@pytest.mark.parametrize("language", SOME_LANGUAGES)
def test_guests_read_what_is_kept_in_figures_of_the_settings(guest: NewPage, language: str) -> None:
    page = guest(width=390, height=844, locale=language)
    page.goto("/")
    page.locator("a[href='/guests']").click()
    main = page.get_by_role("main")
    expect(main).to_contain_text(str(DAYS))
    expect(main).to_contain_text("256")
    seen(page.get_by_role("link", name=CONTACT))
    assert not re.search(r"guests-|house-|\{", main.inner_text())
    assert findings(page) == []
    wide = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
    assert not page.evaluate(wide)


def test_a_house_on_ones_own_machine_has_no_rules_to_show(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    seen(page.get_by_role("button", name="Play Ptolemaeus"))
    expect(page.get_by_role("heading", name="Tables looking for players")).to_have_count(0)
    expect(page.locator("a[href='/guests']")).to_have_count(0)
    open_table(page, "Ada")
    expect(page.get_by_role("radio", name="May watch")).to_have_count(1)
    expect(page.get_by_role("radio", name="Show this table to everybody")).to_have_count(0)
