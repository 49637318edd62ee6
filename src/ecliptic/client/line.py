"""An open socket of a viewer: the messages it brings, and commands sent over it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from ecliptic.client.connection import Refused, Unreachable
from ecliptic.wire.commands import (
    AcknowledgedTold,
    CommandAnswer,
    CommandRefused,
    UndoAnswered,
)
from ecliptic.wire.tables import Heartbeat, TableShown, Told, ViewShown

Message = TableShown | Told | ViewShown | Heartbeat

_ANSWERS = (AcknowledgedTold, UndoAnswered, CommandRefused)
_ANSWER_SECONDS = 10.0


class ViewHeard(msgspec.Struct, frozen=True, tag="view"):
    """A `ViewShown` for whoever folds the view himself: the rest of it is not even read."""

    heard: int
    decision: str | None


Heard = TableShown | Told | ViewHeard | Heartbeat
M = TypeVar("M")
MESSAGES: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Message | CommandAnswer)
HEARD: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Heard | CommandAnswer)


class Sent:
    """A command that was sent, and what came of it."""

    def __init__(self, command_id: str) -> None:
        self.command_id = command_id
        self.answer: CommandAnswer | None = None


class Line(Generic[M]):
    """Whoever waits for something reads for everybody: there is no task behind it."""

    def __init__(self, socket: ClientConnection, decoder: msgspec.json.Decoder[Any]) -> None:
        self._socket = socket
        self._decoder = decoder
        self._reading = asyncio.Lock()
        self._messages: deque[M] = deque()
        self._sent: deque[Sent] = deque()
        """Those that are not answered yet, in the order of their answers."""

    async def message(self) -> M:
        """The next message; raises `ConnectionClosed` at the end."""
        await self._read_until(lambda: bool(self._messages))
        return self._messages.popleft()

    async def send(self, command_id: str, frame: bytes) -> AcknowledgedTold | UndoAnswered:
        """Have a command carried out. `Unreachable` if no answer came: it may have been."""
        sent = Sent(command_id)
        self._sent.append(sent)
        try:
            async with asyncio.timeout(_ANSWER_SECONDS):
                await self._socket.send(frame, text=True)
                await self._read_until(lambda: sent.answer is not None)
        except (TimeoutError, ConnectionClosed) as error:
            raise Unreachable(f"a command over the socket: {error}") from error
        if isinstance(sent.answer, CommandRefused):
            raise Refused(sent.answer.problem)
        assert sent.answer is not None
        return sent.answer

    async def _read_until(self, is_there: Callable[[], bool]) -> None:
        while not is_there():
            async with self._reading:
                if not is_there():
                    self._take(self._decoder.decode(await self._socket.recv()))

    def _take(self, frame: M | CommandAnswer) -> None:
        if not isinstance(frame, _ANSWERS):
            self._messages.append(frame)
            return
        # What could not be read is answered without an id; it is the oldest.
        for sent in self._sent:
            if frame.command_id in (None, sent.command_id):
                sent.answer = frame
                self._sent.remove(sent)
                break
