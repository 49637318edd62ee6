"""Sockets: a viewer's own stream without gaps, taken up where it was left."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from ecliptic.client import Follower, Message, Seat, Server, SocketRefused
from ecliptic.games import GAMES
from ecliptic.wire.tables import Heartbeat, TableShown, Told, ViewShown
from tests.server.houses import (
    GENEROUS,
    QUICK,
    OpenHouse,
    asked_seat,
    full_table,
    one_move,
    player,
    run,
    running,
    settings_for,
    some_moves,
    with_server,
)
from tests.server.server_process import free_port


async def messages(seat: Seat, after: int | None, until: int) -> list[Message]:
    """What one connection brings until the view has heard so much; heartbeats left out."""
    found: list[Message] = []
    async for message in seat.listen(after):
        if not isinstance(message, Heartbeat):
            found.append(message)
        if isinstance(message, ViewShown) and message.heard >= until:
            break
    return found


async def heard(seat: Seat) -> int:
    now = (await seat.look()).now
    assert now is not None
    return now.heard


@pytest.mark.parametrize("game", GAMES)
def test_a_viewer_is_told_its_stream_in_order_and_folds_its_own_view(
    house: OpenHouse, game: str
) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, game, 2)
        await some_moves(seats, game)
        for seat in (*seats, server.spectator(seats[0].table)):
            snapshot = await seat.look()
            assert snapshot.now is not None
            table, *told, view = await messages(seat, 0, snapshot.now.heard)
            assert isinstance(table, TableShown)
            follower = Follower(table, snapshot.seat)
            for one in told:
                assert isinstance(one, Told)
                follower.hear(one)
            assert follower.heard == snapshot.now.heard
            assert view == snapshot.now
            assert msgspec.json.decode(msgspec.json.encode(follower.view)) == snapshot.now.view

    house.visit(work)


def test_a_fresh_socket_starts_with_the_table_and_the_view(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        kinds = [type(one) for one in await messages(seat, None, 0)]
        assert kinds == [TableShown, ViewShown]

    house.visit(work)


def test_a_socket_goes_on_after_the_last_number_without_a_gap(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        before = await heard(seats[0])
        await some_moves(seats, "ptolemaeus")
        after = await heard(seats[0])
        _, *told, view = await messages(seats[0], before, after)
        assert [one.number for one in told if isinstance(one, Told)] == [*range(before, after)]
        assert isinstance(view, ViewShown)

    house.visit(work)


def test_following_begins_when_a_server_that_is_away_comes_back(tmp_path: Path) -> None:
    port = free_port()

    async def work() -> None:
        async with running(settings_for(tmp_path, port=port)) as server:
            (seat,) = await full_table(server, "planetx", 1)
        async with Server(server.address) as client:
            following = client.seat(seat.table, seat.token or "").follow()
            first = asyncio.ensure_future(anext(following))
            await asyncio.wait({first}, timeout=0.3)
            assert not first.done()
            async with running(settings_for(tmp_path, port=port)):
                assert (await first).asking

    run(work())


def test_nobody_can_have_heard_more_than_there_is(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        for after in (10_000, -1):
            with pytest.raises(SocketRefused, match="server-resume-ahead"):
                await messages(seat, after, 0)

    house.visit(work)


def test_a_wrong_key_and_a_closed_table_are_refused(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        with pytest.raises(SocketRefused, match="server-token"):
            await messages(Seat(server, seat.table, "x" * 43), None, 0)
        with pytest.raises(SocketRefused, match="server-no-table"):
            await messages(Seat(server, "nowhere", None), None, 0)

    house.visit(work)


def test_the_old_device_is_let_go_when_its_seat_moves(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        _, guest = await full_table(server, "ptolemaeus", 2)
        following = asyncio.create_task(messages(guest, None, 10_000))
        await asyncio.sleep(0.3)
        await server.send("POST", f"/api/tables/{guest.table}/seats/1/key", {}, guest.token)
        with pytest.raises(SocketRefused, match="server-token"):
            await following

    house.visit(work)


def test_a_quiet_line_beats(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        expected = await heard(seat)
        async for message in seat.listen():
            if isinstance(message, Heartbeat):
                assert message.heard == expected
                return

    lively = msgspec.structs.replace(QUICK, heartbeat=0.1)
    with_server(tmp_path, work, most=20, patience=lively)


def test_a_flooding_client_is_let_go(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        address = server.address.replace("http", "ws") + f"/api/tables/{seat.table}/stream"
        async with connect(address, compression=None, proxy=None) as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await flood(socket.send)
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "server-too-many")

    async def flood(send: object) -> None:
        while True:
            await send("hello?")  # type: ignore[operator]
            await asyncio.sleep(0)

    limits = msgspec.structs.replace(GENEROUS, frames_a_minute=5)
    with_server(tmp_path, work, most=20, limits=limits)


def test_secret_choices_stay_secret_on_the_wire(house: OpenHouse) -> None:
    """While theories are chosen, a rival's sealed choice changes nothing in my decision."""

    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 3)
        choose = [player("planetx", "pencil", f"{number}") for number in range(3)]
        while True:
            asked = [one for one in seats if ((await one.look()).now or ViewShown).decision]
            if len(asked) == 3:
                break
            await one_move(asked[0], choose[seats.index(asked[0])])
        before = (await seats[0].look()).now
        await one_move(seats[1], choose[1])
        after = (await seats[0].look()).now
        assert before is not None
        assert after is not None
        assert after.decision == before.decision
        assert after.heard == before.heard + 1
        _, told, _ = await messages(seats[0], before.heard, after.heard)
        assert isinstance(told, Told)
        assert told.event == {"type": "sealed", "seat": 1}
        # An answer to the decision as it was before is still good.
        async for turn in seats[0].turns():
            await seats[0].answer(before.decision or "", choose[0](turn))
            break

    house.visit(work)


def test_everybody_hears_of_a_move_at_once(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 2)
        spectator = server.spectator(seats[0].table)
        seat, asking = await asked_seat(seats)
        viewers = [*seats, spectator]
        before = [await heard(one) for one in viewers]
        jobs = [
            asyncio.create_task(messages(one, start, start + 1))
            for one, start in zip(viewers, before, strict=True)
        ]
        await asyncio.sleep(0.2)
        await seat.answer(asking, "S A 1-3")
        news = await asyncio.gather(*jobs)
        own = news[seats.index(seat)]
        others = [one for one in news if one is not own]
        assert '"count"' in msgspec.json.encode(own).decode()
        for one in others:
            assert "survey-announced" in msgspec.json.encode(one).decode()

    house.visit(work, most=30)
