"""Whole games against an opponent: through the accessible tree, and by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen
from tests.sizes import FULL

MOST_QUESTIONS = 60
KINDS_OF_QUESTIONS = {hands.TURN, hands.CHOOSE, hands.PLACE}


class Guess:
    """When to locate Planet X: at full size never, so that the opponent ends the game; otherwise as
    soon as everything has been asked, or games would be long."""

    def __init__(self) -> None:
        self._asked: set[str] = set()

    def is_due(self, asked: str) -> bool:
        self._asked.add(asked)
        return not FULL and asked == hands.TURN and self._asked >= KINDS_OF_QUESTIONS


def test_a_whole_game_through_the_accessible_tree(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "apprentice", code=hands.CODE))
    guess = Guess()
    page.get_by_text("The board as a table").click()
    board = page.get_by_role("table", name="The board, sector by sector")
    expect(board.get_by_role("row")).to_have_count(13)
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        if asked is None:
            break
        # Whom the table waits for is always said, also to those who hear.
        seen(page.get_by_text("Your turn", exact=True).first)
        if guess.is_due(asked):
            hands.locate(page, *hands.the_right_locate())
        else:
            hands.answer_somehow(page, asked)
    seen(page.get_by_role("table", name="Score sheet"))
    expect(board.get_by_role("cell", name="Planet X")).to_have_count(1)
    seen(page.get_by_role("link", name="Download the record"))
    assert findings(page) == []


class Keyboard:
    """A person without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def here(self) -> str:
        """The name of what has the focus, as far as it has one."""
        found: str = self.page.evaluate(
            "() => { const here = document.activeElement; return here.labels?.[0]?.textContent"
            " ?? here.getAttribute('aria-label') ?? here.textContent ?? '' }"
        )
        return " ".join(found.split())

    def tab_to(self, name: str) -> None:
        for _ in range(120):
            if re.match(name, self.here()):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"no way to {name}; stopped at {self.here()!r}")

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def arrow_to(self, name: str) -> None:
        """Along a group of radio buttons."""
        for _ in range(12):
            if re.match(name, self.here()):
                return
            self.press("ArrowRight")
        raise AssertionError(f"no {name} in this group")

    def confirm(self, name: str) -> None:
        self.tab_to(f"{name}$")
        self.press("Enter")


KINDS = r"(Survey|Target|Research|Locate X) costs \d"
"""A kind of action with its cost; the button that confirms has the same name without one."""


def answer_by_keyboard(person: Keyboard, asked: str) -> None:
    page = person.page
    if asked == hands.CHOOSE:
        person.tab_to("[-–]?\\s*None")
        person.arrow_to(rf"[-–]?\s*{hands.theory_left(page)}")
        person.confirm("(Choose|No theory)")
    elif asked == hands.PLACE:
        person.tab_to("Sector \\d+$")
        person.press("End", "Enter")
        person.confirm("Place")
    elif asked == hands.LAST_CHANCE:
        person.tab_to(r"(Locate X|Theory|Pass) \D*\d")
        person.arrow_to("Pass")
        person.confirm("Pass")
    elif page.get_by_role("radio", name=re.compile("^Research")).is_enabled():
        person.tab_to(KINDS)
        person.arrow_to("Research")
        person.tab_to("[A-F] ")
        person.press("Space")
        person.confirm("Research")
    else:
        person.tab_to(KINDS)
        person.arrow_to("Survey")
        person.tab_to("Comet")
        person.arrow_to("Asteroid")
        person.tab_to("Sector \\d+$")
        person.press("Enter", "Shift+ArrowRight", "Shift+ArrowRight")
        person.confirm("Survey")


def locate_by_keyboard(person: Keyboard, sector: int, before: str, after: str) -> None:
    person.tab_to(KINDS)
    person.arrow_to("Locate X")
    person.tab_to("Planet X is in sector")
    for _ in range(12):
        if person.page.evaluate("document.activeElement.value") == str(sector):
            break
        person.press("ArrowDown")
    for thing in (before, after):
        person.press("Tab")
        person.tab_to(r"\W*(Comet|Asteroid|Gas cloud|Truly empty|Dwarf planet)$")
        person.press("Space")
        person.arrow_to(rf"\W*{thing}")
    person.confirm("Locate")


def test_a_whole_game_by_keyboard(new_page: NewPage) -> None:
    page = new_page()
    hands.sit_down(page, hands.open_table(page, "you", "apprentice", code=hands.CODE))
    person = Keyboard(page)
    guess = Guess()
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        if asked is None:
            break
        if guess.is_due(asked):
            locate_by_keyboard(person, *hands.the_right_locate())
        else:
            answer_by_keyboard(person, asked)
        # While the next question takes the place of the answered one, nothing has the focus.
        seen(page.locator(":focus"))
    seen(page.get_by_role("table", name="Score sheet"))


def test_axe_finds_nothing_at_the_table(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    hands.sit_down(page, hands.open_table(page, "you", "pencil", help="odds"))
    assert hands.question(page) == hands.TURN
    assert findings(page) == []
    page.get_by_text("The board as a table").click()
    hands.pick(page, "Research")
    assert findings(page) == []


def test_moments_are_echoed_at_the_lower_edge_of_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    hands.sit_down(page, hands.open_table(page, "you", code=hands.CODE))
    hands.leave_guide(page)
    conference = page.get_by_role("heading", name="Conference X1")
    looked_at: set[str] = set()
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        assert asked is not None
        if asked not in looked_at:
            assert findings(page) == [], asked
            looked_at.add(asked)
        if conference.count():
            break
        hands.answer_somehow(page, asked)
    assert looked_at >= {hands.TURN, hands.CHOOSE, hands.PLACE}
    expect(page.get_by_role("heading", name=re.compile("^Peer review")).first).to_be_attached()
    assert findings(page) == []
    hands.show(page, "Log")
    page.get_by_role("button", name="Read: ").click()
    expect(conference).to_be_in_viewport()
    page.get_by_role("button", name="Close").click()
    expect(conference).to_have_count(0)


@pytest.mark.parametrize(("width", "mode"), [(360, "expert"), (1000, "standard")])
def test_the_table_never_scrolls_sideways(new_page: NewPage, width: int, mode: str) -> None:
    page = new_page(width=width)
    hands.sit_down(page, hands.open_table(page, "you", "random", "random", "random", mode=mode))
    assert hands.question(page) == hands.TURN
    for kind in ("Survey", "Research", "Locate X"):
        hands.pick(page, kind)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, kind
    page.set_viewport_size({"width": 2560, "height": 1400})
    assert page.evaluate("document.documentElement.scrollWidth") <= 2560


def test_text_may_be_twice_as_large(new_page: NewPage) -> None:
    page = new_page(width=360)
    hands.sit_down(page, hands.open_table(page, "you", "random"))
    assert hands.question(page) == hands.TURN
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    for width in (360, 1280):
        page.set_viewport_size({"width": width, "height": 860})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
