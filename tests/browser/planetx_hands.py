"""Somebody who plays Planet X through the page, knowing nothing but roles, names and values."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

from ecliptic.planetx.generator import game_of
from ecliptic.planetx.objects import PLANET_X, THEORY_OBJECTS
from ecliptic.planetx.ring import neighbours
from ecliptic.planetx.system import content, where
from tests.browser.waiting import seen

PATIENT = 60_000
"""Milliseconds for anything to happen on a busy machine."""
SEASONS = ("spring", "summer", "autumn", "winter")
TURN, CHOOSE, PLACE = "Your action", "Choose theories in secret", "Place a theory"
LAST_CHANCE = "Your last chance"
expect.set_options(timeout=PATIENT)
QUESTIONS = re.compile(f"^({TURN}|{CHOOSE}|{PLACE}|{LAST_CHANCE})$")
_END = re.compile(r"(^You (win|share|came) |wins\.$|^Shared victory)")
CODE = "B4K7"
"""A game whose sky the tests may know: a code decides it."""


def new_table(*seats: str, **settings: Any) -> dict[str, Any]:
    """What opens a table."""
    options = {
        "mode": settings.pop("mode", "standard"),
        "places": [{"season": season, "facts": 12} for season in SEASONS[: len(seats)]],
        "code": settings.pop("code", ""),
    }
    return {
        "game": "planetx",
        "options": options,
        "seats": [{"who": who} for who in seats],
        "name": settings.pop("name", "Ada"),
        **settings,
    }


def open_table(page: Page, *seats: str, **settings: Any) -> dict[str, Any]:
    """A table in this page's name, opened without the front page; its snapshot."""
    seated = page.request.post("/api/tables", data=new_table(*seats, **settings))
    assert seated.ok, seated.text()
    return look_at(page, seated.json()["table"])


def look_at(page: Page, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = page.request.get(f"/api/tables/{table}").json()
    return shown


def join_table(page: Page, shown: dict[str, Any], name: str) -> None:
    wanted = {"join_code": shown["table"]["join_code"], "name": name}
    assert page.request.post("/api/join", data=wanted).ok


def sit_down(page: Page, shown: dict[str, Any]) -> None:
    page.goto(f"/t/{shown['table']['table']}")
    seen(page.get_by_role("heading", name="The Search for Planet X"))


def show(page: Page, tab: str) -> None:
    """Another part of the table, where the screen has room for one at a time."""
    page.get_by_role("tab", name=tab).click()


def leave_guide(page: Page) -> None:
    """On a phone its text is folded away."""
    folded = page.get_by_role("region").get_by_role("button", expanded=False, name="1/")
    leave = page.get_by_role("button", name="Leave the guide")
    seen(folded.or_(leave).first)
    if folded.count():
        folded.click()
    leave.click()


def question(page: Page) -> str | None:
    """What the page asks next, waited for; None when the game is over."""
    asked = page.get_by_role("heading", level=2).filter(has_text=QUESTIONS)
    over = page.get_by_role("heading", level=2).filter(has_text=_END)
    seen(asked.or_(over).first)
    return None if over.count() else asked.first.text_content()


def pick(page: Page, name: str) -> None:
    tick(page.get_by_role("radio", name=re.compile(f"^{name}")).first)


def tick(radio: Locator) -> None:
    """A button behind its label; not where the bar at the lower edge of a phone lies over it."""
    radio.evaluate("(one) => one.scrollIntoView({ block: 'center' })")
    radio.check(force=True)


def confirm(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def survey(page: Page, thing: str, first: int, last: int) -> None:
    pick(page, "Survey")
    pick(page, thing)
    page.get_by_label("From sector").select_option(str(first))
    page.get_by_label("To sector").select_option(str(last))
    confirm(page, "Survey")


def research(page: Page, topic: str) -> None:
    pick(page, "Research")
    pick(page, topic)
    confirm(page, "Research")


def choose(page: Page, thing: str) -> None:
    pick(page, thing)
    confirm(page, "No theory" if thing == "None" else "Choose")


def place(page: Page, sector: int) -> None:
    page.get_by_label("In sector").select_option(str(sector))
    confirm(page, "Place")


def locate(page: Page, sector: int, before: str, after: str, sectors: int = 12) -> None:
    pick(page, "Locate X")
    page.get_by_label("Planet X is in sector").select_option(str(sector))
    for beside, thing in zip(neighbours(sector, sectors), (before, after), strict=True):
        group = page.get_by_role("group", name=f"What is in sector {beside}?")
        tick(group.get_by_role("radio", name=thing))
    confirm(page, "Locate")


def the_right_locate(code: str = CODE) -> tuple[int, str, str]:
    """Where Planet X is in the game of a code, and what stands beside it."""
    names = {"C": "Comet", "A": "Asteroid", "G": "Gas cloud", "E": "Truly empty"}
    system = game_of(code).system
    (sector,) = where(system, PLANET_X)
    before, after = neighbours(sector, len(system))
    return sector, names[content(system, before).value], names[content(system, after).value]


def not_empty(code: str = CODE) -> int:
    """A sector in sight from the start that does not even appear empty."""
    system = game_of(code).system
    return next(sector for sector in range(1, 7) if content(system, sector) in THEORY_OBJECTS)


def theory_left(page: Page) -> str:
    """A theory that can be published now: in a long game the tokens of one object run out."""
    asteroid = page.get_by_role("radio", name=re.compile("^Asteroid")).first
    return "Asteroid" if asteroid.is_enabled() else "None"


def answer_somehow(page: Page, asked: str) -> None:
    """Any lawful answer: a topic not read yet, else the shortest survey, which takes longest: so
    the game is soon over."""
    if asked == CHOOSE:
        choose(page, theory_left(page))
    elif asked == PLACE:
        options = page.get_by_label("In sector").get_by_role("option").all()
        place(page, int(options[-1].get_attribute("value") or 0))
    elif asked == LAST_CHANCE:
        pick(page, "Pass")
        confirm(page, "Pass")
    elif page.get_by_role("radio", name=re.compile("^Research")).is_enabled():
        pick(page, "Research")
        unread = page.get_by_role("group", name="Topic").get_by_role("radio")
        tick(unread.filter(has_not_text="✓").first)
        confirm(page, "Research")
    else:
        pick(page, "Survey")
        first = page.get_by_label("From sector").get_by_role("option").nth(1)
        sector = int(first.get_attribute("value") or 0)
        survey(page, "Asteroid", sector, sector)
