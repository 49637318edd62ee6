"""Requests about tables: looking, answering, taking back, and the record."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody

from ecliptic.server.auth.keys import seat_of, viewer_of
from ecliptic.server.errors import BadCall, NotAllowed
from ecliptic.server.http.request import (
    Injected,
    Request,
    address_of,
    caller_of,
    counted_key,
    held_key,
    key_of,
    tokens_of,
)
from ecliptic.server.tables.seat_commands import answer_as, undo_as
from ecliptic.server.tables.shown import my_table, own_record, snapshot, whole_record
from ecliptic.store.values import Status, StoredKey
from ecliptic.wire.tables import (
    Acknowledged,
    Answer,
    AnswerUndo,
    AskUndo,
    Hurried,
    MyTable,
    OwnRecord,
    Snapshot,
    Star,
    Stream,
    UndoAnswer,
)

_TO_KEEP = {"content-disposition": 'attachment; filename="ecliptic-record.txt"'}


@get("/api/tables", summary="Tables the caller holds a key to")
async def my_tables(request: Request, services: Injected) -> list[MyTable]:
    """One entry for each table, also where the caller holds several seats."""
    held: dict[str, list[StoredKey]] = {}
    for key in (await services.store.known_keys(tokens_of(request).hashes)).values():
        held.setdefault(key.table, []).append(key)
    await services.own_tables_limit.count(address_of(request), len(held))
    return [
        my_table(await services.tables.look(table), keys) for table, keys in sorted(held.items())
    ]


@get("/api/tables/{table_id:str}", summary="The table as the caller may see it")
async def look(request: Request, services: Injected, table_id: FromPath[str]) -> Snapshot:
    live = await services.tables.look(table_id)
    key = await key_of(request, services, table_id)
    return snapshot(live, key, viewer_of(live.stored, key))


@get("/api/tables/{table_id:str}/told", summary="The caller's own stream, from a number on")
async def told(
    request: Request, services: Injected, table_id: FromPath[str], start: FromQuery[int] = 0
) -> Stream:
    key = await key_of(request, services, table_id)
    live = await services.tables.look(table_id)
    viewer = viewer_of(live.stored, key)
    if not 0 <= start <= live.heard(viewer):
        raise BadCall("server-resume-ahead", heard=live.heard(viewer))
    return Stream(start, tuple(live.stream(viewer).told[start:]))


@post("/api/tables/{table_id:str}/commands", status_code=200, summary="Answer a decision")
async def answer(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[Answer]
) -> Acknowledged:
    return await answer_as(caller_of(request), services, table_id, data)


@post("/api/tables/{table_id:str}/undo", status_code=200, summary="Take the last move back")
async def undo(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[AskUndo]
) -> UndoAnswer:
    return await undo_as(caller_of(request), services, table_id, data)


@put("/api/tables/{table_id:str}/undo", summary="Agree to an undo, or refuse it")
async def answer_undo(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[AnswerUndo]
) -> UndoAnswer:
    seat = seat_of(await counted_key(request, services, table_id))
    return await services.commands.answer_undo(table_id, seat, data.agree)


@post("/api/tables/{table_id:str}/hurry", status_code=200, summary="Let opponents answer at once")
async def hurry(request: Request, services: Injected, table_id: FromPath[str]) -> Hurried:
    """For who plays alone among opponents: they search less, until he is asked again."""
    seat = seat_of(await counted_key(request, services, table_id))
    if (await services.tables.look(table_id)).stored.alone != seat:
        raise NotAllowed("server-not-alone")
    return Hurried(services.opponents.hurry(table_id))


@get("/api/tables/{table_id:str}/record", summary="What the caller was told so far, as a file")
async def record(request: Request, services: Injected, table_id: FromPath[str]) -> OwnRecord:
    key = await key_of(request, services, table_id)
    live = await services.tables.look(table_id)
    return own_record(live, viewer_of(live.stored, key))


@get("/api/tables/{table_id:str}/record.txt", media_type="text/plain", summary="The whole record")
async def record_text(
    request: Request, services: Injected, table_id: FromPath[str]
) -> Response[str]:
    """Everything, secrets included: only after the end."""
    key = await key_of(request, services, table_id)
    live = await services.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return Response(whole_record(live), headers=_TO_KEEP)


@put("/api/tables/{table_id:str}/star", summary="Keep a table, or let it be pruned some day")
async def star(
    request: Request, services: Injected, table_id: FromPath[str], data: JSONBody[Star]
) -> Star:
    """For everybody who has a key to it. Games that were played to the end are kept anyway."""
    await held_key(request, services, table_id)
    await services.store.star(table_id, data.starred)
    return data


HANDLERS = [my_tables, look, told, answer, undo, answer_undo, hurry, record, record_text, star]
