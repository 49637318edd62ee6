"""The access log: middleware that notes every request and every socket, and counts them.

It is the outermost middleware, so that callers who are turned away are in the log and in the
metrics too. Refusals that are no part of play (a wrong key, another page's request, too much at
once) are security events: they are warnings, a few for each code.
"""

from __future__ import annotations

import logging
from http import HTTPStatus
from time import perf_counter

import msgspec

from ecliptic.english.sentences import SENTENCES
from ecliptic.server.auth.tokens import TABLE_ID
from ecliptic.server.http.asgi import App, Message, Receive, Scope, Send
from ecliptic.server.http.problems import REFUSED
from ecliptic.server.logs import Facts, LineRate, Outage, note
from ecliptic.server.metrics import Metrics
from ecliptic.wire.tables import SOCKET_REFUSED

COMMANDS = "/api/tables/{table_id}/commands"
NOWHERE = "none"
"""The route of a request that no route was found for; its address may hold anything."""
_OF_PLAY = frozenset({404, 405, 409, 422})
"""What honest people are refused with while they play, or who look for something that is gone."""
_OUTAGE = frozenset({"store-away", "store-busy", "store-failed", "store-full", "store-unsure"})
"""What a store that is in trouble refuses with."""
_ALSO_REFUSED = frozenset({"server-no-code", "server-house-full"})
"""Refused like what is gone, but whoever guesses is told that, too; and what the operator has to
know of."""


class AnswerLog:
    """What was answered, whichever way it was asked: lines of the log, and metrics."""

    def __init__(self, metrics: Metrics, store_outage: Outage) -> None:
        self.metrics = metrics
        self.store_outage = store_outage
        self._refusals = LineRate()

    def answered(self, facts: Facts, is_command: bool) -> None:
        """Something was answered; commands that were acknowledged are timed."""
        self.metrics.answered(facts.route, facts.status)
        if is_command and facts.status == HTTPStatus.OK:
            self.metrics.acknowledgement.observe(facts.milliseconds / 1000)
        note(logging.INFO, "answered", facts)
        if facts.code in _OUTAGE:
            self.store_outage.noticed(Facts(code=facts.code))
        of_play = facts.status in _OF_PLAY or not 400 <= facts.status < 500
        if facts.code in _ALSO_REFUSED or not of_play:
            self.refused(facts)

    def refused(self, facts: Facts) -> None:
        if count := self._refusals.count(facts.code):
            note(logging.WARNING, "refused", msgspec.structs.replace(facts, count=count))


class AccessLog:
    def __init__(self, app: App, answer_log: AnswerLog) -> None:
        self._app = app
        self.answer_log = answer_log

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
        facts = Facts(
            request=_request_id(scope),
            method=scope["method"],
            route=route,
            status=status,
            milliseconds=round(seconds * 1000, 1),
            table=_table(scope),
            code=_code(scope),
        )
        self.answer_log.answered(facts, route == COMMANDS)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        code, refused = "", False

        async def sending(message: Message) -> None:
            nonlocal code, refused
            if message["type"] == "websocket.close":
                # Litestar's own reasons repeat the address that was called.
                reason = str(message.get("reason"))
                code = reason if reason in SENTENCES else f"{message.get('code', 1000)}"
                refused = message.get("code") == SOCKET_REFUSED
            await send(message)

        self.answer_log.metrics.sockets.inc()
        try:
            await self._app(scope, receive, sending)
        finally:
            self.answer_log.metrics.sockets.dec()
            facts = Facts(
                request=_request_id(scope), route=_route(scope), table=_table(scope), code=code
            )
            note(logging.INFO, "socket-closed", facts)
            if refused:
                self.answer_log.refused(facts)


def _route(scope: Scope) -> str:
    """The template of the route, such as `/api/tables/{table_id}`."""
    return scope.get("path_template") or NOWHERE


def _table(scope: Scope) -> str:
    """The table's id; whatever else somebody has put into its place is not repeated."""
    named = str(scope.get("path_params", {}).get("table_id", ""))
    return named if TABLE_ID.fullmatch(named) else ""


def _code(scope: Scope) -> str:
    """Why the request was refused, if it was."""
    return str(scope.get("state", {}).get(REFUSED, ""))


def _request_id(scope: Scope) -> str:
    return str(scope.get("state", {}).get("request_id", ""))
