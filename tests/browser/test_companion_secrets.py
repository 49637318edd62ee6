"""One phone for all: what a seat alone was told is not in its page, not even out of sight, until it
is held or tapped, and not afterwards."""

from __future__ import annotations

import json
import re
from html import unescape
from typing import Any

from playwright.sync_api import Page

from tests.browser import companion_hands as companion
from tests.browser import planetx_hands as hands
from tests.browser.companion_hands import KEPT, LAID_DOWN, STANDARD, button, heading
from tests.browser.conftest import NewPage
from tests.browser.test_companion_tracking import PHONE, asked_next, whose
from tests.browser.waiting import seen

PEOPLE = {"Ada": "spring", "Bo": "winter"}
LOOK = re.compile("^Hold or tap")
MOST_LOOKS = 1_000
"""For what must come."""
NOTE = "The comet was late again"
WHOLE_PAGE = """() => [
  document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, select, textarea')].map((one) => one.value),
].join('\\n')"""
"""Every element with its attributes, whatever it looks like, and what is written into fields."""


class Phone:
    """A phone that is passed round: what its page held while it lay open, and what it has shown."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.secrets: dict[str, str] = {}
        """Each with the moment in which it was shown."""
        self.open: list[tuple[str, str]] = []

    def whole(self) -> str:
        return unescape(str(self.page.evaluate(WHOLE_PAGE)))

    def lies_open(self, moment: str) -> None:
        """Everybody may look at it now."""
        self.open.append((moment, self.whole()))

    def uncover(self) -> None:
        self.page.get_by_role("button", name=LOOK).press("Enter")
        seen(button(self.page, "Hide"))

    def cover(self, moment: str) -> None:
        button(self.page, "Hide").press("Enter")
        seen(self.page.get_by_role("button", name=LOOK))
        self.lies_open(moment)

    def look(self, moment: str, *secrets: str) -> None:
        self.lies_open(f"before {moment}")
        self.uncover()
        self.shows(moment, *secrets)
        self.cover(f"after {moment}")

    def shows(self, moment: str, *secrets: str) -> None:
        """These, once they have come, and all that is marked as private are in the page now: where
        they are later they would be found."""
        missing = list(secrets)
        for _ in range(MOST_LOOKS):
            page = self.whole()
            missing = [one for one in secrets if one not in page]
            if not missing:
                break
            self.page.wait_for_timeout(15)
        found = {*secrets, *private_lines(self.page)}
        assert found, moment
        assert missing == [], moment
        self.secrets |= dict.fromkeys(found, moment)

    def demand_silence(self) -> None:
        """Whoever looked at it while it lay open has learned nothing, then or of later things."""
        told = [
            f"{moment}: {secret}"
            for moment, page in self.open
            for secret in self.secrets
            if secret in page
        ]
        assert told == []


def private_lines(page: Page) -> set[str]:
    """What a table says to the seat that holds it and to nobody else, word by word."""
    log = page.get_by_role("region", name="Log").all_inner_texts()
    lines = [line for text in log for line in text.splitlines()]
    own = {line.removesuffix("only you").strip() for line in lines if line.endswith("only you")}
    facts = {line for line in lines if "does not hold" in line}
    labels = page.locator("[aria-label]").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
    shown = "starting fact|what you were told|appears empty"
    marks = {one for one in labels if re.search(shown, one)}
    cells = page.get_by_role("cell", include_hidden=True).get_by_text("You: ").all_text_contents()
    faces = {one.strip() for one in cells if "face down" in one}
    return own | facts | marks | faces


def keep_evening(page: Page, turns: list[dict[str, Any]]) -> None:
    """What a phone keeps of an evening of two people, the first of whom has asked this."""
    companion_of = f"/api/companion/{STANDARD}"
    game = page.request.get(companion_of).json()
    players = []
    for number, (name, season) in enumerate(PEOPLE.items(), start=1):
        wanted = {"season": season, "level": "experienced", "generator": game["generator"]}
        facts = page.request.get(f"{companion_of}/facts", params=wanted).json()["facts"]
        own = {"id": number, "name": name, "season": season, "level": "experienced"}
        asked = turns if number == 1 else []
        players.append({**own, "help": "none", "facts": facts, "turns": asked, "sheet": ""})
    evening = {"form": KEPT.rstrip("/"), "game": game, "begun": 0, "arrow": 1, "players": players}
    page.goto("/healthz")
    page.evaluate(
        "([place, kept]) => localStorage.setItem(place, kept)",
        [KEPT + STANDARD, json.dumps({**evening, "heard": [], "system": []})],
    )


def test_nothing_of_a_seat_is_in_a_table_that_lies_open(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    phone = Phone(page)
    keep_evening(page, [])
    page.goto(f"/companion/{STANDARD}/track")
    button(page, "Start tracking").click()
    handed = page.get_by_role("heading", level=1, name=re.compile("^Pass the phone to "))
    seen(handed)
    phone.lies_open("the first hand-over")
    first = whose(page)
    other = "Bo" if first == "Ada" else "Ada"
    assert hands.question(page) == hands.TURN
    phone.look("starting facts")

    hands.research(page, "A")
    seen(page.get_by_text("What you learned"))
    phone.lies_open("an answer that has just come")
    phone.uncover()
    hands.show(page, "Sheet")
    page.get_by_text("Free notes").click()
    page.get_by_label("Free notes").fill(NOTE)
    phone.shows("a clue and notes", NOTE)
    hands.show(page, "Board")
    phone.cover("after a clue and notes")

    button(page, f"Pass the phone to {other}").click()
    seen(handed)
    phone.lies_open("a hand-over")
    assert whose(page) == other
    assert hands.question(page) == hands.TURN
    phone.look("the other's starting facts")
    phone.uncover()
    hands.pick(page, "Target")
    page.get_by_label("Which sector").select_option("1")
    hands.confirm(page, "Target")
    phone.shows("an answer that came while all was shown", "Sector 1 holds a gas cloud.")
    phone.cover("after a target")
    button(page, "Undo a move").click()
    seen(page.get_by_role("dialog"))
    phone.lies_open("what can be taken back")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()

    assert asked_next(page) == hands.TURN
    hands.survey(page, "Asteroid", 2, 4)
    drawn = page.locator(".picture .shape")
    plain = drawn.count()
    theories = iter(("Comet", "Asteroid"))
    for question in (hands.CHOOSE, hands.CHOOSE, hands.PLACE, hands.PLACE):
        assert asked_next(page) == question
        assert page.get_by_role("radio").count() == 0
        phone.lies_open(f"asked: {question}")
        phone.uncover()
        if question == hands.CHOOSE:
            thing = next(theories)
            hands.choose(page, thing)
            phone.shows(question, f"Chosen theory: {thing.lower()}.")
        else:
            thing = page.get_by_role("group", name="Theory").locator("label").inner_text()
            hands.place(page, 11)
            phone.shows(question, f"You: {thing}, face down", f"Theory: {thing.lower()}.")
            assert drawn.count() > plain
        phone.cover(f"answered: {question}")
        assert drawn.count() == plain
    phone.uncover()
    page.evaluate(LAID_DOWN)
    seen(handed)
    phone.lies_open("laid down")
    phone.demand_silence()


ASKED: list[dict[str, Any]] = [
    {"type": "survey", "thing": "A", "first": 2, "last": 4, "cost": 4, "count": 1},
    {"type": "target", "sector": 1, "cost": 4, "sighting": "G"},
    {
        "type": "research",
        "topic": "A",
        "cost": 1,
        "clue": {"type": "band", "subject": "C", "width": 5},
    },
    {
        "type": "locate",
        "sector": 9,
        "before": "A",
        "after": "G",
        "found": False,
        "cost": 5,
        "points": 0,
    },
]


def test_nothing_asked_is_answered_in_papers_that_lie_open(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    phone = Phone(page)
    keep_evening(page, [{"seat": 0, **one} for one in ASKED])
    page.goto(f"/companion/{STANDARD}")
    heading(page, "Whose turn is it?")
    phone.lies_open("nobody has it")
    button(page, "Ada").click()
    phone.lies_open("a hand-over")
    button(page, "I am Ada").click()
    companion.open_part(page, "history")
    answers = ["1 asteroid in sectors 2–\u20604.", "Sector 1 holds a gas cloud.", "a band of 5"]
    phone.look("a history", *answers, "Locate Planet X in sector 9")
    page.get_by_role("button", name="Remove: Locate Planet X").click()
    phone.lies_open("an entry that may be removed")
    page.get_by_role("dialog").get_by_role("button", name="Cancel").click()
    phone.lies_open("an entry that stays")
    page.get_by_role("link", name="Back").click()
    companion.open_part(page, "titles")
    phone.look("clues", "a band of 5")
    page.get_by_role("link", name="Back").click()
    companion.locate(page, 10, {9: "Asteroid", 11: "Comet"})
    phone.look("a locate", "Locate Planet X in sector 10")
    button(page, re.compile("^Pass the phone to")).first.click()
    button(page, "Back").click()
    heading(page, "Whose turn is it?")
    phone.lies_open("passed on")
    phone.demand_silence()
