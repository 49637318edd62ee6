"""The replay viewer: a finished game of this server, and a record brought along, of both games."""

from __future__ import annotations

import json
import re
import time
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from ecliptic.core.log import Undone
from tests.browser.axe import findings
from tests.browser.conftest import NewPage
from tests.browser.house import BrowserHouse
from tests.browser.played import open_for
from tests.browser.ptolemaeus_tables import SHORT_DEAL
from tests.browser.spoken import TRANSLATIONS, bare_ids, choose_language, left_in_english, words
from tests.browser.waiting import seen
from tests.server.records import a_game, as_text, put_log

OPTIONS = {
    "mode": "standard",
    "places": [{"season": "spring", "facts": 4}, {"season": "summer", "facts": 4}],
}
TABLE = {
    "game": "planetx",
    "options": OPTIONS,
    "seats": [{"who": "observer"}, {"who": "pencil"}],
    "name": "Ada",
}
PTOLEMAEUS = {
    "game": "ptolemaeus",
    "options": {"seats": 2, "date": "1969-07-20"},
    "seats": [{"who": "rules"}, {"who": "rules"}],
    "name": "Ada",
}
TABLES: dict[str, Any] = {"planetx": TABLE, "ptolemaeus": PTOLEMAEUS}
GRAPHS = {"planetx": "Skies still possible", "ptolemaeus": "Points"}
PLAYERS = {"planetx": ("Observer", "Pencil"), "ptolemaeus": ("Almanac", "Almanac 2")}
both_games = pytest.mark.parametrize("game", TABLES)


def finished_game(page: Page, game: str = "planetx") -> str:
    """A game between two opponents, opened and watched by this page, that has come to its end."""
    answer = page.request.post("/api/tables", data=TABLES[game])
    table = str(answer.json()["table"])
    page.goto(f"/t/{table}")  # they play while somebody watches
    while page.request.get(f"/api/tables/{table}").json()["table"]["status"] != "over":
        time.sleep(0.05)
    return table


def brought(page: Page, game: str) -> str:
    """The id of a record that was brought along: always the same game, of two simple players."""
    record = {"record": as_text(a_game(game))}
    return str(page.request.post("/api/replays", data=record).json()["replay"])


def happened(page: Page) -> Locator:
    """What is told of the frame looked at."""
    return page.get_by_role("region", name="What happened").get_by_role("option", selected=True)


def open_tab(page: Page, name: str) -> None:
    """Where a small screen has tabs."""
    page.get_by_role("tab", name=name).click()


def at_the_end(page: Page) -> None:
    page.get_by_role("button", name="To the end").click()
    expect(page.get_by_role("slider")).to_have_attribute(
        "aria-valuetext", re.compile(r"^(\d+) of \1$")
    )


@both_games
def test_a_finished_game_is_stepped_through_with_any_eyes(
    new_page: NewPage, house: BrowserHouse, game: str
) -> None:
    page = new_page(color_scheme="dark")
    house.deal_next(SHORT_DEAL)
    table = finished_game(page, game)
    page.goto("/replay")
    page.get_by_role("region", name="Your finished games").get_by_role("link").click()
    expect(page).to_have_url(re.compile(f"/replay/t/{table}"))
    graph = page.get_by_role("region", name=GRAPHS[game])
    for name in PLAYERS[game]:
        expect(graph).to_contain_text(name)
    dealt = happened(page).text_content() or ""
    page.get_by_role("button", name="One step forward").click()
    expect(happened(page)).not_to_have_text(dealt)
    page.get_by_role("button", name="One step back").click()
    expect(happened(page)).to_have_text(dealt)
    page.keyboard.press("Shift+ArrowRight")
    expect(page.get_by_role("slider")).not_to_have_value("0")
    page.get_by_role("button", name="One turn back").click()
    expect(page.get_by_role("slider")).to_have_value("0")
    for eyes in ("1", "public", "0", "all"):
        page.get_by_label("Seen by").select_option(eyes)
        expect(page.get_by_label("Seen by")).to_have_value(eyes)
    at_the_end(page)
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert findings(page) == []


