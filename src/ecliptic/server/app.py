"""The ASGI application: routes and sockets inside the middleware every request goes through."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain

from litestar import Litestar
from litestar.di import Provide
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from ecliptic import __version__
from ecliptic.core.structs import prepare_structs
from ecliptic.registry import optional_parts
from ecliptic.server.help import routes as help_routes
from ecliptic.server.http import api_page, health, problems
from ecliptic.server.http.access_log import AccessLog, AnswerLog
from ecliptic.server.http.asgi import App
from ecliptic.server.http.gatekeeping import Gatekeeping
from ecliptic.server.http.head_requests import HeadRequests
from ecliptic.server.http.lifespan import Lifespan, services_of
from ecliptic.server.http.openapi import ClosedBodies, described
from ecliptic.server.http.rate_limits import SharedRateLimit, Sharing
from ecliptic.server.http.static_files import client_handler
from ecliptic.server.logs import Outage
from ecliptic.server.metrics import Metrics
from ecliptic.server.replays import routes as replay_routes
from ecliptic.server.seats import device_routes, house_routes
from ecliptic.server.seats import routes as seat_routes
from ecliptic.server.services import open_services
from ecliptic.server.settings import Settings
from ecliptic.server.tables import notes_routes, streaming
from ecliptic.server.tables import routes as table_routes

OF_GAMES: Mapping[str, Sequence[BaseRouteHandler]] = optional_parts(
    "ecliptic.server", "routes", "HANDLERS"
)
"""Requests that only one game needs, by its name."""
_OUTAGE_SWEEPS = 1.5
"""An outage of the store that the sweep for opponents' turns does not notice any more is over."""


def build_app(settings: Settings, metrics: Metrics | None = None) -> AccessLog:
    outage = Outage("store-lost", "store-back", _OUTAGE_SWEEPS * settings.patience.sweep)
    answer_log = AnswerLog(metrics or Metrics(), outage)
    sharing = Sharing()
    writes = SharedRateLimit("writes", settings.limits.writes_a_minute, sharing)
    inner: App = routes(settings.limits.body_bytes)  # type: ignore[assignment]
    app = Lifespan(inner, open_services(settings, answer_log, sharing, writes))
    return AccessLog(HeadRequests(Gatekeeping(app, settings, sharing, writes)), answer_log)


@cache
def routes(body_bytes: int) -> Litestar:
    """Every request and socket, with their OpenAPI description. Where an address takes several
    methods, Litestar names the first one's to who asks for OPTIONS: the order is on the wire."""
    prepare_structs()
    return Litestar(
        route_handlers=described(
            [
                client_handler(),
                *health.HANDLERS,
                *api_page.HANDLERS,
                *seat_routes.HANDLERS,
                *device_routes.HANDLERS,
                *house_routes.HANDLERS,
                *table_routes.HANDLERS,
                *notes_routes.HANDLERS,
                *replay_routes.HANDLERS,
                *help_routes.HANDLERS,
                *chain.from_iterable(OF_GAMES.values()),
                streaming.stream,
            ]
        ),
        dependencies={"services": Provide(services_of, sync_to_thread=False)},
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
        # Or variables of the surroundings would turn them on.
        debug=False,
        pdb_on_exception=False,
    )
