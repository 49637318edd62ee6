"""Requests that bring people and their seats to other devices."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ecliptic.server.http.request import Call, TheHouse, address_of, handed_over, held_key
from ecliptic.server.seats.devices import SECONDS
from ecliptic.server.seats.qr import address_for_others, join_address, qr_file, qr_svg
from ecliptic.wire.seats import AddressShown, LinkShown, Move
from ecliptic.wire.tables import Seated

SVG = "image/svg+xml"


@get("/api/address", summary="Where other devices find this server")
async def address(request: Call, house: TheHouse) -> AddressShown:
    """A page opened on the serving machine itself cannot know by which name others call it."""
    return AddressShown(address_for_others(str(request.base_url), house.settings))


@get("/api/tables/{table_id:str}/qr.svg", media_type=SVG, summary="The join link as a QR code")
async def join_picture(request: Call, house: TheHouse, table_id: FromPath[str]) -> Response[bytes]:
    """For those who sit at the table: they may give its join code on."""
    await held_key(request, house, table_id)
    live = await house.tables.look(table_id)
    base = address_for_others(str(request.base_url), house.settings)
    return Response(qr_file(join_address(base, live.stored.join_code)), media_type=SVG)


@post("/api/tables/{table_id:str}/link", summary="A one-time link that moves the seat")
async def link(request: Call, house: TheHouse, table_id: FromPath[str]) -> LinkShown:
    key_hash, key = await held_key(request, house, table_id)
    house.commands.count(f"{table_id} {key.seat}")
    path = await house.links.make(key_hash)
    base = address_for_others(str(request.base_url), house.settings)
    return LinkShown(path, qr_svg(base + path), SECONDS)


@post("/api/move", status_code=200, summary="Move a seat here with the secret of a one-time link")
async def move(request: Call, house: TheHouse, data: JSONBody[Move]) -> Response[Seated]:
    house.arrivals.count(address_of(request))
    return await handed_over(house, await house.links.use(data.secret), data.hold, request)


HANDLERS = [address, join_picture, link, move]
