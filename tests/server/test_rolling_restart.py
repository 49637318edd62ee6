"""Processes behind nginx are stopped and started one after the other while people play: all that a
player sees of it is that the line is there again, once for each of them at the most."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec

from ecliptic.client import Refused, Seat, Server, Unreachable
from ecliptic.client.connection import Response
from ecliptic.store.open import Place
from tests.server.fleet import PROCESSES, fleet
from tests.server.houses import run
from tests.server.ledger import Ledger, kept_whole, played_through
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer
from tests.sizes import size

ROUNDS = size(1, 5)


class Seen:
    """What the players of a house see of its restarts."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        """How many lines each of them has had."""
        self.repeated: list[str] = []
        """Calls that got no answer: nginx sends none again that a process may have heard."""
        self.refused: list[str] = []
        """Everything else that did not go as if nothing were."""

    def server(self, address: str, **options: Any) -> Server:
        return _SeenServer(self, address, **options)


class _SeenServer(Server):
    def __init__(self, seen: Seen, address: str, **options: Any) -> None:
        super().__init__(address, **options)
        self._seen = seen

    def seat(self, table: str, token: str) -> Seat:
        return _SeenSeat(self._seen, self, table, token)

    async def send(self, method: str, path: str, *rest: Any, **options: Any) -> Response:
        try:
            return await super().send(method, path, *rest, **options)
        except Refused as error:
            self._seen.refused.append(f"{method} {path}: {error}")
            raise
        except Unreachable as error:
            self._seen.repeated.append(f"{method} {path}: {error}")
            raise


class _SeenSeat(Seat):
    def __init__(self, seen: Seen, server: Server, table: str, token: str) -> None:
        super().__init__(server, table, token)
        self._seen = seen
        self._number = len(seen.lines)
        seen.lines.append(0)

    async def _received(
        self, after: int | None, decoder: msgspec.json.Decoder[Any]
    ) -> AsyncIterator[Any]:
        self._seen.lines[self._number] += 1
        try:
            async for message in super()._received(after, decoder):
                yield message
        except Exception as error:
            self._seen.refused.append(f"a line: {error!r}")
            raise


def test_nobody_sees_more_of_a_rolling_restart_than_a_line_that_is_there_again(
    folder_on_disk: Path, postgresql: PostgresqlServer, redis: RedisServer
) -> None:
    seen = Seen()

    async def work(place: Place) -> Ledger:
        async with fleet(folder_on_disk, place, redis_url=redis.url) as house:
            troubles = [house.roll] * ROUNDS
            return await played_through(house.addresses, troubles, server=seen.server)

    with postgresql.database() as url:
        place = Place(folder_on_disk, url)
        kept_whole(place, run(work(place), most=size(300, 900)))
    assert seen.refused == []
    assert max(seen.lines) > 1, "somebody was at a process that was stopped"
    assert max(seen.lines) <= 1 + PROCESSES * ROUNDS
    assert len(seen.repeated) <= sum(seen.lines) - len(seen.lines), seen.repeated
