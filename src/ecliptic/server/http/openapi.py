"""What the OpenAPI description says of refusals: each is problem+json with a stable code."""

from __future__ import annotations

from collections.abc import Iterable
from http import HTTPStatus

from litestar.handlers import BaseRouteHandler, HTTPRouteHandler
from litestar.openapi import ResponseSpec

from ecliptic.server.http.problems import MEDIA_TYPE
from ecliptic.wire.tables import Problem

_REFUSALS = {
    HTTPStatus.BAD_REQUEST: "The request has another shape than it should",
    HTTPStatus.UNAUTHORIZED: "The key opens nothing here",
    HTTPStatus.FORBIDDEN: "Not for this caller, or not at this table",
    HTTPStatus.NOT_FOUND: "There is no such table, seat, code or address",
    HTTPStatus.METHOD_NOT_ALLOWED: "This address does not take that method",
    HTTPStatus.CONFLICT: "It was possible, but the table has moved on",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "The body is too large",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "The body is not JSON",
    HTTPStatus.MISDIRECTED_REQUEST: "The server does not go by that name",
    HTTPStatus.UNPROCESSABLE_ENTITY: "The rules of the house or of the game do not allow it",
    HTTPStatus.TOO_MANY_REQUESTS: "Too much at once; Retry-After says how long to wait",
    HTTPStatus.INTERNAL_SERVER_ERROR: "The server made a mistake; nothing was changed",
    HTTPStatus.SERVICE_UNAVAILABLE: "The database or the solver is overworked; nothing was stored",
}


def with_refusals(handlers: Iterable[BaseRouteHandler]) -> list[BaseRouteHandler]:
    """The handlers, each described with everything it can refuse."""
    described = list(handlers)
    for handler in described:
        if isinstance(handler, HTTPRouteHandler):
            own = dict(handler.responses or {})
            handler.responses = {**_specs(), **own}
    return described


def _specs() -> dict[int, ResponseSpec]:
    return {
        int(status): ResponseSpec(
            Problem, generate_examples=False, description=words, media_type=MEDIA_TYPE
        )
        for status, words in _REFUSALS.items()
    }
