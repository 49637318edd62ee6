"""How many systems each seat could not exclude, frame by frame, once a game is over."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from ecliptic.client import Refused, Seat, Server
from ecliptic.core.chance import Chance
from ecliptic.core.record_text import parse_record
from ecliptic.core.table import Table
from ecliptic.deduction import Belief
from ecliptic.games import GAMES
from ecliptic.planetx.catalogue import catalogue
from ecliptic.planetx.modes import Mode
from ecliptic.server.help.worker import LeftQuestion
from ecliptic.server.workers import Workers
from ecliptic.wire.help import SystemsLeft
from tests.server.houses import SIMPLE, OpenHouse, options_for, with_server

SEATS = 2


async def finished(server: Server, game: str) -> Seat:
    """A table at which opponents have played a whole game; whoever opened it watches."""
    levels = [SIMPLE[game]] * SEATS
    host = await server.open_table(game, options_for(game, SEATS), levels, "Ada")
    async for now in host.follow():
        if now.over:
            break
    return host


def test_systems_left_are_those_of_each_seats_own_view(house: OpenHouse) -> None:
    async def work(server: Server) -> tuple[SystemsLeft, SystemsLeft, str]:
        host = await finished(server, "planetx")
        told = await host.solver.systems_left()
        record = await host.whole_record()
        replay = (await server.send("POST", "/api/replays", {"record": record})).json()["replay"]
        brought = await server.call("GET", f"/api/replays/{replay}/left", SystemsLeft)
        assert told == await server.spectator(host.table).solver.systems_left()
        return told, brought, record

    told, brought, text = house.visit(work)
    assert told == brought
    assert told.lawful == len(catalogue(Mode.STANDARD))
    record = parse_record(GAMES, text)
    table = Table(GAMES["planetx"], record.options, Chance(bytes(16)))
    expected = []
    for entry in record.entries:
        table.append(entry)
        expected.append(tuple(len(Belief.of(table.view(seat))) for seat in range(SEATS)))
    assert list(told.left) == expected
    assert expected[-1] == (1, 1)


def test_a_game_is_counted_once_however_many_ask(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise a few who look at a long game would keep the solver from those who play."""
    asked: list[type] = []
    ask = Workers.ask

    async def counted(workers: Workers, question: Any, *rest: Any) -> Any:
        asked.append(type(question))
        return await ask(workers, question, *rest)

    async def work(server: Server) -> None:
        host = await finished(server, "planetx")
        monkeypatch.setattr(Workers, "ask", counted)
        await asyncio.gather(*(host.solver.systems_left() for _ in range(5)))

    with_server(tmp_path, work)
    assert asked == [LeftQuestion]


def test_nobody_is_told_before_the_end(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host = await server.open_table("planetx", options_for("planetx", 1), ["you"], "Ada")
        with pytest.raises(Refused, match="server-not-over"):
            await host.solver.systems_left()

    house.visit(work)


def test_a_game_without_a_solver_has_no_such_count(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host = await finished(server, "ptolemaeus")
        with pytest.raises(Refused, match="server-help-no-solver"):
            await host.solver.systems_left()

    house.visit(work)
