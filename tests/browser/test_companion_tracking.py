"""Full tracking at a real table: two people with one phone, who see nothing of each other."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import companion_hands as companion
from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import LAID_DOWN, STANDARD, Traffic, button, heading
from tests.browser.conftest import NewPage
from tests.browser.waiting import seen

PHONE = {"width": 390, "height": 844}


def begin(page: Page) -> None:
    companion.open_part(page, "track")
    button(page, "Start tracking").click()


def whose(page: Page) -> str:
    """Who is to take the phone, as the page asks for them; and they do."""
    asked = page.get_by_role("heading", level=1, name=re.compile("^Pass the phone to "))
    seen(asked)
    name = asked.inner_text().removeprefix("Pass the phone to ")
    button(page, f"I am {name}").click()
    return name


def test_two_people_track_a_game_with_one_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE, own=True)
    companion.sit_down(page)
    page.goto(f"/companion/{STANDARD}/player")
    companion.introduce(page, "Bo", "winter", "genius")
    companion.to_menu(page)
    begin(page)
    first = whose(page)
    assert hands.question(page) == hands.TURN
    hands.pick(page, "Locate X")
    aloud = "Say aloud: right or wrong, never the sector."
    expect(page.get_by_test_id("confirm")).to_have_accessible_description(aloud)
    expect(page.get_by_text(aloud)).to_be_in_viewport(ratio=1)
    hands.research(page, "A")
    told = page.get_by_text("What you learned")
    seen(told)
    hands.show(page, "Log")
    clue = page.get_by_text("only you").first
    expect(clue).to_be_hidden()
    button(page, "Hold or tap: for you only").press("Enter")
    seen(clue)
    line = Traffic(page)

    other = "Bo" if first == "Ada" else "Ada"
    button(page, f"Pass the phone to {other}").click()
    assert whose(page) == other
    assert hands.question(page) == hands.TURN
    expect(told).to_have_count(0)
    assert not any('"clue"' in one and '"type":"research"' in one for one in line.got)

    # The pieces decide: what the first one entered is taken back, and entered otherwise.
    expect(button(page, "Undo move")).to_have_count(0)
    companion.take_back(page)
    button(page, f"Pass the phone to {first}").click()
    assert whose(page) == first
    assert hands.question(page) == hands.TURN
    hands.survey(page, "Asteroid", 1, 3)
    button(page, f"Pass the phone to {other}").click()
    heading(page, f"Pass the phone to {other}")
    seen(page.get_by_text(f"{first}: pawn in sector 5."))
    assert findings(page) == []

    page.reload()
    assert whose(page) == other
    hands.survey(page, "Asteroid", 1, 3)

    # A theory phase: both choose, then both lay a theory, each with the phone in hand.
    questions = [hands.CHOOSE, hands.CHOOSE, hands.PLACE, hands.PLACE]
    for question in questions:
        assert asked_next(page) == question
        button(page, "Hold or tap: for you only").press("Enter")
        hands.answer_somehow(page, question)
        button(page, "Hide").press("Enter")
    nothing_is_in_sight(page)


def asked_next(page: Page) -> str | None:
    """The phone goes to whoever is asked; what that is."""
    passing = page.get_by_role("button", name=re.compile("^Pass the phone to "))
    question = page.get_by_role("heading", level=2).filter(has_text=hands.QUESTIONS)
    seen(passing.or_(question).first)
    if passing.is_visible():
        passing.click()
        whose(page)
    return hands.question(page)


def nothing_is_in_sight(page: Page) -> None:
    """Neither sheet nor theories of whoever has laid one last, until they are held or tapped."""
    page.get_by_text("The board as a table").click()
    sheet = page.get_by_role("region", name="Note sheet")
    theories = page.get_by_role("cell").filter(has_text="face down")
    own = theories.filter(has_text="You: Asteroid")
    seen(theories.first)
    expect(own).to_have_count(0)
    expect(sheet).to_have_count(0)
    hands.show(page, "Sheet")
    seen(page.get_by_text("are covered"))
    button(page, "Hold or tap: for you only").press("Enter")
    seen(sheet)
    hands.show(page, "Board")
    seen(own)
    assert findings(page) == []
    # Whoever takes a phone up that was laid down may be anybody.
    page.evaluate(LAID_DOWN)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("^Pass the phone to "))
    expect(sheet).to_have_count(0)
