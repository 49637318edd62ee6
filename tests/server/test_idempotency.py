"""Opening and joining with an idempotency key: one table and one seat, however often it is sent."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecliptic.client import Seat, Server
from ecliptic.store.folder import FILE
from tests.server.houses import (
    OpenHouse,
    full_table,
    options_for,
    plain_http,
    run,
    running,
    settings_for,
)
from tests.server.server_process import ServerProcess

GAME = "ptolemaeus"
TABLE = {
    "game": GAME,
    "options": {"seats": 2},
    "seats": [{"who": "you"}, {"who": "open"}],
    "name": "Ada",
    "hold": "bearer",
}


def new_key() -> str:
    return secrets.token_urlsafe(16)


async def post(address: str, path: str, body: Any, key: str) -> httpx.Response:
    async with plain_http(address) as http:
        return await http.post(path, json=body, headers={"idempotency-key": key})


async def lose_the_answer(address: str, path: str, body: Any, key: str) -> None:
    """Send a request, and cut the line as soon as the first byte of its answer is here: what it
    asked for is on disk by then."""
    place = httpx.URL(address)
    reader, writer = await asyncio.open_connection(place.host, place.port)
    content = httpx.Request("POST", address, json=body).content
    head = (
        f"POST {path} HTTP/1.1\r\nhost: {place.host}:{place.port}\r\nidempotency-key: {key}\r\n"
        f"content-type: application/json\r\ncontent-length: {len(content)}\r\n\r\n"
    )
    writer.write(head.encode() + content)
    await reader.readexactly(1)
    writer.transport.abort()


async def join_body(host: Seat, name: str = "Ben") -> dict[str, Any]:
    code = (await host.look()).table.join_code
    return {"join_code": code, "name": name, "hold": "bearer"}


def kinds(shown: Any) -> list[str]:
    return [one.kind for one in shown.table.seats]


def test_a_repeat_finds_the_table_and_the_seat_and_their_tokens(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        key, other = new_key(), new_key()
        await lose_the_answer(server.address, "/api/tables", TABLE, key)
        found = [(await post(server.address, "/api/tables", TABLE, key)) for _ in range(2)]
        assert [one.status_code for one in found] == [201, 201]
        assert found[0].json() == found[1].json()
        host = server.seat(found[0].json()["table"], found[0].json()["token"])
        assert (await host.look()).seat == 0
        # Taken twice it would be another seat, or none.
        wanted = await join_body(host)
        await lose_the_answer(server.address, "/api/join", wanted, other)
        seated = (await post(server.address, "/api/join", wanted, other)).json()
        assert seated["seat"] == 1
        guest = server.seat(seated["table"], seated["token"])
        assert (await guest.look()).seat == 1
        assert kinds(await host.look()) == ["person", "person"]
        new = await post(server.address, "/api/tables", TABLE, new_key())
        assert new.json()["table"] != host.table

    house.visit(work)


def test_a_browser_gets_its_cookies_again(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        key, body = new_key(), {**TABLE, "hold": "cookie"}
        first, again = [await post(server.address, "/api/tables", body, key) for _ in range(2)]
        assert first.json() == again.json()
        assert first.headers["set-cookie"] == again.headers["set-cookie"]
        assert again.json()["token"] is None

    house.visit(work)


def test_several_seats_of_one_device_come_again(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        places = [{"season": season, "facts": 4} for season in ("spring", "summer", "winter")]
        body = {
            "game": "planetx",
            "options": {"mode": "standard", "places": places, "code": "B4K7"},
            "seats": [{"who": "you"}] * 3,
            "name": "Ada",
            "names": ["Ada", "Ben", "Cleo"],
            "companion": True,
            "generator": 2,
            "hold": "bearer",
        }
        key = new_key()
        first, again = [
            (await post(server.address, "/api/tables", body, key)).json() for _ in range(2)
        ]
        assert first == again
        assert len({first["token"], *(one["token"] for one in first["others"])}) == 3

    house.visit(work)


def test_a_key_is_for_one_request(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        key = new_key()
        opened = await post(server.address, "/api/tables", TABLE, key)
        host = server.seat(opened.json()["table"], opened.json()["token"])
        wanted = await join_body(host)
        for path, body in (
            ("/api/tables", {**TABLE, "name": "Eve"}),
            ("/api/join", wanted),
        ):
            refused = await post(server.address, path, body, key)
            assert (refused.status_code, refused.json()["code"]) == (
                422,
                "server-idempotency-reused",
            )
        assert kinds(await host.look()) == ["person", "open"]
        # What was refused was not carried out, so its key is as good as new.
        other = new_key()
        bad = await post(server.address, "/api/join", {**wanted, "name": "guest"}, other)
        assert bad.status_code == 422
        assert (await post(server.address, "/api/join", wanted, other)).status_code == 201

    house.visit(work)


@pytest.mark.parametrize("key", ["", "1", "x" * 21, "x" * 129, "x y" * 10])
def test_a_key_that_could_be_guessed_is_refused(house: OpenHouse, key: str) -> None:
    async def work(server: Server) -> None:
        refused = await post(server.address, "/api/tables", TABLE, key)
        assert (refused.status_code, refused.json()["code"]) == (422, "server-idempotency-key")

    house.visit(work)


def test_whoever_left_or_moved_is_not_brought_back_by_a_repeat(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        key = new_key()
        opened = (await post(server.address, "/api/tables", TABLE, key)).json()
        host = server.seat(opened["table"], opened["token"])
        secret = (await host.link()).path.partition("#")[2]
        moved = await server.transfer(secret)
        again = (await post(server.address, "/api/tables", TABLE, key)).json()
        assert again["table"] != moved.table
        assert (await moved.look()).seat == 0

    house.visit(work)


def test_nothing_in_the_database_tells_the_key_or_the_token(tmp_path: Path) -> None:
    async def work() -> list[str]:
        key = new_key()
        async with running(settings_for(tmp_path)) as server:
            opened = (await post(server.address, "/api/tables", TABLE, key)).json()
        return [key, opened["token"]]

    told = run(work())
    database = sqlite3.connect(tmp_path / FILE)
    dump = "\n".join(database.iterdump())
    database.close()
    assert not any(one in dump for one in told)


def test_two_processes_and_a_kill_between_them_open_one_table_and_fill_one_seat(
    folder_on_disk: Path,
) -> None:
    """Sent to two processes at the same instant, and again after both were killed."""

    async def work() -> None:
        processes = [ServerProcess(folder_on_disk), ServerProcess(folder_on_disk)]
        await asyncio.gather(*(one.start() for one in processes))

        async def everywhere(path: str, body: Any, key: str) -> dict[str, Any]:
            """The one answer that all of them give."""
            sent = [post(one.address, path, body, key) for one in processes * 3]
            answers = [one.json() for one in await asyncio.gather(*sent)]
            assert all(one == answers[0] for one in answers), answers
            answer: dict[str, Any] = answers[0]
            return answer

        key, other = new_key(), new_key()
        body = {**TABLE, "options": {"seats": 3}, "seats": [*TABLE["seats"], {"who": "open"}]}
        opened = await everywhere("/api/tables", body, key)
        async with Server(processes[0].address) as server:
            host = server.seat(opened["table"], opened["token"])
            wanted = await join_body(host)
            seated = await everywhere("/api/join", wanted, other)
            assert kinds(await host.look()) == ["person", "person", "open"]
        for one in processes:
            await one.kill()
        await asyncio.gather(*(one.start() for one in processes))
        assert await everywhere("/api/tables", body, key) == opened
        assert await everywhere("/api/join", wanted, other) == seated
        assert [await one.stop() for one in processes] == [0, 0]

    run(work(), most=300)
    database = sqlite3.connect(folder_on_disk / FILE)
    tables = database.execute("SELECT count(*) FROM tables").fetchall()
    keys = database.execute("SELECT seat FROM keys ORDER BY seat").fetchall()
    database.close()
    assert (tables, keys) == ([(1,)], [(0,), (1,)])


def test_the_client_repeats_through_a_restart(folder_on_disk: Path) -> None:
    """The first answer never comes: the server is killed when the table is on disk."""

    async def work() -> None:
        process = ServerProcess(folder_on_disk)
        await process.start()
        async with Server(process.address) as server:
            await full_table(server, GAME, 1)
            await process.kill()
            options = options_for(GAME, 2)
            opening = asyncio.create_task(server.open_table(GAME, options, ["you", "open"], "Ada"))
            await process.start()
            host = await opening
            assert kinds(await host.look()) == ["person", "open"]
        assert await process.stop() == 0

    run(work(), most=120)
