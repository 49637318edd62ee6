"""Asking for help over HTTP: for a seat's holder, as long as somebody waits for the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from litestar import get, post
from litestar.params import FromPath, JSONBody

from ecliptic.server.auth.keys import seat_of, viewer_of
from ecliptic.server.errors import BadCall, Conflict
from ecliptic.server.http.request import Call, TheHouse, key_of
from ecliptic.server.services import House
from ecliptic.store.values import Status
from ecliptic.wire.help import (
    AdviceShown,
    CertainShown,
    ContradictionsShown,
    ContradictionsWanted,
    HelpWanted,
    Kind,
    OddsShown,
    SystemsLeft,
    WhyShown,
    WhyWanted,
)

T = TypeVar("T")

_HELP = "/api/tables/{table_id:str}/help"


@post(f"{_HELP}/contradictions", status_code=200, summary="Which pencil marks cannot all be")
async def contradictions(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[ContradictionsWanted]
) -> ContradictionsShown:
    return await _help(request, house, table_id, "contradictions", data, ContradictionsShown)


@post(f"{_HELP}/certain", status_code=200, summary="What is certain by logic alone")
async def certain(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> CertainShown:
    return await _help(request, house, table_id, "certain", data, CertainShown)


@post(f"{_HELP}/why", status_code=200, summary="Why something is certain")
async def why(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[WhyWanted]
) -> WhyShown:
    return await _help(request, house, table_id, "why", data, WhyShown)


@post(f"{_HELP}/odds", status_code=200, summary="How probable everything is")
async def odds(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> OddsShown:
    return await _help(request, house, table_id, "odds", data, OddsShown)


@post(f"{_HELP}/advice", status_code=200, summary="What is worth asking and saying now")
async def advice(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[HelpWanted]
) -> AdviceShown:
    return await _help(request, house, table_id, "advice", data, AdviceShown)


@get("/api/tables/{table_id:str}/replay/left", summary="Systems left to each seat, frame by frame")
async def systems_left(request: Call, house: TheHouse, table_id: FromPath[str]) -> SystemsLeft:
    key = await key_of(request, house, table_id)
    live = await house.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return await house.help.systems_left(table_id, live.table)


HANDLERS = [contradictions, certain, why, odds, advice, systems_left]


async def _help(
    request: Call, house: House, table_id: str, kind: Kind, wanted: Any, answer: type[T]
) -> T:
    seat = seat_of(await key_of(request, house, table_id))
    live = await house.tables.look(table_id)
    return await while_waited_for(request, house.help.ask(live, seat, kind, wanted, answer))


async def while_waited_for(request: Call, job: Coroutine[Any, Any, T]) -> T:
    """Give up when the caller has hung up."""
    working = asyncio.create_task(job)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Conflict("server-help-replaced")
        return working.result()
    finally:
        for task in (working, gone):
            task.cancel()
        await asyncio.gather(working, gone, return_exceptions=True)


async def _gone(request: Call) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