@both_games
def test_a_record_from_elsewhere_is_looked_at(new_page: NewPage, game: str) -> None:
    page = new_page(width=360)
    page.goto("/replay")
    page.get_by_label("Or paste its text").fill(as_text(a_game(game)))
    page.get_by_role("button", name="Watch").click()
    expect(page).to_have_url(re.compile(r"/replay/(?!t/)\w+"))
    seen(happened(page))
    open_tab(page, "Graph")
    seen(page.get_by_role("region", name=GRAPHS[game]))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_the_cards_of_ptolemaeus_are_shown_as_the_viewer_may_see_them(new_page: NewPage) -> None:
    page = new_page()
    page.goto(f"/replay/{brought(page, 'ptolemaeus')}")
    cards = page.get_by_role("region", name="Cards and objectives")
    first, second = "Ada", "Ben"
    # Two cards and an objective have been dealt to everybody.
    for name in (first, second):
        own = cards.get_by_role("region", name=name, exact=True)
        seen(own.get_by_role("img").first)
        expect(own).to_contain_text("Secret objective")
        expect(happened(page)).to_contain_text(f"Secret objective ({name}):")
    page.get_by_label("Seen by").select_option("1")
    seen(cards.get_by_role("region", name=second, exact=True))
    expect(cards.get_by_role("region", name=first, exact=True)).to_have_count(0)
    expect(happened(page)).to_contain_text("Your secret objective")
    expect(happened(page)).not_to_contain_text("Secret objective (")
    page.get_by_label("Seen by").select_option("public")
    expect(cards).to_have_count(0)
    expect(happened(page)).not_to_contain_text("objective:")
    page.get_by_text("The wheel as a table").click()
    seen(page.get_by_role("rowheader", name="Sagittarius"))


def test_a_game_of_several_pieces_is_walked_through_over_their_edge(new_page: NewPage) -> None:
    page = new_page()
    replay = brought(page, "ptolemaeus")
    page.goto(f"/replay/{replay}")
    slider = page.get_by_role("slider")
    slider.fill("49")
    told = page.request.get(f"/api/replays/{replay}/frames?as=all&start=48&count=4").json()
    for number, frame in enumerate(told["frames"][1:], 49):
        expect(slider).to_have_value(str(number))
        board = frame["view"]["board"]
        where = f"Round {board['round']}, turn {board['lap']} of 3"
        seen(page.get_by_text(where, exact=False).first)
        page.get_by_role("button", name="One step forward").click()


@both_games
def test_a_move_that_was_taken_back_is_said(new_page: NewPage, game: str) -> None:
    back = next(at for at, entry in enumerate(a_game(game).log) if isinstance(entry, Undone))
    page = new_page()
    page.goto(f"/replay/{brought(page, game)}")
    page.get_by_role("slider").fill(str(back))
    expect(happened(page)).to_contain_text("A move was undone")


def test_a_replay_of_ptolemaeus_is_in_the_language_chosen(new_page: NewPage) -> None:
    """Every step of it, also if the language is changed there."""
    chosen = TRANSLATIONS[0]
    page = new_page(locale=chosen)
    page.goto(f"/replay/{brought(page, 'ptolemaeus')}")
    for step in ("replay-on", "replay-on", "replay-last"):
        for language in TRANSLATIONS:
            choose_language(page, chosen, language)
            chosen = language
            said = words(language)
            seen(page.get_by_role("region", name=said["replay-points"]))
            shown = page.locator("main").inner_text()
            assert left_in_english(shown, language) == []
            assert bare_ids(shown) == []
        page.get_by_role("button", name=said[step]).click()


