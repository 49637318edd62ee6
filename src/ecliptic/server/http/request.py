"""A request as every handler reads it: who calls, from where; and how a token is handed over."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec
from litestar import Request as LitestarRequest
from litestar import Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from ecliptic.core.game import Seat
from ecliptic.server.auth.keys import Held, KeySource, Tokens, held_for, key_for, viewer_of
from ecliptic.server.auth.tokens import KEY_SECONDS, cookie_name
from ecliptic.server.errors import BadCall, NotAllowed
from ecliptic.server.http.rate_limits import key_caller
from ecliptic.server.services import Services
from ecliptic.server.tables.shown import snapshot
from ecliptic.store.values import StoredKey
from ecliptic.wire.seats import Hold, Seated, SeatHeld
from ecliptic.wire.tables import Snapshot

Request = LitestarRequest[Any, Any, Any]
Injected = NamedDependency[Services]
"""The services, as Litestar's dependency injection hands them to a handler."""

_API = "/api"
_EVERYWHERE = "/"
"""What browsers demand of a cookie that is for HTTPS and this host alone."""
SEAT = "seat"
_SEAT = re.compile(r"[0-9]{1,2}")


async def snapshot_for(services: Services, table_id: str, key: StoredKey | None) -> Snapshot:
    live = await services.tables.look(table_id)
    return snapshot(live, key, viewer_of(live.stored, key))


async def key_of(request: Request, services: Services, table_id: str) -> StoredKey | None:
    return await key_for(services.store, table_id, tokens_of(request))


async def counted_key(request: Request, services: Services, table_id: str) -> StoredKey | None:
    """The caller's key, for what changes something: everybody may only do so much in a time. Who
    brings no key is counted by address alone: the table he names may be any text."""
    key = await key_of(request, services, table_id)
    await services.command_limit.count(address_of(request) if key is None else key_caller(key))
    return key


async def held_key(request: Request, services: Services, table_id: str) -> tuple[str, StoredKey]:
    """The caller's key and the hash it is stored under, counted; refused to those who bring
    none."""
    caller = caller_of(request)
    held = await held_by(caller, services, table_id, services.store)
    return held.key_hash, held.key


class Caller(NamedTuple):
    """Whoever commands: the tokens he brings, and his address if each of his requests counts."""

    tokens: Tokens
    address: str | None = None


def caller_of(request: Request) -> Caller:
    return Caller(tokens_of(request), address_of(request))


async def held_by(caller: Caller, services: Services, table_id: str, source: KeySource) -> Held:
    """The key of a caller, counted; who brings none is counted by address, and refused."""
    held = await held_for(source, table_id, caller.tokens)
    if held is None:
        if caller.address is not None:
            await services.command_limit.count(caller.address)
        raise NotAllowed("server-no-seat")
    await services.command_limit.count(key_caller(held.key))
    return held


def tokens_of(request: Request) -> Tokens:
    authorization, cookies = (request.headers.get(one) for one in ("authorization", "cookie"))
    return Tokens.of(authorization, cookies, is_https(request), _seat_named(request))


def is_https(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Whether the caller's browser speaks to us, or to our proxy, over TLS."""
    return connection.scope["scheme"] in ("https", "wss")


def _seat_named(request: Request) -> Seat | None:
    """`seat` in the query: a browser that holds several seats of a table says which it means."""
    named = request.query_params.get(SEAT)
    if named is None:
        return None
    if not _SEAT.fullmatch(named):
        raise BadCall("server-request")
    return int(named)


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


async def handed_over(
    services: Services, seated: Seated, hold: Hold, request: Request
) -> Response[Seated]:
    """Tokens go into cookies that no script can read, or to a program that asked for them."""
    if hold == "bearer" or seated.token is None:
        return Response(seated)
    held = (SeatHeld(seated.seat, seated.token), *seated.others)
    named = (await services.tables.look(seated.table)).stored.companion
    https = is_https(request)
    names = [cookie_name(seated.table, one.seat if named else None, https) for one in held]
    cookies = [
        kept_cookie(name, one.token or "", KEY_SECONDS, https)
        for name, one in zip(names, held, strict=True)
    ]
    others = tuple(SeatHeld(one.seat) for one in seated.others)
    return Response(msgspec.structs.replace(seated, token=None, others=others), cookies=cookies)


def spent_cookies(request: Request, names: Iterable[str]) -> list[Cookie]:
    """Takes cookies away again."""
    return [kept_cookie(name, "", 0, is_https(request)) for name in names]


def kept_cookie(name: str, value: str, max_age: int, https: bool) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        path=_EVERYWHERE if https else _API,
        max_age=max_age,
        httponly=True,
        samesite="strict",
        secure=https,
    )
