"""The note sheet: marks, undo, what the game said, help, and that nothing of it is lost."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen


def cell(page: Page, name: str) -> Locator:
    return page.get_by_role("gridcell").get_by_role("button", name=re.compile(f"^{name}: "))


def free_cell(page: Page) -> str:
    """A cell the game has said nothing of yet."""
    found = page.get_by_role("button", name=re.compile("^Sector 4, .*: open$")).first
    return (found.get_attribute("aria-label") or "").partition(": ")[0]


def test_marks_are_undone_and_survive_a_reload(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    name = free_cell(page)
    mark = cell(page, name)
    mark.click()
    expect(mark).to_have_attribute("aria-label", re.compile("crossed out by you"))
    mark.click()
    expect(mark).to_have_attribute("aria-label", re.compile("circled by you"))
    expect(page.get_by_role("columnheader", name=re.compile("1 of "))).to_have_count(1)
    page.get_by_role("button", name="Undo on the note sheet").click()
    expect(mark).to_have_attribute("aria-label", re.compile("crossed out by you"))
    page.get_by_role("button", name="Redo on the note sheet").click()
    page.locator("summary", has_text="Free notes").click()
    page.get_by_role("textbox", name="Free notes").fill("two in a row")
    with page.expect_response(lambda answer: "/notes" in answer.url and answer.ok):
        pass
    page.reload()
    expect(mark).to_have_attribute("aria-label", re.compile("circled by you"))
    page.locator("summary", has_text="Free notes").click()
    expect(page.get_by_role("textbox", name="Free notes")).to_have_value("two in a row")


def test_two_devices_write_on_one_sheet(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    other = page.context.new_page()
    # A browser that is used again opens pages in its first visitor's size.
    other.set_viewport_size({"width": 1280, "height": 860})
    other.goto(page.url)
    names = [
        (one.get_attribute("aria-label") or "").partition(": ")[0]
        for one in page.get_by_role("button", name=re.compile("^Sector .*: open$")).all()[:2]
    ]
    for device, name in zip((page, other), names, strict=True):
        with device.expect_response(lambda answer: answer.request.method == "PUT"):
            cell(device, name).click()
    expect(cell(other, names[0])).to_have_attribute("aria-label", re.compile("crossed out by you"))


def test_starting_facts_are_marked_apart_and_stay(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    given = page.get_by_role("button", name=re.compile("excluded by a starting fact"))
    expect(given).to_have_count(12)
    given.first.click(force=True)
    expect(given).to_have_count(12)


def test_help_flags_a_contradiction_and_says_why(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "pencil", help="certain", code=hands.CODE))
    panel = page.get_by_role("region", name="Help")
    expect(panel).to_contain_text("possible")
    two_planets = page.get_by_role("button", name=re.compile("^Sector (1|2), Planet X"))
    for planet in two_planets.all():
        planet.click()
        planet.click()
    expect(panel.get_by_role("status")).to_contain_text("Sector 2")
    assert hands.question(page) == hands.TURN
    hands.pick(page, "Target")
    page.get_by_label("Which sector?").select_option(str(hands.not_empty()))
    hands.confirm(page, "Target")
    panel.get_by_role("button", name="Why?").click()
    reason = page.get_by_role("region", name=re.compile("^Planet X is in"))
    seen(reason.get_by_role("listitem").first)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)


def test_the_sheet_explains_itself(new_page: NewPage) -> None:
    page = new_page(1440, 900)
    hands.sit_down(page, hands.open_table(page, "you", "pencil", help="odds", code=hands.CODE))
    assert hands.question(page) == hands.TURN
    # What logic and odds show is in the names of the cells.
    seen(page.get_by_role("button", name=re.compile(r"^Sector \d+, .*: open, odds \d+%$")).first)
    seen(page.get_by_role("button", name=re.compile(": open, impossible by logic$")).first)
    # The line about a cell stands below all rows, wherever the page is scrolled to.
    line, grid = page.locator(".looked").bounding_box(), page.get_by_role("grid").bounding_box()
    assert line is not None
    assert grid is not None
    assert line["y"] >= grid["y"] + grid["height"]
    # On a wide screen the ring shows what may be where, until somebody does not want that.
    on_ring, ring = page.get_by_label("Show on the ring"), page.locator("g.noted")
    expect(on_ring).to_be_checked()
    seen(ring.first)
    on_ring.uncheck()
    expect(ring).to_have_count(0)
    # A circle excludes the other objects of its sector if that is wanted, and is one step to undo.
    page.get_by_role("button", name="Legend").click()
    seen(page.get_by_role("dialog").get_by_text("Excluded by a starting fact"))
    page.get_by_label("Circling an object crosses out").check()
    assert findings(page) == []
    page.keyboard.press("Escape")
    row = page.get_by_role("row", name=re.compile("^4 "))
    before = [one.get_attribute("aria-label") for one in row.get_by_role("button").all()]
    planet = cell(page, "Sector 4, Planet X")
    planet.click()
    planet.click()
    expect(row.get_by_role("button", name=re.compile(": open"))).to_have_count(0)
    page.get_by_role("button", name="Undo on the note sheet").click()
    page.get_by_role("button", name="Undo on the note sheet").click()
    assert [one.get_attribute("aria-label") for one in row.get_by_role("button").all()] == before
    # Habits stay with the device.
    page.reload()
    expect(on_ring).not_to_be_checked()
    page.get_by_role("button", name="Legend").click()
    expect(page.get_by_label("Circling an object crosses out")).to_be_checked()
