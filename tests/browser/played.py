"""Tables of two people at any moment of a game that simple opponents have played beforehand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from playwright.sync_api import Page

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.core.chance import Chance, seed_from_text
from ecliptic.core.table import Table, open_table, play
from ecliptic.games import GAMES
from ecliptic.store.values import Status
from tests.browser.house import BrowserHouse
from tests.server.houses import SIMPLE, options_for
from tests.server.records import put_log

NAMES = ("Ada", "Bo")


def moments(game: str, seed: str) -> Iterator[tuple[str, Table]]:
    """Whenever the first person is asked a new kind of question; at last the end."""
    table = open_table(GAMES[game], options_for(game, len(NAMES)), Chance(seed_from_text(seed)))
    level = LEVELS_OF[game][SIMPLE[game]]
    bots = {seat: SeatedBot(level, bytes([seat]) * 16) for seat in range(len(NAMES))}
    met = set()
    while table.pending:
        kind = type(table.state.board.stage).__name__
        if table.pending[0].seat == 0 and kind not in met:
            met.add(kind)
            yield kind, table
        play(table, bots, 1)
    yield "the end", table


def open_for(ada: Page, game: str, **settings: Any) -> tuple[str, str]:
    """A table that waits for a second person: its name, and the code to join it."""
    options = msgspec.to_builtins(options_for(game, len(NAMES)))
    seats = [{"who": "you"}, {"who": "open"}]
    wanted = {"game": game, "options": options, "seats": seats, "name": NAMES[0], "start": "ready"}
    opened = ada.request.post("/api/tables", data=wanted | settings)
    assert opened.ok, opened.text()
    name = opened.json()["table"]
    return name, ada.request.get(f"/api/tables/{name}").json()["table"]["join_code"]


def seat_at(
    house: BrowserHouse, ada: Page, bo: Page, game: str, played: Table, **settings: Any
) -> str:
    """A table where they have come as far as that; its name."""
    name, code = open_for(ada, game, **settings)
    assert bo.request.post("/api/join", data={"join_code": code, "name": NAMES[1]}).ok
    put_log(house.folder, name, played, Status.PLAYING if played.pending else Status.OVER)
    return name
