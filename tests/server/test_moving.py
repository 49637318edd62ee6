"""Seats that move to other devices, and pictures of the way to a table."""

from __future__ import annotations

import asyncio
import logging
import re
from pathlib import Path

import pytest

from ecliptic.client import Seat, Server
from ecliptic.server.errors import NotAllowed
from ecliptic.server.seats.devices import (
    SECONDS,
    Devices,
    address_for_others,
    join_address,
    qr_file,
)
from ecliptic.server.seats.rearranging import Rearranging
from ecliptic.server.tables.cache import TableCache
from ecliptic.server.tables.wakeups import Wakeups
from ecliptic.store.open import Place
from ecliptic.store.values import StoredKey
from tests.server.houses import (
    OpenHouse,
    full_table,
    refusal,
    run,
    running,
    settings_for,
    with_server,
)
from tests.store.stores import create, open_store


def secret_of(path: str) -> str:
    page, _, secret = path.partition("#")
    assert page == "/m"
    assert len(secret) == 43
    return secret


def test_a_link_moves_the_seat_once_and_the_old_key_is_void(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        link = await host.link()
        assert link.expires == 600
        moved = await server.transfer(secret_of(link.path))
        seen = await moved.look()
        assert (seen.seat, seen.host) == (0, True)
        assert await refusal(host.look()) == (401, "server-token")
        assert await refusal(server.transfer(secret_of(link.path))) == (403, "server-link")
        assert await refusal(server.transfer("x" * 43)) == (403, "server-link")
        assert (await guest.look()).seat == 1
        assert await refusal(server.spectator(host.table).link()) == (403, "server-no-seat")

    house.visit(work)


def test_a_newer_link_and_a_new_key_make_a_link_void(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        first, second = (await guest.link()).path, (await guest.link()).path
        assert await refusal(server.transfer(secret_of(first))) == (403, "server-link")
        await server.send("POST", f"/api/tables/{host.table}/seats/1/key", {}, host.token)
        assert await refusal(server.transfer(secret_of(second))) == (403, "server-link")

    house.visit(work)


def test_two_houses_move_a_seat_once(place: Place) -> None:
    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(settings_for(place)) as other,
        ):
            host, _ = await full_table(one, "ptolemaeus", 2)
            for _ in range(5):
                secret = secret_of((await host.link()).path)
                jobs = [server.transfer(secret) for server in (one, other, one, other)]
                results = await asyncio.gather(*jobs, return_exceptions=True)
                moved = [result for result in results if isinstance(result, Seat)]
                assert len(moved) == 1
                host = Seat(one, host.table, moved[0].token)
                assert (await host.look()).host

    run(work())


def test_a_link_is_good_for_ten_minutes(place: Place) -> None:
    async def work() -> None:
        moment = 2_000_000_000.0
        store = await open_store(place)
        await create(store)
        arranging = Rearranging(store, TableCache(store, 1), Wakeups().wake)
        links = Devices(store, arranging, lambda: moment)
        secret = secret_of(await links.link("host hash"))
        moment += SECONDS
        with pytest.raises(NotAllowed, match="server-link"):
            await links.transfer(secret)
        assert await store.key("host hash") == StoredKey("t", 0, host=True)
        await store.close()

    run(work())


def test_a_browser_gets_its_cookie_by_the_link(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await full_table(server, "ptolemaeus", 2)
        body = {"secret": secret_of((await host.link()).path)}
        response = await server.send("POST", "/api/move", body)
        assert response.json() == {"table": host.table, "seat": 0, "token": None, "others": []}
        assert "httponly" in response.headers["set-cookie"].lower()
        assert (await server.send("GET", f"/api/tables/{host.table}")).json()["seat"] == 0

    house.visit(work)


def test_the_secret_is_in_no_log(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def work(server: Server) -> str:
        host, _ = await full_table(server, "ptolemaeus", 2)
        secret = secret_of((await host.link()).path)
        await server.transfer(secret)
        return secret

    secret = with_server(place, work)
    ours = ("ecliptic", "uvicorn", "litestar")
    written = [one.getMessage() for one in caplog.records if one.name.startswith(ours)]
    assert secret not in "\n".join(written)


def test_a_page_on_the_serving_machine_learns_where_others_find_it(place: Place) -> None:
    async def work(server: Server) -> None:
        answer = await server.send("GET", "/api/address")
        port = server.address.rpartition(":")[2]
        assert answer.json() == {"address": f"http://10.1.2.3:{port}"}

    with_server(place, work, lan_address="10.1.2.3")


def test_the_way_to_a_table_is_a_picture_for_those_who_sit_there(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await full_table(server, "ptolemaeus", 2)
        code = (await host.look()).table.join_code or ""
        picture = await host.join_picture()
        assert picture.encode() == qr_file(join_address(server.address, code))
        link = await host.link()
        for svg in (picture, link.qr):
            assert re.search(r"<svg[ >]", svg)
            assert "<script" not in svg
            assert "style=" not in svg
        spectator = server.spectator(host.table)
        assert await refusal(spectator.join_picture()) == (403, "server-no-seat")

    house.visit(work)


@pytest.mark.parametrize(
    ("called", "lan", "expected"),
    [
        ("http://localhost:8000/", "", "http://localhost:8000"),
        ("http://localhost:8000/", "10.1.2.3", "http://10.1.2.3:8000"),
        ("http://127.0.0.1/", "10.1.2.3", "http://10.1.2.3"),
        ("http://[::1]:8000/", "10.1.2.3", "http://10.1.2.3:8000"),
        ("http://stars.local:8000/", "10.1.2.3", "http://stars.local:8000"),
        ("https://stars.example/", "", "https://stars.example"),
    ],
)
def test_other_devices_are_not_sent_to_a_loopback_address(
    tmp_path: Path, called: str, lan: str, expected: str
) -> None:
    assert address_for_others(called, settings_for(tmp_path, lan_address=lan)) == expected
