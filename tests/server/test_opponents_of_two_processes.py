"""Several processes serve one table: its opponents think once, and outlive their process."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from ecliptic.client import Seat, Server
from ecliptic.store.open import Place
from tests.server.houses import SIMPLE, options_for, play, player, run
from tests.server.server_process import ServerProcess
from tests.sizes import size

GAME = "ptolemaeus"
TURNS = size(1, 5)
choose = player(GAME, SIMPLE[GAME], "person")
EAGER = {
    "ECLIPTIC_PATIENCE_SWEEP": "0.1",
    "ECLIPTIC_PATIENCE_POLL": "0.05",
    "ECLIPTIC_PATIENCE_OPPONENT_LEAST": "0.3",
}
"""Looks for turns that nobody has taken up while the other process still thinks about them."""


async def figure(server: Server, name: str) -> int:
    told = (await server.send("GET", "/metrics")).text
    return sum(int(float(found)) for found in re.findall(rf"^{name} (\S+)$", told, re.MULTILINE))


async def asked_again(seat: Seat) -> None:
    """The opponents have answered all they had to."""
    async for _ in seat.turns():
        return


@asynccontextmanager
async def two_processes(place: Place) -> AsyncIterator[tuple[ServerProcess, ServerProcess]]:
    one, other = (ServerProcess(place, environment=EAGER) for _ in range(2))
    try:
        await asyncio.gather(one.start(), other.start())
        yield one, other
    finally:
        await one.gone()
        await other.gone()


async def thoughts(server: Server) -> int:
    return await figure(server, "ecliptic_thinking_seconds_count")


async def opponents_moves(server: Server) -> int:
    return await figure(server, r'ecliptic_moves_total\{by="opponent"\}')


def test_opponents_think_once_wherever_the_person_moves_and_outlive_their_process(
    place: Place,
) -> None:
    async def work() -> None:
        async with two_processes(place) as processes:
            one, other = (Server(process.address) for process in processes)
            async with one, other:
                people = ["you", SIMPLE[GAME], SIMPLE[GAME]]
                host = await one.open_table(GAME, options_for(GAME, 3), people, "Ada")
                twin = other.seat(host.table, host.token or "")
                for _ in range(TURNS):
                    for server, seat in ((one, host), (other, twin)):
                        before = await opponents_moves(server)
                        while await opponents_moves(server) == before:
                            await play(seat, choose, most=1)
                            await asked_again(seat)
                thought = [await thoughts(server) for server in (one, other)]
                assert thought == [await opponents_moves(server) for server in (one, other)]
                await until_others_are_asked(host)
                await processes[0].kill()  # in the middle of a thought, which takes 0.3 s
                await asked_again(twin)
                await play(twin, choose, most=1)

    run(work())


async def until_others_are_asked(seat: Seat) -> None:
    while True:
        now = (await seat.look()).now
        if now is not None and not now.decision:
            return
        await play(seat, choose, most=1)
