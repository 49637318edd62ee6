"""Requests that bring people and their seats to other devices: links, QR codes, new keys."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from ecliptic.core.game import Seat
from ecliptic.server.auth.keys import require_host
from ecliptic.server.http.request import (
    Injected,
    Request,
    address_of,
    counted_key,
    handed_over,
    held_key,
)
from ecliptic.server.seats.devices import (
    SECONDS,
    SVG,
    SVG_FILE,
    address_for_others,
    join_address,
    qr_file,
    qr_svg,
)
from ecliptic.wire.seats import AddressShown, LinkShown, Move, Reissue, Seated


@get("/api/address", summary="Where other devices find this server")
async def address(request: Request, services: Injected) -> AddressShown:
    """A page opened on the serving machine itself cannot know by which name others call it."""
    return AddressShown(address_for_others(str(request.base_url), services.settings))


@get("/api/tables/{table_id:str}/qr.svg", media_type=SVG, summary="The join link as a QR code")
async def join_picture(
    request: Request, services: Injected, table_id: FromPath[str]
) -> Response[bytes]:
    """For those who sit at the table: they may give its join code on."""
    await held_key(request, services, table_id)
    live = await services.tables.look(table_id)
    base = address_for_others(str(request.base_url), services.settings)
    return Response(qr_file(join_address(base, live.stored.join_code)), media_type=SVG_FILE)


@post("/api/tables/{table_id:str}/link", summary="A one-time link that moves the seat")
async def link(request: Request, services: Injected, table_id: FromPath[str]) -> LinkShown:
    key_hash, _ = await held_key(request, services, table_id)
    path = await services.devices.link(key_hash)
    base = address_for_others(str(request.base_url), services.settings)
    return LinkShown(path, qr_svg(base + path), SECONDS)


@post("/api/move", status_code=200, summary="Move a seat here with the secret of a one-time link")
async def move(request: Request, services: Injected, data: JSONBody[Move]) -> Response[Seated]:
    await services.arrival_limit.count(address_of(request))
    seated = await services.devices.transfer(data.secret)
    return await handed_over(services, seated, data.hold, request)


@post("/api/tables/{table_id:str}/seats/{seat:int}/key", summary="A new key for a seat")
async def reissue(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[Reissue],
) -> Response[Seated]:
    """For the seat's own holder, who moves to another device, or for the host, when it is lost."""
    key = await counted_key(request, services, table_id)
    if key is None or key.seat != seat:
        require_host(key)
    seated = await services.devices.reissue(table_id, seat)
    return await handed_over(services, seated, data.hold, request)


HANDLERS = [address, join_picture, link, move, reissue]
