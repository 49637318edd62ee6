"""Rate limits: exact, told when to come again, and of bounded memory whoever calls."""

from __future__ import annotations

import asyncio
import gc
from itertools import product
from pathlib import Path

import msgspec
import pytest
from litestar._parsers import parse_cookie_string

from ecliptic.client import Server
from ecliptic.server.errors import NotFound, TooMany
from ecliptic.server.http import rate_limits
from ecliptic.server.http.rate_limits import (
    RateLimit,
    RecentWindows,
    Sharing,
)
from ecliptic.server.seats.join_codes import JoinCodes
from ecliptic.server.settings import Limits
from ecliptic.store.sqlite.database import open_store
from tests.server.clocks import RateClock
from tests.server.houses import GENEROUS, OpenHouse, full_table, plain_http, with_server


def refused_for(limit: RateLimit, caller: str) -> int:
    with pytest.raises(TooMany) as refused:
        limit.count(caller)
    seconds = refused.value.facts["seconds"]
    assert isinstance(seconds, int)
    return seconds


def test_so_many_at_once_and_no_more_in_a_minute(stopped_clock: RateClock) -> None:
    limit = RateLimit(5)
    for _ in range(5):
        limit.count("ada")
    refused_for(limit, "ada")
    limit.count("ben")
    stopped_clock.pass_by(59)
    refused_for(limit, "ada")


@pytest.mark.parametrize("begun", [0.0, 7.3, 59.0])
@pytest.mark.parametrize("most", [1, 3, 600])
def test_who_waits_as_long_as_told_is_let_in_and_not_much_earlier(
    stopped_clock: RateClock, most: int, begun: float
) -> None:
    """Also again and again, when the minute before weighs on this one."""
    limit = RateLimit(most)
    stopped_clock.pass_by(begun)
    for _ in range(most):
        limit.count("ada")
    for _ in range(5):
        seconds = refused_for(limit, "ada")
        assert 1 <= seconds <= 61
        stopped_clock.pass_by(seconds - 1.001)
        assert seconds == 1 or not limit.has_room("ada")
        stopped_clock.pass_by(1.001)
        limit.count("ada")
        while limit.hit("ada"):
            pass


def test_in_the_long_run_there_are_as_many_as_the_rate(stopped_clock: RateClock) -> None:
    limit, done = RateLimit(30), 0
    for _ in range(600):
        done += limit.hit("ada")
        stopped_clock.pass_by(1)
    assert 285 <= done <= 330


