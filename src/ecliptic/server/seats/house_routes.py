"""Requests about the house: its rules, its passphrase, and its tables that want players."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from ecliptic.server.auth.tokens import cookie_name, read_cookies
from ecliptic.server.errors import NotAllowed
from ecliptic.server.http.request import (
    Injected,
    Request,
    address_of,
    is_https,
    kept_cookie,
    spent_cookies,
)
from ecliptic.server.seats.house_rules import OPENER_SECONDS
from ecliptic.wire.house import HouseShown, Passphrase, TableWanting

OPENER = "opener"


@get("/api/house", summary="What the house allows")
async def house(request: Request, services: Injected) -> HouseShown:
    return services.house.shown(opener_in(request))


@post("/api/house/passphrase", status_code=200, summary="Say the passphrase, to open tables")
async def say_passphrase(
    request: Request, services: Injected, data: JSONBody[Passphrase]
) -> Response[HouseShown]:
    address = address_of(request)
    async with services.passphrase_guesses.attempt(address):
        try:
            opener = services.house.say(data.passphrase)
        except NotAllowed:
            await services.passphrase_guesses.wrong(address)
            raise
    shown = services.house.shown(opener)
    https = is_https(request)
    cookie = kept_cookie(cookie_name(OPENER, https=https), opener, OPENER_SECONDS, https)
    return Response(shown, cookies=[cookie])


@get("/api/house/tables", summary="Tables that want players")
async def wanting(services: Injected) -> list[TableWanting]:
    """Those whose hosts wanted to be listed, and no others."""
    return list(await services.house.wanting())


def opener_in(request: Request) -> str:
    cookies = dict(read_cookies(request.headers.get("cookie")))
    return cookies.get(cookie_name(OPENER, https=is_https(request)), "")


def spent_opener(request: Request) -> list[Cookie]:
    """Takes the cookie of who has said the passphrase away again."""
    if not opener_in(request):
        return []
    return spent_cookies(request, [cookie_name(OPENER, https=is_https(request))])


HANDLERS = [house, say_passphrase, wanting]
