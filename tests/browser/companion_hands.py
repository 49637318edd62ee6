"""A person with the companion app at a real table: what is tapped and read, by its words."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.spoken import words

STANDARD = "B4K7"
EXPERT = "X5Q8"
ENGLISH = words("en")
KEPT = "ecliptic-companion-1/"
"""Where evenings are kept: the code follows."""
PRIVATE = ("survey", "target", "research", "locate", "facts", "titles", "history", "sheet")
PUBLIC = ("review", "conference", "reveal", "track", "code", "player")


def button(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def heading(page: Page, name: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def compare_codes(page: Page, code: str, say: Mapping[str, str] = ENGLISH) -> None:
    """From a code that is new here to the form for the first player."""
    page.goto(f"/companion/{code}")
    heading(page, say["companion-check"])
    expect(page.get_by_text(code, exact=True)).to_be_visible()
    button(page, say["companion-compared"]).click()
    heading(page, say["companion-who"])


def introduce(
    page: Page, name: str, season: str, level: str, say: Mapping[str, str] = ENGLISH
) -> None:
    """Fill in the form, and copy the starting facts."""
    page.get_by_label(say["shell-name"]).fill(name)
    wanted = say[f"season-{season}"]
    page.get_by_role("radio", name=wanted[0].upper() + wanted[1:]).check(force=True)
    page.get_by_role("radio", name=say[f"companion-level-{level}"]).check(force=True)
    button(page, say["companion-to-facts"]).click()
    heading(page, say["companion-part-facts"])


def to_menu(page: Page, say: Mapping[str, str] = ENGLISH) -> None:
    for way in ("companion-copied", "companion-to-menu"):
        link = page.get_by_role("link", name=say[way], exact=True)
        if link.is_visible():
            link.click()
            break
    expect(page.get_by_role("heading", name=say["companion-turn"])).to_be_visible()


def sit_down(
    page: Page,
    code: str = STANDARD,
    name: str = "Ada",
    season: str = "spring",
    level: str = "beginner",
    say: Mapping[str, str] = ENGLISH,
) -> None:
    compare_codes(page, code, say)
    introduce(page, name, season, level, say)
    to_menu(page, say)


def open_part(page: Page, part: str) -> None:
    """From the menu to one of its screens."""
    name = {"locate": "companion-part-locate", "sheet": "sheet-title"}.get(part)
    known = ENGLISH.get(name or f"kind-{part}") or ENGLISH[f"companion-part-{part}"]
    page.get_by_role("link", name=re.compile(f"^{re.escape(known)}")).click()
    heading(page, known)


def pick(page: Page, thing: str) -> None:
    page.get_by_role("radio", name=re.compile(f"^{thing}")).check(force=True)


def survey(page: Page, thing: str, first: int, last: int) -> None:
    open_part(page, "survey")
    pick(page, thing)
    page.get_by_label("From sector").select_option(str(first))
    page.get_by_label("To sector").select_option(str(last))
    button(page, "Survey").click()


def choose_topic(page: Page, topic: str) -> None:
    open_part(page, "research")
    pick(page, topic)


def research(page: Page, topic: str) -> None:
    choose_topic(page, topic)
    button(page, "Research").click()


def choose_target(page: Page, sector: int) -> None:
    open_part(page, "target")
    page.get_by_label("Which sector").select_option(str(sector))


def target(page: Page, sector: int) -> None:
    choose_target(page, sector)
    button(page, "Target").click()


def answer(page: Page) -> str:
    """Look at the answer with a key, as somebody without a pointer does, and hide it again."""
    card = page.get_by_role("region", name="Answer")
    expect(card.get_by_role("status")).to_have_text("Hidden")
    card.get_by_role("button", name="Hold or tap to look").press("Enter")
    expect(card.get_by_role("status")).not_to_have_text("Hidden")
    said = card.get_by_role("status").inner_text()
    card.get_by_role("button", name="Hide").press("Enter")
    expect(card.get_by_role("status")).to_have_text("Hidden")
    return said


def kept(page: Page) -> dict[str, Any]:
    """Everything this device keeps of evenings, by code."""
    text = page.evaluate("JSON.stringify(localStorage)")
    return {
        key.removeprefix(KEPT): json.loads(value)
        for key, value in json.loads(text).items()
        if key.startswith(KEPT)
    }


class Traffic:
    """Everything that goes over the line of one page."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.got: list[str] = []
        page.on("request", lambda one: self.sent.append(f"{one.url} {one.post_data or ''}"))
        page.on("requestfinished", self._finished)

    def _finished(self, request: Any) -> None:
        if "/api/" in request.url and not request.url.endswith(".svg"):
            self.got.append(request.response().text())

    def asked(self) -> list[Any]:
        """The questions asked of the companion, in order."""
        bodies = [one.split(" ", 1) for one in self.sent]
        return [json.loads(body) for url, body in bodies if url.endswith("/ask")]

    def everything(self) -> str:
        return "\n".join([*self.sent, *self.got])
