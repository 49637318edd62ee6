"""Tables of Ptolemaeus for the browser tests: opened over the wire, played on the page."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from ecliptic.wire.help import Help
from tests.browser.ears import Ears
from tests.browser.house import BrowserHouse
from tests.browser.waiting import seen

DATE = "1969-07-20"
DEAL = "deal 5"
"""Ada begins, whoever else is there; alone, she may observe Aries and Sagittarius at once."""
SHORT_DEAL = "deal 63"
"""The comet is soon round: a game of two has a third fewer decisions than most."""
END = "#end-title"
ACTION = "[aria-labelledby=action-title]"
"""Where an action in two steps is opened; the line of the guide, which opens too, does nothing."""
MOST_MOVES = 600
"""Far more than any game has."""
PATIENCE = 3_000
"""Milliseconds for a button that may be gone."""


def sit_down(
    page: Page, house: BrowserHouse, *others: str, deal: str = DEAL, help: Help = "none"
) -> str:
    """Open a table against these opponents (or `open` seats), always with the same deal, and look
    at it; the table's name."""
    house.deal_next(deal)
    seats = ["you", *others]
    wanted = {
        "game": "ptolemaeus",
        "options": {"seats": len(seats), "date": DATE},
        "seats": [{"who": who} for who in seats],
        "name": "Ada",
        "help": help,
    }
    answer = page.request.post("/api/tables", data=wanted)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]
    page.goto(f"/t/{table}")
    return table


def asked(page: Page) -> Locator:
    """The button that does what is chosen; it is there while this seat is asked."""
    return page.get_by_test_id("confirm")


def is_over(page: Page) -> bool:
    """Wait until this seat is asked or the game has ended; whether it has."""
    seen(asked(page).or_(page.locator(END)).first)
    return page.locator(END).is_visible()


def choices(page: Page) -> Locator:
    """Everything that can be chosen now, as the accessible tree has it; a button without two
    states, like the one that takes a move back, is not among it."""
    buttons = page.locator("main").get_by_role("button", pressed=False, disabled=False)
    return buttons.and_(page.locator("[aria-pressed=false]"))


def make_move(page: Page, chance: Random) -> None:
    """Choose something that is lit, and do it; nothing if it went out in the meantime, because the
    last move has just arrived."""
    try:
        _press_one(page.locator(f"{ACTION} button[aria-expanded=false]"), chance)
        _turn_to_choices(page)
        _press_one(choices(page), chance)
        _press_one(page.locator("[data-testid=confirm][aria-disabled=false]"), chance)
    except TimeoutError:
        return


def _turn_to_choices(page: Page) -> None:
    """On a phone they may lie behind a tab."""
    for tab in ("#tab-cards", "#tab-wheel", "#tab-action"):
        if choices(page).count():
            return
        if page.locator(tab).is_visible():
            page.locator(tab).click(timeout=PATIENCE)


def _press_one(buttons: Locator, chance: Random) -> None:
    count = buttons.count()
    if count:
        buttons.nth(chance.randrange(count)).click(timeout=PATIENCE)


def private_of(seat: int, ears: Ears) -> Sequence[dict[str, Any]]:
    """What was heard of what only this seat may know, and of the order of decks."""
    private = {"objective", "card", "bonus", "discard"}
    decks = {"deck", "bonus-deck", "event-deck"}
    assert len(ears.texts) > 3, "nothing was heard"
    return [
        one
        for one in ears.values()
        if one.get("type") in decks
        or (one.get("type") in private and one.get("seat") == seat)
        or "seed" in one
        or any(one.get("objectives") or ())
    ]
