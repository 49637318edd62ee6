"""Requests to a server, and what it refuses."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from ecliptic.server.wire import Problem

T = TypeVar("T")

_IDLE_SECONDS = 2.0


class Refused(Exception):
    """The server said no; `problem` says why."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(f"{problem.code}: {problem.detail}")
        self.problem = problem

    @property
    def code(self) -> str:
        return self.problem.code


class SocketRefused(Exception):
    """The server closed the stream on purpose; `code` says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Connection:
    """A server by its address. Commands are repeated for `patience` seconds while it restarts."""

    def __init__(self, address: str, patience: float = 60.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self.lines: set[ClientConnection] = set()
        """Sockets that are open; a reader who stops in the middle leaves its own here."""
        self._http = httpx.AsyncClient(
            base_url=self.address,
            timeout=30.0,
            trust_env=False,
            # Let an idle connection go before the server does, or a request may run into its end.
            limits=httpx.Limits(keepalive_expiry=_IDLE_SECONDS),
        )

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))
        await self._http.aclose()

    async def call(
        self, method: str, path: str, answer: type[T], body: Any = None, token: str | None = None
    ) -> T:
        response = await self.send(method, path, body, token)
        return msgspec.json.decode(response.content, type=answer)

    async def send(
        self, method: str, path: str, body: Any = None, token: str | None = None
    ) -> httpx.Response:
        """One request; raises `Refused` if the server says no."""
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["content-type"] = "application/json"
        response = await self._http.request(method, path, content=content, headers=headers)
        if response.is_error:
            raise Refused(msgspec.json.decode(response.content, type=Problem))
        return response