def test_any_number_of_callers_takes_bounded_memory(
    stopped_clock: RateClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rate_limits, "MOST_WINDOWS", most := 200)
    limit = RateLimit(5)
    for number in range(10 * most):
        limit.count(str(number))
    kept = limit.kept
    parts = (kept, kept.storage, kept.locks, kept.expirations)
    assert [len(part) for part in parts] == [most] * 4
    newest = str(10 * most - 1)
    assert [limit.hit(newest) for _ in range(6)] == [True] * 4 + [False] * 2
    stopped_clock.pass_by(180)
    for number in range(most // 2):
        limit.count(f"later {number}")
    assert [len(part) for part in parts] == [most // 2] * 4


def callers_kept() -> list[str]:
    """Everybody whom any rate limit of this process knows."""
    kept = [one for one in gc.get_objects() if isinstance(one, RecentWindows)]
    return [caller for one in kept for caller in one.expirations]


def test_strangers_leave_nothing_of_their_own_in_the_limits(tmp_path: Path) -> None:
    """As long names of tables, seats, codes and notes as an address may be, all of them different,
    by every request that takes one."""
    body = {"content-type": "application/json"}

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        gc.collect()
        before = len(callers_kept())
        async with plain_http(server.address) as http:
            paths = (await http.get("/schema/openapi.json")).json()["paths"]
            sent, key = [], f"Bearer {seat.token}"
            for number, (path, methods) in enumerate(paths.items()):
                text = f"{number}-".ljust(1_000, "x")
                for name in ("table_id", "join_code", "replay_id", "code", "kind"):
                    path = path.replace(f"{{{name}}}", text)
                path = path.replace("{seat}", "0").replace("{number}", "1")
                for method, token in product(methods, ({}, {"authorization": key})):
                    sent.append(http.request(method, path, headers=body | token, content="{}"))
            await asyncio.gather(*sent)
        kept = callers_kept()
        assert max(map(len, kept)) < 100
        assert len(kept) < before + 20

    with_server(tmp_path, work)


def test_an_address_that_nothing_has_is_not_even_looked_for(house: OpenHouse) -> None:
    async def work(server: Server) -> list[int]:
        long = "x" * Limits().address_bytes
        async with plain_http(server.address) as http:
            told = [
                await http.put(f"/api/tables/{long}/settings", json={"help": "none"}),
                await http.get(f"/api/join/{long}"),
                await http.get(f"/healthz?{long}"),
                await http.get(f"/healthz?{long[:1_000]}"),
            ]
        return [one.status_code for one in told]

    assert house.visit(work) == [404, 404, 404, 200]


def test_what_strangers_call_cookies_is_not_kept(house: OpenHouse) -> None:
    async def work(server: Server) -> int:
        (seat,) = await full_table(server, "planetx", 1)
        path = f"/api/tables/{seat.table}"
        async with plain_http(server.address) as http:
            for number in range(10):
                cookie = f"ecliptic-{seat.table}={number}{'x' * 30_000}"
                for asked in (path, "/api/house"):
                    assert (await http.get(asked, headers={"cookie": cookie})).status_code == 200
            mine = f"a=b; ecliptic-{seat.table}={seat.token};c"
            told = await http.get(path, headers={"cookie": mine})
        assert told.json()["seat"] == 0
        return parse_cookie_string.cache_info().currsize

    assert house.visit(work) == 0


async def guess(codes: JoinCodes, address: str, code: str = "WRONG2") -> str:
    try:
        return (await codes.table(code, address)).join_code
    except (NotFound, TooMany) as refused:
        return refused.code


def test_wrong_join_codes_are_counted_for_an_address_and_for_the_house(
    stopped_clock: RateClock, tmp_path: Path
) -> None:
    limits = Limits(wrong_codes_a_minute=3, wrong_codes_in_all_a_minute=10)
    wrong, slower = "server-no-code", "server-too-many"

    async def work(server: Server) -> None:
        (seat, _) = await full_table(server, "planetx", 2)
        right = (await seat.look()).table.join_code or ""
        store = await open_store(tmp_path)
        codes = JoinCodes(store, limits, Sharing())
        # All at the same instant: the lock lets nobody in before the others are counted.
        assert sorted(await asyncio.gather(*(guess(codes, "a") for _ in range(6)))) == (
            [wrong] * 3 + [slower] * 3
        )
        assert await guess(codes, "a", right) == slower
        assert await guess(codes, "b", right) == right
        # A guesser with as many addresses as he likes: the first ten are wrong as often as they
        # may, then each of the others once, and no address again.
        for number in range(20):
            told = [await guess(codes, f"many {number}") for _ in range(2)]
            assert told == ([wrong] * 2 if number < 3 else [wrong, slower])
        # Whose code is right comes in, as often as he likes; also who was never wrong before.
        assert [await guess(codes, "b", right) for _ in range(5)] == [right] * 5
        # Who mistypes now waits until fewer are wrong.
        assert [await guess(codes, "c"), await guess(codes, "c", right)] == [wrong, slower]
        stopped_clock.pass_by(120)
        assert [await guess(codes, "c", right), await guess(codes, "a")] == [right, wrong]
        await store.close()

    with_server(tmp_path, work)


def test_the_house_counts_wrong_codes_of_both_requests(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, wrong_codes_a_minute=2)

    async def work(server: Server) -> list[int]:
        join = {"join_code": "WRONG2", "name": "Ada"}
        async with plain_http(server.address) as http:
            told = [
                await http.get("/api/join/WRONG2"),
                await http.post("/api/join", json=join),
                await http.post("/api/join", json=join),
                await http.get("/api/join/WRONG2"),
            ]
        assert int(told[-1].headers["retry-after"]) <= 60
        return [one.status_code for one in told]

    assert with_server(tmp_path, work, limits=few) == [404, 404, 429, 429]


def test_a_list_of_own_tables_costs_as_much_as_it_is_long(tmp_path: Path) -> None:
    """Hundreds of keys in one request would load hundreds of tables, again and again."""
    few = msgspec.structs.replace(GENEROUS, own_tables_a_minute=5)

    async def work(server: Server) -> list[int]:
        async with plain_http(server.address) as http:
            for number in range(3):
                table = {"game": "ptolemaeus", "options": {"seats": 1}, "name": f"Ada {number}"}
                seated = await http.post("/api/tables", json=table | {"seats": [{"who": "you"}]})
                assert seated.is_success
            told = [await http.get("/api/tables") for _ in range(2)]
        assert len(told[0].json()) == 3
        return [one.status_code for one in told]

    assert with_server(tmp_path, work, limits=few) == [200, 429]


def test_what_costs_more_than_there_is_costs_all_of_it(stopped_clock: RateClock) -> None:
    limit = RateLimit(5)
    limit.count("Ada", cost=400)
    assert refused_for(limit, "Ada") == 60
