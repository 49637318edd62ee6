"""Playing again: one new table, and everybody has his seat at it."""

from __future__ import annotations

import asyncio

import pytest

from ecliptic.client import Seat, Server
from ecliptic.games import GAMES
from ecliptic.planetx.modes import Mode
from ecliptic.planetx.setup import Options, default_options
from ecliptic.store.open import Place
from tests.server.houses import (
    OpenHouse,
    full_table,
    play_to_the_end,
    refusal,
    run,
    running,
    settings_for,
)
from tests.server.records import a_game, finished_table, put_log


@pytest.mark.parametrize("game", GAMES)
def test_the_same_people_play_again_with_the_same_settings(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> None:
        host, guest = await finished_table(server, house.place, game, 2)
        old = (await host.look()).table
        assert old.rematch is None
        assert len((await host.my_tables())[0].scores) == 2
        first = await guest.rematch()
        assert (await host.look()).table.rematch == first.table
        waiting = (await first.look()).table
        assert (waiting.status, waiting.options) == ("open", old.options)
        assert [(one.kind, one.name) for one in waiting.seats] == [
            ("reserved", "Ada"),
            ("person", "Ben"),
        ]
        assert waiting.commitment != old.commitment
        second = await host.rematch()
        assert second.table == first.table
        for seat, number, keeps_house in ((second, 0, False), (first, 1, True)):
            seen = await seat.ready(number)
            assert (seen.seat, seen.host) == (number, keeps_house)
        assert (await second.look()).table.status == "playing"

    house.visit(work)


def test_nobody_plays_again_before_the_end(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        for seat in await full_table(server, "ptolemaeus", 2):
            assert await refusal(seat.rematch()) == (422, "server-not-over")

    house.visit(work)


def test_a_seat_that_is_kept_cannot_be_taken_but_the_host_can_open_it(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await finished_table(server, house.place, "ptolemaeus", 2)
        again = await host.rematch()
        code = (await again.look()).table.join_code or ""
        assert await refusal(server.join(code, "Cleo")) == (409, "server-no-free-seat")
        await again.change_seat(1, "open")
        await server.join(code, "Cleo")
        assert await refusal(guest.rematch()) == (409, "server-no-free-seat")
        assert await refusal(server.spectator(host.table).rematch()) == (403, "server-no-seat")

    house.visit(work)


def test_a_seat_is_claimed_once(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await finished_table(server, house.place, "ptolemaeus", 3)
        await seats[0].rematch()
        results = await asyncio.gather(
            seats[1].rematch(), seats[1].rematch(), return_exceptions=True
        )
        assert sum(isinstance(one, Seat) for one in results) == 1

    house.visit(work)


def test_opponents_come_along_and_a_game_code_does_not(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        plain = default_options(Mode.STANDARD, 2)
        options = Options(plain.mode, plain.places, "B4K7")
        host = await server.open_table("planetx", options, ["you", "pencil"], "Ada")
        await play_to_the_end(server, [host])
        table = (await (await host.rematch()).look()).table
        assert (table.status, table.options["code"]) == ("playing", "")
        assert (table.seats[1].kind, table.seats[1].level) == ("opponent", "pencil")

    house.visit(work)


def test_whoever_is_forgotten_is_not_waited_for(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await finished_table(server, house.place, "ptolemaeus", 3)
        again = await seats[0].rematch()
        await seats[1].erase()
        table = (await again.look()).table
        assert [one.kind for one in table.seats] == ["person", "open", "reserved"]
        assert table.seats[1].name == ""

    house.visit(work)


def test_a_rematch_that_nobody_wants_any_more_can_be_opened_again(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await finished_table(server, house.place, "ptolemaeus", 2)
        first = await host.rematch()
        await first.leave()
        assert (await guest.look()).table.rematch is None
        assert (await guest.rematch()).table != first.table

    house.visit(work)


def test_two_houses_open_one_rematch(place: Place) -> None:
    async def work() -> None:
        async with (
            running(settings_for(place)) as one,
            running(settings_for(place)) as other,
        ):
            host, guest = await finished_table(one, place, "ptolemaeus", 2)
            twin = Seat(other, guest.table, guest.token)
            both = await asyncio.gather(host.rematch(), twin.rematch())
            assert both[0].table == both[1].table
            assert {(await seat.look()).seat for seat in both} == {0, 1}

    run(work())


def test_a_browser_that_asks_again_keeps_its_key(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        body = {
            "game": "ptolemaeus",
            "options": {"seats": 1},
            "seats": [{"who": "you"}],
            "name": "Ada",
            "start": "ready",
        }
        table = (await server.send("POST", "/api/tables", body)).json()["table"]
        put_log(house.place, table, a_game("ptolemaeus", seats=1))
        path = f"/api/tables/{table}/rematch"
        first, second = [(await server.send("POST", path)).json() for _ in range(2)]
        assert first == second
        seen = (await server.send("GET", f"/api/tables/{first['table']}")).json()
        assert (seen["seat"], seen["table"]["status"]) == (0, "open")

    house.visit(work)
