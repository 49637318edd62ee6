"""Rate limits of several processes: what a caller does at one counts at the others, nobody can read
who it was, and without Redis each process goes on counting by itself."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from ecliptic.server.errors import TooMany
from ecliptic.server.http.rate_limits import HOUR, GuessLimit, SharedRateLimit, Sharing
from ecliptic.server.redis.connection import check_redis
from tests.server.houses import GENEROUS, plain_http, run, running, settings_for
from tests.server.test_redis import in_redis, redis_is
from tests.services.redis import RedisServer

SECRET = "5ec7e7" * 8


@asynccontextmanager
async def joined(redis: RedisServer, secret: str = SECRET, url: str = "") -> AsyncIterator[Sharing]:
    """What one process counts with."""
    async with in_redis(url or redis.url, secret) as house:
        sharing = Sharing()
        sharing.counts = house.counts
        yield sharing


async def allowed(*limits: SharedRateLimit, times: int) -> int:
    """How often a caller is let in, who goes from one process to the next."""
    return sum([await limits[number % len(limits)].hit("ada") for number in range(times)])


@pytest.mark.parametrize("most", [1, 5, 30])
def test_so_many_at_all_processes_together_and_no_more(redis: RedisServer, most: int) -> None:
    async def work() -> None:
        async with joined(redis) as one, joined(redis) as other:
            limits = [SharedRateLimit("rate", most, sharing) for sharing in (one, other)]
            assert await allowed(*limits, times=most + 4) == most
            assert not await limits[0].has_room("ada")
            assert await limits[1].has_room("ben")
            with pytest.raises(TooMany) as refused:
                await limits[1].count("ada")
            assert 1 <= int(refused.value.facts["seconds"]) <= 61
            # Neither a rate of another name nor another house is touched by that.
            assert await SharedRateLimit("other", most, one).hit("ada")
            async with joined(redis, SECRET[::-1]) as elsewhere:
                assert await SharedRateLimit("rate", most, elsewhere).hit("ada")

    run(work())


def test_of_what_is_often_asked_a_process_takes_some_for_later(redis: RedisServer) -> None:
    """Redis is asked once for twenty moves, and all of them are counted."""

    async def work() -> tuple[int, int]:
        async with joined(redis) as one, joined(redis) as other:
            limits = [SharedRateLimit("rate", 400, sharing) for sharing in (one, other)]
            with redis.client() as client:
                client.config_resetstat()
                together = await allowed(*limits, times=400)
                asked = client.info("commandstats")["cmdstat_evalsha"]["calls"]
                assert not await limits[0].hit("ada")
                return together, asked

    # The first of them all is not known to Redis yet, and is sent again as a whole.
    assert run(work()) in ((400, 20), (400, 21))


def test_those_who_come_at_once_take_no_more_than_one_of_them(redis: RedisServer) -> None:
    """As a browser that opens a page, which asks for twenty things before the first is answered."""

    async def work() -> int:
        async with joined(redis) as one, joined(redis) as other:
            limits = [SharedRateLimit("rate", 400, sharing) for sharing in (one, other)]
            assert all(await asyncio.gather(*(limits[0].hit("ada") for _ in range(20))))
            return await allowed(limits[1], times=400)

    assert run(work()) == 380


def test_what_costs_more_than_there_is_costs_all_of_it(redis: RedisServer) -> None:
    async def work() -> None:
        async with joined(redis) as one:
            limit = SharedRateLimit("rate", 1_000, one)
            assert await limit.hit("ada", cost=5_000)
            assert not await limit.hit("ada")

    run(work())


def test_wrong_guesses_count_together(redis: RedisServer) -> None:
    async def work() -> None:
        async with joined(redis) as one, joined(redis) as other:
            limits = [GuessLimit("guesses", 2, 3, sharing) for sharing in (one, other)]
            for number in range(4):
                limit = limits[number % 2]
                if number < 2:
                    async with limit.attempt("ada"):
                        await limit.wrong("ada")
                else:
                    with pytest.raises(TooMany):
                        async with limit.attempt("ada"):
                            pass

    run(work())


def test_nobody_can_read_in_redis_who_has_called_and_it_is_gone_in_time(
    redis: RedisServer,
) -> None:
    async def work() -> dict[str, int]:
        async with joined(redis) as one:
            for limit in (
                SharedRateLimit("rate", 3, one),
                SharedRateLimit("hourly", 3, one, HOUR),
            ):
                await limit.hit("203.0.113.77")
        with redis.client() as client:
            return {name: client.ttl(name) for name in client.keys("*")}

    kept = run(work())
    assert len(kept) == 2
    for name, seconds in kept.items():
        assert "203" not in name
        assert SECRET not in name
        assert 0 < seconds <= 2 * (HOUR if "hourly" in name else 60)


def test_without_redis_each_process_counts_by_itself_and_goes_on(redis: RedisServer) -> None:
    async def work() -> None:
        async with joined(redis) as one, joined(redis) as other:
            limits = [SharedRateLimit("rate", 5, sharing) for sharing in (one, other)]
            assert await allowed(*limits, times=10) == 5
            redis.kill()
            assert await allowed(*limits, times=20) == 10
            with pytest.raises(TooMany):
                await limits[0].count("ada")

    run(work())


def test_a_house_of_two_processes_has_one_limit(tmp_path: Path, redis: RedisServer) -> None:
    few = msgspec.structs.replace(
        GENEROUS, commands_a_minute=2, wrong_codes_a_minute=3, tables_a_day=1
    )
    settings = settings_for(tmp_path, redis_url=redis.url, limits=few)
    table = {"game": "ptolemaeus", "options": {"seats": 1}, "name": "Ada"}
    asked = {
        "/api/tables": (table | {"seats": [{"who": "you"}]}, 1, 201),
        "/api/tables/none/undo": ({"command_id": "x"}, 2, 403),
        "/api/join": ({"join_code": "WRONG2", "name": "Ada"}, 3, 404),
    }

    async def work() -> None:
        async with running(settings) as one, running(settings) as other:
            for server in (one, other):
                await redis_is(server, up=True)
            servers = (plain_http(one.address), plain_http(other.address))
            async with servers[0], servers[1]:
                for path, (body, most, told) in asked.items():
                    answers = [
                        await servers[number % 2].post(path, json=body)
                        for number in range(most + 2)
                    ]
                    found = [answer.status_code for answer in answers]
                    assert found == [told] * most + [429] * 2, path
                    assert int(answers[-1].headers["retry-after"]) >= 1

    run(work())


def test_redis_may_let_a_house_do_only_what_the_page_says(redis: RedisServer) -> None:
    page = (Path(__file__).parents[2] / "docs" / "operation.md").read_text(encoding="utf-8")
    (words,) = re.findall(r"may be kept to (.*)\.\n", page)
    rules = re.findall(r"`([^`]+)`", words)
    with redis.client() as client:
        client.execute_command("ACL", "SETUSER", "house", "on", ">sesame", *" ".join(rules).split())
    url = f"redis://house:sesame@127.0.0.1:{redis.port}"

    async def work() -> str:
        async with joined(redis, url=url) as one:
            assert await allowed(SharedRateLimit("rate", 1, one), times=2) == 1
        return await check_redis(url)

    assert run(work())
