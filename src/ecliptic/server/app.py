"""The application: routes, sockets and errors around one house, behind the doors."""

from __future__ import annotations

from functools import cache

from litestar import Litestar
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecliptic import __version__
from ecliptic.server.help import routes as help_routes
from ecliptic.server.help import solver_routes
from ecliptic.server.http import api_page, health, problems
from ecliptic.server.http.access_log import Diary
from ecliptic.server.http.closed_bodies import ClosedBodies
from ecliptic.server.http.gatekeeping import Doors
from ecliptic.server.http.lifespan import Household, the_house
from ecliptic.server.http.openapi import with_refusals
from ecliptic.server.http.seat_query import with_seat_query
from ecliptic.server.http.static_files import client_handler
from ecliptic.server.metrics import Metrics
from ecliptic.server.planetx import companion_routes
from ecliptic.server.ptolemaeus import sky_routes
from ecliptic.server.replays import routes as replay_routes
from ecliptic.server.seats import going_routes, moving_routes
from ecliptic.server.seats import routes as seat_routes
from ecliptic.server.services import open_house
from ecliptic.server.settings import Settings
from ecliptic.server.tables import notes_routes, streaming
from ecliptic.server.tables import routes as table_routes


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
                    *health.HANDLERS,
                    *api_page.HANDLERS,
                    *table_routes.HANDLERS,
                    *seat_routes.HANDLERS,
                    *going_routes.HANDLERS,
                    *moving_routes.HANDLERS,
                    *notes_routes.HANDLERS,
                    *replay_routes.HANDLERS,
                    *help_routes.HANDLERS,
                    *sky_routes.HANDLERS,
                    *companion_routes.HANDLERS,
                    *solver_routes.HANDLERS,
                    streaming.stream,
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
