"""Devices at a real table: browsers that hold one seat or several of a companion table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from ecliptic.planetx.codes import GENERATOR
from ecliptic.planetx.setup import Season

CODE = "B4K7"
PLACES = [{"season": season.value, "facts": 4} for season in Season]

_commands = count()


class Device:
    """A browser: its cookies, and a seat named in the query where that matters."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.table = ""

    @property
    def at(self) -> str:
        return f"/api/tables/{self.table}"

    async def open(self, who: Sequence[str], **changes: Any) -> dict[str, Any]:
        body = {
            "game": "planetx",
            "options": {"mode": "standard", "places": PLACES[: len(who)], "code": CODE},
            "seats": [{"who": one} for one in who],
            "name": "Ada",
            "companion": True,
            "generator": GENERATOR,
            **changes,
        }
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        self.table = seated["table"]
        return seated

    async def get(self, path: str = "", seat: int | None = None, **query: Any) -> httpx.Response:
        named = {} if seat is None else {"seat": seat}
        return await self.http.get(f"{self.at}{path}", params={**query, **named})

    async def look(self, seat: int | None = None) -> dict[str, Any]:
        answer = await self.get(seat=seat)
        assert answer.status_code == 200, answer.text
        shown: dict[str, Any] = answer.json()
        return shown

    async def answer(self, seat: int, action: Any) -> httpx.Response:
        """Answer what the seat is asked now."""
        asked = (await self.look(seat))["now"]["decision"]
        body = {"command_id": f"c{next(_commands)}", "decision": asked, "action": action}
        return await self.http.post(f"{self.at}/commands", params={"seat": seat}, json=body)

    async def undo(self, seat: int, **named: Any) -> httpx.Response:
        body = {"command_id": f"u{next(_commands)}", **named}
        return await self.http.post(f"{self.at}/undo", params={"seat": seat}, json=body)

    async def asked(self, seats: Sequence[int]) -> list[int]:
        return [seat for seat in seats if (await self.look(seat))["now"]["decision"]]

    async def stream(self, seat: int, messages: int) -> list[Any]:
        """The first messages of a seat's socket."""
        held = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = str(self.http.base_url).replace("http://", "ws://").rstrip("/")
        place = f"{address}{self.at}/stream?after=0&seat={seat}"
        async with connect(place, additional_headers={"Cookie": held}) as socket:
            return [msgspec.json.decode(await socket.recv()) for _ in range(messages)]
