"""Two server processes on one database and one table: every question is answered once, a void key
opens nothing at either, and listeners hear what happens at the other."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import msgspec
import pytest
import sqlalchemy as sa

from ecliptic.client import Refused, Seat, Server
from ecliptic.client.connection import SocketRefused
from ecliptic.server.settings import Settings
from ecliptic.store import schema
from ecliptic.store.open import Place
from ecliptic.wire.tables import Heartbeat, TableShown, ViewShown
from tests.server.fleet import GENEROUS
from tests.server.houses import (
    QUICK,
    SIMPLE,
    asked_seat,
    full_table,
    options_for,
    player,
    refusal,
    run,
    running,
    settings_for,
)
from tests.server.server_process import ServerProcess
from tests.sizes import size
from tests.store.stores import plain_engine

GAME = "ptolemaeus"
MOVES = size(12, 60)
TABLES = size(3, 500)

T = TypeVar("T")


async def a_turn(seat: Seat) -> tuple[str, Any]:
    """What the seat is asked, and some lawful answer."""
    choose = player(GAME, SIMPLE[GAME], "a turn")
    async for turn in seat.turns():
        return turn.asking, choose(turn)
    raise AssertionError("the game is over")


@asynccontextmanager
async def two_processes(place: Place) -> AsyncIterator[tuple[Server, Server]]:
    processes = [ServerProcess(place, environment=GENEROUS) for _ in range(2)]
    await asyncio.gather(*(process.start() for process in processes))
    async with Server(processes[0].address) as one, Server(processes[1].address) as other:
        yield one, other
    assert [await process.stop() for process in processes] == [0, 0]


async def winner(*both: Awaitable[T]) -> T:
    """Of two who do the same at the same moment one does it, and the other hears so."""
    results = await asyncio.gather(*both, return_exceptions=True)
    won = [one for one in results if not isinstance(one, BaseException)]
    lost = [one.problem.status for one in results if isinstance(one, Refused)]
    assert (len(won), len(lost)) == (1, 1), results
    assert lost[0] in {403, 404, 409}, results
    return won[0]


async def one_game(one: Server, other: Server) -> None:
    """Whoever is asked answers at both servers at once, under different ids."""
    seats = await full_table(one, GAME, 2)
    twins = [other.seat(seat.table, seat.token or "") for seat in seats]
    for number in range(MOVES):
        seat, _ = await asked_seat(seats)
        asking, action = await a_turn(seat)
        twin = twins[seats.index(seat)]
        both = [each.answer(asking, action, f"{number}-{each is twin}") for each in (seat, twin)]
        await winner(*both)
    for seat, twin in zip(seats, twins, strict=True):
        assert (await seat.record()).told == (await twin.record()).told


async def one_table(one: Server, other: Server) -> None:
    """A join code, a one-time link, a decision and an undo, each wanted at both servers at once."""
    host = await one.open_table("planetx", options_for("planetx", 2), ["you", "open"], "Ada")
    code = (await host.look()).table.join_code or ""
    guest = await winner(one.join(code, "Ben"), other.join(code, "Cleo"))
    secret = (await host.link()).path.partition("#")[2]
    host = await winner(one.transfer(secret), other.transfer(secret))
    pairs = [
        [server.seat(seat.table, seat.token or "") for server in (one, other)]
        for seat in (host, guest)
    ]
    asked, asking = await asked_seat([pair[0] for pair in pairs])
    both = next(pair for pair in pairs if pair[0] is asked)
    await winner(*(seat.answer(asking, "S A 1-3") for seat in both))
    alone = await one.open_table("planetx", options_for("planetx", 1), ["you"], "Ada")
    await alone.answer((await asked_seat([alone]))[1], "S A 1-3")
    twin = other.seat(alone.table, alone.token or "")
    assert (await winner(alone.undo(), twin.undo())).undone


def test_two_processes_racing_on_one_table_never_both_win(place_on_disk: Place) -> None:
    async def work() -> None:
        async with two_processes(place_on_disk) as servers:
            await one_game(*servers)
            for _ in range(TABLES):
                await one_table(*servers)

    run(work(), most=size(120, 900))
    entry = schema.entries.c
    engine = plain_engine(place_on_disk)
    with engine.connect() as database:
        found = database.execute(sa.select(entry.table_id, entry.number).order_by(entry.id))
        kept: dict[str, list[int]] = {}
        for table, number in found:
            kept.setdefault(table, []).append(number)
        count = sa.select(sa.func.count()).select_from(schema.commands)
        commands = database.execute(count).scalar_one()
    engine.dispose()
    the_game, *tables = kept.values()
    assert the_game == [*range(MOVES + 1)]
    assert tables == [[0, 1], [0, 1, 2]] * TABLES, "dealt, moved, and taken back where one is alone"
    assert commands == MOVES + 3 * TABLES


def polling(place: Place, seconds: float) -> Settings:
    return settings_for(place, patience=msgspec.structs.replace(QUICK, poll=seconds))


def test_a_void_key_is_refused_by_every_process_with_its_next_request(place: Place) -> None:
    """Also by one that has it in memory, and does not look at what others have changed."""

    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(polling(place, 3_600)) as other,
        ):
            for voided in ("reissued", "moved", "left"):
                seats = await full_table(one, GAME, 2)
                host, guest = seats
                twin = other.seat(guest.table, guest.token or "")
                asked, _ = await asked_seat(seats)
                asking, action = await a_turn(other.seat(asked.table, asked.token or ""))
                with contextlib.suppress(Refused):  # now the key is in the other's memory
                    await twin.answer("no such asking", action, "x")
                if voided == "reissued":
                    path = f"/api/tables/{host.table}/seats/1/key"
                    await one.send("POST", path, {"hold": "bearer"}, host.token)
                elif voided == "moved":
                    await one.transfer((await guest.link()).path.partition("#")[2])
                else:
                    await guest.leave()
                notes = twin.notes
                for job in (
                    twin.answer(asking, action, "y"),
                    twin.answer("no such asking", action, "x"),
                    twin.look(),
                    twin.record(),
                    twin.undo(),
                    twin.answer_undo(True),
                    twin.link(),
                    notes.newest(),
                    notes.save("text", 0, "mine"),
                    twin.solver.advice(),
                    twin.leave(),
                    twin.erase(),
                ):
                    assert await refusal(job) == (401, "server-token"), voided
                with pytest.raises(SocketRefused, match="server-token"):
                    await anext(twin.listen())

    run(work())


def test_a_void_key_hears_nothing_once_the_change_feed_has_told(place: Place) -> None:
    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(polling(place, 0.3)) as other,
        ):
            host, guest = await full_table(one, GAME, 2)
            twin = other.seat(guest.table, guest.token or "")
            heard: list[Any] = []

            async def listen() -> None:
                async for message in twin.listen():
                    heard.append(message)
                    if isinstance(message, ViewShown):
                        path = f"/api/tables/{host.table}/seats/1/key"
                        await one.send("POST", path, {"hold": "bearer"}, host.token)
                        # Somebody looks there before that server has noticed.
                        await other.seat(host.table, host.token or "").look()

            with pytest.raises(SocketRefused, match="server-token"):
                await listen()
            told = [type(one) for one in heard if not isinstance(one, Heartbeat)]
            assert told[0] is TableShown
            assert told[-1] is ViewShown

    run(work())


def test_who_listens_hears_a_move_that_somebody_else_has_looked_at_first(place: Place) -> None:
    """The table is known by then at the second server, but nobody who listens there was told."""

    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(polling(place, 0.3)) as other,
        ):
            seats = await full_table(one, GAME, 2)
            asked, _ = await asked_seat(seats)
            twin = other.seat(asked.table, asked.token or "")
            views = 0
            async with asyncio.timeout(60):
                async for message in twin.listen():
                    if not isinstance(message, ViewShown):
                        continue
                    views += 1
                    if views == 2:
                        return
                    await asked.answer(*await a_turn(asked))
                    await twin.look()

    run(work())
