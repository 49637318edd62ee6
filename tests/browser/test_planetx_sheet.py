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
    expect(mark).to_have_attribute("aria-label", re.compile("excluded by you"))
    mark.click()
    expect(mark).to_have_attribute("aria-label", re.compile("certain to you"))
    expect(page.get_by_role("columnheader", name=re.compile("1 of "))).to_have_count(1)
    page.get_by_role("button", name="Undo on the sheet").click()
    expect(mark).to_have_attribute("aria-label", re.compile("excluded by you"))
    page.get_by_role("button", name="Redo on the sheet").click()
    page.locator("summary", has_text="Free notes").click()
    page.get_by_role("textbox", name="Free notes").fill("two in a row")
    with page.expect_response(lambda answer: "/notes" in answer.url and answer.ok):
        pass
    page.reload()
    expect(mark).to_have_attribute("aria-label", re.compile("certain to you"))
    page.locator("summary", has_text="Free notes").click()
    expect(page.get_by_role("textbox", name="Free notes")).to_have_value("two in a row")


def test_two_devices_write_on_one_sheet(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    other = page.context.new_page()
    other.goto(page.url)
    names = [
        (one.get_attribute("aria-label") or "").partition(": ")[0]
        for one in page.get_by_role("button", name=re.compile("^Sector .*: open$")).all()[:2]
    ]
    for device, name in zip((page, other), names, strict=True):
        with device.expect_response(lambda answer: answer.request.method == "PUT"):
            cell(device, name).click()
    expect(cell(other, names[0])).to_have_attribute("aria-label", re.compile("excluded by you"))


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
    reason = page.get_by_role("dialog")
    seen(reason.get_by_role("listitem").first)
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
