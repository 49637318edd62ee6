"""Middleware that lets requests in: Host and Origin checks, size limits, security headers.

Before anything else looks at a request, it checks by which name we are called (Host), from which
page (Origin), how often, that a body is JSON and not too long. It gives every answer its request
id and the headers that keep browsers strict.
"""

from __future__ import annotations

import re
import secrets
from contextlib import ExitStack
from http import HTTPStatus

import msgspec

from ecliptic.core.errors import EclipticError
from ecliptic.server.errors import BadCall, NotAllowed, NotFound
from ecliptic.server.http.asgi import App, Message, Receive, Scope, Send
from ecliptic.server.http.problems import MEDIA_TYPE, REFUSED, problem
from ecliptic.server.http.proxies import Proxies
from ecliptic.server.http.rate_limits import ConcurrencyLimit, SharedRateLimit, Sharing
from ecliptic.server.settings import RECORD_BYTES, Settings
from ecliptic.wire.tables import SOCKET_REFUSED

METRICS = "/metrics"
_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_API = "/api/"
_RECORDS = "/api/replays"
_ELSEWHERE = frozenset({"cross-site", "same-site"})
_INSIDE_A_PAGE = frozenset({"iframe", "frame", "embed", "object", "fencedframe"})
_PORT = re.compile(r"(:[0-9]{1,5})?")
_LENGTH = re.compile(r"[0-9]{1,12}")
_TWO_SLASHES = "//"
_NO_SIGN = "\0"
"""PostgreSQL has no text with it, and no name of ours."""

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
        b" connect-src 'self'; font-src 'self'; manifest-src 'self'; worker-src 'self';"
        b" base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
    (b"cache-control", b"no-store"),
)
_HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
"""For a year, and for this name alone: what else its owner serves is not ours to decide on."""


def security_headers(settings: Settings) -> tuple[tuple[bytes, bytes], ...]:
    return (*HEADERS, _HTTPS_ONLY) if settings.public_names else HEADERS


