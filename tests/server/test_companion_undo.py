"""Taking back at a companion table: an undo names the entry it means, which can be any one."""

from __future__ import annotations

from typing import Any

from tests.server.companion_devices import Device
from tests.server.houses import OpenHouse
from tests.server.test_companion_tables import with_devices

Entered = list[tuple[int, dict[str, int]]]
"""For each entry who made it, and how many things every seat had heard before."""


async def heard(device: Device) -> dict[str, int]:
    return {str(seat): (await device.look(seat))["now"]["heard"] for seat in (0, 1)}


async def boards(device: Device) -> list[Any]:
    return [(await device.look(seat))["now"]["view"]["board"] for seat in (0, 1)]


async def enter(device: Device, *actions: str) -> Entered:
    entered: Entered = []
    for action in actions:
        (seat,) = await device.asked([0, 1])
        before = await heard(device)
        assert (await device.answer(seat, action)).status_code == 200
        entered.append((seat, before))
    return entered


async def take_back(device: Device, seat: int, **named: Any) -> tuple[int, Any]:
    answer = await device.undo(seat, **named)
    return answer.status_code, answer.json().get("code", answer.json().get("undone"))


MOVED_ON = (409, "server-undo-moved-on")


def test_two_who_notice_the_same_mistake_take_back_one_entry(house: OpenHouse) -> None:
    async def work(device: Device, _other: Device) -> None:
        await device.open(["you", "you"])
        await enter(device, "R A", "R A")
        before_last = await boards(device)
        ((_, marks),) = await enter(device, "S A 2-5")
        known = await heard(device)
        for seat, answer in ((0, (200, True)), (1, MOVED_ON), (0, MOVED_ON)):
            named = {"to": marks[str(seat)], "heard": known[str(seat)]}
            assert await take_back(device, seat, **named) == answer
        assert await boards(device) == before_last

    with_devices(house, work)


def test_any_entry_is_taken_back_with_everything_since(house: OpenHouse) -> None:
    """Also past later entries of the same seat; a repeat of the command changes nothing more."""

    async def work(device: Device, _other: Device) -> None:
        await device.open(["you", "you"])
        await enter(device, "R A")
        wanted = await boards(device)
        entered = await enter(device, "R A", "S A 2-5", "S A 2-5")
        (mover, marks), (other, _), (again, _) = entered
        assert mover == again != other
        named = {"to": marks["0"], "heard": (await heard(device))["0"]}
        for _attempt in range(2):
            assert await take_back(device, 0, command_id="once", **named) == (200, True)
            assert await boards(device) == wanted

    with_devices(house, work)


def test_what_was_entered_meanwhile_is_not_taken_back_unseen(house: OpenHouse) -> None:
    async def work(device: Device, _other: Device) -> None:
        await device.open(["you", "you"])
        ((_, marks),) = await enter(device, "S A 1-3")
        known = await heard(device)
        await enter(device, "R A")
        now = await boards(device)
        assert await take_back(device, 1, to=marks["1"], heard=known["1"]) == MOVED_ON
        assert await take_back(device, 1, heard=known["1"]) == MOVED_ON
        assert await take_back(device, 1, to=0, heard=(await heard(device))["1"]) == MOVED_ON
        assert await boards(device) == now

    with_devices(house, work)


def test_at_any_other_table_only_the_own_last_move_can_be_meant(house: OpenHouse) -> None:
    async def work(device: Device, guest: Device) -> None:
        await device.open(["you", "open"], companion=False)
        code = (await device.look())["table"]["join_code"]
        guest.table = device.table
        await guest.http.post("/api/join", json={"join_code": code, "name": "Ben"})
        devices = {0: device, 1: guest}
        (seat,) = [seat for seat, one in devices.items() if await one.asked([seat])]
        mover, other = devices[seat], devices[1 - seat]
        marks = [(await one.look())["now"]["heard"] for one in (mover, other)]
        assert (await mover.answer(seat, "R A")).status_code == 200
        assert await take_back(other, 1 - seat, to=marks[1]) == (409, "undo-nothing")
        assert await take_back(mover, seat, to=marks[0] - 1) == MOVED_ON
        assert await take_back(mover, seat, to=marks[0]) == (200, False)

    with_devices(house, work)
