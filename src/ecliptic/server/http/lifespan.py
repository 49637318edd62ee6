"""Where a house meets the routes: opened when the server starts, and with every request until it
stops.

The routes are the same for every house, and describing them takes a while; so one description
serves all the houses of a process.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from traceback import format_exc

from litestar.types import Scope as AnyScope

from ecliptic.server.http.gatekeeping import App, Receive, Scope, Send
from ecliptic.server.services import House

_HOUSE = "house"


class Household:
    """Stands between the doors and the routes."""

    def __init__(self, routes: App, opening: AbstractAsyncContextManager[House]) -> None:
        self._routes = routes
        self._opening = opening
        self._house: House | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope["state"] = {**scope.get("state", {}), _HOUSE: self._house}
            await self._routes(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the server's start to its end, as ASGI tells them."""
        await receive()
        stage = "startup"
        try:
            async with self._opening as self._house:
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{stage}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def the_house(scope: AnyScope) -> House:
    """The house a request came to."""
    house: House = scope["state"][_HOUSE]
    return house
