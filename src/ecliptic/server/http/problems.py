"""Errors as problem+json (RFC 9457): a stable code, its sentence, and no traceback."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ExceptionHandlersMap

from ecliptic.core.errors import (
    BadNotation,
    BadRecord,
    BadSetup,
    EclipticError,
    IllegalAction,
    NotYourDecision,
    UndoRefused,
)
from ecliptic.english.sentences import sentence
from ecliptic.server.errors import BadCall, Conflict, NotAllowed, NotFound, Overworked, TooMany
from ecliptic.server.logs import Facts, note
from ecliptic.store.errors import NoRoom, StoreTrouble
from ecliptic.wire.problems import Problem
from ecliptic.wire.tables import Snapshot

MEDIA_TYPE = "application/problem+json"
REFUSED = "refused"
"""Where a request's scope says to the access log why it was refused."""
_STATUS: dict[type[EclipticError], HTTPStatus] = {
    BadCall: HTTPStatus.UNPROCESSABLE_ENTITY,
    BadSetup: HTTPStatus.UNPROCESSABLE_ENTITY,
    BadNotation: HTTPStatus.UNPROCESSABLE_ENTITY,
    BadRecord: HTTPStatus.UNPROCESSABLE_ENTITY,
    IllegalAction: HTTPStatus.UNPROCESSABLE_ENTITY,
    NotYourDecision: HTTPStatus.CONFLICT,
    UndoRefused: HTTPStatus.CONFLICT,
    Conflict: HTTPStatus.CONFLICT,
    NotAllowed: HTTPStatus.FORBIDDEN,
    NotFound: HTTPStatus.NOT_FOUND,
    TooMany: HTTPStatus.TOO_MANY_REQUESTS,
    Overworked: HTTPStatus.SERVICE_UNAVAILABLE,
    StoreTrouble: HTTPStatus.SERVICE_UNAVAILABLE,
    NoRoom: HTTPStatus.INSUFFICIENT_STORAGE,
}
HTTP_CODES = {
    HTTPStatus.BAD_REQUEST: "server-request",
    HTTPStatus.NOT_FOUND: "server-not-found",
    HTTPStatus.METHOD_NOT_ALLOWED: "server-method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "server-too-large",
}
_HUNG_UP = "client disconnected prematurely"
"""Litestar's words for a caller who is gone before the body was read, which it calls a failure."""


class Unreadable(Exception):
    """What came means nothing at all."""


_UNREADABLE = (Unreadable, UnicodeDecodeError, RecursionError)
"""Also a body that is no text, or is nested deeper than anybody can read."""


class Stale(Exception):
    """A refusal that comes with the table as it is now."""

    def __init__(self, refused: EclipticError, current: Snapshot) -> None:
        super().__init__(refused.code)
        self.refused = refused
        self.current = current


def status_of(error: EclipticError) -> HTTPStatus:
    if error.code == "server-token":
        return HTTPStatus.UNAUTHORIZED
    for kind in type(error).__mro__:
        if kind in _STATUS:
            return _STATUS[kind]
    return HTTPStatus.UNPROCESSABLE_ENTITY


def problem(
    error: EclipticError, request_id: str, status: HTTPStatus | None = None
) -> tuple[Problem, dict[str, str]]:
    """The problem of a refusal, and the headers it asks for."""
    status = status or status_of(error)
    headers: dict[str, str] = {}
    if status is HTTPStatus.TOO_MANY_REQUESTS:
        headers["retry-after"] = str(error.facts["seconds"])
    if status is HTTPStatus.SERVICE_UNAVAILABLE:
        headers["retry-after"] = "1"
    if status is HTTPStatus.UNAUTHORIZED:
        headers["www-authenticate"] = "Bearer"
    told = Problem(
        type="about:blank",
        title=status.phrase,
        status=status,
        code=error.code,
        detail=sentence(error),
        request_id=request_id,
        facts=dict(error.facts),
    )
    return told, headers


def request_id_of(scope: Any) -> str:
    return str(scope.get("state", {}).get("request_id", ""))


def _answer(
    request: Request[Any, Any, Any], told: Problem, headers: dict[str, str]
) -> Response[bytes]:
    request.scope["state"][REFUSED] = told.code
    return Response(
        msgspec.json.encode(told), status_code=told.status, media_type=MEDIA_TYPE, headers=headers
    )


def problem_of(error: Exception, request_id: str) -> tuple[Problem, dict[str, str]]:
    """The problem of whatever was raised. Our own mistake is told to the log with its place, and to
    the caller without."""
    if isinstance(error, Stale):
        told, headers = problem(error.refused, request_id)
        return msgspec.structs.replace(told, current=error.current), headers
    if isinstance(error, EclipticError):
        return problem(error, request_id)
    if isinstance(error, _UNREADABLE):
        return problem(BadCall("server-request"), request_id, HTTPStatus.BAD_REQUEST)
    note(logging.ERROR, "request-failed", Facts(request=request_id), error)
    return problem(BadCall("server-failed"), request_id, HTTPStatus.INTERNAL_SERVER_ERROR)


def _raised(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    return _answer(request, *problem_of(error, request_id_of(request.scope)))


def _http(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    """Litestar's own refusals: no such path, a body of another shape, too large, or that never
    came."""
    if not isinstance(error, HTTPException) or (error.status_code >= 500 and not _hung_up(error)):
        return _raised(request, error)
    status = HTTPStatus.BAD_REQUEST if _hung_up(error) else HTTPStatus(error.status_code)
    refused = BadCall(HTTP_CODES[status if status in HTTP_CODES else HTTPStatus.BAD_REQUEST])
    told, headers = problem(refused, request_id_of(request.scope), status)
    return _answer(
        request, told, headers | {str(k): str(v) for k, v in (error.headers or {}).items()}
    )


def _hung_up(error: HTTPException) -> bool:
    return error.detail == _HUNG_UP


HANDLERS: ExceptionHandlersMap = {HTTPException: _http, Exception: _raised}
