"""Requests about seats: opening a table, joining, what is agreed before the deal, leaving, playing
again."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.params import FromPath, HeaderParameter, JSONBody

from ecliptic.core.game import Seat
from ecliptic.server.auth.idempotency import HEADER, OnceOnly
from ecliptic.server.auth.keys import require_host
from ecliptic.server.http.request import (
    Injected,
    Request,
    address_of,
    counted_key,
    handed_over,
    held_key,
    snapshot_for,
    spent_cookies,
    tokens_of,
)
from ecliptic.server.seats.before_deal import require_holder
from ecliptic.server.seats.house_routes import opener_in, spent_opener
from ecliptic.server.seats.opening import invitation
from ecliptic.store.values import StoredTable
from ecliptic.wire.seats import (
    Again,
    Gone,
    Invited,
    Join,
    Leave,
    NewTable,
    PlaceWanted,
    Ready,
    SeatChange,
    Seated,
    SettingsWanted,
    StandIn,
)
from ecliptic.wire.tables import Snapshot

IdempotencyKey = Annotated[str | None, HeaderParameter(name=HEADER)]


@post("/api/tables", summary="Open a table")
async def open_table(
    request: Request,
    services: Injected,
    data: JSONBody[NewTable],
    idempotency_key: IdempotencyKey = None,
) -> Response[Seated]:
    """With an `Idempotency-Key`, a repeat of the same request finds the same table."""
    address = address_of(request)
    await services.arrival_limit.count(address)
    once = OnceOnly(idempotency_key, data, services.house_secret)
    seated = await services.opening.repeated(once)
    if seated is None:
        services.house.require_opener(opener_in(request))
        services.house.check(data)
        if data.listed:
            await services.quotas.list_table(address)
        await services.quotas.new_table(address)
        seated = await services.opening.open(data, once)
        services.opponents.opened_by(seated.table, address)
    return await handed_over(services, seated, data.hold, request)


@post("/api/join", summary="Take an open seat by the table's join code")
async def join(
    request: Request,
    services: Injected,
    data: JSONBody[Join],
    idempotency_key: IdempotencyKey = None,
) -> Response[Seated]:
    """With an `Idempotency-Key`, a repeat of the same request finds the same seat."""
    address = address_of(request)
    await services.arrival_limit.count(address)
    once = OnceOnly(idempotency_key, data, services.house_secret)
    seated = await services.opening.repeated(once)
    if seated is None:
        stored = await services.join_codes.table(data.join_code, address)
        seated = await services.opening.join(stored, data, once)
    return await handed_over(services, seated, data.hold, request)


@get("/api/join/{join_code:str}", summary="What a join code invites to")
async def invited(request: Request, services: Injected, join_code: FromPath[str]) -> Invited:
    address = address_of(request)
    await services.arrival_limit.count(address)
    return invitation(await services.join_codes.table(join_code, address))


@put("/api/tables/{table_id:str}/seats/{seat:int}", summary="Open an empty seat, or fill it")
async def change_seat(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[SeatChange],
) -> Snapshot:
    """For the host, before the deal: an opponent sits down, or the seat is open again."""
    key = await counted_key(request, services, table_id)
    require_host(key)
    await services.before_deal.seat(table_id, seat, data.who)
    return await snapshot_for(services, table_id, key)


@delete(
    "/api/tables/{table_id:str}/seats/{seat:int}",
    status_code=200,
    summary="Send a person away before the deal",
)
async def remove_person(
    request: Request, services: Injected, table_id: FromPath[str], seat: FromPath[Seat]
) -> Snapshot:
    """For the host: the seat is open again, and the person's key is void."""
    key = await counted_key(request, services, table_id)
    require_host(key)
    await services.before_deal.remove(table_id, seat)
    return await snapshot_for(services, table_id, key)


@put("/api/tables/{table_id:str}/seats/{seat:int}/ready", summary="Say that the game may begin")
async def say_ready(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[Ready],
) -> Snapshot:
    key = await counted_key(request, services, table_id)
    require_holder(key, seat)
    await services.before_deal.ready(table_id, seat, data.ready)
    return await snapshot_for(services, table_id, key)


