"""Games of Ptolemaeus dealt as a test wants them, played over the wire up to a moment.

The seed of a game decides all its chance, and a fixed policy its moves: so a moment that is seldom
seen (an Eclipsis, an empty reserve) is found beforehand in the engine and reached again at a table.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from playwright.sync_api import Page

from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table
from ecliptic.ptolemaeus import Ptolemaeus
from ecliptic.ptolemaeus.setup import Options
from ecliptic.ptolemaeus.state import State
from tests.browser.house import BrowserHouse
from tests.conformance.ptolemaeus_policy import at_random, eventful

GAME = Ptolemaeus()
DATE = "1969-07-20"
NAMES = ("Ada", "Bo", "Cy", "Dee")

Moment = Callable[[State], bool]


def moves_to(seed: str, seats: int, moment: Moment) -> Iterator[tuple[int, str]]:
    """Who does what until the moment is there: seats and actions in notation."""
    table = Table(GAME, Options(seats, DATE), Chance(seed_from_text(seed)))
    table.deal()
    rng = random.Random(seed)
    while not moment(table.state):
        assert table.pending, f"the game of seed {seed!r} has no such moment"
        asked = table.pending[0]
        action = chosen(table.state, asked.seat, rng)
        yield asked.seat, GAME.action_text(action)
        table.act(asked.seat, asked.name, action)


def chosen(state: State, seat: int, rng: random.Random) -> Any:
    return eventful(state, seat) or at_random(GAME.legal(state, seat), rng)


def open_at(
    pages: Sequence[Page], house: BrowserHouse, seed: str, moment: Moment, date: str = DATE
) -> str:
    """Seat these people at one table and play for them up to the moment; the table's name."""
    house.deal_next(seed)
    seats = ["you", *("open" for _ in pages[1:])]
    wanted = {
        "game": "ptolemaeus",
        "options": {"seats": len(pages), "date": date},
        "seats": [{"who": who} for who in seats],
        "name": NAMES[0],
    }
    opened = pages[0].request.post("/api/tables", data=wanted)
    assert opened.ok, opened.text()
    path = f"/api/tables/{opened.json()['table']}"
    code = pages[0].request.get(path).json()["table"]["join_code"]
    for page, name in zip(pages[1:], NAMES[1:], strict=False):
        assert page.request.post("/api/join", data={"join_code": code, "name": name}).ok
    for number, (seat, action) in enumerate(moves_to(seed, len(pages), moment)):
        answer(pages[seat], path, f"move-{number}", action)
    return path.replace("/api/tables", "/t")


def answer(page: Page, path: str, command: str, action: str) -> None:
    """Do what this seat is asked now."""
    decision = page.request.get(path).json()["now"]["decision"]
    told = {"command_id": command, "decision": decision, "action": action}
    done = page.request.post(f"{path}/commands", data=told)
    assert done.ok, done.text()
