"""Whole games of Ptolemaeus in the browser: by keyboard, by the accessible tree, and in secret."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.ptolemaeus_tables import END, MOST_MOVES, asked, is_over, make_move, sit_down

PRIVATE = ("objective", "card", "bonus", "discard")
"""Things told that only their own seat may hear."""
NOBODYS = ("deck", "bonus-deck", "event-deck")
"""The orders of decks."""

FOCUSED = """() => {
  const here = document.activeElement
  if (here.matches('[data-testid=confirm]:not([aria-disabled=true])')) return 'ready'
  if (here.matches('main button[aria-expanded=false]')) return 'closed'
  if (!here.matches('button[aria-pressed=false]:not([aria-disabled=true])')) return 'other'
  return here.closest('[aria-labelledby=hand-title]') ? 'in hand' : 'lit'
}"""
"""What the keyboard is on: something to choose, the button that does it, or neither."""


def test_a_whole_game_is_played_by_keyboard_only(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "rules")
    chance = Random(8)
    for _ in range(MOST_MOVES):
        if is_over(page):
            break
        move_by_keyboard(page, chance)
    expect(page.locator(END)).to_be_visible()
    expect(page.get_by_role("table", name="Score sheet")).to_be_visible()


def move_by_keyboard(page: Page, chance: Random) -> None:
    """Tab to something that is lit, Enter to choose it, Enter again to do it; what is chosen from
    the hand is done by the button after it."""
    skipped = chance.randrange(3)
    for _ in range(60):
        page.keyboard.press("Tab")
        here = page.evaluate(FOCUSED)
        if here in ("lit", "in hand") and skipped:
            skipped -= 1
        elif here == "lit":
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
            return
        elif here != "other":
            page.keyboard.press("Enter")
            if here == "ready":
                return


def test_a_whole_game_is_played_through_the_accessible_tree(new_page: NewPage) -> None:
    page = new_page(width=390, height=844)
    sit_down(page, "random")
    chance = Random(5)
    for _ in range(MOST_MOVES):
        if is_over(page):
            break
        make_move(page, chance)
    expect(page.locator(END)).to_be_visible()
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_nothing_hidden_is_in_page_storage_or_traffic(new_page: NewPage) -> None:
    """Two people at one table: what each browser hears of the other is public."""
    ada, bo = new_page(), new_page()
    heard: dict[str, list[Any]] = {"ada": [], "bo": []}
    for name, page in (("ada", ada), ("bo", bo)):
        listen(page, heard[name])
    table = sit_down(ada, "open")
    code = ada.request.get(f"/api/tables/{table}").json()["table"]["join_code"]
    assert bo.request.post("/api/join", data={"join_code": code, "name": "Bo"}).ok
    bo.goto(f"/t/{table}")
    chance = Random(3)
    for _ in range(14):
        for page in (ada, bo):
            if asked(page).is_visible():
                make_move(page, chance)
        ada.wait_for_timeout(100)
    for seat, (name, page) in enumerate((("ada", ada), ("bo", bo))):
        events, views = told_and_views(heard[name])
        assert events
        assert views
        assert [one for one in events if one["type"] in NOBODYS] == []
        others = [one for one in events if one["type"] in PRIVATE and one["seat"] != seat]
        assert others == []
        assert {view["viewer"] for view in views} == {seat}
        assert all(view["board"]["objectives"] == [[], []] for view in views)
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert "objective" not in kept
        assert "hand" not in kept


def listen(page: Page, heard: list[Any]) -> None:
    """Keep every JSON that reaches a page, by whichever way."""

    def framed(payload: str | bytes) -> None:
        heard.append(json.loads(payload))

    page.on("websocket", lambda socket: socket.on("framereceived", framed))
    page.on(
        "response",
        lambda answer: (
            heard.append(answer.json())
            if "/api/tables/" in answer.url
            and "json" in answer.headers.get("content-type", "")
            and answer.ok
            else None
        ),
    )


def told_and_views(heard: list[Any]) -> tuple[list[Any], list[Any]]:
    """What was told, and the views that were sent, wherever they were inside a message."""
    events: list[Any] = []
    views: list[Any] = []

    def look(value: Any) -> None:
        if isinstance(value, list):
            for one in value:
                look(one)
        elif isinstance(value, dict):
            if value.get("type") == "told":
                events.append(value["event"])
            events.extend(value.get("told", []) if isinstance(value.get("told"), list) else [])
            if "board" in value and "desk" in value:
                views.append(value)
            for one in value.values():
                look(one)

    look(heard)
    return events, views
