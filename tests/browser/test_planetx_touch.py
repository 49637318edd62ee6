"""A finger on the ring draws a survey, and the browser does not take it away to scroll."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser import companion_hands, touch
from tests.browser import planetx_hands as hands
from tests.browser.conftest import NewPage

CANCELLED = "pointercancel"


def run_chosen(page: Page) -> tuple[str, str]:
    ends = (page.get_by_label("From sector"), page.get_by_label("To sector"))
    first, last = (one.input_value() for one in ends)
    return first, last


def test_a_survey_is_drawn_with_a_finger(new_page: NewPage) -> None:
    page = new_page(**touch.TOUCH_PHONE)
    hands.sit_down(page, hands.open_table(page, "you", "pencil", code=hands.CODE))
    assert hands.question(page) == hands.TURN
    ring = page.get_by_role("group", name="The board")
    at = touch.sectors_of(ring)
    heard = touch.draw(page, [at[2], at[3], at[4]])
    assert (heard[0], heard[-1]) == ("pointerdown", "pointerup")
    assert CANCELLED not in heard
    assert run_chosen(page) == ("2", "4")
    # What is half put together is there after a reload, and so is the finger's way on.
    page.reload()
    assert hands.question(page) == hands.TURN
    expect(page.get_by_label("To sector")).to_have_value("4")
    at = touch.sectors_of(ring)
    touch.draw(page, [at[5], at[4], at[3]])
    assert run_chosen(page) == ("3", "5")
    # Where the browser may scroll it does: these are a real finger's events.
    ring.evaluate("(svg) => { svg.style.touchAction = 'auto' }")
    assert touch.draw(page, [at[2], at[3], at[4]])[-1] == CANCELLED
    ring.evaluate("(svg) => { svg.style.touchAction = '' }")
    # Nothing is drawn for a target: over the board a finger scrolls like anywhere else.
    hands.pick(page, "Target")
    assert ring.evaluate("(svg) => getComputedStyle(svg).touchAction") == "auto"


def test_a_survey_is_drawn_in_the_companion(new_page: NewPage) -> None:
    page = new_page(**touch.TOUCH_PHONE)
    companion_hands.sit_down(page)
    companion_hands.open_part(page, "survey")
    at = touch.sectors_of(page.get_by_role("group", name="The ring"))
    assert CANCELLED not in touch.draw(page, [at[2], at[3], at[4]])
    assert run_chosen(page) == ("2", "4")
