"""The application: routes, sockets and errors around one house, behind the doors."""

from __future__ import annotations

from functools import cache

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecliptic import __version__
from ecliptic.server import (
    api_page,
    companion_routes,
    going_routes,
    help_routes,
    lobby_routes,
    moving_routes,
    notes_routes,
    operation,
    problems,
    replay_routes,
    routes,
    sky_routes,
    sockets,
    solver_routes,
)
from ecliptic.server.closed_bodies import ClosedBodies
from ecliptic.server.diary import Diary
from ecliptic.server.doors import Doors
from ecliptic.server.house import open_house
from ecliptic.server.household import Household, the_house
from ecliptic.server.metrics import Metrics
from ecliptic.server.page import client_handler
from ecliptic.server.refusals import with_refusals
from ecliptic.server.seat_query import with_seat_query
from ecliptic.server.settings import Settings


def build_app(settings: Settings) -> Diary:
    metrics = Metrics()
    house = Household(_routes(settings.limits.body_bytes), open_house(settings, metrics))  # type: ignore[arg-type]
    return Diary(Doors(house, settings), metrics)


@cache
def _routes(body_bytes: int) -> Litestar:
    return Litestar(
        route_handlers=with_refusals(
            with_seat_query(
                [
                    client_handler(),
                    *operation.HANDLERS,
                    *api_page.HANDLERS,
                    *routes.HANDLERS,
                    *lobby_routes.HANDLERS,
                    *going_routes.HANDLERS,
                    *moving_routes.HANDLERS,
                    *notes_routes.HANDLERS,
                    *replay_routes.HANDLERS,
                    *help_routes.HANDLERS,
                    *sky_routes.HANDLERS,
                    *companion_routes.HANDLERS,
                    *solver_routes.HANDLERS,
                    sockets.stream,
                ]
            )
        ),
        dependencies={"house": Provide(the_house, sync_to_thread=False)},
        exception_handlers=problems.HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Ecliptic",
            version=__version__,
            openapi_router=api_page.schema_router(),
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        plugins=[ClosedBodies()],
        request_max_body_size=body_bytes,
        logging_config=None,
    )
