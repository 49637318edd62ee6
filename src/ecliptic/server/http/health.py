"""Health checks and metrics: is the server alive, is it ready, how is it doing."""

from __future__ import annotations

import ipaddress

from litestar import Response, get
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from ecliptic.server.errors import NotFound
from ecliptic.server.http.gatekeeping import METRICS
from ecliptic.server.http.request import Injected, Request
from ecliptic.server.settings import Settings
from ecliptic.store.errors import StoreTrouble

_FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")


@get("/healthz", summary="Whether the process is alive")
async def healthz() -> dict[str, str]:
    return {"status": "alive"}


@get("/readyz", summary="Whether the store answers, so that tables can be served")
async def readyz(services: Injected) -> dict[str, str]:
    await services.store.ready()
    return {"status": "ready"}


@get(METRICS, include_in_schema=False)
async def metrics(request: Request, services: Injected) -> Response[bytes]:
    """Only for this machine: with one table, even sums tell how long its opponents have thought."""
    if not (_is_here(request, services.settings) and _is_this_machine(request)):
        raise NotFound("server-not-found")
    try:
        counts = await services.store.counts()
    except StoreTrouble:
        counts = None  # everything else is most wanted now
    text = services.metrics.text(counts)
    # Litestar adds the charset to every text.
    kind = CONTENT_TYPE_PLAIN_0_0_4.removesuffix("; charset=utf-8")
    return Response(text, media_type=kind)


HANDLERS = [healthz, readyz, metrics]


def _is_here(request: Request, settings: Settings) -> bool:
    """On a port of its own if it has one, and never on one that a proxy passes requests on to."""
    server = request.scope["server"]
    if settings.metrics_port:
        return server is not None and server[1] == settings.metrics_port
    return not settings.public_names


def _is_this_machine(request: Request) -> bool:
    """A call that a proxy passes on comes from elsewhere, whatever its last step was."""
    if request.client is None or any(name in request.headers for name in _FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False
