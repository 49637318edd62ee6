"""A swarm of players: `python -m bench.load_swarm ADDRESS TABLES SECONDS THINK NAME WAY`.

It opens tables of both games with two seats each and plays all of them through `ecliptic.client`,
every player thinking for an exponential time of mean THINK seconds; commands go over the players'
sockets, or as requests (WAY). Of several processes, whose addresses have commas between them, the
players of a table are at different ones. When everybody plays it says `begin`, and SECONDS later,
in JSON, how long each acknowledgement took, in milliseconds, and how many seconds of the processor
it spent itself.

With 0 SECONDS nobody moves: both players of every table are connected and wait, until the input is
closed.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import resource
import sys
from collections.abc import Iterator, Sequence
from itertools import count, cycle, islice
from time import perf_counter, process_time
from typing import NamedTuple, get_args

import uvloop

from ecliptic.bots.bot import SeatedBot
from ecliptic.bots.levels import LEVELS_OF
from ecliptic.client import Refused, Seat, Server
from ecliptic.client.connection import Way
from ecliptic.core.chance import seed_from_text
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import default_options
from ecliptic.ptolemaeus.setup import Options

GAMES = {
    "planetx": ("random", default_options(Mode.STANDARD, 2)),
    "ptolemaeus": ("rules", Options(2)),
}
TABLES_PER_CLIENT = 20
OPENING_AT_ONCE = 8
_STALE = 409


class Swarm(NamedTuple):
    think: float
    name: str
    dice: random.Random
    numbers: Iterator[int]
    acknowledged: list[float]
    opening: asyncio.Semaphore


async def two_seats(servers: tuple[Server, Server], game: str, swarm: Swarm) -> list[Seat]:
    _, options = GAMES[game]
    server, other = servers
    async with swarm.opening:
        host = await server.open_table(game, options, ["you", "open"], "Ada")
        code = (await host.look()).table.join_code or ""
        return [host, await other.join(code, "Ben")]


async def keep_busy(
    servers: tuple[Server, Server], game: str, seats: list[Seat], swarm: Swarm
) -> None:
    """Play at one table; when a game is over, the next one begins."""
    while True:
        await asyncio.gather(*(play(seat, game, swarm) for seat in seats))
        seats = await two_seats(servers, game, swarm)


async def play(seat: Seat, game: str, swarm: Swarm) -> None:
    level, _ = GAMES[game]
    bot = SeatedBot(LEVELS_OF[game][level], seed_from_text(f"{swarm.name} {next(swarm.numbers)}"))
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


async def wait(seat: Seat, here: asyncio.Semaphore, opening: asyncio.Semaphore) -> None:
    """Come in a few at a time: of two thousand at once the system drops some at the door, who try
    again half a minute later."""
    following = seat.follow()
    async with opening:
        await anext(following)
    here.release()
    async for _ in following:
        pass


async def run(
    addresses: Sequence[str], tables: int, seconds: float, swarm: Swarm, way: Way
) -> None:
    most = max(len(addresses), -(-tables // TABLES_PER_CLIENT))
    clients = [Server(one, commands=way) for one in islice(cycle(addresses), most)]
    pairs = cycle(zip(clients, [*clients[1:], clients[0]], strict=True))
    places = list(zip(islice(cycle(GAMES), tables), pairs, strict=False))
    opened = await asyncio.gather(*(two_seats(pair, game, swarm) for game, pair in places))
    jobs = []
    here = asyncio.Semaphore(0)
    for (game, pair), seats in zip(places, opened, strict=True):
        if seconds:
            jobs.append(asyncio.create_task(keep_busy(pair, game, seats, swarm)))
        else:
            jobs += [asyncio.create_task(wait(seat, here, swarm.opening)) for seat in seats]
    if not seconds:
        for _ in jobs:
            await here.acquire()
    await asyncio.sleep(2 * swarm.think + 2)
    # A swarm holds as much as hundreds of players would; what it tidies up is no one's latency.
    gc.freeze()
    gc.disable()
    print("begin", flush=True)
    swarm.acknowledged.clear()
    spent = process_time()
    if seconds:
        await asyncio.sleep(seconds)
    else:
        await asyncio.to_thread(sys.stdin.read)
    for job in jobs:
        if job.done():
            job.result()  # it should go on for ever: say why it did not
    print(json.dumps([swarm.acknowledged, process_time() - spent]), flush=True)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)
    for client in clients:
        await client.close()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.load_swarm")
    parser.add_argument("address")
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("think", type=float)
    parser.add_argument("name")
    parser.add_argument("way", choices=get_args(Way))
    asked = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    async def job() -> None:
        opening = asyncio.Semaphore(OPENING_AT_ONCE)
        dice = random.Random(asked.name)
        swarm = Swarm(asked.think, asked.name, dice, count(), [], opening)
        await run(asked.address.split(","), asked.tables, asked.seconds, swarm, asked.way)

    uvloop.run(job())


if __name__ == "__main__":
    main()
