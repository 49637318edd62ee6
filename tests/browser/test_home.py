"""The front page, and the way from it into a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage

SCREENS = [
    "/",
    "/new",
    "/j/ABCDEF",
    "/j",
    "/m",
    "/m#secret",
    "/replay",
    "/about",
    "/nowhere/at/all",
]
WIDTHS = [360, 768, 2560]


def test_one_tap_deals_a_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/t/"))
    page.goto("/")
    mine = page.get_by_role("region", name="Your tables")
    mine.get_by_role("link", name=re.compile("The Search for Planet X")).click()
    expect(page).to_have_url(re.compile("/t/"))


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(new_page: NewPage, theme: str) -> None:
    page = new_page(color_scheme=theme)
    for path in SCREENS:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        assert findings(page) == [], path


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_scrolls_sideways(new_page: NewPage, width: int) -> None:
    page = new_page(width=width)
    for path in SCREENS:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth") <= width, path


def test_everything_to_press_is_large_enough(new_page: NewPage) -> None:
    page = new_page(width=360)
    for path in SCREENS:
        page.goto(path)
        expect(page.locator("main h1")).to_be_visible()
        for control in page.locator("button, select, input:not([type=radio]), nav a").all():
            box = control.bounding_box()
            assert box is None or box["height"] >= 43.9, f"{path}: {control.inner_text()}"


def test_a_new_screen_starts_at_its_heading(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title(re.compile("New table"))
    page.go_back()
    expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_theme_and_language_are_kept(new_page: NewPage) -> None:
    page = new_page(locale="fr-FR", color_scheme="dark")
    page.goto("/about")
    html = page.locator("html")
    expect(html).to_have_attribute("lang", "fr")
    expect(html).to_have_attribute("data-theme", "dark")
    header = page.get_by_role("banner")
    header.get_by_role("combobox").select_option("pl")
    header.get_by_role("button").click()
    header.get_by_role("button").click()
    page.reload()
    expect(html).to_have_attribute("lang", "pl")
    expect(html).to_have_attribute("data-theme", "light")


def test_a_wrong_code_is_answered_with_a_sentence(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.get_by_label("Code of the table").fill("zzzzzz")
    page.get_by_role("button", name="Join", exact=True).click()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
