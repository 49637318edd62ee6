"""Requests before the deal: who sits where, who is ready, what is agreed on."""

from __future__ import annotations

from litestar import delete, put
from litestar.params import FromPath, JSONBody

from ecliptic.core.game import Seat
from ecliptic.server.auth.keys import require_host
from ecliptic.server.http.request import Call, TheHouse, address_of, key_of, snapshot_for
from ecliptic.server.seats.before_deal import require_holder
from ecliptic.server.services import House
from ecliptic.store.values import StoredKey
from ecliptic.wire.seats import PlaceWanted, Ready, SeatChange, SettingsWanted
from ecliptic.wire.tables import Snapshot


@put("/api/tables/{table_id:str}/seats/{seat:int}", summary="Open an empty seat, or fill it")
async def change_seat(
    request: Call,
    house: TheHouse,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[SeatChange],
) -> Snapshot:
    """For the host, before the deal: an opponent sits down, or the seat is open again."""
    key = await _caller(request, house, table_id)
    require_host(key)
    await house.seating.seat(table_id, seat, data.who)
    return await _changed(house, table_id, key)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Send a person away before the deal",
)
async def remove_person(
    request: Call, house: TheHouse, table_id: FromPath[str], seat: FromPath[Seat]
) -> Snapshot:
    """For the host: the seat is open again, and the person's key is void."""
    key = await _caller(request, house, table_id)
    require_host(key)
    await house.seating.remove(table_id, seat)
    return await _changed(house, table_id, key)


@put("/api/tables/{table_id:str}/seats/{seat:int}/ready", summary="Say that the game may begin")
async def say_ready(
    request: Call,
    house: TheHouse,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[Ready],
) -> Snapshot:
    key = await _caller(request, house, table_id)
    require_holder(key, seat)
    await house.seating.ready(table_id, seat, data.ready)
    return await _changed(house, table_id, key)


@put("/api/tables/{table_id:str}/seats/{seat:int}/place", summary="Choose a season and a level")
async def change_place(
    request: Call,
    house: TheHouse,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[PlaceWanted],
) -> Snapshot:
    """Planet X, before the deal: a person for itself, the host for the other seats."""
    key = await _caller(request, house, table_id)
    await house.seating.place(table_id, seat, data, key)
    return await _changed(house, table_id, key)


@put("/api/tables/{table_id:str}/settings", summary="Change what the table agrees on")
async def change_settings(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[SettingsWanted]
) -> Snapshot:
    """For the host, before the deal; nobody is ready any more after that."""
    key = await _caller(request, house, table_id)
    require_host(key)
    await house.seating.settings(table_id, data)
    return await _changed(house, table_id, key)


HANDLERS = [change_seat, remove_person, say_ready, change_place, change_settings]


async def _caller(request: Call, house: House, table_id: str) -> StoredKey | None:
    """Whose key it is; everybody may only change so much in a time."""
    key = await key_of(request, house, table_id)
    caller = address_of(request) if key is None else key.seat
    house.commands.count(f"{table_id} {caller}")
    return key


async def _changed(house: House, table_id: str, key: StoredKey | None) -> Snapshot:
    house.moved(table_id)
    return await snapshot_for(house, table_id, key)
