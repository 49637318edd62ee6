"""Quotas: what strangers may have kept, of notes, tables, records and moves."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ecliptic.client import Refused, Seat, Server
from ecliptic.server.settings import Limits
from ecliptic.store.sqlite.database import open_store
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import (
    GENEROUS,
    SIMPLE,
    asked_seat,
    full_table,
    one_move,
    options_for,
    plain_http,
    play,
    player,
    refusal,
    with_server,
)
from tests.server.records import a_game, as_text, finished_table

GAME = "ptolemaeus"
NOTE = "é" * 16 * 1024
"""As long as notes may be."""


def limits(**changes: Any) -> Limits:
    return replace(GENEROUS, **changes)


def opened(server: Server) -> Awaitable[Seat]:
    return server.open_table(GAME, options_for(GAME, 2), ["you", "open"], "Ada")


def brought(server: Server, text: str) -> Awaitable[Any]:
    return server.send("POST", "/api/replays", {"record": text})


def kept_notes(folder: Path) -> int:
    database = sqlite3.connect(folder / FILE)
    (size,) = database.execute("SELECT sum(length(CAST(body AS BLOB))) FROM notes").fetchone()
    database.close()
    return int(size)


def test_notes_saved_again_and_again_fill_no_more_than_their_quota(tmp_path: Path) -> None:
    """The oldest versions are forgotten, so that whoever plays never has to tidy up."""

    async def work(server: Server) -> None:
        one, other = await full_table(server, GAME, 2)
        await one.notes.save("text", 0, NOTE)
        for number in range(20):
            await one.notes.save("sheet", number, NOTE)
        assert kept_notes(tmp_path) == Limits().notes_seat_bytes
        newest = await one.notes.newest()
        assert newest.text is not None
        assert newest.sheet is not None
        assert (newest.text.number, newest.sheet.number) == (0, 19)
        assert await refusal(one.notes.version("sheet", 0)) == (404, "server-no-note")
        await other.notes.save("text", 0, NOTE)

    with_server(tmp_path, work)


def test_a_table_keeps_no_more_notes_than_its_quota(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        one, other = await full_table(server, GAME, 2)
        await one.notes.save("text", 0, NOTE)
        await other.notes.save("text", 0, "short")
        assert await refusal(other.notes.save("text", 1, NOTE)) == (507, "server-notes-full")
        assert (await other.notes.newest()).text == await other.notes.version("text", 0)
        await other.notes.save("text", 1, "shorter")
        assert kept_notes(tmp_path) <= 40_000

    with_server(tmp_path, work, limits=limits(notes_table_bytes=40_000))


def test_an_address_saves_so_many_bytes_of_notes_a_minute(tmp_path: Path) -> None:
    """At however many tables."""

    async def work(server: Server) -> None:
        one, other = [(await full_table(server, GAME, 2))[0] for _ in range(2)]
        await one.notes.save("text", 0, NOTE)
        await other.notes.save("text", 0, NOTE)
        assert await refusal(other.notes.save("text", 1, NOTE)) == (429, "server-too-many")
        assert await refusal(one.notes.save("sheet", 0, NOTE)) == (429, "server-too-many")
        assert (await other.notes.newest()).text == await other.notes.version("text", 0)

    with_server(tmp_path, work, limits=limits(notes_bytes_a_minute=2 * len(NOTE.encode())))


def test_an_address_opens_so_many_tables_a_day_rematches_included(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seats = await finished_table(server, tmp_path, GAME, 2)
        await opened(server)
        await opened(server)
        with pytest.raises(Refused) as refused:
            await opened(server)
        assert (refused.value.problem.status, refused.value.code) == (429, "server-tables-today")
        assert refused.value.problem.facts["seconds"] > 3_600
        assert await refusal(seats[0].rematch()) == (429, "server-tables-today")
        assert (await seats[0].look()).table.rematch is None

    with_server(tmp_path, work, limits=limits(tables_a_day=3))


def test_a_full_house_takes_nothing_new_and_lets_games_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, GAME, 2)
        await seats[0].notes.save("text", 0, NOTE)
        text = as_text(a_game(GAME))
        assert await refusal(opened(server)) == (507, "server-house-full")
        assert await refusal(brought(server, text)) == (507, "server-house-full")
        seat, _ = await asked_seat(seats)
        await one_move(seat, player(GAME, SIMPLE[GAME], "on"))
        await seats[1].notes.save("text", 0, "to the end")

    async def bytes_used() -> int:
        store = await open_store(tmp_path)
        used = await store.bytes_used()
        await store.close()
        return used

    most = asyncio.run(bytes_used()) + len(NOTE)
    with caplog.at_level(logging.WARNING, "ecliptic"):
        with_server(tmp_path, work, limits=limits(database_bytes=most))
    told = [getattr(one, "facts").code for one in caplog.records if one.msg == "refused"]  # noqa: B009
    assert told == ["server-house-full"]


def test_records_brought_along_are_counted_and_the_oldest_forgotten(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        texts = [as_text(a_game(GAME, moves)) for moves in (10, 12, 14)]
        ids = [(await brought(server, text)).json()["replay"] for text in texts]
        again = (await brought(server, texts[0])).json()["replay"]
        assert again == ids[0]
        assert await refusal(brought(server, texts[1])) == (429, "server-replays-today")
        async with plain_http(server.address) as http:
            found = [(await http.get(f"/api/replays/{one}")).status_code for one in ids]
        assert found.count(200) == 2
        assert found[0] == 200

    with_server(tmp_path, work, limits=limits(replays_a_day=4, replays=2))


@pytest.mark.parametrize("longest", [6, 7])
def test_a_log_has_a_longest_length_and_opponents_stop_at_it(tmp_path: Path, longest: int) -> None:
    async def thoughts(http: Any) -> float:
        lines = (await http.get("/metrics")).text.splitlines()
        (line,) = [one for one in lines if one.startswith("ecliptic_thinking_seconds_count")]
        return float(line.split()[1])

    async def work(server: Server) -> None:
        seats = ["you", SIMPLE[GAME]]
        seat = await server.open_table(GAME, options_for(GAME, 2), seats, "Ada")
        database = sqlite3.connect(tmp_path / FILE)

        async def until_full() -> None:
            """Both play; what is asked once the log is full is refused."""
            choose = player(GAME, SIMPLE[GAME], "long")
            playing = asyncio.create_task(play(seat, choose))
            while True:
                (count,) = database.execute("SELECT count(*) FROM entries").fetchone()
                if count >= longest or playing.done():
                    break
                await asyncio.sleep(0.02)
            now = (await seat.look()).now
            if now is not None and now.decision:
                assert await refusal(playing) == (409, "server-log-full")
            else:
                playing.cancel()

        await until_full()
        assert database.execute("SELECT count(*) FROM entries").fetchone() == (longest,)
        database.close()
        async with plain_http(server.address) as http:
            before = await thoughts(http)
            # Longer than it takes to sweep: an opponent that looped would have thought again.
            await asyncio.sleep(0.7)
            assert await thoughts(http) == before

    with_server(tmp_path, work, limits=limits(log_entries=longest))


def test_moves_taken_back_again_and_again_end_at_the_longest_log(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seat = await server.open_table(GAME, options_for(GAME, 1), ["you"], "Ada")
        for _ in range(3):
            await one_move(seat, player(GAME, SIMPLE[GAME], "again"))
            assert (await seat.undo()).undone
        asked = (await seat.look()).now
        again = one_move(seat, player(GAME, SIMPLE[GAME], "again"))
        assert await refusal(again) == (409, "server-log-full")
        assert (await seat.look()).now == asked

    with_server(tmp_path, work, limits=limits(log_entries=7))
