"""Tables that want players, in the list of a house that has one."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.client import Server
from ecliptic.server.seats.house_rules import HouseRules
from ecliptic.server.settings import House
from ecliptic.store.sqlite.database import open_store
from tests.server.houses import GENEROUS, plain_http, settings_for, with_server
from tests.server.test_doors import get, raw
from tests.server.test_house import codes, new_table
from tests.server.test_public import ADA, BEN, PUBLIC, passed_on


def test_only_tables_that_want_to_are_listed(tmp_path: Path) -> None:
    rules = House(lists_tables=True)

    async def work(server: Server) -> list[Any]:
        open_seats = {"options": {"seats": 2}, "seats": [{"who": "you"}, {"who": "open"}]}
        shown = []

        async def listed() -> list[Any]:
            return (await raw(get("/api/house/tables"))(server))[0].json()  # type: ignore[no-any-return]

        await raw(new_table(**open_seats), new_table(listed=True))(server)
        shown.append(await listed())  # one did not want to, the other has no free seat
        (wanting,) = await raw(new_table(**open_seats, listed=True, hold="bearer"))(server)
        shown.append(await listed())
        seated = wanting.json()
        host = server.seat(seated["table"], seated["token"])
        path = f"/api/tables/{host.table}/settings"
        await server.send("PUT", path, {"listed": False}, host.token)
        shown.append(await listed())
        await server.send("PUT", path, {"listed": True}, host.token)
        code = (await listed())[0]["join_code"]
        await server.join(code, "Ben")
        shown.append(await listed())
        return shown

    nothing, one, taken_back, dealt = with_server(tmp_path, work, house=rules)
    assert nothing == taken_back == dealt == []
    (told,) = one
    assert set(told) == {"join_code", "game", "opened", "seats", "free"}  # and no name
    assert (told["game"], told["seats"], told["free"]) == ("ptolemaeus", 2, 1)


def test_one_address_lists_no_more_than_its_share_in_a_day(tmp_path: Path) -> None:
    """Whether it opens tables that are listed, or lists those that were opened before."""
    both = [{"who": "you"}, {"who": "open"}]
    rules, few = House(lists_tables=True), msgspec.structs.replace(GENEROUS, listed_a_day=2)

    def listed(caller: str) -> dict[str, Any]:
        wanted = new_table(options={"seats": 2}, seats=both, listed=True)
        return {**wanted, "headers": {**wanted["headers"], **passed_on(caller)}}

    async def work(server: Server) -> list[tuple[int, str]]:
        unlisted = new_table(options={"seats": 2}, seats=both, hold="bearer")
        unlisted["headers"] |= passed_on(ADA)
        opened, *others = await raw(unlisted, listed(ADA), listed(ADA), listed(ADA))(server)
        async with plain_http(server.address) as http:
            seated = opened.json()
            headers = passed_on(ADA, authorization=f"Bearer {seated['token']}")
            path = f"/api/tables/{seated['table']}/settings"
            changed = await http.put(path, json={"listed": True}, headers=headers)
        return codes([*others, changed, *await raw(listed(BEN))(server)])

    full = (429, "server-listed-today")
    found = with_server(tmp_path, work, house=rules, limits=few, **PUBLIC)
    assert found == [(201, ""), (201, ""), full, full, (201, "")]


def test_a_house_without_a_list_lists_nothing(tmp_path: Path) -> None:
    both = [{"who": "you"}, {"who": "open"}]
    wanted = new_table(options={"seats": 2}, seats=both, listed=True)
    with_server(tmp_path, raw(wanted), house=House(lists_tables=True))
    found = with_server(tmp_path, raw(get("/api/house/tables"), wanted))
    assert found[0].json() == []
    assert codes(found[1:]) == [(403, "server-no-list")]


def test_a_table_stays_in_the_list_for_some_hours(tmp_path: Path) -> None:
    both = [{"who": "you"}, {"who": "open"}]
    wanted = new_table(options={"seats": 2}, seats=both, listed=True)
    rules = House(lists_tables=True, list_hours=2)

    async def work(server: Server) -> list[int]:
        await raw(wanted)(server)
        settings = settings_for(tmp_path, house=rules)
        store = await open_store(tmp_path)
        counts = []
        for hours in (0, 1, 3):
            later = HouseRules(settings, store, lambda h=hours: time.time() + h * 3600)  # type: ignore[misc]
            counts.append(len(await later.wanting()))
        await store.close()
        return counts

    assert with_server(tmp_path, work, house=rules) == [1, 1, 0]
