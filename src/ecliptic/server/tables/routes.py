"""The HTTP interface: each handler checks the caller's key and calls the room that knows."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ecliptic.core.errors import NotYourDecision
from ecliptic.core.game import Seat
from ecliptic.server.auth.keys import require_host, seat_of, viewer_of
from ecliptic.server.auth.tokens import token_hash
from ecliptic.server.errors import BadCall, NotAllowed
from ecliptic.server.http.problems import Stale
from ecliptic.server.http.request import (
    Call,
    TheHouse,
    address_of,
    handed_over,
    held_key,
    key_of,
    snapshot_for,
    tokens_of,
)
from ecliptic.server.tables.records import own_record, whole_record
from ecliptic.server.tables.shown import my_table
from ecliptic.store.values import Status, StoredKey
from ecliptic.wire.tables import (
    Acknowledged,
    Answer,
    AnswerUndo,
    AskUndo,
    Invited,
    Join,
    MyTable,
    NewTable,
    OwnRecord,
    Reissue,
    Seated,
    Snapshot,
    StandIn,
    Stream,
    UndoAnswer,
)


@post("/api/tables", summary="Open a table")
async def open_table(request: Call, house: TheHouse, data: JSONBody[NewTable]) -> Response[Seated]:
    house.arrivals.count(address_of(request))
    seated = await house.lobby.open(data)
    house.moved(seated.table)
    return await handed_over(house, seated, data.hold, request)


@post("/api/join", summary="Take an open seat by the table's join code")
async def join(request: Call, house: TheHouse, data: JSONBody[Join]) -> Response[Seated]:
    house.arrivals.count(address_of(request))
    seated = await house.lobby.join(data)
    house.moved(seated.table)
    return await handed_over(house, seated, data.hold, request)


@get("/api/join/{join_code:str}", summary="What a join code invites to")
async def invited(request: Call, house: TheHouse, join_code: FromPath[str]) -> Invited:
    house.arrivals.count(address_of(request))
    return await house.lobby.invited(join_code)


@get("/api/tables", summary="Tables the caller holds a key to")
async def my_tables(request: Call, house: TheHouse) -> list[MyTable]:
    """One entry for each table, also where the caller holds several seats."""
    held: dict[str, list[StoredKey]] = {}
    for token in tokens_of(request).all:
        key = await house.store.key(token_hash(token))
        if key is not None:
            held.setdefault(key.table, []).append(key)
    return [my_table(await house.tables.look(table), keys) for table, keys in sorted(held.items())]


@get("/api/tables/{table_id:str}", summary="The table as the caller may see it")
async def look(request: Call, house: TheHouse, table_id: FromPath[str]) -> Snapshot:
    return await snapshot_for(house, table_id, await key_of(request, house, table_id))


@get("/api/tables/{table_id:str}/told", summary="The caller's own stream, from a number on")
async def told(
    request: Call, house: TheHouse, table_id: FromPath[str], start: FromQuery[int] = 0
) -> Stream:
    key = await key_of(request, house, table_id)
    live = await house.tables.look(table_id)
    viewer = viewer_of(live.stored, key)
    if not 0 <= start <= live.heard(viewer):
        raise BadCall("server-resume-ahead", heard=live.heard(viewer))
    return Stream(start, tuple(live.stream(viewer).told[start:]))


@post("/api/tables/{table_id:str}/commands", status_code=200, summary="Answer a decision")
async def answer(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[Answer]
) -> Acknowledged:
    key_hash, key = await held_key(request, house, table_id, house.recent_keys)
    seat = seat_of(key)
    house.commands.count(f"{table_id} {seat}")
    try:
        done = await house.playing.answer(table_id, seat, data, key_hash=key_hash)
    except NotYourDecision as refused:
        # Read again: what is remembered of the key does not know whether it keeps the house now.
        key_now = await key_of(request, house, table_id)
        raise Stale(refused, await snapshot_for(house, table_id, key_now)) from refused
    except NotAllowed:
        house.recent_keys.forget(key_hash)
        raise
    house.moved(table_id)
    return done


@post("/api/tables/{table_id:str}/undo", status_code=200, summary="Take the last move back")
async def undo(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[AskUndo]
) -> UndoAnswer:
    seat = seat_of(await key_of(request, house, table_id))
    house.commands.count(f"{table_id} {seat}")
    done = await house.playing.undo(table_id, seat, data)
    house.moved(table_id)
    return done


@put("/api/tables/{table_id:str}/undo", summary="Agree to an undo, or refuse it")
async def answer_undo(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[AnswerUndo]
) -> UndoAnswer:
    seat = seat_of(await key_of(request, house, table_id))
    house.commands.count(f"{table_id} {seat}")
    done = await house.playing.answer_undo(table_id, seat, data.agree)
    house.moved(table_id)
    return done


@get("/api/tables/{table_id:str}/record", summary="What the caller was told so far, as a file")
async def record(request: Call, house: TheHouse, table_id: FromPath[str]) -> OwnRecord:
    key = await key_of(request, house, table_id)
    live = await house.tables.look(table_id)
    return own_record(live, viewer_of(live.stored, key))


@get("/api/tables/{table_id:str}/record.txt", media_type="text/plain", summary="The whole record")
async def record_text(request: Call, house: TheHouse, table_id: FromPath[str]) -> str:
    """Everything, secrets included: only after the end."""
    key = await key_of(request, house, table_id)
    live = await house.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return whole_record(live)


@post("/api/tables/{table_id:str}/seats/{seat:int}/key", summary="A new key for a seat")
async def reissue(
    request: Call,
    house: TheHouse,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[Reissue],
) -> Response[Seated]:
    """For the seat's own holder, who moves to another device, or for the host, when it is lost."""
    key = await key_of(request, house, table_id)
    if key is None or key.seat != seat:
        require_host(key)
    seated = await house.lobby.reissue(table_id, seat)
    return await handed_over(house, seated, data.hold, request)


@put("/api/tables/{table_id:str}/seats/{seat:int}/opponent", summary="Let an opponent stand in")
async def stand_in(
    request: Call,
    house: TheHouse,
    table_id: FromPath[str],
    seat: FromPath[Seat],
    data: JSONBody[StandIn],
) -> Snapshot:
    key = await key_of(request, house, table_id)
    if key is None or key.seat != seat:
        require_host(key)
    await house.seating.stand_in(table_id, seat, data.level)
    house.moved(table_id)
    return await snapshot_for(house, table_id, key)


HANDLERS = [
    open_table,
    join,
    invited,
    my_tables,
    look,
    told,
    answer,
    undo,
    answer_undo,
    record,
    record_text,
    reissue,
    stand_in,
]
