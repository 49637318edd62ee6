"""Tables that keep track of a game at a real table: several seats to a device, names for each, and
an undo that asks nobody. What one seat knows is never in an answer to another."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ecliptic.client import Server
from ecliptic.core.record import verify
from ecliptic.core.record_text import parse_record
from ecliptic.games import GAMES
from ecliptic.planetx.codes import mode_of
from ecliptic.server.auth.tokens import cookie_name
from tests.server.companion_devices import CODE, Device
from tests.server.houses import SIMPLE, OpenHouse, plain_http

QUICK_HELP = ("certain", "odds")


def with_devices(house: OpenHouse, work: Callable[[Device, Device], Awaitable[None]]) -> None:
    """Two browsers that share nothing."""

    async def job(server: Server) -> None:
        async with plain_http(server.address) as one, plain_http(server.address) as other:
            await work(Device(one), Device(other))

    house.visit(job)


def test_one_device_holds_several_seats_with_a_name_each(house: OpenHouse) -> None:
    async def work(device: Device, _: Device) -> None:
        seated = await device.open(["you", "pencil", "you"], names=["Ada", "Ben"])
        assert (seated["seat"], seated["token"]) == (0, None)
        assert seated["others"] == [{"seat": 2, "token": None}]
        names = {cookie_name(device.table, seat) for seat in (0, 2)}
        assert set(device.http.cookies) == names
        first, second = await device.look(), await device.look(2)
        assert (first["seat"], second["seat"]) == (0, 2)
        assert (first["host"], second["host"]) == (True, False)
        assert first["table"]["companion"]
        assert [one["name"] for one in first["table"]["seats"]] == ["Ada", "Pencil", "Ben"]
        (mine,) = (await device.http.get("/api/tables")).json()
        assert (mine["seat"], mine["mine"], mine["companion"]) == (0, [0, 2], True)

    with_devices(house, work)


def test_a_request_for_one_seat_holds_nothing_of_another(house: OpenHouse) -> None:
    """A browser with both seats gets, for each, what a program with that seat's key alone gets."""

    async def work(device: Device, alone: Device) -> None:
        seated = await device.open(["you", "you"], help="odds", hold="bearer")
        tokens = [seated["token"], seated["others"][0]["token"]]
        for seat, token in enumerate(tokens):
            device.http.cookies.set(cookie_name(device.table, seat), token, "", "/api")
        alone.table = device.table
        (first,) = await device.asked([0, 1])
        assert (await device.answer(first, "R A")).status_code == 200
        assert (await device.answer(1 - first, "S A 1-3")).status_code == 200
        told = []
        for seat, token in enumerate(tokens):
            alone.http.headers["authorization"] = f"Bearer {token}"
            for path, query in (("", {}), ("/told", {"start": 0}), ("/record", {}), ("/notes", {})):
                both = (await device.get(path, seat, **query)).json()
                own = (await alone.get(path, **query)).json()
                assert both == own
            for kind in QUICK_HELP:
                place = f"{device.at}/help/{kind}"
                answers = [
                    await device.http.post(place, json={}, params={"seat": seat}),
                    await alone.http.post(place, json={}),
                ]
                assert answers[0].json() == answers[1].json()
            told.append((await device.get("/told", seat)).json()["told"])
        assert [(await device.look(seat))["now"]["view"]["viewer"] for seat in (0, 1)] == [0, 1]
        kinds = [{one["type"] for one in stream} for stream in told]
        assert {"research", "survey-announced"} <= kinds[first]
        assert {"research-announced", "survey"} <= kinds[1 - first]
        assert not {"survey", "research-announced"} & kinds[first]
        assert not {"research", "survey-announced"} & kinds[1 - first]
        for seat in (0, 1):
            _, *heard, _ = await device.stream(seat, len(told[seat]) + 2)
            assert [one["event"] for one in heard] == told[seat]

    with_devices(house, work)


def test_a_seat_that_the_device_does_not_hold_is_refused(house: OpenHouse) -> None:
    async def work(device: Device, stranger: Device) -> None:
        await device.open(["you", "pencil"])
        stranger.table = device.table
        for one, seat in ((device, 1), (device, 9), (stranger, 0)):
            answer = await one.get(seat=seat)
            assert (answer.status_code, answer.json()["code"]) == (403, "server-not-your-seat")
        for named in ("first", "-1", "", "100"):
            answer = await device.http.get(device.at, params={"seat": named})
            assert (answer.status_code, answer.json()["code"]) == (422, "server-request")
        assert (await stranger.look())["seat"] is None

    with_devices(house, work)


def test_a_second_player_joins_at_the_same_phone(house: OpenHouse) -> None:
    """Neither loses his seat, and one who leaves takes only his own key along."""

    async def work(laptop: Device, phone: Device) -> None:
        await laptop.open(["open", "open"])
        code = (await laptop.look())["table"]["join_code"]
        phone.table = laptop.table
        for name in ("Cleo", "Dora"):
            body = {"join_code": code, "name": name}
            assert (await phone.http.post("/api/join", json=body)).status_code == 201
        assert [(await phone.look(seat))["seat"] for seat in (0, 1)] == [0, 1]
        left = await phone.http.post(f"{phone.at}/leave", params={"seat": 0})
        assert left.json() == {"table": phone.table, "seat": 0}
        assert set(phone.http.cookies) == {cookie_name(phone.table, 1)}
        assert (await phone.look())["seat"] == 1
        assert (await phone.get(seat=0)).json()["code"] == "server-not-your-seat"

    with_devices(house, work)