def test_what_is_no_record_is_refused_with_a_sentence(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/replay")
    page.get_by_label("Or paste its text").fill("this is no record")
    page.get_by_role("button", name="Watch").click()
    expect(page.get_by_role("alert")).not_to_be_empty()


@both_games
def test_every_move_is_in_a_list_and_the_whole_page_in_sight(new_page: NewPage, game: str) -> None:
    page = new_page(width=1440, height=900)
    page.goto(f"/replay/{brought(page, game)}")
    moves = page.get_by_role("listbox", name="What happened")
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    expect(moves.get_by_role("option")).to_have_count(last + 1)
    seen(page.get_by_role("region", name=GRAPHS[game]))
    moves.get_by_role("option").nth(7).click()
    expect(slider).to_have_value("7")
    moves.press("ArrowDown")
    expect(moves.get_by_role("option").nth(8)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))
    expect(moves.get_by_role("option").last).to_be_in_viewport()
    page.keyboard.press("Home")
    expect(moves.get_by_role("option").first).to_be_in_viewport()
    slider.fill("12")
    controls = page.get_by_role("group", name="Steps")
    for width, height in ((1440, 900), (1280, 800), (390, 844), (844, 390), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollHeight") <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        for part in (controls, happened(page), page.locator(".replay > .picture")):
            expect(part).to_be_in_viewport(ratio=0.9)


def test_a_game_plays_by_itself_until_somebody_steps_in(new_page: NewPage) -> None:
    page = new_page(own=True)
    page.clock.install()
    page.goto(f"/replay/{brought(page, 'planetx')}")
    slider = page.get_by_role("slider")
    seen(slider)
    play, pause = (page.get_by_role("button", name=one) for one in ("Play", "Pause"))
    page.get_by_label("Speed").select_option("4")
    play.click()
    for frame in (1, 2):
        page.clock.run_for(500)
        expect(slider).to_have_value(str(frame))
    page.get_by_role("button", name="One step back").click()
    seen(play)
    page.clock.run_for(5000)
    expect(slider).to_have_value("1")
    page.locator("h1").click()
    page.keyboard.press("Space")
    seen(pause)
    page.evaluate("Object.defineProperty(document, 'hidden', { value: true })")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    seen(play)
    page.keyboard.press("End")
    page.keyboard.press("ArrowLeft")
    play.click()
    page.clock.run_for(500)
    expect(slider).to_have_value(slider.get_attribute("max") or "")
    seen(play)


def test_a_sheet_is_shown_as_it_was_then_and_studied_from_there(new_page: NewPage) -> None:
    page = new_page(width=1440, height=900)
    page.goto(f"/replay/{brought(page, 'planetx')}")
    sheet = page.get_by_role("region", name="Ada: sheet at this point")
    expect(sheet).to_have_count(0)
    page.get_by_label("Seen by").select_option("0")
    told = sheet.locator(".game-yes, .game-no")
    expect(sheet.locator(".game-start").first).to_be_visible()
    expect(told).to_have_count(0)
    slider = page.get_by_role("slider")
    slider.fill("12")
    expect(told).not_to_have_count(0)
    assert findings(page) == []
    slider.fill("1")
    page.get_by_role("button", name="Study in the notebook").click()
    expect(page).to_have_url(re.compile("/notebook/"))
    seen(page.get_by_role("status").filter(has_text="Rewound"))
    page.get_by_role("button", name="All of them").click()
    expect(page.get_by_role("status").filter(has_text="Rewound")).to_have_count(0)


def test_the_sheet_then_has_the_viewers_own_marks(new_page: NewPage, house: BrowserHouse) -> None:
    page, bo = new_page(), new_page(own=True)
    name, code = open_for(page, "planetx")
    assert bo.request.post("/api/join", data={"join_code": code, "name": "Bo"}).ok
    cells = [f"{sector}{thing}" for sector in range(1, 13) for thing in "CADGEX"]
    for number, mark in enumerate(("no", "yes")):
        body = json.dumps({"form": "ecliptic-sheet-1", "marks": dict.fromkeys(cells, mark)})
        sheet = {"kind": "sheet", "number": number, "body": body}
        assert page.request.put(f"/api/tables/{name}/notes", data=sheet).ok
        if mark == "no":
            put_log(house.folder, name, a_game("planetx"))
    excluded, certain = (
        page.get_by_role("gridcell").get_by_role("button", name=re.compile(words))
        for words in ("crossed out by you", "circled by you")
    )
    page.goto(f"/replay/t/{name}")
    seen(happened(page))
    page.get_by_label("Seen by").select_option("0")
    seen(excluded.first)
    expect(certain).to_have_count(0)
    at_the_end(page)
    seen(certain.first)
    expect(excluded).to_have_count(0)
    page.get_by_label("Seen by").select_option("1")
    seen(page.get_by_text("pencil marks are shown only to their owner"))
    expect(certain).to_have_count(0)
    # Whoever sits in the other seat gets nothing of it.
    assert bo.request.get(f"/api/tables/{name}/notes?entries=99").json()["sheet"] is None
