"""A seat's question over HTTP, as long as somebody waits for the answer."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ecliptic.server.auth.keys import seat_of
from ecliptic.server.errors import Conflict
from ecliptic.server.http.request import Request, address_of, key_of
from ecliptic.server.services import Services

T = TypeVar("T")


async def helped(
    request: Request,
    services: Services,
    table_id: str,
    kind: str,
    wanted: Any,
    answer: type[T],
) -> T:
    seat = seat_of(await key_of(request, services, table_id))
    live = await services.tables.look(table_id)
    job = services.help.ask(address_of(request), live, seat, kind, wanted, answer)
    return await while_waited_for(request, job)


async def while_waited_for(request: Request, job: Coroutine[Any, Any, T]) -> T:
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


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
