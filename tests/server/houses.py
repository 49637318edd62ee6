"""Real servers on a free port of this machine, and seats at their tables."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import pytest
import uvicorn

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Follower, Refused, Seat, Server
from ecliptic.core.chance import seed_from_text
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import Options as PtolemaeusOptions
from ecliptic.server.serve import listening, uvicorn_config
from ecliptic.server.settings import Limits, Patience, Settings
from ecliptic.store.open import Place
from tests.store.prepared import prepared

T = TypeVar("T")

QUICK = Patience(heartbeat=0.5, poll=0.1, opponent_least=0.0, sweep=0.5)
GENEROUS = Limits(
    tables_a_minute=6_000,
    tables_a_day=6_000,
    replays_a_day=6_000,
    wrong_codes_a_minute=6_000,
    wrong_codes_in_all_a_minute=60_000,
    writes_a_minute=600_000,
    commands_a_minute=60_000,
    reads_a_minute=600_000,
)
SIMPLE = {"planetx": "pencil", "ptolemaeus": "rules"}
"""An opponent of each game that plays a whole game in no time."""


def settings_for(place: Place | Path, **changes: Any) -> Settings:
    """For a place of either engine; a folder is SQLite's."""
    where = place if isinstance(place, Place) else Place(place)
    prepared(where)
    fitting = Settings(
        folder=where.folder,
        database_url=where.database_url,
        port=0,
        workers=1,
        limits=GENEROUS,
        patience=QUICK,
    )
    return msgspec.structs.replace(fitting, **changes)


def run(job: Coroutine[Any, Any, T], most: float = 120.0) -> T:
    """Run a test's coroutine; one that hangs fails instead of holding everything up."""
    return asyncio.run(_whole(job, most))


async def _whole(job: Coroutine[Any, Any, T], most: float) -> T:
    done = await asyncio.wait_for(job, most)
    # Lines that were dropped in the middle are closed in the background: that is waited for. One
    # that held unread messages hears of its end no more, and gives up after ten seconds.
    if dropped := asyncio.all_tasks() - {asyncio.current_task()}:
        await asyncio.wait(dropped, timeout=15)
    await _a_few_rounds()
    return done


async def _a_few_rounds() -> None:
    """As many as the event loop takes to notice that a line was opened or closed."""
    for _ in range(10):
        await asyncio.sleep(0)


class PromptServer(uvicorn.Server):
    """Stops at once. uvicorn looks ten times a second whether it should, and then waits for a tenth
    more; hundreds of servers would wait for a minute. How a server stops that somebody told to is
    in test_shutdown.py."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    def stop(self) -> None:
        self.should_exit = True
        self._told.set()

    async def main_loop(self) -> None:
        tick = 0
        while not await self.on_tick(tick):
            tick += 1
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), 0.1)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        for place in sockets or []:
            place.close()
        await _a_few_rounds()  # for those who have just come in
        for connection in list(self.server_state.connections):
            connection.shutdown()
        async with asyncio.timeout(60):
            while self.server_state.connections or self.server_state.tasks:
                await asyncio.sleep(0.002)
        for server in self.servers:
            await server.wait_closed()
        await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Whoever interrupts the tests means all of them."""
        yield


@asynccontextmanager
async def running(settings: Settings, place: socket.socket | None = None) -> AsyncIterator[Server]:
    """A server in this event loop, stopped at the end like one that is told to stop."""
    place = place or listening(settings)
    server = PromptServer(uvicorn_config(settings))
    serving = asyncio.create_task(server.serve(sockets=[place]))
    while not server.started:
        if serving.done():
            serving.result()
            raise AssertionError("the server stopped at once")
        await asyncio.sleep(0.002)
    port = place.getsockname()[1]
    try:
        async with Server(f"http://127.0.0.1:{port}") as client:
            yield client
    finally:
        server.stop()
        await serving


