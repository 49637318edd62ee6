"""Tracked games on several phones, played again, kept from other ears, and to the very end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, Page, expect

from ecliptic.planetx.generator import game_of
from tests.browser import companion_hands as companion
from tests.browser import planetx_hands as hands
from tests.browser.axe import findings
from tests.browser.companion_hands import EXPERT, STANDARD, Traffic, button, kept
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.test_companion_tracking import PHONE, begin, whose
from tests.browser.waiting import seen
from tests.sizes import size

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
    seen(page.get_by_role("region", name="Now on the real board"))


def scored(page: Page) -> Locator:
    """Whose points stand on the score sheet."""
    return page.get_by_role("table", name="Score sheet").get_by_role("rowheader")


def test_a_phone_joins_a_tracked_game_and_they_play_again(new_page: NewPage) -> None:
    host, guest = new_page(**PHONE), new_page(**PHONE)
    companion.sit_down(host)
    companion.open_part(host, "track")
    phones = host.get_by_role("group", name="Players with a phone of their own")
    phones.get_by_role("radio", name="2").check(force=True)
    button(host, "Start tracking").click()
    seen(host.get_by_text("127.0.0.1 is an address for this device only"))
    seen(host.get_by_role("status").filter(has_text="2 more phones"))
    link = host.get_by_role("textbox").input_value()

    # Before the deal the host may send somebody away, who can come again.
    for attempt in (1, 2):
        guest.goto(link[link.index("/j/") :])
        guest.get_by_label("Your name").fill("Bo")
        button(guest, "Take a seat").click()
        expect(guest).to_have_url(re.compile(f"/companion/{STANDARD}/track$"))
        if attempt == 1:
            button(host, "Remove Bo").click()
            button(guest, "Start tracking again").click()
            seen(button(guest, "Start tracking"))
    seen(host.get_by_role("status").filter(has_text="another phone"))
    expect(button(guest, "Start without the missing phones")).to_have_count(0)
    assert findings(host) == []
    button(host, "Start without the missing phones").click()
    for page in (host, guest):
        pieces(page)
        seen(button(page, "Undo a move"))
        seen(button(page, "Hold or tap: answers"))
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
    seen(first.get_by_role("status").filter(has_text="Waiting"))
    expect(first).to_have_url(TRACKED)
    button(second, "Join the rematch").click()
    for page in (first, second):
        pieces(page)
        expect(page).to_have_url(TRACKED)
    expect(second).to_have_url(first.url)
    assert STANDARD not in first.url


PRIVATE = {"facts", "survey", "target", "research", "locate", "chosen", "placed", "withdrawn"}
"""What a seat alone is told."""


def parts(value: Any) -> Iterator[Any]:
    """Everything in a message, however deep."""
    yield value
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in inner:
        yield from parts(one)


def heard(line: Traffic) -> list[Any]:
    """All that ever came to a phone: answers to its requests, and messages of its socket."""
    messages = [json.loads(one) for one in line.got if one.startswith(("{", "["))]
    return [part for message in messages for part in parts(message)]


def told_in_private(line: Traffic) -> set[tuple[str, int]]:
    return {
        (part["type"], part["seat"])
        for part in heard(line)
        if isinstance(part, dict) and part.get("type") in PRIVATE and "seat" in part
    }


def who_is_asked(phones: list[Page], table: str) -> int:
    (seat,) = (seat for seat, page in enumerate(phones) if is_asked(page, table, seat))
    return seat


GUESTS = ("Bo", "Cleo", "Dora")[: size(1, 3)]
"""With the host four phones at full size, otherwise two."""


def test_several_phones_track_a_game_to_the_score(new_page: NewPage) -> None:
    """And of what one seat alone is told nothing ever comes to another phone."""
    phones = [new_page(**PHONE, own=True) for _ in ("Ada", *GUESTS)]
    lines = [Traffic(page) for page in phones]
    host, *guests = phones
    companion.sit_down(host)
    companion.open_part(host, "track")
    group = host.get_by_role("group", name="Players with a phone of their own")
    group.get_by_role("radio", name=str(len(GUESTS))).check(force=True)
    button(host, "Start tracking").click()
    seen(host.get_by_text("127.0.0.1 is an address for this device only"))
    shown = hands.look_at(host, tracked(host))
    for page, name in zip(guests, GUESTS, strict=True):
        hands.join_table(page, shown, name)
    table = tracked(host)
    for page in guests:
        page.goto(f"/t/{table}")
    for page in phones:
        pieces(page)

    first = who_is_asked(phones, table)
    hands.research(phones[first], "E")
    seen(phones[first].get_by_text("What you learned"))
    finder = who_is_asked(phones, table)
    hands.locate(phones[finder], *hands.the_right_locate(STANDARD))
    seen(phones[finder].get_by_role("heading", name="Planet X is found!"))
    for _ in guests:
        page = phones[who_is_asked(phones, table)]
        assert hands.question(page) == hands.LAST_CHANCE
        hands.answer_somehow(page, hands.LAST_CHANCE)
        expect(page.get_by_role("heading", name=hands.LAST_CHANCE)).to_have_count(0)
    for page in phones:
        assert hands.question(page) is None
        expect(scored(page)).to_have_count(len(phones))

    clue = msgspec.to_builtins(game_of(STANDARD).topics[4])
    for seat, line in enumerate(lines):
        private = told_in_private(line)
        assert ("facts", seat) in private
        assert {owner for _, owner in private} == {seat}
        assert (clue in heard(line)) == (seat == first)


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
    expect(scored(page)).to_have_count(2)
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
    seen(page.get_by_text("What you learned"))

    # What a screen reader finds or is told, live regions included.
    spoken = page.locator("body")
    assert clue not in spoken.aria_snapshot()
    button(page, "Hold or tap: for you only").press("Enter")
    seen(page.get_by_text(clue).first)
    assert spoken.aria_snapshot().count(clue) > 1
    button(page, "Hide").press("Enter")
    expect(page.get_by_text(clue).first).to_be_hidden()


def told(page: Page, table: str) -> list[str]:
    """The kinds of things that the seat was told."""
    stream = page.request.get(f"/api/tables/{table}/told?seat=0").json()["told"]
    return [one["type"] for one in stream]


def alone(page: Page, code: str, opponents: int) -> None:
    """Up to the first question of a tracked game against the computer."""
    companion.sit_down(page, code)
    companion.open_part(page, "track")
    group = page.get_by_role("group", name="Computer opponents")
    group.get_by_role("radio", name=str(opponents)).check(force=True)
    for number in range(1, opponents + 1):
        page.get_by_label(f"Opponent {number}").select_option("pencil")
    button(page, "Start tracking").click()


def survey_here(page: Page) -> None:
    """A survey of the first sector in sight."""
    hands.pick(page, "Survey")
    hands.pick(page, "Asteroid")
    sky = page.get_by_label("From sector").get_by_role("option").all()[1:]
    here = int(sky[0].get_attribute("value") or 0)
    hands.survey(page, "Asteroid", here, here)


@pytest.mark.parametrize(
    ("code", "opponents"),
    [(EXPERT, 1), (EXPERT, 3), (STANDARD, 1), (STANDARD, 3)][: size(1, 4)],
)
def test_alone_in_either_mode_with_any_number_of_opponents(
    new_page: NewPage, code: str, opponents: int
) -> None:
    page = new_page(**PHONE)
    alone(page, code, opponents)
    turns = 0
    while (asked := hands.question(page)) is not None:
        if asked != hands.TURN:
            hands.answer_somehow(page, asked)
        elif turns == size(0, 6):
            sectors = len(game_of(code).system)
            hands.locate(page, *hands.the_right_locate(code), sectors)
        else:
            survey_here(page)
            turns += 1
    expect(scored(page)).to_have_count(opponents + 1)


def test_alone_through_phases_reviews_and_last_chances_to_the_score(
    new_page: NewPage, house: BrowserHouse
) -> None:
    page = new_page(**PHONE)
    house.deal_next("a review before anybody finds it")
    alone(page, STANDARD, 2)
    for _ in range(MOST_QUESTIONS):
        asked = hands.question(page)
        if asked is None:
            break
        if asked != hands.TURN:
            hands.answer_somehow(page, asked)
        elif "review" in told(page, tracked(page)):
            hands.locate(page, *hands.the_right_locate(STANDARD))
        else:
            survey_here(page)
    assert {"phase", "laid", "review", "last-chances", "score"} <= set(told(page, tracked(page)))
    expect(scored(page)).to_have_count(3)
    record = page.get_by_role("link", name=re.compile("record", re.IGNORECASE))
    assert page.request.get(str(record.get_attribute("href"))).ok
    page.get_by_role("link", name="Replay").click()
    seen(page.get_by_role("slider"))
