"""A new table of Ptolemaeus: a famous date, any date, a random one; and its sky before the deal."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.ptolemaeus_tables import is_over
from tests.browser.waiting import seen

NEW = "/new?game=ptolemaeus"


def words_of_the_sky(page: Page) -> str:
    words = page.locator("figcaption details")
    if words.get_attribute("open") is None:
        words.locator("summary").click()
    return words.inner_text()


def test_a_famous_date_shows_its_line_and_its_sky(new_page: NewPage) -> None:
    page = new_page()
    page.goto(NEW)
    page.get_by_label("A famous date").select_option("moons-of-jupiter")
    seen(page.get_by_text("7 January 1610"))
    seen(page.get_by_text("Galileo"))
    assert "Sol in Capricornus" in words_of_the_sky(page)
    page.get_by_label("A famous date").select_option("copernicus")
    seen(page.get_by_text("Julian calendar"))


def test_any_date_begins_a_game_under_its_sky(new_page: NewPage) -> None:
    page = new_page()
    page.goto(NEW)
    page.get_by_label("Day").fill("29")
    page.get_by_label("Day").blur()
    page.get_by_label("Month").select_option("2")
    expect(
        page.get_by_role("alert").filter(has_text="There is no 29 February 1969")
    ).to_be_visible()
    expect(page.locator("figcaption")).to_be_hidden()
    page.get_by_role("radio", name="1", exact=True).check()
    page.get_by_label("Year").fill("1500")
    page.get_by_role("button", name="Open the table").click()
    expect(page).to_have_url(re.compile("/t/"))
    is_over(page)
    seen(page.get_by_text("Sky of 29 February 1500", exact=True))


def test_nothing_moves_away_under_a_tap_that_leaves_a_field(new_page: NewPage) -> None:
    """The tap on the button first leaves the year, and its sky comes before the finger is up."""
    page = new_page(width=390)
    page.goto(NEW)
    button = page.get_by_role("button", name="Open the table")
    for width in (390, 1280):
        page.set_viewport_size({"width": width, "height": 860})
        page.get_by_label("A famous date").select_option("pluto")
        seen(page.get_by_text("18 February 1930"))
        page.get_by_label("Day").fill("29")
        page.get_by_label("Day").blur()
        seen(page.get_by_role("alert").filter(has_text="There is no 29 February 1930"))
        before = button.bounding_box()
        page.get_by_label("Year").fill("1932")
        page.get_by_label("Year").blur()
        seen(page.get_by_text("29 February 1932"))
        assert button.bounding_box() == before


def test_a_day_that_never_was_is_explained(new_page: NewPage) -> None:
    page = new_page()
    page.goto(NEW)
    seen(page.get_by_text("20 July 1969"))
    page.get_by_label("Day").fill("31")
    page.get_by_label("Day").blur()
    page.get_by_label("Month").select_option("6")
    seen(page.get_by_role("alert").filter(has_text="There is no 31 June 1969"))


def test_a_random_day_is_drawn_before_the_game(new_page: NewPage) -> None:
    page = new_page()
    page.goto(NEW)
    seen(page.get_by_text("20 July 1969"))
    page.get_by_role("button", name="Random day").click()
    expect(page.get_by_text("20 July 1969")).to_be_hidden()


def test_axe_finds_nothing_in_the_picker(new_page: NewPage) -> None:
    page = new_page(width=360)
    page.goto(NEW)
    seen(page.get_by_text("20 July 1969"))
    assert findings(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
