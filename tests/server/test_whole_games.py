"""Whole games by four remote programs through the public interface, with lost connections."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from ecliptic.client import Seat, Server
from ecliptic.core.record import verify
from ecliptic.core.record_text import parse_record
from ecliptic.games import GAMES
from ecliptic.store.values import Status
from tests.server.houses import SIMPLE, OpenHouse, full_table, play, player

SEATS = 4


class ForgetfulSeat(Seat):
    """Loses its connection after every few messages, and counts how often."""

    lost = 0

    async def _received(self, after: int | None, decoder: Any) -> AsyncIterator[Any]:
        heard = 0
        async for message in super()._received(after, decoder):
            yield message
            heard += 1
            if heard == 60:
                self.lost += 1
                return


@pytest.mark.parametrize("game", GAMES)
def test_four_remote_programs_play_a_whole_game(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> tuple[list[ForgetfulSeat], str, list[Status]]:
        seats = [
            ForgetfulSeat(server, one.table, one.token)
            for one in await full_table(server, game, SEATS)
        ]
        players = [player(game, SIMPLE[game], f"player {number}") for number in range(SEATS)]
        jobs = [play(seat, choose) for seat, choose in zip(seats, players, strict=True)]
        await asyncio.gather(*jobs)
        statuses = [(await seat.look()).table.status for seat in seats]
        return seats, await seats[0].whole_record(), statuses

    seats, text, statuses = house.visit(work)
    assert statuses == [Status.OVER] * SEATS
    assert all(seat.lost for seat in seats)
    record = parse_record(GAMES, text)
    assert record.players == ("Ada", "Ben", "Cleo", "Dora")
    assert verify(GAMES[game], record).finished