class OpenHouse:
    """One server that many tests visit, one after the other: each opens tables of its own, which
    nobody else has a key to. It is started once, and so are its opponents and its solver."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self._runner = asyncio.Runner()
        self._stack = AsyncExitStack()
        opening = self._stack.enter_async_context(running(settings_for(place)))
        self.address = self._runner.run(opening).address

    def visit(self, work: Callable[[Server], Awaitable[T]], most: float = 120.0) -> T:
        """Between the visits time stands still in the house."""
        return self._runner.run(asyncio.wait_for(self._visited(work), most))

    async def _visited(self, work: Callable[[Server], Awaitable[T]]) -> T:
        async with Server(self.address) as client:
            return await work(client)

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()


def plain_http(address: str) -> httpx.AsyncClient:
    """A client without our own on top; as patient as ours, because machines may be busy.

    It reads no certificates, which none of our addresses has and which takes 30 ms each time.
    """
    return httpx.AsyncClient(base_url=address, timeout=60.0, trust_env=False, verify=False)


def with_server(
    place: Place | Path, work: Callable[[Server], Awaitable[T]], most: float = 120.0, **changes: Any
) -> T:
    async def job() -> T:
        async with running(settings_for(place, **changes)) as server:
            return await work(server)

    return run(job(), most)


def options_for(game: str, seats: int) -> Any:
    if game == "planetx":
        return default_options(Mode.STANDARD, seats)
    return PtolemaeusOptions(seats)


async def full_table(server: Server, game: str, people: int) -> list[Seat]:
    """A table that people have joined until no seat is free; the first opened it."""
    options = options_for(game, people)
    host = await server.open_table(game, options, ["you", *["open"] * (people - 1)], "Ada")
    code = (await host.look()).table.join_code or ""
    names = ["Ben", "Cleo", "Dora"][: people - 1]
    return [host, *[await server.join(code, name) for name in names]]


async def refusal(job: Awaitable[Any]) -> tuple[int, str]:
    """The status and the code a call is refused with."""
    with pytest.raises(Refused) as refused:
        await job
    return refused.value.problem.status, refused.value.code


async def asked_seat(seats: list[Seat]) -> tuple[Seat, str]:
    """The first seat that is asked something, and what."""
    for seat in seats:
        now = (await seat.look()).now
        if now is not None and now.decision:
            return seat, now.decision
    raise AssertionError("nobody is asked")


def player(game: str, level: str, secret: str) -> Callable[[Follower], Any]:
    """A remote program that answers as an opponent would."""
    bot = SeatedBot(LEVELS_OF[game][level], seed_from_text(secret))

    def choose(turn: Follower) -> Any:
        decision = turn.decision
        assert decision is not None
        return bot.answer(turn.view, decision)

    return choose


async def play(seat: Seat, choose: Callable[[Follower], Any], most: int = 10_000) -> int:
    """Answer whatever the seat is asked, at most so many times; how often it was."""
    answered = 0
    async for turn in seat.turns():
        await seat.answer(turn.asking, choose(turn))
        answered += 1
        if answered == most:
            break
    return answered


async def one_move(seat: Seat, choose: Callable[[Follower], Any]) -> None:
    """Wait until the seat is asked, and answer once."""
    await play(seat, choose, most=1)


async def some_moves(seats: list[Seat], game: str, count: int = 8) -> None:
    """Whoever is asked answers, so many times in all."""
    choose = [player(game, SIMPLE[game], f"{number}") for number in range(len(seats))]
    for _ in range(count):
        seat, _ = await asked_seat(seats)
        await one_move(seat, choose[seats.index(seat)])


async def play_to_the_end(server: Server, seats: list[Seat]) -> None:
    """Let opponents go on for the people at a table until the game is over, and go again."""
    for level in (None, ""):
        for number, seat in enumerate(seats):
            snapshot = await seat.look()
            body = {"level": SIMPLE[snapshot.table.game] if level is None else level}
            path = f"/api/tables/{seat.table}/seats/{number}/opponent"
            await server.send("PUT", path, body, seat.token)
        if level is None:
            async for now in seats[0].follow():
                if now.over:
                    break
