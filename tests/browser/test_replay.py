"""The replay viewer: a finished game of this server, and a record brought along."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import NewPage

OPTIONS = {
    "mode": "standard",
    "places": [{"season": "spring", "facts": 4}, {"season": "summer", "facts": 4}],
}
TABLE = {
    "game": "planetx",
    "options": OPTIONS,
    "seats": [{"who": "observer"}, {"who": "pencil"}],
    "name": "Ada",
}


def finished_game(page: Page) -> str:
    """A game between two opponents, opened by this page, that has come to its end."""
    answer = page.request.post("/api/tables", data=TABLE)
    table = str(answer.json()["table"])
    while page.request.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        time.sleep(0.2)
    return table


def test_a_finished_game_is_stepped_through_with_any_eyes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/replay")
    table = finished_game(page)
    page.reload()
    page.get_by_role("region", name="Your finished games").get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/replay/t/{table}"))
    happened = page.get_by_role("region", name="What happened")
    expect(happened).to_contain_text("Pencil")
    first = happened.inner_text()
    page.get_by_role("button", name="One step on").click()
    expect(happened).not_to_have_text(first)
    page.get_by_label("Seen by").select_option("1")
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"(\d+) of \1")
    )
    left = page.get_by_role("region", name="Skies still possible")
    expect(left).to_contain_text("Observer")
    assert findings(page) == []


def test_a_record_from_elsewhere_is_looked_at(new_page: NewPage) -> None:
    page = new_page(width=360)
    page.goto("/replay")
    table = finished_game(page)
    record = page.request.get(f"/api/tables/{table}/record.txt").text()
    page.get_by_label("Or paste its text").fill(record)
    page.get_by_role("button", name="Look at it").click()
    expect(page).to_have_url(re.compile(r"/replay/(?!t/)\w+"))
    expect(page.get_by_role("region", name="What happened")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_what_is_no_record_is_refused_with_a_sentence(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/replay")
    page.get_by_label("Or paste its text").fill("this is no record")
    page.get_by_role("button", name="Look at it").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
