"""Requests of people who look at a game again."""

from __future__ import annotations

import gzip
from itertools import islice
from typing import Annotated, cast

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ecliptic.core.table import Table
from ecliptic.server.auth.keys import viewer_of
from ecliptic.server.errors import BadCall
from ecliptic.server.http.request import Injected, Request, address_of, key_of
from ecliptic.server.plugin import Played
from ecliptic.server.plugins import plugin_of
from ecliptic.server.replays.frames import frames_of
from ecliptic.server.services import Services
from ecliptic.server.settings import RECORD_BYTES
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.shown import players_of
from ecliptic.store.values import Status
from ecliptic.wire.help import SystemsLeft
from ecliptic.wire.replays import (
    MOST_FRAMES,
    As,
    Frames,
    PointsShown,
    RecordBrought,
    ReplayKept,
    ReplayShown,
)

Eyes = Annotated[As, QueryParameter(name="as")]
Start = Annotated[int, QueryParameter(name="start", ge=0)]
Count = Annotated[int, QueryParameter(name="count", ge=1, le=MOST_FRAMES)]

_PACKING = 4
"""Frames repeat one another: packed quickly they are a fortieth of their size."""


@post("/api/replays", request_max_body_size=RECORD_BYTES, summary="Bring a record along")
async def bring_record(
    request: Request, services: Injected, data: JSONBody[RecordBrought]
) -> ReplayKept:
    """Checked like `ecliptic verify` does; the same record always gets the same id."""
    address = address_of(request)
    await services.arrival_limit.count(address)
    await services.quotas.new_replay(address)
    return ReplayKept(await services.replays.bring(address, data.record))


@get("/api/replays/{replay_id:str}", summary="A record that was brought along")
async def show_replay(
    request: Request, services: Injected, replay_id: FromPath[str]
) -> ReplayShown:
    return _shown(*await _brought(request, services, replay_id))


@get("/api/replays/{replay_id:str}/frames", summary="Its frames, as one viewer saw them")
async def replay_frames(
    request: Request,
    services: Injected,
    replay_id: FromPath[str],
    eyes: Eyes,
    start: Start = 0,
    count: Count = MOST_FRAMES,
) -> Response[Frames]:
    table, _ = await _brought(request, services, replay_id)
    return await _frames(request, services, table, eyes, range(start, start + count))


@get("/api/replays/{replay_id:str}/left", summary="Systems left to each seat, frame by frame")
async def replay_left(
    request: Request, services: Injected, replay_id: FromPath[str]
) -> SystemsLeft:
    table, _ = await _brought(request, services, replay_id)
    return await services.help.systems_left(address_of(request), replay_id, table)


@get("/api/replays/{replay_id:str}/points", summary="Points of each seat, frame by frame")
async def replay_points(
    request: Request, services: Injected, replay_id: FromPath[str]
) -> PointsShown:
    """Of games in which points grow before the end."""
    table, _ = await _brought(request, services, replay_id)
    return await _points(request, services, table)


@get("/api/tables/{table_id:str}/replay", summary="A finished game of this server")
async def show_table_replay(
    request: Request, services: Injected, table_id: FromPath[str]
) -> ReplayShown:
    live = await _over(request, services, table_id)
    return _shown(live.table, players_of(live))


@get("/api/tables/{table_id:str}/replay/frames", summary="Its frames, as one viewer saw them")
async def table_frames(
    request: Request,
    services: Injected,
    table_id: FromPath[str],
    eyes: Eyes,
    start: Start = 0,
    count: Count = MOST_FRAMES,
) -> Response[Frames]:
    """After the end nothing is hidden any more from those who may see the table."""
    live = await _over(request, services, table_id)
    return await _frames(request, services, live.table, eyes, range(start, start + count))


@get("/api/tables/{table_id:str}/replay/points", summary="Points of each seat, frame by frame")
async def table_points(
    request: Request, services: Injected, table_id: FromPath[str]
) -> PointsShown:
    """Of games in which points grow before the end."""
    live = await _over(request, services, table_id)
    return await _points(request, services, live.table)


HANDLERS = [
    bring_record,
    show_replay,
    replay_frames,
    replay_left,
    replay_points,
    show_table_replay,
    table_frames,
    table_points,
]


async def _brought(request: Request, services: Services, replay_id: str) -> Played:
    address = address_of(request)
    await services.command_limit.count(address)
    return await services.replays.find(address, replay_id)


async def _over(request: Request, services: Services, table_id: str) -> LiveTable:
    await services.command_limit.count(address_of(request))
    key = await key_of(request, services, table_id)
    live = await services.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return live


async def _frames(
    request: Request, services: Services, table: Table, eyes: As, wanted: range
) -> Response[Frames]:
    """Made, written and packed in a thread: a long game must not hold up those who are playing."""
    packed = "gzip" in request.headers.get("accept-encoding", "")
    body = await services.replays.alone(
        address_of(request), lambda: _written(table, eyes, wanted, packed)
    )
    headers = {"vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    answer = Response(body, headers=headers, media_type="application/json")
    return cast(Response[Frames], answer)


async def _points(request: Request, services: Services, table: Table) -> PointsShown:
    points = plugin_of(table.game.name).points
    return await services.replays.alone(address_of(request), lambda: points(table))


def _written(table: Table, eyes: As, wanted: range, packed: bool) -> bytes:
    found = tuple(islice(frames_of(table, eyes), wanted.start, wanted.stop))
    body = msgspec.json.encode(Frames(wanted.start, found))
    return gzip.compress(body, _PACKING, mtime=0) if packed else body


def _shown(table: Table, players: tuple[str, ...]) -> ReplayShown:
    return ReplayShown(
        game=table.game.name,
        rules_version=table.game.rules_version,
        options=table.options,
        players=players,
        seats=table.seats,
        frames=len(table.log),
        outcome=table.outcome,
    )
