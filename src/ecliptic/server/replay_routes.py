"""Requests of people who look at a game again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ecliptic.core.table import Table
from ecliptic.server.calls import Call, TheHouse, address_of, key_of
from ecliptic.server.errors import BadCall
from ecliptic.server.frames import frames_of
from ecliptic.server.help_wire import SystemsLeft
from ecliptic.server.house import House
from ecliptic.server.keys import viewer_of
from ecliptic.server.live import LiveTable
from ecliptic.server.records import players_of
from ecliptic.server.replay_wire import As, Frames, RecordBrought, ReplayKept, ReplayShown
from ecliptic.server.settings import RECORD_BYTES
from ecliptic.store.values import Status

Eyes = Annotated[As, QueryParameter(name="as")]


@post("/api/replays", request_max_body_size=RECORD_BYTES, summary="Bring a record along")
async def bring_record(request: Call, house: TheHouse, data: JSONBody[RecordBrought]) -> ReplayKept:
    """Checked like `ecliptic verify` does; the same record always gets the same id."""
    house.arrivals.count(address_of(request))
    return ReplayKept(await house.replays.bring(data.record))


@get("/api/replays/{replay_id:str}", summary="A record that was brought along")
async def show_replay(request: Call, house: TheHouse, replay_id: FromPath[str]) -> ReplayShown:
    house.commands.count(address_of(request))
    return _shown(*await house.replays.find(replay_id))


@get("/api/replays/{replay_id:str}/frames", summary="Its frames, as one viewer saw them")
async def replay_frames(
    request: Call, house: TheHouse, replay_id: FromPath[str], eyes: Eyes
) -> Frames:
    house.commands.count(address_of(request))
    table, _ = await house.replays.find(replay_id)
    return await _frames(table, eyes)


@get("/api/replays/{replay_id:str}/left", summary="Systems left to each seat, frame by frame")
async def replay_left(request: Call, house: TheHouse, replay_id: FromPath[str]) -> SystemsLeft:
    house.commands.count(address_of(request))
    table, _ = await house.replays.find(replay_id)
    return await house.help.systems_left(replay_id, table)


@get("/api/tables/{table_id:str}/replay", summary="A finished game of this server")
async def show_table_replay(request: Call, house: TheHouse, table_id: FromPath[str]) -> ReplayShown:
    live = await _over(request, house, table_id)
    return _shown(live.table, players_of(live))


@get("/api/tables/{table_id:str}/replay/frames", summary="Its frames, as one viewer saw them")
async def table_frames(
    request: Call, house: TheHouse, table_id: FromPath[str], eyes: Eyes
) -> Frames:
    """After the end nothing is hidden any more from those who may see the table."""
    live = await _over(request, house, table_id)
    return await _frames(live.table, eyes)


HANDLERS = [
    bring_record,
    show_replay,
    replay_frames,
    replay_left,
    show_table_replay,
    table_frames,
]


async def _over(request: Call, house: House, table_id: str) -> LiveTable:
    house.commands.count(address_of(request))
    key = await key_of(request, house, table_id)
    live = await house.tables.look(table_id)
    viewer_of(live.stored, key)
    if live.stored.status is not Status.OVER:
        raise BadCall("server-not-over")
    return live


async def _frames(table: Table, eyes: As) -> Frames:
    return Frames(tuple(await asyncio.to_thread(lambda: tuple(frames_of(table, eyes)))))


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
