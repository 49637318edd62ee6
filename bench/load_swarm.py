"""A swarm of players: `python -m bench.load_swarm ADDRESS TABLES SECONDS THINK`.

It opens tables of both games with two seats each and plays all of them through `ecliptic.client`,
every player thinking for an exponential time of mean THINK seconds. Then it prints how long each
acknowledgement took, in milliseconds, as a list in JSON.
"""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Iterator
from itertools import count, cycle
from time import perf_counter
from typing import NamedTuple

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Refused, Seat, Server
from ecliptic.core.chance import seed_from_text
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import Options

GAMES = {
    "planetx": ("random", default_options(Mode.STANDARD, 2)),
    "ptolemaeus": ("rules", Options(2)),
}
TABLES_PER_CLIENT = 20
_STALE = 409


class Swarm(NamedTuple):
    think: float
    dice: random.Random
    acknowledged: list[float]
    numbers: Iterator[int]


async def keep_busy(server: Server, game: str, swarm: Swarm) -> None:
    """Play at one table; when a game is over, the next one begins."""
    while True:
        seats = await two_seats(server, game)
        await asyncio.gather(*(play(seat, game, swarm) for seat in seats))


async def two_seats(server: Server, game: str) -> list[Seat]:
    _, options = GAMES[game]
    host = await server.open_table(game, options, ["you", "open"], "Ada")
    code = (await host.look()).table.join_code or ""
    return [host, await server.join(code, "Ben")]


async def play(seat: Seat, game: str, swarm: Swarm) -> None:
    level, _ = GAMES[game]
    bot = SeatedBot(LEVELS_OF[game][level], seed_from_text(f"{next(swarm.numbers)}"))
    async for turn in seat.turns():
        decision = turn.decision
        if decision is None:
            continue
        action = bot.answer(turn.view, decision)
        if swarm.think:
            await asyncio.sleep(swarm.dice.expovariate(1 / swarm.think))
        start = perf_counter()
        try:
            await seat.answer(turn.asking, action)
        except Refused as refused:
            if refused.problem.status != _STALE:
                raise
        else:
            swarm.acknowledged.append(1000 * (perf_counter() - start))


async def run(address: str, tables: int, seconds: float, think: float) -> list[float]:
    swarm = Swarm(think, random.Random("swarm"), [], count())
    clients = [Server(address) for _ in range(-(-tables // TABLES_PER_CLIENT))]
    games = [game for game, _ in zip(cycle(GAMES), range(tables), strict=False)]
    jobs = []
    for number, game in enumerate(games):
        jobs.append(asyncio.create_task(keep_busy(clients[number % len(clients)], game, swarm)))
        await asyncio.sleep(min(seconds, 10.0) / tables)
    swarm.acknowledged.clear()
    await asyncio.sleep(seconds)
    found = [*swarm.acknowledged]
    failed = [job for job in jobs if job.done()]
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    for job in failed:
        job.result()
    for client in clients:
        await client.close()
    return found


def main() -> None:
    address, tables, seconds, think = sys.argv[1:5]
    print(json.dumps(asyncio.run(run(address, int(tables), float(seconds), float(think)))))


if __name__ == "__main__":
    main()
