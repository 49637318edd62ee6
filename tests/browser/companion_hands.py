"""A person with the companion app at a real table: what is tapped and read, by its words."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from tests.browser.spoken import words
from tests.browser.waiting import seen

STANDARD = "B4K7"
EXPERT = "X5Q8"
ENGLISH = words("en")
KEPT = "ecliptic-companion-1/"
"""Where evenings are kept: the code follows."""
_BEGUN: dict[tuple[str, str, str, str], dict[str, str]] = {}
"""What a page has kept of an evening that began so."""
LAID_DOWN = """() => {
  Object.defineProperty(document, 'hidden', { get: () => true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}"""
"""The screen of the device goes dark."""
PRIVATE = ("survey", "target", "research", "locate", "facts", "titles", "history", "sheet")
PUBLIC = ("review", "conference", "reveal", "track", "code", "player")


def button(page: Page, name: str | re.Pattern[str]) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def heading(page: Page, name: str) -> None:
    seen(page.get_by_role("heading", level=1, name=name, exact=True))
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
    copied, on = (
        page.get_by_role("link", name=say[way], exact=True)
        for way in ("companion-copied", "companion-to-menu")
    )
    copied.or_(on).click()
    seen(page.get_by_role("heading", name=say["companion-turn"]))


def sit_down(
    page: Page,
    code: str = STANDARD,
    name: str = "Ada",
    season: str = "spring",
    level: str = "beginner",
    say: Mapping[str, str] = ENGLISH,
) -> None:
    """At the menu of an evening: the first time by hand, later from what the page kept then."""
    begun = (code, name, season, level)
    if begun in _BEGUN:
        # The smallest page of the same origin.
        page.goto("/healthz")
        page.evaluate("(kept) => Object.assign(localStorage, kept)", _BEGUN[begun])
        page.goto(f"/companion/{code}")
        seen(page.get_by_role("heading", name=say["companion-turn"]))
        return
    compare_codes(page, code, say)
    introduce(page, name, season, level, say)
    to_menu(page, say)
    _BEGUN[begun] = page.evaluate(
        "(place) => Object.fromEntries(Object.entries(localStorage)"
        ".filter(([key]) => key.startsWith(place)))",
        KEPT,
    )


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
    seen(card.get_by_role("status"))
    expect(card.get_by_role("status")).to_have_text("Hidden")
    card.get_by_role("button", name="Hold or tap to look").press("Enter")
    expect(card.get_by_role("status")).not_to_have_text("Hidden")
    said = card.get_by_role("status").inner_text()
    card.get_by_role("button", name="Hide").press("Enter")
    expect(card.get_by_role("status")).to_have_text("Hidden")
    return said


def review(page: Page, sector: int, thing: str) -> str:
    """Ask for a peer review; what everybody hears of it."""
    open_part(page, "review")
    page.get_by_label("In sector").select_option(str(sector))
    pick(page, thing)
    button(page, "Peer review").click()
    heard = page.get_by_role("status").filter(has_text=f"sector {sector}")
    expect(heard).to_be_visible()
    said = heard.inner_text()
    to_menu(page)
    return said


def confer(page: Page) -> str:
    """Hold the first conference; its clue."""
    open_part(page, "conference")
    button(page, "Hold the conference").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Hold the conference").click()
    clue = page.get_by_role("region", name="Conference X1").get_by_role("status")
    expect(clue).to_be_visible()
    said = clue.inner_text()
    page.get_by_role("link", name="Back").click()
    return said


def locate(page: Page, sector: int, beside: Mapping[int, str]) -> None:
    open_part(page, "locate")
    page.get_by_label("Planet X is in sector").select_option(str(sector))
    for neighbour, thing in beside.items():
        group = page.get_by_role("group", name=f"What is in sector {neighbour}?")
        group.get_by_role("radio", name=thing).check(force=True)
    button(page, "Locate Planet X").click()
    page.get_by_role("dialog").get_by_role("button", name="Locate Planet X").click()


def reveal(page: Page) -> list[str]:
    """The whole sky, sector by sector."""
    open_part(page, "reveal")
    button(page, "Reveal objects").click()
    page.get_by_role("dialog").get_by_role("button", name="Reveal everything").click()
    sky = page.get_by_role("img", name="The sky, sector by sector")
    expect(sky).to_be_visible()
    return page.get_by_role("listitem").all_inner_texts()


def remove(page: Page, entry: str) -> None:
    """Take an entry out of the history, by its sentence."""
    page.get_by_role("button", name=re.compile(f"^Remove: .*{entry}")).click()
    page.get_by_role("dialog").get_by_role("button", name="Remove").click()


def take_back(page: Page, entry: str = "") -> None:
    """Take an entry of a tracked game back: the last one, or the last of this sentence."""
    button(page, "Undo a move").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=re.compile(entry)).first.check()
    dialog.get_by_role("button", name="Undo it").click()


def track(page: Page, code: str, log: Sequence[Mapping[str, Any]]) -> None:
    """From the next page on this device has tracked the evening of a code so far."""
    page.evaluate(
        "([place, log]) => localStorage.setItem("
        "place, JSON.stringify({...JSON.parse(localStorage.getItem(place)), log}))",
        [KEPT + code, list(log)],
    )


def kept(page: Page) -> dict[str, Any]:
    """Everything this device keeps of evenings, by code."""
    text = page.evaluate("JSON.stringify(localStorage)")
    return {
        key.removeprefix(KEPT): json.loads(value)
        for key, value in json.loads(text).items()
        if key.startswith(KEPT)
    }


def turns(page: Page, code: str = STANDARD) -> list[str]:
    """What the first player of this device has asked."""
    return [one["type"] for one in kept(page)[code]["players"][0]["turns"]]


class Traffic:
    """Everything that goes over the line of one page, the messages of its sockets included."""

    def __init__(self, page: Page) -> None:
        self.sent: list[str] = []
        self.got: list[str] = []
        page.on("request", lambda one: self.sent.append(f"{one.url} {one.post_data or ''}"))
        page.on("requestfinished", self._finished)
        page.on("websocket", self._opened)

    def _opened(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.got.append(str(frame)))

    def _finished(self, request: Any) -> None:
        if "/api/" in request.url and not request.url.endswith(".svg"):
            self.got.append(request.response().text())

    def everything(self) -> str:
        return "\n".join([*self.sent, *self.got])
