"""Leaving, coming back, and being forgotten."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
import sqlalchemy as sa

from ecliptic.client import Seat, Server, SocketRefused
from ecliptic.games import GAMES
from ecliptic.server.auth.tokens import new_table_id, new_token
from ecliptic.store import schema
from ecliptic.store.open import Place
from tests.server.houses import (
    QUICK,
    SIMPLE,
    OpenHouse,
    asked_seat,
    full_table,
    one_move,
    options_for,
    plain_http,
    player,
    refusal,
    some_moves,
    with_server,
)
from tests.server.records import finished_table
from tests.store.stores import plain_engine


async def join_code(seat: Seat) -> str:
    return (await seat.look()).table.join_code or ""


async def kinds(seat: Seat) -> list[str]:
    return [one.kind for one in (await seat.look()).table.seats]


def test_before_the_deal_the_seat_is_open_again(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 3)
        host = await server.open_table("ptolemaeus", options, ["you", "open", "open"], "Ada")
        guest = await server.join(await join_code(host), "Ben")
        gone = await guest.leave()
        assert (gone.table, gone.seat) == (host.table, 1)
        assert await refusal(guest.look()) == (401, "server-token")
        table = (await host.look()).table
        assert [(one.kind, one.name) for one in table.seats[1:]] == [("open", ""), ("open", "")]

    house.visit(work)


def test_the_house_goes_to_the_next_person_and_closes_with_the_last(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 3)
        host = await server.open_table("ptolemaeus", options, ["you", "open", "open"], "Ada")
        code = await join_code(host)
        guest = await server.join(code, "Ben")
        assert not (await guest.look()).host
        await host.leave()
        seen = await guest.look()
        assert (seen.host, seen.table.host) == (True, True)
        await guest.change_seat(2, "rules")
        await guest.leave()
        assert await refusal(server.spectator(host.table).look()) == (404, "server-no-table")
        assert await refusal(server.join(code, "Cleo")) == (404, "server-no-code")

    house.visit(work)


def test_the_new_host_hears_of_it(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 3)
        host = await server.open_table("ptolemaeus", options, ["you", "open", "open"], "Ada")
        guest = await server.join(await join_code(host), "Ben")
        async for message in guest.listen():
            if getattr(message, "host", None) is False:
                await host.leave()
            elif getattr(message, "host", None):
                return

    house.visit(work, most=30)


@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_goes_on_until_somebody_takes_the_seat(house: OpenHouse, game: str) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, game, 2)
        leaver, _ = await asked_seat(seats)
        other = next(one for one in seats if one is not leaver)
        number = seats.index(leaver)
        code = await join_code(other)
        before = (await other.look()).now
        await leaver.leave()
        assert await refusal(leaver.look()) == (401, "server-token")
        left = (await other.look()).table.seats[number]
        assert (left.kind, left.level) == ("vacated", SIMPLE[game])
        # The opponent answers in the place of the one who has left.
        async for now in other.follow():
            if before is not None and now.heard > before.heard:
                break
        back = await server.join(code, "Cleo")
        seen = await back.look()
        assert seen.seat == number
        taken = seen.table.seats[number]
        assert (taken.kind, taken.name, taken.level) == ("person", "Cleo", "")
        assert await refusal(server.join(code, "Dora")) == (409, "server-no-free-seat")
        await some_moves([back, other], game, 3)

    house.visit(work)


def test_an_opponent_does_not_answer_for_somebody_who_has_come_back(place: Place) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        leaver, asking = await asked_seat(seats)
        other = next(one for one in seats if one is not leaver)
        before = (await other.look()).now
        await leaver.leave()
        back = await server.join(await join_code(other), "Cleo")
        await asyncio.sleep(2 * thoughtful.opponent_least)
        now = (await back.look()).now
        assert before is not None
        assert now is not None
        assert (now.decision, (await other.look()).now) == (asking, before)
        await one_move(back, player("ptolemaeus", "rules", "back"))

    thoughtful = msgspec.structs.replace(QUICK, opponent_least=1.0)
    with_server(place, work, patience=thoughtful)


def test_the_leaver_says_who_goes_on(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await full_table(server, "planetx", 2)
        assert await refusal(guest.leave("nobody")) == (422, "server-level")
        await guest.leave("random")
        assert (await host.look()).table.seats[1].level == "random"
        spectator = server.spectator(host.table)
        assert await refusal(spectator.leave()) == (403, "server-no-seat")

    house.visit(work)


def test_whoever_takes_a_seat_at_a_table_without_a_host_keeps_the_house(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 2)
        host = await server.open_table("ptolemaeus", options, ["you", "rules"], "Ada")
        code = await join_code(host)
        await host.leave()
        back = await server.join(code, "Ada")
        assert (await back.look()).host

    house.visit(work)


def test_the_socket_of_the_one_who_left_is_closed(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        _, guest = await full_table(server, "ptolemaeus", 2)
        listening = asyncio.create_task(listen(guest))
        await guest.leave()
        with pytest.raises(SocketRefused, match="server-token"):
            await listening

    async def listen(seat: Seat) -> None:
        async for _ in seat.listen():
            pass

    house.visit(work, most=30)


def words_in(place: Place) -> str:
    """Every text of every table of the database."""
    engine = plain_engine(place)
    with engine.connect() as connection:
        rows = [
            tuple(row)
            for table in schema.metadata.tables.values()
            for row in connection.execute(sa.select(table))
        ]
    engine.dispose()
    return repr(rows)


def test_whoever_wants_to_be_forgotten_leaves_no_name_no_token_and_no_notes(
    place: Place,
) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 2)
        host = await server.open_table("ptolemaeus", options, ["you", "open"], "Ada")
        guest = await server.join(await join_code(host), "Xanthippe")
        note = {"number": 0, "body": "my private thoughts"}
        await server.send("PUT", f"/api/tables/{guest.table}/notes", note, guest.token)
        assert all(word in words_in(place) for word in ("Xanthippe", "private thoughts"))
        await guest.link()
        await guest.erase()
        assert await refusal(guest.look()) == (401, "server-token")
        table = (await host.look()).table
        assert (table.seats[1].kind, table.seats[1].name) == ("vacated", "guest")
        await server.send(
            "PUT", f"/api/tables/{host.table}/seats/0/opponent", {"level": "rules"}, host.token
        )
        async for now in host.follow():
            if now.over:
                break
        assert "players: Ada | guest" in await host.whole_record()

    with_server(place, work)
    kept = words_in(place)
    assert "Xanthippe" not in kept
    assert "private thoughts" not in kept
    assert "'guest'" in kept


def test_before_the_deal_nothing_at_all_is_kept_of_whoever_wants_to_be_forgotten(
    place: Place,
) -> None:
    async def work(server: Server) -> None:
        options = options_for("ptolemaeus", 2)
        host = await server.open_table("ptolemaeus", options, ["you", "open"], "Xanthippe")
        await host.erase()
        assert await refusal(server.spectator(host.table).look()) == (404, "server-no-table")

    with_server(place, work)
    assert "Xanthippe" not in words_in(place)


def test_a_browser_is_forgotten_at_all_its_tables_at_once(place: Place) -> None:
    async def work(server: Server) -> None:
        body = {
            "game": "ptolemaeus",
            "options": {"seats": 2},
            "seats": [{"who": "you"}, {"who": "rules"}],
            "name": "Xanthippe",
        }
        tables = [(await server.send("POST", "/api/tables", body)).json() for _ in range(2)]
        other = await server.open_table(
            "ptolemaeus", options_for("ptolemaeus", 1), ["you"], "Somebody else"
        )
        gone = (await server.send("DELETE", "/api/me")).json()
        assert {one["table"] for one in gone} == {one["table"] for one in tables}
        assert (await server.send("GET", "/api/tables")).json() == []
        assert (await other.look()).table.seats[0].name == "Somebody else"

    with_server(place, work)
    assert "Xanthippe" not in words_in(place)


def test_a_browser_that_is_forgotten_keeps_no_cookie_of_a_table_that_is_gone(
    house: OpenHouse,
) -> None:
    """Such a key opens nothing any more, but its cookie says where somebody has played."""
    name = f"ecliptic-{new_table_id()}"

    async def work(server: Server) -> list[str]:
        async with plain_http(server.address) as http:
            cookie = {"cookie": f"{name}={new_token()}; other=1"}
            return (await http.delete("/api/me", headers=cookie)).headers.get_list("set-cookie")

    (spent,) = house.visit(work)
    assert spent.startswith(f'{name}="";')
    assert "Max-Age=0" in spent


def test_two_guests_are_told_apart(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 3)
        await seats[1].erase()
        await seats[2].erase()
        names = [one.name for one in (await seats[0].look()).table.seats]
        assert names == ["Ada", "guest", "guest 3"]

    house.visit(work)


def test_after_the_end_a_seat_is_left_without_anybody_to_go_on(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        host, guest = await finished_table(server, house.place, "ptolemaeus", 2)
        code = await join_code(host)
        await guest.leave()
        left = (await host.look()).table.seats[1]
        assert (left.kind, left.name, left.level) == ("vacated", "Ben", "")
        assert await refusal(server.join(code, "Cleo")) == (409, "server-no-free-seat")
        again = await host.rematch()
        assert await kinds(again) == ["person", "open"]

    house.visit(work)


def test_a_key_that_has_moved_cannot_make_its_new_holder_leave(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        _, guest = await full_table(server, "ptolemaeus", 2)
        path = f"/api/tables/{guest.table}/seats/1/key"
        moved = msgspec.json.decode((await server.send("POST", path, {}, guest.token)).content)
        assert await refusal(guest.leave()) == (401, "server-token")
        assert (await server.seat(guest.table, moved["token"]).look()).seat == 1

    house.visit(work)
