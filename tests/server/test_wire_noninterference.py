"""Promise 1 on the wire: two hidden worlds a viewer cannot tell apart send it the same bytes."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ecliptic import games
from ecliptic.client import Server
from ecliptic.core.game import AnyGame, Viewer
from ecliptic.store.open import Place
from tests.conformance.noninterference import Leak, replay
from tests.conformance.play import short_game
from tests.conformance.subject import Subject
from tests.conformance.subjects import SUBJECTS
from tests.server.fleet import GENEROUS
from tests.server.houses import QUICK, plain_http, run, running, settings_for
from tests.server.server_process import ServerProcess
from tests.server.test_redis import in_redis, redis_is
from tests.server.two_worlds import Case, House, compare
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer
from tests.sizes import size
from tests.store.stores import open_store

MOVES = (14, 40)
UNDO_RATE = 0.1
CUTS = size(1, 16)
"""Games for each viewer."""
LEAKS = {"planetx": "survey-answer", "ptolemaeus": "drawn-card"}
"""A leak of each game that its wire must show: what a rival learned goes into a message."""


@asynccontextmanager
async def two_houses(folder: Path) -> AsyncIterator[list[House]]:
    """Two servers with nothing in common but the code."""
    attentive = msgspec.structs.replace(QUICK, poll=0.02, heartbeat=5.0)
    async with AsyncExitStack() as stack:
        houses = []
        for name in ("one", "other"):
            settings = settings_for(folder / name, patience=attentive)
            server = await stack.enter_async_context(running(settings))
            store = await open_store(Place(folder / name))
            stack.push_async_callback(store.close)
            http = await stack.enter_async_context(plain_http(server.address))
            houses.append(House(store, server.address, http))
        yield houses


@asynccontextmanager
async def two_large_houses(
    folder: Path, postgresql: PostgresqlServer, redis: RedisServer
) -> AsyncIterator[list[House]]:
    """Each on a PostgreSQL with two processes, which hear by Redis alone what happens at the table:
    the viewer listens at one, and every request goes to the other."""
    joined = {
        **GENEROUS,
        "ECLIPTIC_REDIS_URL": redis.url,
        "ECLIPTIC_PATIENCE_POLL": "3600",
        "ECLIPTIC_PATIENCE_HEARTBEAT": "5",
    }
    async with AsyncExitStack() as stack:
        places = [
            Place(folder / name, stack.enter_context(postgresql.database()))
            for name in ("one", "other")
        ]
        processes = [ServerProcess(place, environment=joined) for place in places * 2]
        for process in processes:
            stack.push_async_callback(process.gone)
        await asyncio.gather(*(process.start() for process in processes))
        for process in processes:
            await redis_is(await stack.enter_async_context(Server(process.address)), up=True)
        houses = []
        for place, listened, asked in zip(places, processes[:2], processes[2:], strict=True):
            store = await open_store(place)
            stack.push_async_callback(store.close)
            told = await stack.enter_async_context(in_redis(redis.url, await store.house_secret()))
            http = await stack.enter_async_context(plain_http(asked.address))
            houses.append(House(store, listened.address, http, told.channels.tell))
        yield houses


def options_of(subject: Subject) -> Any:
    return next(one for one in subject.options if subject.game.seats(one) >= 3)


async def compare_games(
    subject: Subject, game: AnyGame, houses: list[House], viewers: list[Viewer], cuts: int
) -> Counter[str]:
    """Play games, cut them anywhere, and compare; how often each secret was another one."""
    tried: Counter[str] = Counter()
    options = options_of(subject)
    for turn, viewer in enumerate(viewers):
        rng = random.Random(f"{subject.name} {viewer}")
        for number in range(turn, turn + cuts):
            seed = f"wire {number}"
            table = short_game(
                subject, options, seed, MOVES[number % len(MOVES)], UNDO_RATE, game=game
            )
            entries = table.log[: rng.randrange(2, len(table.log) + 1)]
            world = subject.other_world(options, entries, viewer, rng, table.chance)
            if world is None:
                continue
            other = list(replay(game, options, entries, world, viewer))[-1].log
            case = Case(subject, game, options, viewer)
            await compare(case, houses, [entries, other], rng)
            tried.update(world.differs)
    return tried


def viewers_of(subject: Subject) -> list[Viewer]:
    return [*range(subject.game.seats(options_of(subject))), None]


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_the_wire_is_the_same_in_every_world_a_viewer_cannot_exclude(
    tmp_path: Path, subject: Subject
) -> None:
    async def work() -> Counter[str]:
        async with two_houses(tmp_path) as houses:
            viewers = viewers_of(subject)
            return await compare_games(subject, subject.game, houses, viewers, CUTS)

    tried = run(work(), most=600)
    assert len(tried) >= 3, tried


def test_it_is_the_same_where_others_play_at_another_process(
    tmp_path: Path, postgresql: PostgresqlServer, redis: RedisServer
) -> None:
    async def work() -> None:
        async with two_large_houses(tmp_path, postgresql, redis) as houses:
            for subject in SUBJECTS:
                viewers = viewers_of(subject)[-size(2, 9) :]
                tried = await compare_games(subject, subject.game, houses, viewers, CUTS)
                assert len(tried) >= 3, tried

    run(work(), most=600)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: str(subject.name))
def test_a_leak_on_the_wire_is_noticed(
    tmp_path: Path, subject: Subject, monkeypatch: pytest.MonkeyPatch
) -> None:
    leaking = subject.leaks[LEAKS[subject.name]]
    monkeypatch.setitem(games.GAMES, subject.name, leaking)

    async def work() -> None:
        async with two_houses(tmp_path) as houses:
            await compare_games(subject, leaking, houses, [0, None], 4)

    with pytest.raises(Leak):
        run(work(), most=600)