def test_a_seat_that_moves_to_another_phone_leaves_the_others_here(house: OpenHouse) -> None:
    async def work(laptop: Device, phone: Device) -> None:
        await laptop.open(["you", "you"])
        phone.table = laptop.table
        link = await laptop.http.post(f"{laptop.at}/link", params={"seat": 0})
        secret = link.json()["path"].partition("#")[2]
        assert (await phone.http.post("/api/move", json={"secret": secret})).status_code == 200
        assert (await phone.look())["seat"] == 0
        assert (await laptop.look())["seat"] == 1
        assert (await laptop.get(seat=0)).json()["code"] == "server-not-your-seat"

    with_devices(house, work)


def test_whoever_notices_takes_back_what_was_entered_last(house: OpenHouse) -> None:
    """Answers were told meanwhile, and nobody is asked: the pieces on the real table decide."""

    async def work(device: Device, _: Device) -> None:
        await device.open(["you", "you"])
        dealt = [(await device.look(seat))["now"]["view"]["board"] for seat in (0, 1)]
        entered = []
        for action in ("R A", "S A 1-3"):
            (seat,) = await device.asked([0, 1])
            assert (await device.answer(seat, action)).status_code == 200
            entered.append(seat)
        bystander = entered[0]
        for _entry in entered:
            undone = await device.undo(bystander)
            assert (undone.status_code, undone.json()["undone"]) == (200, True)
        now = [(await device.look(seat))["now"]["view"]["board"] for seat in (0, 1)]
        assert now == dealt
        nothing = await device.undo(bystander)
        assert (nothing.status_code, nothing.json()["code"]) == (409, "undo-nothing")

    with_devices(house, work)


def test_at_any_other_table_an_undo_still_asks(house: OpenHouse) -> None:
    async def work(device: Device, guest: Device) -> None:
        await device.open(["you", "open"], companion=False)
        code = (await device.look())["table"]["join_code"]
        guest.table = device.table
        await guest.http.post("/api/join", json={"join_code": code, "name": "Ben"})
        devices = {0: device, 1: guest}
        (seat,) = [seat for seat, one in devices.items() if await one.asked([seat])]
        assert (await devices[seat].answer(seat, "R A")).status_code == 200
        assert (await devices[seat].undo(seat)).json()["undone"] is False
        undone = await devices[1 - seat].undo(1 - seat)
        assert undone.json()["code"] == "undo-nothing"

    with_devices(house, work)


async def over(device: Device) -> None:
    """Opponents go on for everybody until the game is over."""
    seats = (await device.look())["table"]["seats"]
    for seat in [one["seat"] for one in seats if one["kind"] == "person"]:
        body = {"level": SIMPLE["planetx"]}
        await device.http.put(f"{device.at}/seats/{seat}/opponent", params={"seat": 0}, json=body)
    async with Server(str(device.http.base_url)) as server:
        async for now in server.spectator(device.table).follow():
            if now.over:  # they play while somebody watches
                break


def test_a_tracked_game_with_opponents_is_an_ordinary_record(house: OpenHouse) -> None:
    """Undone past the opponents' moves, who answer again; played to the end; believed; played
    again under another code."""

    async def work(device: Device, _: Device) -> None:
        await device.open(["you", "pencil", "you"], names=["Ada", "Ben"])
        while not await device.asked([0, 2]):
            await asyncio.sleep(0.02)
        seat = (await device.asked([0, 2]))[0]
        assert (await device.answer(seat, "R A")).status_code == 200
        while not await device.asked([0, 2]):
            await asyncio.sleep(0.02)
        assert (await device.undo(2 - seat)).json()["undone"] is True
        assert await device.asked([0, 2]) == [seat]
        await over(device)
        answer = await device.get("/record.txt")
        kept_as = 'attachment; filename="ecliptic-record.txt"'
        assert answer.headers["content-disposition"] == kept_as
        text = answer.text
        record = parse_record(GAMES, text)
        assert verify(GAMES["planetx"], record).undone == 1
        assert record.players == ("Ada", "Pencil", "Ben")
        assert record.options.code == CODE
        again = [
            await device.http.post(f"{device.at}/rematch", params={"seat": seat}) for seat in (0, 2)
        ]
        assert [one.json()["seat"] for one in again] == [0, 2]
        device.table = again[0].json()["table"]
        table = (await device.look(2))["table"]
        assert (table["companion"], table["status"]) == (True, "playing")
        assert table["options"]["code"] != CODE
        assert mode_of(table["options"]["code"]) is mode_of(CODE)

    with_devices(house, work)


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"companion": False}, "server-you-twice"),
        ({"names": ["Ada"]}, "server-names"),
        ({"names": ["Ada", "B|n"]}, "server-name"),
        ({"options": {"mode": "standard", "places": []}}, "server-companion-code"),
        ({"generator": 1}, "planetx-code-generator"),
        ({"game": "ptolemaeus", "options": {"seats": 2}}, "server-companion-code"),
    ],
)
def test_a_companion_table_has_a_code_and_a_name_for_everybody(
    house: OpenHouse, changes: dict[str, Any], code: str
) -> None:
    async def work(device: Device, _: Device) -> None:
        with pytest.raises(AssertionError, match=code):
            await device.open(["you", "you"], **changes)

    with_devices(house, work)


def test_the_code_cannot_be_agreed_away(house: OpenHouse) -> None:
    async def work(device: Device, _: Device) -> None:
        await device.open(["you", "open"])
        options = (await device.look())["table"]["options"]
        body = {"options": options | {"code": ""}}
        answer = await device.http.put(f"{device.at}/settings", json=body)
        assert (answer.status_code, answer.json()["code"]) == (422, "server-companion-code")

    with_devices(house, work)
