"""Opponents that search: told at their time, with a share of the house's budget, hurried by one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Seat, Server
from ecliptic.server import services
from ecliptic.server.fair_queue import Asker
from ecliptic.server.opponents.shares import Shares
from ecliptic.server.workers import Workers
from tests.server.houses import (
    full_table,
    options_for,
    play,
    player,
    refusal,
    run,
    running,
    settings_for,
    with_server,
)
from tests.server.searcher import GAME, LEVEL, USUAL, command, searching
from tests.server.searching_process import ENDED, SearchingProcess
from tests.server.test_opponents import log_of

T = TypeVar("T")
SIXTEENTH = USUAL // 16


@pytest.fixture
def ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The searcher among the opponents here and in the workers; its searches end when this file is
    there."""
    file = tmp_path / ENDED
    monkeypatch.setitem(LEVELS_OF[GAME], LEVEL, searching(file))
    monkeypatch.setattr(services, "Workers", partial(Workers, command=command(file)))
    return file


async def opened(server: Server, *others: str) -> Seat:
    seats = ["you", *others]
    return await server.open_table(GAME, options_for(GAME, len(seats)), seats, "Ada")


async def answered(folder: Path, table: str) -> set[str]:
    """Who has answered, of those who are no person."""
    return {one.by for one in await log_of(folder, table)} - {"dealer", "person"}


async def while_playing(seat: Seat, done: Callable[[], Awaitable[bool]]) -> None:
    """The person answers whatever it is asked, until something has come to pass."""
    playing = asyncio.create_task(play(seat, player(GAME, "rules", "person")))
    while not await done():
        assert not playing.done()
        await asyncio.sleep(0.02)
    playing.cancel()


def shares(budget: int, searches: list[str], places: int = 2) -> list[int]:
    """What each has who begins to search, one after the other, by the address of its table."""
    house, given = Shares(places), []

    def search(left: list[str]) -> None:
        if left:
            with house.of(budget, Asker(left[0], "table")) as share:
                given.append(share)
                search(left[1:])

    search(searches)
    with house.of(budget, Asker("a", "table")) as share:
        assert share == budget  # the others have ended
    return given


def test_searches_share_the_processes_by_address_and_then_among_each_ones_own() -> None:
    assert shares(400, ["a"]) == [400]
    assert shares(400, ["a", "b"]) == [400, 400]
    assert shares(400, ["a", "b", "c", "d"]) == [400, 400, 266, 200]
    assert shares(400, ["a"] * 8) == [400, 400, 266, 200, 160, 133, 114, 100]
    assert shares(400, [*["a"] * 8, "b"])[-1] == 400
    assert shares(0, ["a"] * 4) == [0, 0, 0, 0]


def test_a_search_has_the_budget_that_was_said_and_that_stands_in_the_log(
    tmp_path: Path, ended: Path
) -> None:
    async def work(server: Server) -> str:
        host = await opened(server, f"{LEVEL}:40")
        assert (await host.look()).table.seats[1].name == LEVEL.capitalize()

        async def moved() -> bool:
            return bool(await answered(tmp_path, host.table))

        await while_playing(host, moved)
        return host.table

    table = with_server(tmp_path, work)
    assert run(answered(tmp_path, table)) == {f"opponent {LEVEL} with 40"}


def test_a_move_is_told_at_a_fixed_time_after_the_turn_began(tmp_path: Path, ended: Path) -> None:
    """A slow machine only makes it longer."""

    async def work(server: Server) -> float:
        started = asyncio.get_running_loop().time()
        host = await server.open_table(GAME, options_for(GAME, 1), [f"{LEVEL}:0"], "Ada")
        start = await host.look()
        assert start.now is not None
        async for now in host.follow():
            if now.heard > start.now.heard:
                break
        return asyncio.get_running_loop().time() - started

    assert with_server(tmp_path, work) >= 0.5


@pytest.mark.parametrize("elsewhere", [False, True])
def test_who_plays_alone_can_hurry_an_opponent_through_any_process(
    tmp_path: Path, ended: Path, elsewhere: bool
) -> None:
    """The search would never end, in the process that has claimed the table."""

    async def work() -> str:
        other = SearchingProcess(tmp_path)
        async with AsyncExitStack() as stack:
            server = await stack.enter_async_context(running(settings_for(tmp_path, workers=2)))
            asked = server
            if elsewhere:
                stack.push_async_callback(other.gone)
                await other.start()
                asked = await stack.enter_async_context(Server(other.address))
            host = await opened(server, LEVEL)
            hurrying = asked.seat(host.table, host.token or "")

            async def hurried() -> bool:
                return (await hurrying.hurry()).hurried

            async def moved() -> bool:
                return bool(await answered(tmp_path, host.table))

            await while_playing(host, hurried)
            while not await moved():
                await asyncio.sleep(0.02)
            return host.table

    table = run(work())
    assert run(answered(tmp_path, table)) == {f"opponent {LEVEL} with {SIXTEENTH}"}


def test_only_who_plays_alone_among_opponents_hurries_them(tmp_path: Path, ended: Path) -> None:
    async def work(server: Server) -> None:
        ada, ben = await full_table(server, GAME, 2)
        assert await refusal(ada.hurry()) == (403, "server-not-alone")
        await server.send(
            "PUT", f"/api/tables/{ada.table}/seats/1/opponent", {"level": "rules"}, ben.token
        )
        await ada.hurry()
        assert await refusal(ben.hurry()) == (403, "server-not-alone")
        watching = server.spectator(ada.table)
        assert await refusal(watching.hurry()) == (403, "server-no-seat")

    with_server(tmp_path, work)


def test_the_house_says_who_searches_how_much_and_refuses_more(tmp_path: Path, ended: Path) -> None:
    async def work(server: Server) -> tuple[Any, list[tuple[int, str]]]:
        shown = (await server.send("GET", "/api/house")).json()["searching"]
        refused = [
            await refusal(opened(server, said)) for said in (f"{LEVEL}:201", "rules:1", "nobody:1")
        ]
        await opened(server, f"{LEVEL}:200")
        return shown[GAME][LEVEL], refused

    shown, refused = with_server(tmp_path, work, search_percent=50)
    assert shown == {"usual": USUAL, "most": 200, "lacks": False}
    assert refused == [
        (403, "server-level-not-here"),
        (422, "server-level"),
        (422, "server-level"),
    ]
