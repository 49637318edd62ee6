"""Whoever holds a seat's key: what can be done around a game."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from ecliptic.client.connection import Connection
from ecliptic.wire.seats import Gone, LinkShown
from ecliptic.wire.tables import Snapshot

T = TypeVar("T")


class Holder:
    """A seat of a table by its token; without one, a spectator."""

    def __init__(self, server: Connection, table: str, token: str | None) -> None:
        self.table = table
        self.token = token
        self._server = server
        self._path = f"/api/tables/{table}"

    async def look(self) -> Snapshot:
        return await self._call("GET", "", Snapshot)

    async def change_seat(self, seat: int, who: str) -> Snapshot:
        """Before the deal, for the host: `open`, or the level of an opponent."""
        return await self._call("PUT", f"/seats/{seat}", Snapshot, {"who": who})

    async def remove(self, seat: int) -> Snapshot:
        """Before the deal, for the host: send a person away."""
        return await self._call("DELETE", f"/seats/{seat}", Snapshot)

    async def ready(self, seat: int, ready: bool = True) -> Snapshot:
        return await self._call("PUT", f"/seats/{seat}/ready", Snapshot, {"ready": ready})

    async def place(
        self, seat: int, *, season: str | None = None, facts: int | None = None
    ) -> Snapshot:
        """Planet X, before the deal: a seat's season and its number of starting facts."""
        body = {"season": season, "facts": facts}
        return await self._call("PUT", f"/seats/{seat}/place", Snapshot, body)

    async def settings(self, **changes: Any) -> Snapshot:
        """Before the deal, for the host: `options`, `help`, `spectators`."""
        return await self._call("PUT", "/settings", Snapshot, msgspec.to_builtins(changes))

    async def leave(self, level: str = "") -> Gone:
        """Go; in the middle of a game an opponent of that level goes on."""
        return await self._call("POST", "/leave", Gone, {"level": level})

    async def erase(self) -> Gone:
        """Go, and have name, token and notes erased."""
        return await self._call("DELETE", "/me", Gone)

    async def link(self) -> LinkShown:
        """A one-time link that transfers the seat to another device."""
        return await self._call("POST", "/link", LinkShown)

    async def join_picture(self) -> str:
        """The join link as a QR code in SVG."""
        path = f"{self._path}/qr.svg"
        return (await self._server.send("GET", path, token=self.token)).text

    async def _call(self, method: str, path: str, answer: type[T], body: Any = None) -> T:
        return await self._server.call(method, self._path + path, answer, body, self.token)
