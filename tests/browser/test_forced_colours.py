"""Forced colours (Windows high contrast): selection, what cannot be done, and focus."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser import planetx_hands as hands
from tests.browser.conftest import NewPage


def look(of: Locator) -> tuple[str, str]:
    """Its ink and what lies behind it."""
    ink, behind = of.evaluate(
        "(one) => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    )
    return ink, behind


def test_colours_that_somebody_forces_still_tell_everything(new_page: NewPage) -> None:
    page = new_page()
    page.emulate_media(forced_colors="active")
    hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    confirm = page.get_by_test_id("confirm")
    expect(confirm).to_have_attribute("aria-disabled", "true")
    off = look(confirm)

    hands.pick(page, "Research")
    kinds = page.get_by_role("group", name="Actions").locator(".card")
    chosen, other = kinds.filter(has_text="Research"), kinds.filter(has_text="Survey")
    assert look(chosen)[1] != look(other)[1]

    hands.pick(page, "A ")
    expect(confirm).to_have_attribute("aria-disabled", "false")
    assert look(confirm) != off
    # What it does and what it costs is read with it, as it is shown beside it.
    expect(confirm).to_have_accessible_description(re.compile("topic A.*costs 1"))

    page.keyboard.press("Tab")
    focus = page.locator(":focus-visible")
    expect(focus).to_have_count(1)
    ring = focus.evaluate(
        "(one) => getComputedStyle(one.matches('input') ? one.nextElementSibling : one).outline"
    )
    assert "solid 3px" in ring, ring