@put("/api/tables/{table_id:str}/seats/{seat:int}/place", summary="Choose a season and a level")
async def change_place(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[PlaceWanted],
) -> Snapshot:
    """Planet X, before the deal: a person for itself, the host for the other seats."""
    key = await counted_key(request, services, table_id)
    await services.before_deal.place(table_id, seat, data, key)
    return await snapshot_for(services, table_id, key)


@put("/api/tables/{table_id:str}/settings", summary="Change what the table agrees on")
async def change_settings(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    data: JSONBody[SettingsWanted],
) -> Snapshot:
    """For the host, before the deal; nobody is ready any more after that."""
    key = await counted_key(request, services, table_id)
    require_host(key)
    if data.listed:
        services.house.check_listed(True)
        await services.quotas.list_table(address_of(request))
    await services.before_deal.settings(table_id, data)
    return await snapshot_for(services, table_id, key)


@put("/api/tables/{table_id:str}/seats/{seat:int}/opponent", summary="Let an opponent stand in")
async def stand_in(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[StandIn],
) -> Snapshot:
    key = await counted_key(request, services, table_id)
    if key is None or key.seat != seat:
        require_host(key)
    await services.before_deal.stand_in(table_id, seat, data.level)
    return await snapshot_for(services, table_id, key)


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave the table")
async def leave(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    data: JSONBody[Leave | None] = None,
) -> Response[Gone]:
    """The key is void. Before the deal the seat is open again; during the game an opponent goes
    on until somebody takes the seat with the join code."""
    key_hash, key = await held_key(request, services, table_id)
    await services.leaving.leave(key_hash, key, (data or Leave()).level)
    spent = spent_cookies(request, tokens_of(request).cookies_of(key_hash))
    return Response(Gone(table_id, key.seat), cookies=spent)


@delete("/api/tables/{table_id:str}/me", status_code=200, summary="Be forgotten at this table")
async def erase_here(
    request: Request, services: Injected, table_id: FromPath[str]
) -> Response[Gone]:
    """Name, token and notes are erased; the seat is a guest's. What happened stays."""
    key_hash, key = await held_key(request, services, table_id)
    await services.leaving.erase(key_hash, key)
    await services.scrubbing.scrub()
    spent = spent_cookies(request, tokens_of(request).cookies_of(key_hash))
    return Response(Gone(table_id, key.seat), cookies=spent)


@delete("/api/me", status_code=200, summary="Be forgotten at every table the caller has a key to")
async def erase_everywhere(request: Request, services: Injected) -> Response[list[Gone]]:
    """The cookie of who has said the passphrase goes too, and so do those whose keys are void."""
    await services.command_limit.count(address_of(request))
    gone = []
    tokens = tokens_of(request)
    for key_hash, key in (await services.store.known_keys(tokens.hashes)).items():
        await services.leaving.erase(key_hash, key)
        gone.append(Gone(key.table, key.seat))
    if gone:
        await services.scrubbing.scrub()
    held = () if tokens.bearer else tokens.cookies
    return Response(gone, cookies=[*spent_opener(request), *spent_cookies(request, held)])


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    data: JSONBody[Again | None] = None,
) -> Response[Seated]:
    """After the end: the first who asks opens a table with the same people and settings, everybody
    else gets his own seat at it with the same request."""
    _, key = await held_key(request, services, table_id)
    address = address_of(request)

    async def admit(old: StoredTable) -> None:
        services.house.check_rematch(old)
        await services.quotas.new_table(address)

    seated = await services.rematches.again(key, tokens_of(request), admit)
    services.opponents.opened_by(seated.table, address)
    return await handed_over(services, seated, (data or Again()).hold, request)


HANDLERS = [
    open_table,
    join,
    invited,
    change_seat,
    remove_person,
    say_ready,
    change_place,
    change_settings,
    stand_in,
    leave,
    erase_here,
    erase_everywhere,
    rematch,
]
