"""A WebSocket for each viewer: its table, then its own stream in order, then whatever happens.

A socket keeps no queue: it knows how much its viewer has heard and reads the rest from the table.
So a client that is slow costs one message, and one that comes back goes on where it stopped. What a
seat sends are commands; each is answered, together with the news that it has led to, before the
socket reads the next.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Sequence
from itertools import count
from operator import is_
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import Seat, Viewer
from ecliptic.server.auth.keys import Tokens, key_for, viewer_of
from ecliptic.server.errors import BadCall, TooMany
from ecliptic.server.http.asgi import SEND_NOW, TEXTS, SendNow
from ecliptic.server.http.problems import request_id_of
from ecliptic.server.http.request import is_https
from ecliptic.server.services import Services
from ecliptic.server.tables.encodings import encoded
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.shown import table_shown
from ecliptic.server.tables.socket_commands import SocketCommands
from ecliptic.server.tables.wakeups import Alarm
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.values import StoredKey, StoredTable, UndoRequest
from ecliptic.wire.tables import SOCKET_REFUSED, Heartbeat, TableShown

_numbers = count()
Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{table_id:str}/stream")
async def stream(
    socket: Socket,
    table_id: FromPath[str],
    services: NamedDependency[Services],
    after: FromQuery[int | None] = None,
    seat: FromQuery[Seat | None] = None,
) -> None:
    """A viewer's stream. `after` is how many things it has heard already; `seat` which of its keys
    a browser means that has several."""
    await socket.accept()
    try:
        authorization, cookies = (socket.headers.get(one) for one in ("authorization", "cookie"))
        tokens = Tokens.of(authorization, cookies, is_https(socket), seat)
        address = socket.client.host if socket.client else ""
        with services.socket_limit.one(address), services.wakeups.listening(table_id) as alarm:
            line = Line(socket)
            teller = Teller(line, services, alarm, tokens, after)
            request_id, number = request_id_of(socket.scope), str(next(_numbers))
            commands = SocketCommands(tokens, services, table_id, request_id, address, number)
            await _until_either_ends(teller.tell(table_id), Listener(line, commands, teller))
    except WebSocketDisconnect:
        return
    except EclipticError as refused:
        await _close(socket, SOCKET_REFUSED, refused.code)
    finally:
        # Litestar's know the socket, which would keep both of them (`http/protocols.py`).
        socket.receive = socket.send = _nothing


class Line:
    """A socket that several may write to: each message waits for those before it, so that an
    acknowledgement comes before what it has led to."""

    def __init__(self, socket: Socket) -> None:
        extensions: Any = socket.scope["extensions"]
        self._at_once: SendNow = extensions[SEND_NOW]
        self._socket = socket
        self._sending = asyncio.Lock()
        self._waiting = 0

    async def receive(self) -> str:
        return await self._socket.receive_data(mode="text")

    @property
    def busy(self) -> bool:
        """Whether somebody waits until the client has taken what it was sent."""
        return self._waiting > 0

    def send_now(self, *texts: bytes) -> bool:
        """Send if that needs no waiting; False if it does."""
        return not self._waiting and self._at_once(texts)

    async def send(self, *texts: bytes) -> None:
        if self.send_now(*texts):
            return
        message: Any = {"type": "websocket.send", TEXTS: texts}
        self._waiting += 1
        try:
            async with self._sending:
                await self._socket.send(message)
        except TimeoutError as error:
            raise TooMany("server-too-slow") from error
        except (RuntimeError, OSError) as error:
            # The client is gone, or the server underneath has let it go.
            raise WebSocketDisconnect(detail="closed underneath") from error
        finally:
            self._waiting -= 1


class Teller:
    """Tells one viewer what it has not heard yet: at once while its task sleeps, if nothing has to
    be read for that and the line is free; otherwise the task is woken."""

    def __init__(
        self, line: Line, services: Services, alarm: Alarm, tokens: Tokens, after: int | None
    ) -> None:
        self._line = line
        self._services = services
        self._alarm = alarm
        self._tokens = tokens
        self._heard = after
        self._key: StoredKey | None = None
        self._changed = -1
        self._seen: tuple[StoredTable, UndoRequest | None, StoredKey | None] | None = None
        self._shown: TableShown | None = None
        self._view_told = False
        self._unsent: Sequence[bytes] = ()
        """News that were put together, but did not fit into the line."""

    async def tell(self, table_id: str) -> None:
        self._alarm.tell_now, self._alarm.beat_now = self._tell_now, self._beat_now
        live: LiveTable | None = None
        while True:
            try:
                if live is None:
                    live = await self._services.tables.look(table_id)
                    self._services.wakeups.found(self._alarm)
                    self._services.opponents.look_at(table_id)  # they may have waited for a viewer
                else:
                    live = await self._services.tables.glance(table_id)
                await self._look_at_key(live)
            except StoreTrouble:
                # The line stays open, and goes on when the store answers again.
                self._services.wakeups.put_off(self._alarm)
            else:
                unsent, self._unsent = self._unsent, ()
                if news := [*unsent, *self._news(live)]:
                    await self._line.send(*news)
            while not await self._alarm.wait():
                await self._line.send(self._heartbeat())

    async def _look_at_key(self, live: LiveTable) -> None:
        """A seat that was transferred to another device closes here. What changes while the key is
        read is looked at next time."""
        changed = live.stored.changed
        if changed != self._changed:
            self._key = await key_for(self._services.store, live.stored.id, self._tokens)
            self._changed = changed

    def news_now(self) -> Sequence[bytes] | None:
        """What is new; None if that is for the task to find out."""
        live = self._services.tables.known(self._alarm.table)
        if self._unsent or live is None or live.stored.changed != self._changed:
            return None
        try:
            return self._news(live)
        except Exception:
            return None  # the task meets it, too, and closes the socket

    def _tell_now(self) -> bool:
        news = None if self._line.busy else self.news_now()
        if not news:
            return news is not None
        if self._line.send_now(*news):
            return True
        self._unsent = news
        return False

    def _beat_now(self) -> bool:
        """Nothing is read here: an idle viewer costs nothing but this message."""
        return self._line.send_now(self._heartbeat())

    def _heartbeat(self) -> bytes:
        return encoded(Heartbeat(self._heard or 0))

    def _news(self, live: LiveTable) -> Sequence[bytes]:
        """Everything since last time, put together without a pause in between."""
        viewer = viewer_of(live.stored, self._key)
        news = self._table(live) + self._told(live, viewer)
        self._alarm.told(live.length, self._changed)
        return news

    def _table(self, live: LiveTable) -> list[bytes]:
        """The table as it is shown, if that has changed."""
        seen = live.stored, live.request, self._key
        if self._seen is not None and all(map(is_, seen, self._seen)):
            return []
        self._seen, before = seen, self._shown
        self._shown = table_shown(live, self._key)
        return [] if self._shown == before else [encoded(self._shown)]

    def _told(self, live: LiveTable, viewer: Viewer) -> list[bytes]:
        if not live.length:
            return []
        heard = live.heard(viewer)
        start = heard if self._heard is None else self._heard
        if not 0 <= start <= heard:
            raise BadCall("server-resume-ahead", heard=heard)
        if start == heard and self._view_told:
            return []
        self._heard, self._view_told = heard, True
        return list(self._services.encodings.news(live, viewer, start))


class Listener:
    """Carries out what a viewer sends."""

    def __init__(self, line: Line, commands: SocketCommands, teller: Teller) -> None:
        self._line = line
        self._commands = commands
        self._teller = teller
        self._receiving = True
        self._over = False

    async def listen(self) -> None:
        while not self._over:
            text = await self._line.receive()
            self._receiving = False
            answer = await self._commands.carry_out(text)
            self._receiving = True
            await self._line.send(encoded(answer), *(self._teller.news_now() or ()))

    def stop(self, listening: asyncio.Task[None]) -> None:
        """A command that was begun is carried out: what it has stored must be told to others."""
        self._over = True
        if self._receiving:
            listening.cancel()


async def _until_either_ends(telling: Coroutine[Any, Any, None], listener: Listener) -> None:
    tasks = [asyncio.create_task(telling), asyncio.create_task(listener.listen())]
    teller, listening = tasks
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        teller.cancel()
        listener.stop(listening)
        await asyncio.gather(*tasks, return_exceptions=True)
    try:
        for task in done:
            task.result()
    finally:
        # What is raised knows this frame, which would keep the tasks, and they what they raised.
        del tasks, teller, listening, done, task


async def _nothing(*_: Any) -> Any:
    """Instead of receiving and sending, when a socket is over."""
    raise WebSocketDisconnect(detail="over")


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say why, unless the client does not even take that."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)
