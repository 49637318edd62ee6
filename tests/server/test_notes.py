"""A seat's own notes: two kinds, every version, on whichever device the seat is."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.client import Refused, Seat, Server
from ecliptic.wire.notes import NoteShown, NotesShown
from tests.server.houses import OpenHouse, full_table, some_moves


async def refusal(job: Any) -> tuple[int, str]:
    with pytest.raises(Refused) as refused:
        await job
    return refused.value.problem.status, refused.value.code


def test_notes_have_a_history_that_follows_the_seat_to_another_device(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "planetx", 2)
        assert await seat.notes.newest() == NotesShown(sheet=None, text=None)
        await seat.notes.save("sheet", 0, "5-A")
        await seat.notes.save("sheet", 1, "5-A 6-C")
        await seat.notes.save("text", 0, "Ben likes comets")
        moved = await server.transfer((await seat.link()).path.partition("#")[2])
        assert await moved.notes.newest() == NotesShown(
            sheet=NoteShown("sheet", 1, "5-A 6-C"),
            text=NoteShown("text", 0, "Ben likes comets"),
        )
        assert await moved.notes.version("sheet", 0) == NoteShown("sheet", 0, "5-A")
        assert await refusal(seat.notes.newest()) == (401, "server-token")

    house.visit(work)


def test_notes_are_told_as_they_were_when_the_log_was_shorter(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 2)
        seat, other = seats
        await seat.notes.save("sheet", 0, "dealt")
        await some_moves(seats, "planetx", count=2)
        await seat.notes.save("sheet", 1, "two moves on")
        await other.notes.save("sheet", 0, "somebody else's")
        dealt, moved = (
            NoteShown("sheet", n, text) for n, text in enumerate(("dealt", "two moves on"))
        )
        told = [(await seat.notes.newest(entries)).sheet for entries in range(5)]
        assert told == [None, dealt, dealt, moved, moved]
        assert (await seat.notes.newest()).sheet == moved
        assert (await other.notes.newest(2)).sheet is None

    house.visit(work)


def test_what_another_device_saved_first_is_not_overwritten(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "planetx", 2)
        twin = Seat(server, seat.table, seat.token)
        await seat.notes.save("text", 0, "first")
        for number in (0, 2):
            late = await refusal(twin.notes.save("text", number, "second"))
            assert late == (409, "server-note-overtaken")
        newest = (await twin.notes.newest()).text
        assert newest == NoteShown("text", 0, "first")

    house.visit(work)


def test_notes_are_the_seats_own(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        one, other = await full_table(server, "planetx", 2)
        await one.notes.save("text", 0, "mine")
        assert (await other.notes.newest()).text is None
        assert await refusal(other.notes.version("text", 0)) == (404, "server-no-note")
        spectator = server.spectator(one.table).notes
        for job in (
            spectator.newest(),
            spectator.version("text", 0),
            spectator.save("text", 1, ""),
        ):
            assert await refusal(job) == (403, "server-no-seat")

    house.visit(work)


def test_notes_are_not_too_long_of_a_known_kind_and_of_a_known_number(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "planetx", 2)
        long = seat.notes.save("text", 0, "é" * 17_000)
        assert await refusal(long) == (422, "server-note-long")
        path = f"/api/tables/{seat.table}/notes"
        body = {"kind": "song", "number": 0, "body": "la"}
        assert await refusal(server.send("PUT", path, body, seat.token)) == (400, "server-request")
        for number in ("-1", "1", "9" * 30, "-" + "9" * 30):
            job = server.send("GET", f"{path}/text/{number}", token=seat.token)
            assert await refusal(job) == (404, "server-no-note")
        song = server.send("GET", f"{path}/song/0", token=seat.token)
        assert await refusal(song) == (400, "server-request")

    house.visit(work)
