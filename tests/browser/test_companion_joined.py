"""Tracked games on several phones, played again, kept from other ears, and to the very end."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser import companion_hands as companion
from tests.browser import planetx_hands as hands
from tests.browser.companion_hands import STANDARD, button, kept
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.test_companion_tracking import PHONE, begin, whose

MOST_QUESTIONS = 40
TRACKED = re.compile(r"/companion/[A-Z]\d[A-Z]\d/track$")


def tracked(page: Page, code: str = STANDARD) -> str:
    """The table that this device's evening is tracked at."""
    table: str = kept(page)[code]["tracked"]["table"]
    return table


def is_asked(page: Page, table: str, seat: int) -> bool:
    shown = page.request.get(f"/api/tables/{table}?seat={seat}").json()
    return shown["now"]["decision"] is not None


def pieces(page: Page) -> None:
    expect(page.get_by_role("region", name="The real board now")).to_be_visible()


def test_a_phone_joins_a_tracked_game_and_they_play_again(new_page: NewPage) -> None:
    host, guest = new_page(**PHONE), new_page(**PHONE)
    companion.sit_down(host)
    companion.open_part(host, "track")
    phones = host.get_by_role("group", name="Players with a phone of their own")
    phones.get_by_role("radio", name="1").check(force=True)
    button(host, "Begin tracking").click()
    link = host.get_by_role("textbox").input_value()

    guest.goto(link[link.index("/j/") :])
    guest.get_by_label("Your name").fill("Bo")
    button(guest, "Take a seat").click()
    expect(guest).to_have_url(re.compile(f"/companion/{STANDARD}/track$"))
    for page in (host, guest):
        pieces(page)
        expect(button(page, "Take something back")).to_be_visible()
        expect(button(page, "Hold or tap: answers")).to_be_visible()
    evening = kept(guest)[STANDARD]
    assert [one["name"] for one in evening["players"]] == ["Bo"]
    assert evening["tracked"]["seats"] == [1]

    table = tracked(host)
    first, second = (host, guest) if is_asked(host, table, 0) else (guest, host)
    assert hands.question(first) == hands.TURN
    hands.locate(first, *hands.the_right_locate(STANDARD))
    assert hands.question(second) == hands.LAST_CHANCE
    hands.answer_somehow(second, hands.LAST_CHANCE)
    assert hands.question(first) is None
    button(first, "Play again").click()
    expect(first.get_by_role("status").filter(has_text="Waiting")).to_be_visible()
    expect(first).to_have_url(TRACKED)
    button(second, "Join the rematch").click()
    for page in (first, second):
        pieces(page)
        expect(page).to_have_url(TRACKED)
    assert first.url == second.url
    assert STANDARD not in first.url


def test_one_phone_plays_again_with_all_its_seats(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    companion.sit_down(page)
    page.goto(f"/companion/{STANDARD}/player")
    companion.introduce(page, "Bo", "winter", "genius")
    companion.to_menu(page)
    begin(page)
    first = whose(page)
    other = "Bo" if first == "Ada" else "Ada"
    assert hands.question(page) == hands.TURN
    hands.locate(page, *hands.the_right_locate(STANDARD))
    button(page, f"Pass the phone to {other}").click()
    assert whose(page) == other
    assert hands.question(page) == hands.LAST_CHANCE
    hands.answer_somehow(page, hands.LAST_CHANCE)
    assert hands.question(page) is None
    button(page, "Play again").click()
    assert whose(page) in ("Ada", "Bo")
    expect(page).to_have_url(TRACKED)
    assert hands.question(page) == hands.TURN
    (code,) = set(kept(page)) - {STANDARD}
    assert kept(page)[code]["tracked"]["names"] == ["Ada", "Bo"]


def test_nobody_hears_an_answer_before_it_is_held_or_tapped(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    companion.sit_down(page)
    companion.research(page, "B")
    clue = companion.answer(page)
    companion.to_menu(page)
    page.goto(f"/companion/{STANDARD}/player")
    companion.introduce(page, "Bo", "winter", "genius")
    companion.to_menu(page)
    begin(page)
    whose(page)
    assert hands.question(page) == hands.TURN
    hands.research(page, "B")
    expect(page.get_by_text("What you learned")).to_be_visible()

    # What a screen reader finds or is told, live regions included.
    spoken = page.locator("body")
    assert clue not in spoken.aria_snapshot()
    button(page, "Hold or tap: for you only").press("Enter")
    expect(page.get_by_text(clue).first).to_be_visible()
    assert spoken.aria_snapshot().count(clue) > 1
    button(page, "Hide").press("Enter")
    expect(page.get_by_text(clue).first).to_be_hidden()


def told(page: Page, table: str) -> list[str]:
    """The kinds of things that the seat was told."""
    stream = page.request.get(f"/api/tables/{table}/told?seat=0").json()["told"]
    return [one["type"] for one in stream]


def test_alone_through_phases_reviews_and_last_chances_to_the_score(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(**PHONE)
    companion.sit_down(page)
    companion.open_part(page, "track")
    group = page.get_by_role("group", name="Opponents played by the computer")
    group.get_by_role("radio", name="2").check(force=True)
    for number in (1, 2):
        page.get_by_label(f"Opponent {number}").select_option("pencil")
    house.deal_next("a review before anybody finds it")
    button(page, "Begin tracking").click()
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        if asked is None:
            break
        if asked != hands.TURN:
            hands.answer_somehow(page, asked)
        elif "review" in told(page, tracked(page)):
            hands.locate(page, *hands.the_right_locate(STANDARD))
        else:
            hands.pick(page, "Survey")
            hands.pick(page, "Asteroid")
            sky = page.get_by_label("From sector").get_by_role("option").all()[1:]
            here = int(sky[0].get_attribute("value") or 0)
            hands.survey(page, "Asteroid", here, here)
    assert {"phase", "laid", "review", "last-chances", "score"} <= set(told(page, tracked(page)))
    scores = page.get_by_role("table", name="Score sheet").get_by_role("row")
    expect(scores).to_have_count(4)
