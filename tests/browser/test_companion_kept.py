"""What a device keeps of an evening: after a reload, without the server, until it is deleted."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser import companion_hands as hands
from tests.browser.companion_hands import (
    STANDARD,
    button,
    heading,
    kept,
)
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844}


def test_everything_is_there_after_a_reload(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    button(page, "Turn the arrow one sector on").click()
    seen(page.get_by_text("Visible sky 2–\u20607"))
    hands.target(page, 4)
    said = hands.answer(page)
    page.reload()
    page.get_by_role("link", name="Back").click()
    seen(page.get_by_text("Visible sky 2–\u20607"))
    expect(page.get_by_role("link", name=re.compile("^Target"))).to_contain_text("1 left")
    hands.open_part(page, "sheet")
    cell = page.get_by_role("button", name=re.compile("^Sector 6, Asteroid"))
    cell.click()
    expect(cell).to_have_accessible_name("Sector 6, Asteroid: crossed out by you")
    page.get_by_role("link", name="Back").click()
    page.goto("/companion")
    page.get_by_role("link", name=re.compile(STANDARD)).click()
    hands.open_part(page, "history")
    button(page, "Hold or tap: answers").press("Enter")
    seen(page.get_by_text(said))
    page.goto(f"/companion/{STANDARD}/sheet")
    expect(cell).to_have_accessible_name("Sector 6, Asteroid: crossed out by you")


def test_an_evening_is_deleted(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    hands.open_part(page, "track")
    button(page, "Start tracking").click()
    seen(page.get_by_role("region", name="Now on the real board"))
    assert len(page.request.get("/api/tables").json()) == 1
    page.goto("/companion")
    button(page, "Delete").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("give up its seats")
    dialog.get_by_role("button", name="Delete").click()
    expect(page.get_by_role("region", name="Games started on this device")).to_have_count(0)
    assert kept(page) == {}
    assert page.context.cookies() == []
    page.goto(f"/companion/{STANDARD}")
    heading(page, "The same code everywhere?")


def test_without_a_connection_the_evening_goes_on(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    hands.sit_down(page)
    hands.target(page, 11)
    hands.to_menu(page)
    page.context.set_offline(True)
    hands.target(page, 4)
    assert hands.answer(page) == "Sector 4 holds an asteroid."
    hands.to_menu(page)
    hands.open_part(page, "history")
    button(page, "Hold or tap: answers").press("Enter")
    seen(page.get_by_text("Sector 11 holds a comet."))
    # What needs the server is said where it is wanted, and the rest goes on.
    button(page, "Watch the replay").click()
    notice = page.get_by_text("every question is still answered")
    seen(notice)
    page.get_by_role("link", name="Back").click()
    hands.open_part(page, "sheet")
    cell = page.get_by_role("button", name=re.compile("^Sector 6, Asteroid"))
    cell.click()
    expect(cell).to_have_accessible_name("Sector 6, Asteroid: crossed out by you")
    page.context.set_offline(False)
    expect(notice).to_have_count(0)
