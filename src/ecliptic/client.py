"""A small typed client: play a seat of a server's table from a program.

    async with Server("http://localhost:8000") as server:
        seat = await server.join("QGTHFT", "Ada")
        async for turn in seat.turns():
            await seat.answer(turn.asking, choose(turn.view))

`answer` can be repeated safely: it keeps its command id while it tries again. A `Seat` follows its
own stream and folds its own view, with the same code as the server; a lost connection is taken up
where it was lost.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ecliptic.core.game import AnyGame, Decision
from ecliptic.core.log import SeatStream, typed_told
from ecliptic.games import GAMES
from ecliptic.server.wire import (
    Acknowledged,
    Heartbeat,
    Hold,
    MyTable,
    OwnRecord,
    Problem,
    Seated,
    Snapshot,
    TableShown,
    Told,
    UndoAnswer,
    ViewShown,
)

T = TypeVar("T")
Message = TableShown | Told | ViewShown | Heartbeat

_messages = msgspec.json.Decoder(Message)
_PAUSE = 0.25
_AGAIN = frozenset({502, 503, 504})
_REFUSED = 1008


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


class Server:
    """A server by its address. Commands are repeated for `patience` seconds while it restarts."""

    def __init__(self, address: str, patience: float = 60.0) -> None:
        self.address = address.rstrip("/")
        self.patience = patience
        self._http = httpx.AsyncClient(base_url=self.address, timeout=30.0, trust_env=False)

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def open_table(
        self,
        game: str,
        options: Any,
        seats: Sequence[str],
        name: str,
        *,
        spectators: bool = True,
        help: str = "none",
    ) -> Seat:
        """Open a table. `seats` says `you`, `open` or an opponent's level for each."""
        body = {
            "game": game,
            "options": msgspec.to_builtins(options),
            "seats": [{"who": who} for who in seats],
            "name": name,
            "spectators": spectators,
            "help": help,
            "hold": "bearer",
        }
        seated = await self.call("POST", "/api/tables", Seated, body)
        return Seat(self, seated.table, seated.token)

    async def join(self, join_code: str, name: str, seat: int | None = None) -> Seat:
        hold: Hold = "bearer"
        body = {"join_code": join_code, "name": name, "seat": seat, "hold": hold}
        seated = await self.call("POST", "/api/join", Seated, body)
        return Seat(self, seated.table, seated.token)

    def seat(self, table: str, token: str) -> Seat:
        """A seat whose token was kept."""
        return Seat(self, table, token)

    def spectator(self, table: str) -> Seat:
        return Seat(self, table, None)

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


class Seat:
    """One seat of a table, or a spectator."""

    def __init__(self, server: Server, table: str, token: str | None) -> None:
        self.table = table
        self.token = token
        self._server = server
        self._path = f"/api/tables/{table}"

    async def look(self) -> Snapshot:
        return await self._server.call("GET", self._path, Snapshot, token=self.token)

    async def my_tables(self) -> list[MyTable]:
        return await self._server.call("GET", "/api/tables", list[MyTable], token=self.token)

    async def record(self) -> OwnRecord:
        path = f"{self._path}/record"
        return await self._server.call("GET", path, OwnRecord, token=self.token)

    async def whole_record(self) -> str:
        """The record in text, when the game is over."""
        return (await self._server.send("GET", f"{self._path}/record.txt", token=self.token)).text

    async def answer(self, asking: str, action: Any, command_id: str | None = None) -> Acknowledged:
        """Answer a decision; tried again with the same id until the server has said yes or no."""
        body = {
            "command_id": command_id or secrets.token_urlsafe(16),
            "decision": asking,
            "action": action,
        }
        return await self._persist("POST", f"{self._path}/commands", Acknowledged, body)

    async def undo(self, command_id: str | None = None) -> UndoAnswer:
        body = {"command_id": command_id or secrets.token_urlsafe(16)}
        return await self._persist("POST", f"{self._path}/undo", UndoAnswer, body)

    async def answer_undo(self, agree: bool) -> UndoAnswer:
        body = {"agree": agree}
        path = f"{self._path}/undo"
        return await self._server.call("PUT", path, UndoAnswer, body, self.token)

    async def _persist(self, method: str, path: str, answer: type[T], body: Any) -> T:
        """Through a server that restarts or is busy; only for what may be repeated."""
        clock = asyncio.get_running_loop()
        deadline = clock.time() + self._server.patience
        while True:
            late = clock.time() > deadline
            try:
                return await self._server.call(method, path, answer, body, self.token)
            except httpx.TransportError:
                if late:
                    raise
            except Refused as refused:
                if late or refused.problem.status not in _AGAIN:
                    raise
            await asyncio.sleep(_PAUSE)

    async def listen(self, after: int | None = None) -> AsyncIterator[Message]:
        """Messages of one connection, until it is closed."""
        async with AsyncExitStack() as stack:
            socket = await stack.enter_async_context(self._socket(after))
            try:
                async for text in socket:
                    yield _messages.decode(text)
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == _REFUSED:
                    raise SocketRefused(closed.rcvd.reason) from closed

    def _socket(self, after: int | None) -> connect:
        address = self._server.address.replace("http", "ws", 1) + f"{self._path}/stream"
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        return connect(
            address if after is None else f"{address}?after={after}",
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
        )

    async def follow(self) -> AsyncIterator[Follower]:
        """This viewer's own stream from the beginning, folded; goes on through lost connections.
        Given once for every change of the view."""
        snapshot = await self.look()
        follower = Follower(snapshot.table, snapshot.seat)
        while True:
            try:
                async for message in self.listen(follower.heard):
                    if isinstance(message, TableShown):
                        follower.table = message
                    elif isinstance(message, Told):
                        follower.hear(message)
                    elif isinstance(message, ViewShown):
                        follower.asking = message.decision or ""
                        yield follower
            except (OSError, ConnectionClosed, InvalidHandshake):
                # The server restarts, or has let a slow reader go.
                await asyncio.sleep(_PAUSE)

    async def turns(self) -> AsyncIterator[Follower]:
        """Every time this seat is asked something, until the game is over."""
        seen = ""
        async for now in self.follow():
            if now.over:
                return
            if now.asking and now.asking != seen:
                seen = now.asking
                yield now


class Follower:
    """What a viewer knows, folded from its own stream by this program itself."""

    def __init__(self, table: TableShown, seat: int | None) -> None:
        self.table = table
        self.game: AnyGame = GAMES[table.game]
        self.asking = ""
        """What the seat has to answer now, or nothing."""
        options = msgspec.convert(table.options, self.game.options_type)
        self.stream = SeatStream(self.game, options, seat)

    @property
    def heard(self) -> int:
        return len(self.stream.told)

    @property
    def view(self) -> Any:
        return self.stream.view

    @property
    def decision(self) -> Decision | None:
        """What the seat is asked, by the view."""
        return self.game.asked(self.view)

    @property
    def over(self) -> bool:
        return self.table.status == "over"

    def hear(self, message: Told) -> None:
        """Take the next thing told; a gap would be a fault of the server."""
        if message.number != self.heard:
            raise ValueError(f"told number {message.number} after {self.heard}")
        self.stream.hear(typed_told(self.game, message.event))
