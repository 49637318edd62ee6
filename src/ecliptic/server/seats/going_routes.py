"""Requests of people who leave, who want to be forgotten, or who play again."""

from __future__ import annotations

from litestar import Response, delete, post
from litestar.params import FromPath, JSONBody

from ecliptic.server.auth.tokens import token_hash
from ecliptic.server.http.request import (
    Call,
    TheHouse,
    handed_over,
    held_key,
    spent_cookies,
    tokens_of,
)
from ecliptic.wire.seats import Again, Gone, Leave
from ecliptic.wire.tables import Seated


@post("/api/tables/{table_id:str}/leave", status_code=200, summary="Leave the table")
async def leave(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[Leave | None] = None
) -> Response[Gone]:
    """The key is void. Before the deal the seat is open again; during the game an opponent goes
    on until somebody takes the seat with the join code."""
    key_hash, key = await held_key(request, house, table_id)
    house.commands.count(f"{table_id} {key.seat}")
    await house.leaving.leave(key_hash, key, (data or Leave()).level)
    house.moved(table_id)
    return Response(Gone(table_id, key.seat), cookies=spent_cookies(request, key_hash))


@delete("/api/tables/{table_id:str}/me", status_code=200, summary="Be forgotten at this table")
async def erase_here(request: Call, house: TheHouse, table_id: FromPath[str]) -> Response[Gone]:
    """Name, token and notes are erased; the seat is a guest's. What happened stays."""
    key_hash, key = await held_key(request, house, table_id)
    house.commands.count(f"{table_id} {key.seat}")
    await house.leaving.erase(key_hash, key)
    house.moved(table_id)
    return Response(Gone(table_id, key.seat), cookies=spent_cookies(request, key_hash))


@delete("/api/me", status_code=200, summary="Be forgotten at every table the caller has a key to")
async def erase_everywhere(request: Call, house: TheHouse) -> Response[list[Gone]]:
    gone = []
    cookies = []
    for key_hash in map(token_hash, tokens_of(request).all):
        key = await house.store.key(key_hash)
        if key is not None:
            await house.leaving.erase(key_hash, key)
            house.moved(key.table)
            gone.append(Gone(key.table, key.seat))
            cookies += spent_cookies(request, key_hash)
    return Response(gone, cookies=cookies)


@post("/api/tables/{table_id:str}/rematch", status_code=200, summary="Play again")
async def rematch(
    request: Call, house: TheHouse, table_id: FromPath[str], data: JSONBody[Again | None] = None
) -> Response[Seated]:
    """After the end: the first who asks opens a table with the same people and settings, everybody
    else gets his own seat at it with the same request."""
    _, key = await held_key(request, house, table_id)
    house.commands.count(f"{table_id} {key.seat}")
    seated = await house.rematches.again(key, tokens_of(request))
    house.moved(seated.table)
    return await handed_over(house, seated, (data or Again()).hold, request)


HANDLERS = [leave, erase_here, erase_everywhere, rematch]
