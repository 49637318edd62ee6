"""The lifespan of the server: its services are opened at the start and closed at the end.

With every request in between this middleware hands them to the routes. Describing the routes takes
a while, so all servers of a process share one description, which holds no services of its own.
"""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from traceback import format_exc

from litestar.types import Scope as AnyScope

from ecliptic.server.http.asgi import App, Receive, Scope, Send
from ecliptic.server.services import Services

_SERVICES = "services"


class Lifespan:
    """Stands between the gatekeeping and the routes."""

    def __init__(self, routes: App, opening: AbstractAsyncContextManager[Services]) -> None:
        self._routes = routes
        self._opening = opening
        self._services: Services | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        else:
            scope["state"] = {**scope.get("state", {}), _SERVICES: self._services}
            await self._routes(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """From the server's start to its end, as ASGI tells them."""
        await receive()
        stage = "startup"
        try:
            async with self._opening as self._services:
                await send({"type": "lifespan.startup.complete"})
                stage = "shutdown"
                await receive()
        except BaseException:
            await send({"type": f"lifespan.{stage}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})


def services_of(scope: AnyScope) -> Services:
    """The services of the server a request came to, for dependency injection."""
    services: Services = scope["state"][_SERVICES]
    return services
