"""Opening tables, taking seats, and who may see what."""

from __future__ import annotations

from typing import Any

import pytest

from ecliptic.client import Seat, Server
from ecliptic.core.chance import commitment
from ecliptic.games import GAMES
from ecliptic.wire.seats import Invited
from tests.server.houses import OpenHouse, full_table, options_for, refusal


@pytest.mark.parametrize("game", GAMES)
def test_the_game_is_dealt_when_the_last_seat_is_taken(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> None:
        host = await server.open_table(game, options_for(game, 2), ["you", "open"], "Ada")
        before = await host.look()
        assert (before.table.status, before.now, before.host) == ("open", None, True)
        guest = await server.join((before.table.join_code or "").lower(), "Ben")
        for seat, number in ((host, 0), (guest, 1)):
            snapshot = await seat.look()
            assert (snapshot.table.status, snapshot.seat) == ("playing", number)
            assert snapshot.now is not None
        names = [one.name for one in (await guest.look()).table.seats]
        assert names == ["Ada", "Ben"]

    house.visit(work)


def test_names_are_told_apart(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host = await server.open_table(
            "ptolemaeus", options_for("ptolemaeus", 4), ["you", "open", "rules", "rules"], "Ada"
        )
        await server.join((await host.look()).table.join_code or "", "ada")
        names = [one.name for one in (await host.look()).table.seats]
        assert names == ["Ada", "ada 2", "Rules", "Rules 4"]

    house.visit(work)


async def invited(server: Server, code: str) -> Invited:
    return await server.call("GET", f"/api/join/{code}", Invited)


def test_a_code_tells_the_game_and_who_is_there(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = ["you", "rules", "open"]
        host = await server.open_table("ptolemaeus", options_for("ptolemaeus", 3), seats, "Ada")
        code = (await host.look()).table.join_code or ""
        assert await invited(server, code.lower()) == Invited("ptolemaeus", ("Ada",))

    house.visit(work)


def test_a_seat_can_be_taken_once(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await full_table(server, "ptolemaeus", 2)
        code = (await host.look()).table.join_code or ""
        assert await refusal(invited(server, code)) == (409, "server-no-free-seat")
        assert await refusal(invited(server, "NOCODE")) == (404, "server-no-code")
        assert await refusal(server.join(code, "Eve")) == (409, "server-no-free-seat")
        assert await refusal(server.join("NOCODE", "Eve")) == (404, "server-no-code")

    house.visit(work)


def test_spectators_see_what_is_public_and_only_where_they_may(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, _ = await full_table(server, "planetx", 2)
        watched = await server.spectator(host.table).look()
        assert (watched.seat, watched.table.join_code) == (None, None)
        assert watched.now is not None
        assert watched.now.view["desk"] is None
        private = await server.open_table(
            "planetx", options_for("planetx", 1), ["you"], "Ada", spectators=False
        )
        spectator = server.spectator(private.table)
        assert await refusal(spectator.look()) == (403, "server-no-spectators")
        answer = server.spectator(host.table).answer("turn-1.5", "T 8")
        assert await refusal(answer) == (403, "server-no-seat")

    house.visit(work)


def test_a_key_opens_its_own_table_only(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        one = await server.open_table("planetx", options_for("planetx", 1), ["you"], "Ada")
        other = await server.open_table("planetx", options_for("planetx", 1), ["you"], "Ben")
        stranger = Seat(server, one.table, other.token)
        assert await refusal(stranger.look()) == (401, "server-token")
        made_up = Seat(server, one.table, "x" * 43)
        assert await refusal(made_up.look()) == (401, "server-token")
        assert await refusal(Seat(server, "no-such-table", None).look()) == (404, "server-no-table")

    house.visit(work)


def test_my_tables_are_those_i_hold_a_key_to(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        mine = await guest.my_tables()
        assert [(one.table, one.seat, one.status) for one in mine] == [(host.table, 1, "playing")]
        assert (await host.my_tables())[0].asked is not mine[0].asked
        assert (mine[0].opened > 0, mine[0].scores) == (True, ())

    house.visit(work)


@pytest.mark.parametrize(
    ("changes", "status", "code"),
    [
        ({"game": "chess"}, 422, "server-game"),
        ({"options": {"seats": "two"}}, 422, "server-options"),
        ({"options": {"seats": 3}}, 422, "server-seats"),
        ({"options": {"seats": 2, "date": "3000-01-01"}}, 422, "ptolemaeus-date-sky"),
        ({"seats": [{"who": "you"}, {"who": "you"}]}, 422, "server-you-twice"),
        ({"seats": [{"who": "you"}, {"who": "deep-thought"}]}, 422, "server-level"),
        ({"name": "A | B"}, 422, "server-name"),
        ({"name": "x" * 17}, 400, "server-request"),
        ({"surprise": 1}, 400, "server-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    house: OpenHouse, changes: dict[str, Any], status: int, code: str
) -> None:
    wanted = {
        "game": "ptolemaeus",
        "options": {"seats": 2},
        "seats": [{"who": "you"}, {"who": "open"}],
        "name": "Ada",
    }

    async def work(server: Server) -> None:
        job = server.send("POST", "/api/tables", wanted | changes)
        assert await refusal(job) == (status, code)

    house.visit(work)


def test_a_browser_holds_its_token_in_a_cookie_no_script_can_read(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        body = {
            "game": "planetx",
            "options": {"mode": "standard", "places": [{"season": "spring", "facts": 4}]},
            "seats": [{"who": "you"}],
            "name": "Ada",
        }
        response = await server.send("POST", "/api/tables", body)
        assert response.json()["token"] is None
        cookie = response.headers["set-cookie"].lower()
        for word in ("httponly", "samesite=strict", "path=/api"):
            assert word in cookie
        # The client's cookie jar now does what a browser's does.
        table = response.json()["table"]
        seen = await server.send("GET", f"/api/tables/{table}")
        assert seen.json()["seat"] == 0

    house.visit(work)


def test_a_seat_moves_to_another_device_and_the_old_key_is_void(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "ptolemaeus", 2)
        path = f"/api/tables/{host.table}/seats/1/key"
        assert await refusal(server.send("POST", path, {})) == (403, "server-not-host")
        moved = await server.send("POST", path, {}, guest.token)
        assert await refusal(guest.look()) == (401, "server-token")
        lost_again = await server.send("POST", path, {}, host.token)
        for response, works in ((moved, False), (lost_again, True)):
            seat = Seat(server, host.table, response.json()["token"])
            if works:
                assert (await seat.look()).seat == 1
            else:
                assert await refusal(seat.look()) == (401, "server-token")

    house.visit(work)


def test_the_commitment_is_published_first_and_opened_by_the_record(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host = await server.open_table("planetx", options_for("planetx", 1), ["you"], "Ada")
        published = (await host.look()).table.commitment
        assert await refusal(host.whole_record()) == (422, "server-not-over")
        own = await host.record()
        assert (own.commitment, own.seat) == (published, 0)
        assert len(published) == len(commitment(b"0" * 16, b"1" * 16))

    house.visit(work)


def test_the_sign_that_no_database_has_means_nothing(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (host,) = await full_table(server, "ptolemaeus", 1)
        for path in (f"/api/tables/{host.table}%00", "/api/replays/%00", "/api/join/%00"):
            assert await refusal(server.send("GET", path, None, host.token)) == (
                404,
                "server-not-found",
            )
        body = {"join_code": "A\0B", "name": "Ben", "seat": None, "hold": "bearer"}
        assert await refusal(server.send("POST", "/api/join", body)) == (404, "server-no-code")
        note = {"number": 0, "body": "\0"}
        path = f"/api/tables/{host.table}/notes"
        saved = server.send("PUT", path, note, host.token)
        assert await refusal(saved) == (422, "server-request")

    house.visit(work)
