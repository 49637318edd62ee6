"""Requests to a server, and what it refuses."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Literal, NamedTuple, TypeAlias, TypeVar

import aiohttp
import msgspec
from websockets.asyncio.client import ClientConnection

from ecliptic.wire.problems import Problem

T = TypeVar("T")
Way: TypeAlias = Literal["socket", "request"]
"""How commands are sent."""

_IDLE_SECONDS = 60.0
_CALL_SECONDS = 30.0
_FIRST_REFUSAL = 400
WORTH_REPEATING = frozenset({502, 503, 504})
PAUSE = 0.25
"""Seconds before something is tried again."""


class Refused(Exception):
    """The server said no; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem

    @property
    def code(self) -> str:
        return self.problem.code


class Unreachable(Exception):
    """No answer came: the server is away, or the line was lost, or a proxy that does not find the
    server has answered in its place. It may have heard the call."""


class SocketRefused(Exception):
    """The server closed the stream on purpose; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Response(NamedTuple):
    """What the server has answered."""

    status: int
    content: bytes
    headers: Mapping[str, str]

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return msgspec.json.decode(self.content)


def _refusal(status: int, content: bytes) -> Exception:
    try:
        return Refused(msgspec.json.decode(content, type=Problem))
    except msgspec.DecodeError:
        if status not in WORTH_REPEATING:
            raise
        # A proxy has said so, which found no server behind it.
        return Unreachable(f"{status}")


class Connection:
    """A server by its address. Commands are repeated for `patience` seconds while it restarts; they
    go over the sockets of seats that listen, or each as a request of its own."""

    def __init__(self, address: str, patience: float = 60.0, commands: Way = "socket") -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.commands = commands
        self.lines: set[ClientConnection] = set()
        """Sockets that are open; a reader who stops in the middle leaves its own here."""
        self._http: aiohttp.ClientSession | None = None

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))
        if self._http is not None:
            await self._http.close()
            await asyncio.sleep(0)  # the lines themselves are closed in the loop's next round

    async def call(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: Any = None,
        token: str | None = None,
        idempotency_key: str | None = None,
    ) -> T:
        response = await self.send(method, path, body, token, idempotency_key)
        return msgspec.json.decode(response.content, type=answer)

    async def persist(
        self,
        method: str,
        path: str,
        answer: type[T],
        body: Any = None,
        token: str | None = None,
        idempotency_key: str | None = None,
    ) -> T:
        """A call through a server that restarts or is busy; only for what may be repeated."""
        clock = asyncio.get_running_loop()
        deadline = clock.time() + self.patience
        while True:
            late = clock.time() > deadline
            try:
                return await self.call(method, path, answer, body, token, idempotency_key)
            except Unreachable:
                if late:
                    raise
            except Refused as refused:
                if late or refused.problem.status not in WORTH_REPEATING:
                    raise
            await asyncio.sleep(PAUSE)

    async def send(
        self,
        method: str,
        path: str,
        body: Any = None,
        token: str | None = None,
        idempotency_key: str | None = None,
    ) -> Response:
        """One request; raises `Refused` if the server says no, `Unreachable` if it says nothing."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        if idempotency_key is not None:
            headers["idempotency-key"] = idempotency_key
        if body is not None:
            headers["content-type"] = "application/json"
        wanted = None if body is None else msgspec.json.encode(body)
        request = self._session().request(method, path, data=wanted, headers=headers)
        try:
            async with request as response:
                content = await response.read()
        except (aiohttp.ClientError, TimeoutError) as error:
            raise Unreachable(f"{method} {path}: {error}") from error
        if response.status >= _FIRST_REFUSAL:
            raise _refusal(response.status, content)
        return Response(response.status, content, response.headers)

    def _session(self) -> aiohttp.ClientSession:
        """Opened with the first call: it belongs to the event loop of that moment."""
        if self._http is None:
            self._http = aiohttp.ClientSession(
                self.address,
                # Let an idle line go before the server does, or a request may run into its end.
                connector=aiohttp.TCPConnector(limit=0, keepalive_timeout=_IDLE_SECONDS),
                cookie_jar=aiohttp.CookieJar(unsafe=True),  # also of a server without a name
                timeout=aiohttp.ClientTimeout(_CALL_SECONDS),
            )
        return self._http


def _problem(status: int, content: bytes) -> Problem:
    try:
        return msgspec.json.decode(content, type=Problem)
    except msgspec.DecodeError as error:
        raise Unreachable(f"{status} in words that are not the server's") from error
