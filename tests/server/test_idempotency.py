"""Opening and joining with an idempotency key: one table and one seat, however often it is sent."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from ecliptic.client import Seat, Server
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import (
    OpenHouse,
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


def rows(folder: Path, query: str) -> list[Any]:
    database = sqlite3.connect(folder / FILE)
    found = database.execute(query).fetchall()
    database.close()
    return found


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


def test_who_knows_the_key_cannot_work_out_the_token(tmp_path: Path) -> None:
    """It is another one in another house, and so is what is kept to know the request again."""

    async def work(folder: Path, key: str) -> str:
        async with running(settings_for(folder)) as server:
            return str((await post(server.address, "/api/tables", TABLE, key)).json()["token"])

    key, folders = new_key(), [tmp_path / "one", tmp_path / "other"]
    assert len({run(work(folder, key)) for folder in folders}) == 2
    assert len({rows(folder, "SELECT request FROM keys")[0] for folder in folders}) == 2


def test_two_processes_and_a_kill_open_one_table_and_fill_one_seat(folder_on_disk: Path) -> None:
    """Sent to two processes at the same instant, and to one again after it was killed."""

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
        await processes[0].kill()
        await processes[0].start()
        assert await everywhere("/api/tables", body, key) == opened
        assert await everywhere("/api/join", wanted, other) == seated
        assert [await one.stop() for one in processes] == [0, 0]

    run(work(), most=300)
    assert rows(folder_on_disk, "SELECT count(*) FROM tables") == [(1,)]
    assert rows(folder_on_disk, "SELECT seat FROM keys ORDER BY seat") == [(0,), (1,)]


@asynccontextmanager
async def losing_the_first_answer(address: str) -> AsyncIterator[str]:
    """An address from which a server can be called; the first line is cut when it answers."""
    place = httpx.URL(address)
    lost: list[bool] = []

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65_536):
            writer.write(data)
        writer.close()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, requests = await asyncio.open_connection(place.host, place.port)
        asking = asyncio.create_task(pass_on(reader, requests))
        if not lost:
            lost.append(bool(await answers.read(1)))
            writer.transport.abort()
        else:
            await pass_on(answers, writer)
        asking.cancel()
        requests.close()

    relay = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with relay:
        yield f"http://127.0.0.1:{relay.sockets[0].getsockname()[1]}"
    assert lost == [True]


def test_the_client_asks_again_when_an_answer_gets_lost(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        tables = "SELECT count(*) FROM tables"
        ((before,),) = rows(house.place.folder, tables)
        seats = ["you", "open"]
        async with (
            losing_the_first_answer(server.address) as address,
            Server(address) as client,
        ):
            host = await client.open_table(GAME, options_for(GAME, 2), seats, "Ada")
            assert (await host.look()).seat == 0
        assert rows(house.place.folder, tables) == [(before + 1,)]
        code = (await server.seat(host.table, host.token or "").look()).table.join_code or ""
        async with (
            losing_the_first_answer(server.address) as address,
            Server(address) as client,
        ):
            assert (await (await client.join(code, "Ben")).look()).seat == 1

    house.visit(work)
