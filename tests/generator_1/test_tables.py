"""Tables that the first generator dealt, in a database of that time: they go on as dealt."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ecliptic.client import Seat, Server
from ecliptic.core.errors import BadRecord
from ecliptic.core.record import verify, verify_moves
from ecliptic.core.record_text import parse_record
from ecliptic.games import GAMES
from ecliptic.planetx.codes import FIRST_GENERATOR, GENERATOR
from ecliptic.store.sqlite.folder import FILE
from tests.generator_1 import FOLDER
from tests.server.companion_devices import Device
from tests.server.conftest import tmp_path
from tests.server.houses import plain_http, play_to_the_end, refusal, some_moves, with_server

__all__ = ["tmp_path"]

KEYS: dict[str, Any] = json.loads((FOLDER / "keys.json").read_text(encoding="utf-8"))


def with_database(folder: Path, work: Callable[[Server], Awaitable[None]]) -> None:
    """A server of today on the database of then."""
    database = sqlite3.connect(folder / FILE)
    database.executescript((FOLDER / "tables.sql").read_text(encoding="utf-8"))
    database.close()
    with_server(folder, work)


def seats_of(server: Server, name: str) -> list[Seat]:
    kept = KEYS[name]
    return [Seat(server, kept["table"], token) for token in kept["tokens"]]


def device_of(http: Any, name: str) -> Device:
    """The browser that sat there, with its cookies."""
    http.cookies.update(KEYS[name]["cookies"])
    device = Device(http)
    device.table = KEYS[name]["table"]
    return device


async def dealt_by(seat: Seat) -> int:
    now = (await seat.look()).now
    assert now is not None
    return int(now.view["board"]["generator"])


async def check_record(server: Server, seat: Seat) -> None:
    """It can be exported, brought along and looked at; its moves hold, its deal cannot be made
    again."""
    text = await seat.whole_record()
    assert "generator" not in text
    record = parse_record(GAMES, text)
    game = GAMES[record.game]
    assert verify_moves(game, record).dealt_by == FIRST_GENERATOR
    with pytest.raises(BadRecord, match="record-deal-version"):
        verify(game, record)
    brought = await server.bring_record(text)
    assert await server.replay(brought) == await seat.replay()
    assert await server.frames(brought) == await seat.frames()


def test_a_table_in_the_middle_of_a_game_is_played_to_its_end(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seats = seats_of(server, "playing")
        assert [await dealt_by(seat) for seat in seats] == [FIRST_GENERATOR] * 2
        await some_moves(seats, "planetx", 2)
        await play_to_the_end(server, seats)
        await check_record(server, seats[0])
        again = await seats[0].rematch()
        await seats[1].rematch()
        assert await dealt_by(again) == GENERATOR

    with_database(tmp_path, work)


def test_a_table_whose_game_is_over_is_looked_at_again(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        await check_record(server, seats_of(server, "over")[0])

    with_database(tmp_path, work)


def test_a_tracked_game_is_taken_back_to_its_deal_and_goes_on(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            device = device_of(http, "tracked")
            first = await device.look(0)
            for _ in range(2):
                assert (await device.undo(0)).status_code == 200
            (seat,) = await device.asked([0, 1])
            assert (await device.answer(seat, "R B")).status_code == 200
            now = await device.look(0)
            assert now["now"]["view"]["facts"] == first["now"]["view"]["facts"]
            assert now["now"]["view"]["board"]["generator"] == FIRST_GENERATOR
            assert now["now"]["view"]["board"]["titles"] == first["now"]["view"]["board"]["titles"]

    with_database(tmp_path, work)


def test_a_table_that_was_not_dealt_yet_is_dealt_by_todays_generator(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        guest = await server.join(KEYS["waiting"]["join_code"], "Ben")
        assert await dealt_by(guest) == GENERATOR

    with_database(tmp_path, work)


def test_a_history_that_was_brought_along_then_is_refused_clearly(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        refused = (422, "planetx-code-generator")
        assert await refusal(server.replay(KEYS["replay"])) == refused
        text = (FOLDER / "companion_record.txt").read_text(encoding="utf-8")
        assert await refusal(server.bring_record(text)) == refused

    with_database(tmp_path, work)


def test_tables_of_then_were_touched_when_the_last_move_was_made(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        with closing(sqlite3.connect(tmp_path / FILE)) as database:
            newest = "SELECT max(created) FROM entries WHERE table_id = tables.id"
            asked = f"SELECT touched >= ({newest}), touched FROM tables WHERE ({newest})"
            found = database.execute(asked).fetchall()
        assert found
        assert all(later and touched for later, touched in found)

    with_database(tmp_path, work)
