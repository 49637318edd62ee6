"""Full tracking at a real table: alone against opponents, and two people with one phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import companion_hands as companion
from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import STANDARD, Traffic, button, heading
from tests.browser.conftest import NewPage

PHONE = {"width": 390, "height": 844}


def begin(page: Page, opponents: int = 0) -> None:
    companion.open_part(page, "track")
    if opponents:
        group = page.get_by_role("group", name="Opponents played by the computer")
        group.get_by_role("radio", name=str(opponents)).check(force=True)
    button(page, "Begin tracking").click()


def test_alone_with_two_opponents_to_the_score(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    companion.sit_down(page)
    begin(page, opponents=2)
    assert hands.question(page) == hands.TURN
    pieces = page.get_by_role("region", name="The real board now")
    expect(pieces.get_by_role("listitem").filter(has_text="pawn in sector")).to_have_count(3)
    hands.locate(page, *hands.the_right_locate(STANDARD))
    assert hands.question(page) is None
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    record = page.get_by_role("link", name=re.compile("record", re.IGNORECASE))
    assert page.request.get(str(record.get_attribute("href"))).ok
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()


def whose(page: Page) -> str:
    """Who is to take the phone, as the page asks for them; and they do."""
    asked = page.get_by_role("heading", level=1, name=re.compile("^Pass the phone to "))
    expect(asked).to_be_visible()
    name = asked.inner_text().removeprefix("Pass the phone to ")
    button(page, f"I am {name}").click()
    return name


def test_two_people_track_a_game_with_one_phone(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    companion.sit_down(page)
    page.goto(f"/companion/{STANDARD}/player")
    companion.introduce(page, "Bo", "winter", "genius")
    companion.to_menu(page)
    begin(page)
    first = whose(page)
    assert hands.question(page) == hands.TURN
    hands.research(page, "A")
    told = page.get_by_text("What you learned")
    expect(told).to_be_visible()
    clue = page.get_by_text("only you").first
    expect(clue).to_be_hidden()
    button(page, "Hold or tap: for you only").press("Enter")
    expect(clue).to_be_visible()
    line = Traffic(page)

    other = "Bo" if first == "Ada" else "Ada"
    button(page, f"Pass the phone to {other}").click()
    assert whose(page) == other
    assert hands.question(page) == hands.TURN
    expect(told).to_have_count(0)
    assert not any('"clue"' in one and '"type":"research"' in one for one in line.got)

    # The pieces decide: what the first one entered is taken back, and entered otherwise.
    companion.take_back(page)
    button(page, f"Pass the phone to {first}").click()
    assert whose(page) == first
    assert hands.question(page) == hands.TURN
    hands.survey(page, "Asteroid", 1, 3)
    button(page, f"Pass the phone to {other}").click()
    heading(page, f"Pass the phone to {other}")
    expect(page.get_by_text(f"{first}: pawn in sector 5.")).to_be_visible()
    assert findings(page) == []

    page.reload()
    assert whose(page) == other
