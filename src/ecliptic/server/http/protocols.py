"""The HTTP and WebSocket protocols of one connection, as uvicorn reads them, with limits.

uvicorn reads requests with httptools, which takes headers and trailers of any length and for as
long as they take. What is refused here never reaches the middleware.

A connection that is closed is freed at once, without Python's collector: that looks at what has
lived for a while as good as never (`serve.py`), and strangers open as many as they like.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Collection, Sequence
from http import HTTPStatus
from math import inf
from typing import Any
from weakref import ref

import msgspec
from uvicorn.protocols.http.flow_control import FlowControl
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request, Response
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.typing import LoggerLike

from ecliptic.server.errors import BadCall, TooMany
from ecliptic.server.http.access_log import NOWHERE, AnswerLog
from ecliptic.server.http.asgi import SEND_NOW, TEXTS, SendNow
from ecliptic.server.http.connections import Connections
from ecliptic.server.http.gatekeeping import security_headers
from ecliptic.server.http.problems import MEDIA_TYPE, problem
from ecliptic.server.logs import Facts
from ecliptic.server.settings import Settings

MOST_HEADER_BYTES = 64 * 1024
"""A browser with keys to two hundred tables sends a quarter of this."""
_PIECE_BYTES = 32 * 1024
"""Of messages that are written together."""
_READ_BYTES = 2 * 1024
"""Of requests that are read at once; uvicorn is given up to 256 kB, thousands of small ones."""
_FRAME_BYTES_READ = 512
"""Of frames: a quarter as much, because they may be that much smaller."""


def next_piece(unread: bytearray, most: int) -> bytes:
    """The beginning of what has come, which is taken out of it."""
    piece = bytes(unread[:most])
    del unread[:most]
    return piece


class Flow(FlowControl):
    """Takes nothing more from the system while something that came lies unread or waits. uvicorn
    alone would take some after each answer, and whoever sends ahead have us keep all of it."""

    def __init__(
        self, transport: asyncio.Transport, unread: bytearray, waiting: Collection[Any]
    ) -> None:
        super().__init__(transport)
        self._unread = unread
        self._waiting = waiting

    def resume_reading(self) -> None:
        if not self._unread and not self._waiting:
            super().resume_reading()


class HttpConnection(HttpToolsProtocol):
    def __init__(
        self,
        *,
        connections: Connections,
        settings: Settings,
        answer_log: AnswerLog,
        **named: Any,
    ) -> None:
        super().__init__(**named)
        self.address = ""
        self.due = inf
        self._counted = connections
        self._answer_log = answer_log
        self._patience = settings.patience
        self._headers = security_headers(settings)
        self._header_bytes = 0
        """What came of the head, or of chunks and trailers, since the last whole part."""
        self._unread = bytearray()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.flow = Flow(transport, self._unread, self.pipeline)
        self.address = self.client[0] if self.client else ""
        self.due = time.monotonic() + self._patience.head
        self._counted.admit(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.lost(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Piece by piece; while a request waits for the answer to the one before it, nothing more
        is read, neither here nor from the system."""
        while self._unread and not self.pipeline and not self.transport.is_closing():
            self._read(next_piece(self._unread, _READ_BYTES))
        if self._unread:
            self.flow.pause_reading()

    def _read(self, data: bytes) -> None:
        self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > MOST_HEADER_BYTES and not self.transport.is_closing():
            status = HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE
            self._turn_away(BadCall("server-too-large"), status)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.due = min(self.due, time.monotonic() + self._patience.head)

    def on_headers_complete(self) -> None:
        self._header_bytes = 0
        self.due = time.monotonic() + self._patience.body
        self._counted.busy(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._header_bytes = max(0, self._header_bytes - len(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._header_bytes = 0
        self.due = inf
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._read_on()
        if self.cycle.response_complete:
            self._counted.idle(self)

    def handle_websocket_upgrade(self) -> None:
        self._unread.clear()  # a client waits for the answer before it speaks another protocol
        super().handle_websocket_upgrade()
        upgraded = self.transport.get_protocol()
        assert isinstance(upgraded, WebSocketConnection)
        self._counted.upgraded(self, upgraded)
        self.parser = None  # type: ignore[assignment]  # which knows this connection

    def send_400_response(self, msg: str) -> None:
        """What uvicorn does with something that is no request; its own answer has no code."""
        self._turn_away(BadCall("server-request"), HTTPStatus.BAD_REQUEST)

    def _turn_away(self, refused: BadCall, status: HTTPStatus) -> None:
        request_id = secrets.token_hex(8)
        facts = Facts(request=request_id, route=NOWHERE, status=status, code=refused.code)
        self._answer_log.answered(facts, is_command=False)
        told, _ = problem(refused, request_id, status)
        body = msgspec.json.encode(told)
        headers = {
            **{name.decode(): value.decode() for name, value in self._headers},
            "content-type": MEDIA_TYPE,
            "content-length": str(len(body)),
            "x-request-id": request_id,
            "connection": "close",
        }
        lines = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
        head = f"HTTP/1.1 {status.value} {status.phrase}\r\n{lines}\r\n"
        self.transport.write(head.encode() + body)
        self.transport.close()


class Handshake(ServerProtocol):
    """Opens a socket, or refuses to with the headers of every other answer."""

    def __init__(self, settings: Settings, logger: LoggerLike) -> None:
        super().__init__(max_size=settings.limits.frame_bytes, logger=logger)
        self._headers = security_headers(settings)

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in self._headers:
                response.headers[name.decode()] = value.decode()
        super().send_response(response)


class WebSocketConnection(WebSocketsSansIOProtocol):
    """A socket counts what its client sends beside messages; those are counted where they are
    read (tables/streaming.py)."""

    def __init__(self, *, connections: Connections, settings: Settings, **named: Any) -> None:
        super().__init__(**named)
        self.conn.parser.close()
        self.conn = Handshake(settings, self.conn.logger)
        self.address = ""
        self.due = inf
        self._counted = connections
        self._slow_client = settings.patience.slow_client
        self._number = str(next(connections.numbers))
        self._last_heard = 0.0
        self._unread = bytearray()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.address = self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.lost(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # which is in the middle of something, and keeps the rest

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: Any = self.scope["extensions"]
            extensions[SEND_NOW] = _weak_send_now(self)

    def send_keepalive_ping(self) -> None:
        """Whoever has said something lately need not be asked whether he is there."""
        interval = self.ping_interval or inf
        quiet = self.loop.time() - self._last_heard
        if quiet >= interval:
            super().send_keepalive_ping()
        else:
            self.ping_timer = self.loop.call_later(interval - quiet, self.send_keepalive_ping)

    def data_received(self, data: bytes) -> None:
        self._last_heard = self.loop.time()
        self._unread += data
        self._read_on()

    def _read_on(self) -> None:
        """Piece by piece, so that whoever shouts is heard out no longer than he may; what follows a
        message waits until that was taken."""
        while self._unread and not self.read_paused and not self.transport.is_closing():
            super().data_received(next_piece(self._unread, _FRAME_BYTES_READ))

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def handle_ping(self) -> None:
        if self._may_send():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_send():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_send():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        # After the goodbye nobody receives messages any more, so nobody counts them there.
        if not self.close_sent or self._may_send():
            super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        if TEXTS in message:
            await self._send_texts(message[TEXTS])
        else:
            await super().send(message)
        if self.close_timer is not None:
            # uvicorn would close politely then, and wait for ever for whoever does not read.
            self.due = min(self.due, time.monotonic() + self.close_timeout)
            self._read_on()  # the client may have said goodbye already

    async def _send_texts(self, texts: Sequence[bytes]) -> None:
        """Frame by frame, but in few calls of the system. A client that does not read is not sent
        more than a piece; raises `TimeoutError` if it has not taken that in time."""
        pieces: list[bytes] = []
        for number, text in enumerate(texts, start=1):
            pieces.append(text)
            if number == len(texts) or sum(map(len, pieces)) > _PIECE_BYTES:
                await self._send_piece(pieces)
                pieces = []

    async def _send_piece(self, texts: Sequence[bytes]) -> None:
        if not self.writable.is_set():
            async with asyncio.timeout(self._slow_client):
                await self.writable.wait()
        if not self._open():
            raise ClientDisconnected
        self._write(texts)

    def send_now(self, texts: Sequence[bytes]) -> bool:
        if not (self.writable.is_set() and self._open() and sum(map(len, texts)) <= _PIECE_BYTES):
            return False
        self._write(texts)
        return True

    def _open(self) -> bool:
        return not self.transport.is_closing() and self.conn.state is State.OPEN

    def _write(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))

    def _may_send(self) -> bool:
        if self.transport.is_closing():
            return False
        try:
            self._counted.frames.count(self._number)
        except TooMany:
            self._counted.end(self, "too-much")
            return False
        return True


def _weak_send_now(connection: WebSocketConnection) -> SendNow:
    """For the scope, which the connection has: they must not keep each other."""
    known = ref(connection)

    def send_now(texts: Sequence[bytes]) -> bool:
        there = known()
        return there is not None and there.send_now(texts)

    return send_now
