"""A server: opening tables and taking seats."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Any

import msgspec

from ecliptic.client.connection import Connection
from ecliptic.client.frames import all_frames
from ecliptic.client.seat import Seat
from ecliptic.wire.replays import As, Frames, PointsShown, ReplayKept, ReplayShown
from ecliptic.wire.seats import Hold, Seated

_KEY_BYTES = 32


class Server(Connection):
    """A server by its address: tables are opened and joined here."""

    async def __aenter__(self) -> Server:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    async def open_table(
        self,
        game: str,
        options: Any,
        seats: Sequence[str],
        name: str,
        *,
        spectators: bool = True,
        help: str = "none",
        start: str = "full",
    ) -> Seat:
        """Open a table. `seats` says `you`, `open` or an opponent's level for each; it is dealt
        when it is `full`, or when everybody is `ready`."""
        body = {
            "game": game,
            "options": msgspec.to_builtins(options),
            "seats": [{"who": who} for who in seats],
            "name": name,
            "spectators": spectators,
            "help": help,
            "start": start,
            "hold": "bearer",
        }
        return await self._seated("/api/tables", body)

    async def join(self, join_code: str, name: str, seat: int | None = None) -> Seat:
        hold: Hold = "bearer"
        body = {"join_code": join_code, "name": name, "seat": seat, "hold": hold}
        return await self._seated("/api/join", body)

    async def _seated(self, path: str, body: Any) -> Seat:
        """A seat that is taken once, however often the server has to be asked."""
        key = secrets.token_urlsafe(_KEY_BYTES)
        seated = await self.persist("POST", path, Seated, body, idempotency_key=key)
        return Seat(self, seated.table, seated.token)

    async def transfer(self, secret: str) -> Seat:
        """Bring a seat here with the secret of a one-time link."""
        body = {"secret": secret, "hold": "bearer"}
        seated = await self.call("POST", "/api/move", Seated, body)
        return Seat(self, seated.table, seated.token)

    async def bring_record(self, record: str) -> str:
        """Have a record's text checked and kept; the id under which it can be looked at."""
        body = {"record": record}
        return (await self.call("POST", "/api/replays", ReplayKept, body)).replay

    async def replay(self, replay: str) -> ReplayShown:
        return await self.call("GET", f"/api/replays/{replay}", ReplayShown)

    async def frames(self, replay: str, eyes: As = "all") -> Frames:
        """The game entry by entry, however many requests that takes."""
        return await all_frames(self, f"/api/replays/{replay}", eyes)

    async def points(self, replay: str) -> PointsShown:
        return await self.call("GET", f"/api/replays/{replay}/points", PointsShown)

    def seat(self, table: str, token: str) -> Seat:
        """A seat whose token was kept."""
        return Seat(self, table, token)

    def spectator(self, table: str) -> Seat:
        return Seat(self, table, None)
