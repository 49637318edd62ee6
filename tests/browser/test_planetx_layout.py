"""The Planet X table on every screen: board, action and note sheet in sight, or one tap away."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, Page, Route, expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.played import moments, seat_at
from tests.browser.spoken import LOCALE
from tests.browser.waiting import seen
from tests.sizes import FULL

LAPTOPS = ((1440, 900), (1280, 800))
WIDE = ((1920, 1080), (2560, 1440))
TABLETS = ((1180, 820), (820, 1180))
PHONES = ((390, 844), (360, 740))
LYING = (844, 390)
KINDS = ("Survey", "Target", "Research", "Locate X")
LONGEST = LOCALE["pl"]
"""The language whose words for the actions are longest."""
CARD = 52
"""So many pixels a player takes where four share the width: a name and a line of figures."""
OUTSIDE = """(all) => all.flatMap((one) => {
  const { left, top, right, bottom, width } = one.getBoundingClientRect()
  let [x, y] = [innerWidth, innerHeight]
  for (let box = one.parentElement; box; box = box.parentElement) {
    if (getComputedStyle(box).overflowY === 'visible') continue
    y = Math.min(y, box.getBoundingClientRect().bottom)
  }
  const fits = width > 0 && left >= -1 && top >= -1 && right <= x + 1 && bottom <= y + 1
  return fits ? [] : [one.getAttribute('aria-label') ?? one.textContent.trim().slice(0, 40)]
})"""
"""What is not wholly in the window, or cut off by the part of the page that it scrolls in."""
FITS = "() => document.documentElement.scrollHeight <= innerHeight"


def ring(page: Page) -> Locator:
    return page.locator(".picture")


def cells(page: Page) -> Locator:
    return page.get_by_role("gridcell")


def confirm(page: Page) -> Locator:
    return page.get_by_test_id("confirm")


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})


def outside(*parts: Locator) -> list[str]:
    return [one for part in parts for one in part.evaluate_all(OUTSIDE)]


def whole_turn_in_sight(page: Page) -> None:
    """Board, sheet and what one confirms with, and nothing to scroll."""
    page.wait_for_function(FITS)
    assert outside(ring(page), cells(page), confirm(page)) == []


def boxes(parts: Locator) -> list[FloatRect]:
    found = [part.bounding_box() for part in parts.all()]
    return [box for box in found if box]


def put_together(page: Page, kind: str) -> None:
    """An action of this kind, with everything that its form can show."""
    hands.pick(page, kind)
    if kind == "Locate X":
        page.get_by_label("Planet X is in sector").select_option("3")


@pytest.mark.parametrize(("mode", "rows"), [("standard", 12), ("expert", 18)])
def test_a_turn_needs_no_scrolling_on_a_laptop(new_page: NewPage, mode: str, rows: int) -> None:
    page = new_page(width=1280, height=800)
    seats = ("you", "pencil", "pencil", "pencil")
    hands.sit_down(page, hands.open_table(page, *seats, mode=mode, help="advice"))
    assert hands.question(page) == hands.TURN
    expect(cells(page)).to_have_count(6 * rows)
    # The game with fewer rows has more room: only its longest forms, but at full size.
    for guided in (True, False):
        if not guided:
            hands.leave_guide(page)
        for kind in KINDS if FULL or (mode == "expert" and not guided) else KINDS[::3]:
            put_together(page, kind)
            for size in LAPTOPS:
                resize(page, size)
                whole_turn_in_sight(page)
    tabs = page.get_by_role("tab")
    expect(tabs).to_have_text([re.compile("^Help"), re.compile("^Log")])
    tabs.first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tabpanel", name="Log")).to_be_visible()
    expect(page.get_by_role("region", name="Help")).to_be_hidden()
    assert findings(page) == []
    for size in WIDE:
        resize(page, size)
        whole_turn_in_sight(page)
        expect(tabs).to_have_count(0)
        seen(page.get_by_role("region", name="Help"))
        seen(page.get_by_role("region", name="Log"))
        board = ring(page).bounding_box()
        assert board
        assert board["width"] > 0.6 * size[1]


LED = (LAPTOPS[1], PHONES[0], TABLETS[1], LYING)


@pytest.mark.parametrize(("width", "height"), LED if FULL else LED[:2])
def test_the_guide_moves_nothing_when_it_comes(new_page: NewPage, width: int, height: int) -> None:
    page = new_page(width=width, height=height, reduced_motion="reduce")
    words: list[Route] = []
    page.route("**/assets/guide_en-*.js", lambda route: words.append(route))
    with page.expect_request("**/assets/guide_en-*.js"):
        hands.sit_down(page, hands.open_table(page, "you", "pencil"))
    assert hands.question(page) == hands.TURN
    before = ring(page).bounding_box()
    words[0].continue_()
    seen(page.locator("#guide-title"))
    assert ring(page).bounding_box() == before
    step = page.get_by_role("button", name="Next", exact=True)
    while step.count():
        step.click()
        assert ring(page).bounding_box() == before


CROWDS = [("expert", False), ("expert", True), ("standard", True)]
"""Games with many rows, under a mouse and under fingers."""


@pytest.mark.parametrize(("mode", "touch"), CROWDS if FULL else CROWDS[:1])
def test_four_seats_and_the_longest_words_fit(new_page: NewPage, mode: str, touch: bool) -> None:
    page = new_page(locale=LONGEST, **({"has_touch": True} if touch else {}))
    table = hands.open_table(page, "you", "pencil", "pencil", "pencil", mode=mode, help="odds")
    page.goto(f"/t/{table['table']['table']}")
    kinds, chosen = page.locator(".kinds label"), page.locator("fieldset .card, .ends select")
    players = page.locator("ol li:has(.figure)")
    expect(kinds).to_have_count(4)
    expect(players).to_have_count(4)
    for guided in (True, False) if FULL else (True,):
        if not guided:
            page.evaluate("localStorage.setItem('ecliptic-guide-planetx', '{\"on\":false}')")
            page.reload()
        for kind in (1, 2, 3, 0) if FULL else (3, 0):
            hands.tick(kinds.nth(kind).get_by_role("radio"))
            for width, height in (*LAPTOPS, *TABLETS):
                resize(page, (width, height))
                whole_turn_in_sight(page)
                assert {round(one["y"]) for one in boxes(kinds)} == {round(boxes(kinds)[0]["y"])}
                assert max(one["height"] for one in boxes(players)) <= CARD
                assert width < height or boxes(ring(page))[0]["height"] >= 0.49 * height
                # A finger's rows leave a tablet that stands upright less room.
                assert kind != 0 or (touch and width < height) or outside(chosen) == []
            assert kind != 0 or touch or findings(page) == []
        for small in (*PHONES[:1], LYING):
            resize(page, small)
            page.wait_for_function(FITS)
            assert outside(ring(page), page.locator("fieldset .card"), confirm(page)) == []


@pytest.mark.parametrize("kind", ["Choosing", "Placing", "LastChances"])
def test_every_question_fits_a_laptop(new_page: NewPage, house: BrowserHouse, kind: str) -> None:
    page, bo = new_page(width=1280, height=800), new_page(own=True)
    table = next(
        table
        for seed in ("a", "b", "c", "d", "e")
        for one, table in moments("planetx", seed)
        if one == kind
    )
    page.goto("/t/" + seat_at(house, page, bo, "planetx", table, help="odds"))
    assert hands.question(page) != hands.TURN
    for size in LAPTOPS:
        resize(page, size)
        whole_turn_in_sight(page)


def test_tablets_have_layouts_of_their_own(new_page: NewPage) -> None:
    page = new_page(width=1180, height=820)
    hands.sit_down(page, hands.open_table(page, "you", "pencil", help="odds"))
    assert hands.question(page) == hands.TURN
    for size in TABLETS:
        resize(page, size)
        whole_turn_in_sight(page)
    tabs = [re.compile(f"^{tab}") for tab in ("Sheet", "Help", "Log")]
    expect(page.get_by_role("tab")).to_have_text(tabs)
    assert findings(page) == []


def test_a_phone_has_tabs_and_the_action_at_hand(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    hands.sit_down(page, hands.open_table(page, "you", "pencil", help="odds"))
    assert hands.question(page) == hands.TURN
    hands.pick(page, "Asteroid")
    objects = page.get_by_role("group", name="What do you look for?").get_by_role("radio")
    for size in PHONES:
        resize(page, size)
        assert page.evaluate(FITS)
        assert outside(objects, ring(page), confirm(page)) == []
    for tab, part in (("Sheet", "Note sheet"), ("Help", "Help"), ("Log", "Log")):
        hands.show(page, tab)
        seen(page.get_by_role("region", name=part))
        expect(ring(page)).to_be_hidden()
        assert outside(confirm(page)) == []
        assert findings(page) == [], tab
    page.keyboard.press("Home")
    seen(ring(page))
    expect(page.get_by_role("radio", name="Asteroid")).to_be_checked()
    resize(page, LYING)
    for tab in ("Action", "Sheet"):
        hands.show(page, tab)
        assert page.evaluate(FITS)
        assert outside(ring(page), confirm(page)) == []
    board, bar = ring(page).bounding_box(), page.locator(".confirm-bar").bounding_box()
    assert board
    assert bar
    assert board["height"] >= 0.8 * LYING[1]
    assert board["y"] + bar["height"] <= 0.3 * LYING[1]
    assert bar["x"] >= board["x"] + board["width"]
    assert findings(page) == []
