"""A WebSocket for each viewer: its table, then its own stream in order, then whatever happens.

A socket keeps no queue: it knows how much its viewer has heard and reads the rest from the table.
So a client that is slow costs one message, and one that comes back goes on where it stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
from itertools import count
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery

from ecliptic.core.errors import EclipticError
from ecliptic.core.game import Seat, Viewer
from ecliptic.server.auth.keys import Tokens, key_for, viewer_of
from ecliptic.server.errors import BadCall, TooMany
from ecliptic.server.http.request import is_https
from ecliptic.server.services import Services
from ecliptic.server.tables.live import LiveTable
from ecliptic.server.tables.shown import table_shown, view_shown
from ecliptic.server.tables.wakeups import Alarm
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.values import StoredKey
from ecliptic.wire.tables import SOCKET_REFUSED, Heartbeat, TableShown, Told, ViewShown

TRY_AGAIN = 1013
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
            teller = Teller(socket, table_id, services, tokens, after)
            await _until_either_ends(teller.tell(alarm), _listen(socket, services))
    except WebSocketDisconnect:
        return
    except StoreTrouble as trouble:
        await _close(socket, TRY_AGAIN, trouble.code)
    except EclipticError as refused:
        await _close(socket, SOCKET_REFUSED, refused.code)


class Teller:
    """Tells one viewer what it has not heard yet."""

    def __init__(
        self, socket: Socket, table_id: str, services: Services, tokens: Tokens, after: int | None
    ) -> None:
        self._socket = socket
        self._table_id = table_id
        self._services = services
        self._tokens = tokens
        self._heard = after
        self._key: StoredKey | None = None
        self._changed = -1
        self._shown: TableShown | None = None
        self._view_told = False

    async def tell(self, alarm: Alarm) -> None:
        live = await self._services.tables.look(self._table_id)
        self._services.opponents.look_at(self._table_id)  # they may have waited for a viewer
        while True:
            news = await self._news(live)
            alarm.told(live.length, self._changed)
            for message in news:
                await self._send(message)
            while not await alarm.wait(self._services.settings.patience.heartbeat):
                # Nothing is read here: an idle viewer costs nothing but this message.
                await self._send(Heartbeat(self._heard or 0))
            live = await self._services.tables.glance(self._table_id)

    async def _news(self, live: LiveTable) -> list[Any]:
        """Everything since last time, put together without a pause in between."""
        if live.stored.changed != self._changed:
            # A seat that was transferred to another device closes here. What changes while the key
            # is read is looked at next time.
            changed = live.stored.changed
            self._key = await key_for(self._services.store, self._table_id, self._tokens)
            self._changed = changed
        viewer = viewer_of(live.stored, self._key)
        news: list[Any] = []
        shown = table_shown(live, self._key)
        if shown != self._shown:
            self._shown = shown
            news.append(shown)
        return news + self._told(live, viewer)

    def _told(self, live: LiveTable, viewer: Viewer) -> list[Told | ViewShown]:
        view = view_shown(live, viewer)
        if view is None:
            return []
        start = view.heard if self._heard is None else self._heard
        if not 0 <= start <= view.heard:
            raise BadCall("server-resume-ahead", heard=view.heard)
        told = live.stream(viewer).told[start:]
        news: list[Told | ViewShown] = [Told(start + n, one) for n, one in enumerate(told)]
        if told or not self._view_told:
            news.append(view)
        self._heard, self._view_told = view.heard, True
        return news

    async def _send(self, message: Any) -> None:
        text = msgspec.json.encode(message).decode()
        try:
            async with asyncio.timeout(self._services.settings.patience.slow_client):
                await self._socket.send_text(text)
        except TimeoutError as error:
            raise TooMany("server-too-slow") from error
        except RuntimeError as error:
            # The server underneath has closed the line itself: nobody answered its pings.
            raise WebSocketDisconnect(detail="closed underneath") from error


async def _listen(socket: Socket, services: Services) -> None:
    """A client has nothing to say here but that it is alive; commands are requests."""
    number = str(next(_numbers))
    while True:
        await socket.receive_data(mode="text")
        services.frame_limit.count(number)


async def _until_either_ends(*jobs: Any) -> None:
    tasks = [asyncio.create_task(job) for job in jobs]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        task.result()


async def _close(socket: Socket, code: int, reason: str) -> None:
    """Say why, unless the client does not even take that."""
    with contextlib.suppress(TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(1):
            await socket.close(code=code, reason=reason)
