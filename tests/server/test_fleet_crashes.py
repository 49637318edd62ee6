"""Promise 6 with three processes on PostgreSQL and Redis behind nginx: kill any of them, again and
again.

Between the kills Redis is killed and comes back, PostgreSQL crashes and is started anew, and the
processes are stopped and started one after the other. Every client keeps what it saw acknowledged;
the log must hold each of these commands once, and every game comes to its end.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from ecliptic.client import Server, Unreachable
from ecliptic.client.connection import Way
from ecliptic.store.open import Place
from tests.server.fleet import PROCESSES, Fleet, fleet
from tests.server.houses import run
from tests.server.ledger import TABLES, Ledger, Trouble, acknowledged_in, kept_whole, played_through
from tests.server.server_process import free_port
from tests.services.nginx import NginxProxy
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer
from tests.sizes import FULL, size

ROUNDS = size(1, 6)
KILLS = 5 * ROUNDS


def troubles(house: Fleet, postgresql: PostgresqlServer, redis: RedisServer) -> Sequence[Trouble]:
    """After every kill something else befalls the house."""

    def restart(how: signal.Signals) -> Trouble:
        async def restart() -> None:
            await house.complete()  # none can start meanwhile
            await asyncio.to_thread(postgresql.stop, how)
            await asyncio.to_thread(postgresql.start)

        return restart

    async def without_redis() -> None:
        await house.complete()  # whoever asks for it at this instant would not begin
        await asyncio.to_thread(redis.kill)

    between: Sequence[Trouble] = [
        without_redis,
        restart(signal.SIGQUIT),
        partial(asyncio.to_thread, redis.start),
        restart(signal.SIGINT),
        partial(house.roll, most=size(1, PROCESSES)),
    ]
    assert len(between) * ROUNDS == KILLS
    return [one for other in between for one in (house.kill_one, other)] * ROUNDS


async def play(
    folder: Path, place: Place, postgresql: PostgresqlServer, redis: RedisServer, way: Way
) -> Ledger:
    async with fleet(folder, place, redis_url=redis.url) as house:
        return await played_through(house.addresses, troubles(house, postgresql, redis), way)


@pytest.mark.parametrize("way", get_args(Way) if FULL else get_args(Way)[:1])
def test_nothing_is_lost_or_doubled_whichever_process_is_killed(
    folder_on_disk: Path, postgresql: PostgresqlServer, redis: RedisServer, way: Way
) -> None:
    with postgresql.database() as url:
        place = Place(folder_on_disk, url)
        seen = run(play(folder_on_disk, place, postgresql, redis, way), most=size(600, 1_800))
        assert acknowledged_in(seen) >= KILLS * TABLES, "the servers were under load at every kill"
        kept_whole(place, seen)


def test_what_nginx_says_in_place_of_a_server_is_no_answer(tmp_path: Path) -> None:
    """A program that plays through it waits for the server then."""

    async def ask(address: str) -> None:
        async with Server(address) as server:
            with pytest.raises(Unreachable, match="502"):
                await server.send("GET", "/api/tables/t")

    nginx = NginxProxy(tmp_path, [free_port()])
    try:
        run(ask(nginx.address))
    finally:
        nginx.close()
