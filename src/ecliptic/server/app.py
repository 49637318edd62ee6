"""The application: routes, sockets and errors around one house, behind the doors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecliptic import __version__
from ecliptic.server import help_routes, lobby_routes, problems, routes, sockets
from ecliptic.server.doors import Doors
from ecliptic.server.house import House, open_house
from ecliptic.server.page import client_handler
from ecliptic.server.settings import Settings


@get("/healthz", summary="Whether the process is alive")
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="Whether the store answers, so that tables can be served")
async def readyz(house: NamedDependency[House]) -> dict[str, str]:
    await house.store.ready()
    return {"status": "ready"}


def build_app(settings: Settings) -> Doors:
    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        async with open_house(settings) as house:
            app.state.house = house
            yield

    def the_house(state: State) -> House:
        house: House = state.house
        return house

    app = Litestar(
        route_handlers=[
            client_handler(),
            healthz,
            readyz,
            *routes.HANDLERS,
            *lobby_routes.HANDLERS,
            *help_routes.HANDLERS,
            sockets.stream,
        ],
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,
        lifespan=[lifespan],
        openapi_config=OpenAPIConfig(
            title="Ecliptic",
            version=__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        request_max_body_size=settings.limits.body_bytes,
        logging_config=None,
    )
    return Doors(app, settings)  # type: ignore[arg-type]
