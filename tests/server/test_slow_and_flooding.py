"""Clients that do not listen and clients that shout: they are let go, and nobody else notices."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ecliptic.client import Refused, Seat, Server, SocketRefused
from ecliptic.client.line import ViewHeard
from ecliptic.server.auth.tokens import new_table_id, new_token
from ecliptic.server.settings import Settings
from ecliptic.store.sql_store import SqlStore
from ecliptic.wire.tables import Told, ViewShown
from tests.server.houses import (
    GENEROUS,
    QUICK,
    OpenHouse,
    asked_seat,
    full_table,
    plain_http,
    play,
    player,
    run,
    running,
    settings_for,
    some_moves,
    with_server,
)

NARROW = 4096
RESTING = msgspec.structs.replace(QUICK, poll=60.0, sweep=60.0)
IMPATIENT = msgspec.structs.replace(QUICK, slow_client=0.3, heartbeat=60.0)


@asynccontextmanager
async def running_through_narrow_pipes(settings: Settings) -> AsyncIterator[Server]:
    """A server whose connections hold little on the way, so that a client that does not read is
    noticed after a few messages."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, NARROW)
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    async with running(settings, listening) as server:
        yield server


async def deaf(seat: Seat, address: str) -> ClientConnection:
    """A connection that takes almost nothing from the wire until somebody reads from it."""
    host, _, port = address.removeprefix("http://").partition(":")
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, NARROW)
    narrow.connect((host, int(port)))
    narrow.setblocking(False)
    return await connect(
        f"ws://{host}:{port}/api/tables/{seat.table}/stream?after=0",
        sock=narrow,
        additional_headers={"authorization": f"Bearer {seat.token}"},
        compression=None,
        max_size=None,
        max_queue=1,
        ping_interval=None,
    )


async def many_moves(seats: list[Seat]) -> None:
    """Until one of the seats has answered often enough."""
    players = [player("ptolemaeus", "rules", f"{number}") for number in range(len(seats))]
    jobs = [asyncio.create_task(play(*one, most=25)) for one in zip(seats, players, strict=True)]
    await asyncio.wait(jobs, return_when=asyncio.FIRST_COMPLETED)
    for job in jobs:
        job.cancel()
    await asyncio.gather(*jobs, return_exceptions=True)


async def nobody_is_connected(server: Server) -> None:
    while b"\necliptic_sockets 0.0\n" not in (await server.send("GET", "/metrics")).content:
        await asyncio.sleep(0.05)


async def told_until_closed(line: ClientConnection) -> list[int]:
    """The numbers of everything told that had been sent before the end."""
    numbers = []
    try:
        while True:
            message = msgspec.json.decode(await line.recv())
            if message["type"] == "told":
                numbers.append(message["number"])
    except ConnectionClosed:
        return numbers


async def told_after(seat: Seat, after: int, until: int) -> list[int]:
    numbers = []
    async for message in seat.listen(after):
        if isinstance(message, ViewShown) and message.heard >= until:
            break
        if isinstance(message, Told):
            numbers.append(message.number)
    return numbers


def test_a_client_that_does_not_read_is_let_go_and_goes_on_without_a_gap(tmp_path: Path) -> None:
    async def work() -> None:
        settings = settings_for(tmp_path, patience=IMPATIENT)
        async with running_through_narrow_pipes(settings) as server:
            seats = await full_table(server, "ptolemaeus", 2)
            line = await deaf(seats[0], server.address)
            # The others play on, and the views of their moves are more than the line holds.
            await many_moves(seats)
            await nobody_is_connected(server)
            heard = len((await seats[0].record()).told)
            first = await told_until_closed(line)
            assert first == [*range(len(first))]
            assert len(first) < heard
            rest = await told_after(seats[0], len(first), heard)
            assert rest == [*range(len(first), heard)]

    run(work())


def test_a_follower_that_was_too_slow_goes_on_by_itself(house: OpenHouse) -> None:
    """The server says that it lets a slow reader go; the client takes the stream up again."""

    class LetGo(Seat):
        times = 0

        async def _received(self, after: int | None, decoder: Any) -> AsyncIterator[Any]:
            async for message in super()._received(after, decoder):
                if isinstance(message, ViewHeard) and self.times < 3:
                    self.times += 1
                    raise SocketRefused("server-too-slow")
                yield message

    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        slow: list[Seat] = [LetGo(server, one.table, one.token) for one in seats]
        # Chance decides which of them is asked, and whether the other is at all.
        await some_moves(slow, "ptolemaeus", count=4)
        assert 3 in {one.times for one in slow if isinstance(one, LetGo)}

    house.visit(work)


