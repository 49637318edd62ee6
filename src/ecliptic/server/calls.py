"""What every handler asks of a request: who calls, from where, and how a token is handed over."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ecliptic.server.errors import NotAllowed
from ecliptic.server.house import House
from ecliptic.server.keys import Tokens, key_for, viewer_of
from ecliptic.server.showing import snapshot
from ecliptic.server.tokens import cookie_name, token_hash
from ecliptic.server.wire import Hold, Seated, Snapshot
from ecliptic.store.values import StoredKey

Call = Request[Any, Any, Any]
TheHouse = NamedDependency[House]

_YEAR = 365 * 24 * 3600
COOKIE_PATH = "/api"


async def snapshot_for(house: House, table_id: str, key: StoredKey | None) -> Snapshot:
    live = await house.tables.look(table_id)
    return snapshot(live, key, viewer_of(live.stored, key))


async def key_of(request: Call, house: House, table_id: str) -> StoredKey | None:
    return await key_for(house.store, table_id, tokens_of(request))


async def held_key(request: Call, house: House, table_id: str) -> tuple[str, StoredKey]:
    """The caller's key and the hash it is stored under; refused to those who bring none."""
    tokens = tokens_of(request)
    key = await key_for(house.store, table_id, tokens)
    token = tokens.for_table(table_id)
    if key is None or token is None:
        raise NotAllowed("server-no-seat")
    return token_hash(token), key


def tokens_of(request: Call) -> Tokens:
    return Tokens.of(request.headers.get("authorization"), request.cookies)


def address_of(request: Call) -> str:
    return request.client.host if request.client else ""


def handed_over(seated: Seated, hold: Hold, request: Call) -> Response[Seated]:
    """The token goes into a cookie that no script can read, or to a program that asked for it."""
    if hold == "bearer" or seated.token is None:
        return Response(seated)
    cookie = _cookie(seated.table, seated.token, _YEAR, request)
    return Response(msgspec.structs.replace(seated, token=None), cookies=[cookie])


def spent_cookie(table_id: str, request: Call) -> Cookie:
    """Takes a table's cookie away again."""
    return _cookie(table_id, "", 0, request)


def _cookie(table_id: str, value: str, max_age: int, request: Call) -> Cookie:
    return Cookie(
        key=cookie_name(table_id),
        value=value,
        path=COOKIE_PATH,
        max_age=max_age,
        httponly=True,
        samesite="strict",
        secure=request.url.scheme == "https",
    )
