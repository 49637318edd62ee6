"""The access log: middleware that notes every request and every socket, and counts them.

It is the outermost middleware, so that callers who are turned away are in the log and in the
metrics too.
"""

from __future__ import annotations

import logging
from time import perf_counter

from ecliptic.server.auth.tokens import TABLE_ID
from ecliptic.server.http.asgi import App, Message, Receive, Scope, Send
from ecliptic.server.logs import Facts, note
from ecliptic.server.metrics import Metrics

COMMANDS = "/api/tables/{table_id}/commands"
_NOWHERE = "none"
"""The route of a request that no route was found for; its address may hold anything."""


class AccessLog:
    def __init__(self, app: App, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        start = perf_counter()

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._answered(scope, message["status"], perf_counter() - start)
            await send(message)

        await self._app(scope, receive, sending)

    def _answered(self, scope: Scope, status: int, seconds: float) -> None:
        route = _route(scope)
        self._metrics.answered(route, status)
        if route == COMMANDS and status == 200:
            self._metrics.acknowledgement.observe(seconds)
        facts = Facts(
            request=_request_id(scope),
            method=scope["method"],
            route=route,
            status=status,
            milliseconds=round(seconds * 1000, 1),
            table=_table(scope),
        )
        note(logging.INFO, "answered", facts)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        code = ""

        async def sending(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.close":
                code = message.get("reason") or f"{message.get('code', 1000)}"
            await send(message)

        self._metrics.sockets.inc()
        try:
            await self._app(scope, receive, sending)
        finally:
            self._metrics.sockets.dec()
            facts = Facts(
                request=_request_id(scope), route=_route(scope), table=_table(scope), code=code
            )
            note(logging.INFO, "socket-closed", facts)


def _route(scope: Scope) -> str:
    """The template of the route, such as `/api/tables/{table_id}`."""
    return scope.get("path_template") or _NOWHERE


def _table(scope: Scope) -> str:
    """The table's id; whatever else somebody has put into its place is not repeated."""
    named = str(scope.get("path_params", {}).get("table_id", ""))
    return named if TABLE_ID.fullmatch(named) else ""


def _request_id(scope: Scope) -> str:
    return str(scope.get("state", {}).get("request_id", ""))