class Gatekeeping:
    """Wraps the whole application, inside the access log only."""

    def __init__(
        self, app: App, settings: Settings, sharing: Sharing, writes: SharedRateLimit
    ) -> None:
        """`writes` counts whatever asks to change something, by address."""
        self._app = app
        self._headers = security_headers(settings)
        self._names = frozenset(name.lower() for name in settings.names)
        self._public_names = frozenset(settings.public_names)
        self._proxies = Proxies(settings)
        self._metrics_port = settings.metrics_port
        self._most_bytes = settings.limits.body_bytes
        self._most_address_bytes = settings.limits.address_bytes
        self._reads = SharedRateLimit("reads", settings.limits.reads_a_minute, sharing)
        self._writes = writes
        self._at_once = ConcurrencyLimit(settings.limits.connections)
        """Those that proxies pass on; others are counted by their connections."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        request_id = secrets.token_hex(8)
        scope["state"] = {**scope.get("state", {}), "request_id": request_id}
        sending = _with_headers(send, (*self._headers, (b"x-request-id", request_id.encode())))
        with ExitStack() as place:
            try:
                if await self._check(scope):
                    place.enter_context(self._at_once.one(scope["client"][0]))
            except EclipticError as refused:
                await _turn_away(scope, sending, refused, request_id)
                return
            await self._app(scope, receive, sending)

    async def _check(self, scope: Scope) -> bool:
        """Whether it was passed on by a proxy; refused if it may not come in."""
        if len(scope["raw_path"]) + len(scope["query_string"]) > self._most_address_bytes:
            # Litestar would keep what it made of the last thousand.
            raise NotFound("server-not-found")
        if _TWO_SLASHES in scope["path"]:
            # Litestar would take it for one, and what is asked of a path here would not hold.
            raise NotFound("server-not-found")
        if _NO_SIGN in scope["path"]:
            raise NotFound("server-not-found")
        passed_on = self._proxies.pass_on(scope)
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        self._check_host(scope, headers.get(b"host", ""), passed_on)
        if self._is_for_metrics(scope) and scope["path"] != METRICS:
            raise NotFound("server-not-found")
        _check_site(scope["path"], headers)
        socket = scope["type"] == "websocket"
        unsafe = not socket and scope["method"] not in _SAFE
        if unsafe or socket:
            _check_origin(headers.get(b"origin"), headers[b"host"], passed_on)
        limit = self._writes if unsafe else self._reads
        await limit.count(scope["client"][0] if scope["client"] else "")
        if unsafe:
            self._check_body(scope["path"], headers)
        return passed_on

    def _check_host(self, scope: Scope, host: str, passed_on: bool) -> None:
        """Who comes through a proxy calls us by a public name, and nobody else does."""
        name, port = _split_port(host)
        if sum(one.lower() == b"host" for one, _ in scope["headers"]) > 1 or not _is_port(port):
            raise BadCall("server-request")
        if passed_on and host.lower() not in self._public_names:
            raise NotAllowed("server-host")
        if not passed_on and host.lower() in self._public_names:
            raise BadCall("server-proxy")
        if not passed_on and name.lower() not in self._names:
            raise NotAllowed("server-host")

    def _is_for_metrics(self, scope: Scope) -> bool:
        return bool(self._metrics_port) and scope["server"][1] == self._metrics_port

    def _check_body(self, path: str, headers: dict[bytes, str]) -> None:
        kind = headers.get(b"content-type", "").partition(";")[0].strip().lower()
        has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
        if has_body and kind != "application/json":
            raise BadCall("server-json-only")
        length = headers.get(b"content-length", "0")
        most = RECORD_BYTES if path == _RECORDS else self._most_bytes
        if not _LENGTH.fullmatch(length) or int(length) > most:
            raise BadCall("server-too-large")


_STATUS = {
    "server-host": HTTPStatus.MISDIRECTED_REQUEST,
    "server-request": HTTPStatus.BAD_REQUEST,
    "server-proxy": HTTPStatus.BAD_REQUEST,
    "server-json-only": HTTPStatus.UNSUPPORTED_MEDIA_TYPE,
    "server-too-large": HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
}


def _check_site(path: str, headers: dict[bytes, str]) -> None:
    """Pages of other sites may lead their visitor here, but not use up what he may ask."""
    if headers.get(b"sec-fetch-site") not in _ELSEWHERE:
        return
    leads_here = headers.get(b"sec-fetch-mode") == "navigate"
    inside = headers.get(b"sec-fetch-dest") in _INSIDE_A_PAGE
    if path.startswith(_API) or inside or not leads_here:
        raise NotAllowed("server-origin")


def _check_origin(origin: str | None, host: str, passed_on: bool) -> None:
    """A page of another origin may not act here. Programs send no Origin."""
    if origin is None:
        return
    schemes = ("https",) if passed_on else ("http", "https")
    scheme, mark, place = origin.partition("://")
    if not mark or scheme not in schemes or place.lower() != host.lower():
        raise NotAllowed("server-origin")


def _split_port(host: str) -> tuple[str, str]:
    """The name and what follows it: nothing, or a colon and a port."""
    end = host.find("]") + 1 if host.startswith("[") else host.find(":")
    return (host, "") if end < 0 else (host[:end], host[end:])


def _is_port(text: str) -> bool:
    return bool(_PORT.fullmatch(text)) and int(text[1:] or 0) < 65536


def _with_headers(send: Send, own: tuple[tuple[bytes, bytes], ...]) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            given = [(name.lower(), value) for name, value in message.get("headers", [])]
            named = {name for name, _ in given}
            message["headers"] = [*given, *(one for one in own if one[0] not in named)]
        await send(message)

    return sending


async def _turn_away(scope: Scope, send: Send, refused: EclipticError, request_id: str) -> None:
    scope["state"][REFUSED] = refused.code
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": SOCKET_REFUSED, "reason": refused.code})
        return
    told, headers = problem(refused, request_id, _STATUS.get(refused.code))
    body = msgspec.json.encode(told)
    own = {"content-type": MEDIA_TYPE, "content-length": str(len(body)), **headers}
    sent = [(name.encode(), value.encode()) for name, value in own.items()]
    await send({"type": "http.response.start", "status": told.status, "headers": sent})
    await send({"type": "http.response.body", "body": body})