def test_too_many_commands_of_one_seat_are_refused_and_the_other_plays_on(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        asked, _ = await asked_seat(seats)
        other = seats[1 - seats.index(asked)]
        codes = []
        for number in range(6):
            with pytest.raises(Refused) as refused:
                await other.answer("nothing-1.1", "?", f"flood-{number}")
            codes.append((refused.value.problem.status, refused.value.code))
        assert codes[:3] == [(409, "not-your-decision")] * 3
        assert codes[3:] == [(429, "server-too-many")] * 3
        before = len((await asked.record()).told)
        await some_moves([asked], "ptolemaeus", count=1)
        assert len((await asked.record()).told) > before

    limits = msgspec.structs.replace(GENEROUS, commands_a_minute=3)
    with_server(tmp_path, work, limits=limits)


async def shout(line: ClientConnection, frame: Any, times: int) -> None:
    for _ in range(times):
        await line.send(frame)
        await asyncio.sleep(0)
    while True:
        await line.recv()


@pytest.mark.parametrize("names", ["other tables", "this table"])
def test_many_keys_in_one_request_are_looked_up_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: str
) -> None:
    """Or a head of 64 kB would cost hundreds of transactions, and nobody needs a key for that."""
    count = 0
    read_with = SqlStore.read_with

    async def counted(self: SqlStore, work: Callable[[Any], Any]) -> Any:
        nonlocal count
        count += 1
        return await read_with(self, work)

    monkeypatch.setattr(SqlStore, "read_with", counted)

    async def work(server: Server) -> list[tuple[int, int]]:
        seat, _ = await full_table(server, "ptolemaeus", 2)
        table = seat.table
        made_up = [
            f"ecliptic-{table}.{one}" if names == "this table" else f"ecliptic-{new_table_id()}"
            for one in range(500)
        ]
        cookie = {"cookie": "; ".join(f"{name}={new_token()}" for name in made_up)}
        asked = [("GET", f"/api/tables/{table}"), ("GET", "/api/tables"), ("DELETE", "/api/me")]
        found = []
        async with plain_http(server.address) as http:
            for method, path in asked:
                before = count
                answer = await http.request(method, path, headers=cookie)
                found.append((answer.status_code, count - before))
        return found

    found = with_server(tmp_path, work, patience=RESTING)
    assert [status for status, _ in found] == [401 if names == "this table" else 200, 200, 200]
    assert all(1 <= looked_up <= 12 for _, looked_up in found), found


@pytest.mark.parametrize(
    ("frame", "times", "code"), [("hello?", 50, 1008), ("x" * 5000, 1, 1009), (b"\xff", 50, 1008)]
)
def test_a_socket_that_shouts_is_closed_and_the_others_are_told_on(
    tmp_path: Path, frame: Any, times: int, code: int
) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "ptolemaeus", 2)
        quiet = server.spectator(seats[0].table)
        listening = asyncio.create_task(told_after(quiet, 0, 1_000_000))
        address = server.address.replace("http", "ws") + f"/api/tables/{quiet.table}/stream"
        async with connect(address, compression=None, proxy=None) as line:
            with pytest.raises(ConnectionClosed) as closed:
                await shout(line, frame, times)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code
        assert not listening.done()
        await some_moves(seats, "ptolemaeus", count=1)
        heard = len((await quiet.record()).told)
        assert await told_after(quiet, 0, heard) == [*range(heard)]
        assert not listening.done()
        listening.cancel()
        await asyncio.gather(listening, return_exceptions=True)

    limits = msgspec.structs.replace(GENEROUS, frames_a_minute=5)
    with_server(tmp_path, work, limits=limits)


def test_an_address_opens_only_so_many_sockets_at_once(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, sockets=2)

    async def work() -> None:
        async with running(settings_for(tmp_path, limits=few)) as server:
            (seat,) = await full_table(server, "planetx", 1)
            async with asyncio.TaskGroup() as group:
                heard = asyncio.Semaphore(0)
                readers = [group.create_task(read_on(seat, heard)) for _ in range(2)]
                for _ in readers:
                    await heard.acquire()
                with pytest.raises(SocketRefused) as caught:
                    await anext(seat.listen())
                assert caught.value.code == "server-too-many"
                for reader in readers:
                    reader.cancel()
            while True:  # the server hears a moment later that they are gone
                with contextlib.suppress(SocketRefused):
                    await anext(seat.listen())
                    break

    run(work())


async def read_on(seat: Seat, heard: asyncio.Semaphore) -> None:
    """Hold a socket open, and say when it has brought its first message."""
    async for _ in seat.listen():
        heard.release()
