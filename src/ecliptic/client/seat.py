"""One seat of a table, or a spectator: looking, answering, listening."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from ecliptic.client.connection import (
    PAUSE,
    WORTH_REPEATING,
    Connection,
    Refused,
    SocketRefused,
    Unreachable,
)
from ecliptic.client.follower import Follower
from ecliptic.client.frames import all_frames
from ecliptic.client.holder import Holder
from ecliptic.client.line import HEARD, MESSAGES, Line, Message, ViewHeard
from ecliptic.client.notes import Notes
from ecliptic.client.solver import Solver
from ecliptic.wire.commands import (
    FRAME_BYTES,
    AcknowledgedTold,
    AnswerSent,
    UndoAnswered,
    UndoSent,
)
from ecliptic.wire.replays import As, Frames, PointsShown, ReplayShown
from ecliptic.wire.seats import Seated
from ecliptic.wire.tables import (
    SOCKET_REFUSED,
    Acknowledged,
    Hurried,
    MyTable,
    OwnRecord,
    Snapshot,
    Star,
    TableShown,
    Told,
    UndoAnswer,
)

T = TypeVar("T")

_TOO_SLOW = "server-too-slow"
_PING_SECONDS = 60.0


class Seat(Holder):
    """One seat of a table, or a spectator."""

    def __init__(self, server: Connection, table: str, token: str | None) -> None:
        super().__init__(server, table, token)
        self.solver = Solver(server, table, token)
        self.notes = Notes(server, table, token)
        self._line: Line[Any] | None = None
        """The socket that is listened to, if there is one."""

    async def rematch(self) -> Seat:
        """The same seat at the table where the same people play again."""
        seated = await self._call("POST", "/rematch", Seated, {"hold": "bearer"})
        return Seat(self._server, seated.table, seated.token)

    async def my_tables(self) -> list[MyTable]:
        return await self._server.call("GET", "/api/tables", list[MyTable], token=self.token)

    async def star(self, starred: bool = True) -> Star:
        """Keep the table however long nobody comes, or do so no more."""
        return await self._call("PUT", "/star", Star, {"starred": starred})

    async def record(self) -> OwnRecord:
        path = f"{self._path}/record"
        return await self._server.call("GET", path, OwnRecord, token=self.token)

    async def whole_record(self) -> str:
        """The record in text, when the game is over."""
        return (await self._server.send("GET", f"{self._path}/record.txt", token=self.token)).text

    async def replay(self) -> ReplayShown:
        return await self._call("GET", "/replay", ReplayShown)

    async def frames(self, eyes: As = "all") -> Frames:
        """The game entry by entry when it is over: as a seat, `public`, or with nothing hidden."""
        return await all_frames(self._server, f"{self._path}/replay", eyes, self.token)

    async def points(self) -> PointsShown:
        """How the seats' points grew, when the game is over."""
        return await self._call("GET", "/replay/points", PointsShown)

    async def answer(self, asking: str, action: Any, command_id: str | None = None) -> Acknowledged:
        """Answer a decision; tried again with the same id until the server has said yes or no. It
        goes over the socket of whoever listens, or else as a request."""
        sent = AnswerSent(command_id or secrets.token_urlsafe(16), asking, action)
        done = await self._over_line(sent)
        if isinstance(done, AcknowledgedTold):
            return Acknowledged(done.command_id, done.heard)
        return await self._persist("POST", f"{self._path}/commands", Acknowledged, sent.plain())

    async def undo(
        self, command_id: str | None = None, to: int | None = None, heard: int | None = None
    ) -> UndoAnswer:
        """Take a move back: the last one, or the one that told number `to` of this seat's stream.
        With `heard`, only if nobody has entered anything since so much was told."""
        sent = UndoSent(command_id or secrets.token_urlsafe(16), to, heard)
        done = await self._over_line(sent)
        if isinstance(done, UndoAnswered):
            return UndoAnswer(done.undone, done.heard)
        return await self._persist("POST", f"{self._path}/undo", UndoAnswer, sent.plain())

    async def _over_line(
        self, sent: AnswerSent | UndoSent
    ) -> AcknowledgedTold | UndoAnswered | None:
        """The answer to a command over an open socket; None if it has to be sent as a request."""
        line = self._line if self._server.commands == "socket" else None
        frame = msgspec.json.encode(sent)
        if line is None or len(frame) > FRAME_BYTES:
            return None
        try:
            return await line.send(sent.command_id, frame)
        except Unreachable:
            self._hang_up(line)  # the next command need not wait for it, too
            return None
        except Refused as refused:
            if refused.problem.status not in WORTH_REPEATING:
                raise
            return None

    async def answer_undo(self, agree: bool) -> UndoAnswer:
        body = {"agree": agree}
        path = f"{self._path}/undo"
        return await self._server.call("PUT", path, UndoAnswer, body, self.token)

    async def hurry(self) -> Hurried:
        """Let opponents that search answer at once, until this seat is asked again."""
        return await self._call("POST", "/hurry", Hurried)

    async def _persist(self, method: str, path: str, answer: type[T], body: Any) -> T:
        return await self._server.persist(method, path, answer, body, self.token)

    async def listen(self, after: int | None = None) -> AsyncIterator[Message]:
        """Messages of one connection, until it is closed."""
        async for message in self._received(after, MESSAGES):
            yield message

    async def _received(
        self, after: int | None, decoder: msgspec.json.Decoder[Any]
    ) -> AsyncIterator[Any]:
        async with AsyncExitStack() as stack:
            socket = await stack.enter_async_context(self._socket(after))
            self._server.lines.add(socket)
            stack.callback(self._server.lines.discard, socket)
            line: Line[Any] = Line(socket, decoder)
            self._line = line
            stack.callback(self._hang_up, line)
            try:
                while True:
                    yield await line.message()
            except ConnectionClosed as closed:
                if closed.rcvd is not None and closed.rcvd.code == SOCKET_REFUSED:
                    raise SocketRefused(closed.rcvd.reason) from closed

    def _hang_up(self, line: Line[Any]) -> None:
        if self._line is line:
            self._line = None

    def _socket(self, after: int | None) -> connect:
        address = self._server.address.replace("http", "ws", 1) + f"{self._path}/stream"
        headers = {} if self.token is None else {"authorization": f"Bearer {self.token}"}
        return connect(
            address if after is None else f"{address}?after={after}",
            additional_headers=headers,
            compression=None,
            proxy=None,
            max_size=None,
            # Only to find a line that is dead: heartbeats come three times as often.
            ping_interval=_PING_SECONDS,
        )

    async def follow(self) -> AsyncIterator[Follower]:
        """This viewer's own stream from the beginning, folded; goes on through lost connections.
        Given once for every change of the view."""
        snapshot = await self._persist("GET", self._path, Snapshot, None)
        follower = Follower(snapshot.table, snapshot.seat)
        while True:
            try:
                async for message in self._received(follower.heard, HEARD):
                    if isinstance(message, TableShown):
                        follower.table = message
                    elif isinstance(message, Told):
                        follower.hear(message)
                    elif isinstance(message, ViewHeard):
                        follower.asking = message.decision or ""
                        yield follower
                await asyncio.sleep(PAUSE)  # the server stops, or its database is in trouble
            except (OSError, ConnectionClosed, InvalidHandshake):
                await asyncio.sleep(PAUSE)  # the server restarts
            except SocketRefused as refused:
                if refused.code != _TOO_SLOW:
                    raise

    async def turns(self) -> AsyncIterator[Follower]:
        """Every time this seat is asked something, until the game is over."""
        seen = ""
        async for now in self.follow():
            if now.over:
                return
            if now.asking and now.asking != seen:
                seen = now.asking
                yield now
