"""Commands over the socket that is open anyway: what differs from requests, and what must not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ecliptic.client import Seat, Server
from ecliptic.server.http.protocols import WebSocketConnection
from ecliptic.store.errors import StoreTrouble
from ecliptic.store.writer import Writer
from ecliptic.wire.commands import FRAME_BYTES
from tests.server.houses import (
    GENEROUS,
    OpenHouse,
    asked_seat,
    full_table,
    plain_http,
    player,
    run,
    running,
    settings_for,
    with_server,
)
from tests.sizes import size

EXAMPLES = size(60, 2_000)
NEWS = ("told", "view", "table")


@asynccontextmanager
async def line_of(server: Server, seat: Seat) -> AsyncIterator[ClientConnection]:
    """A socket of a seat that has heard how its table stands."""
    address = server.address.replace("http", "ws") + f"/api/tables/{seat.table}/stream"
    headers = {} if seat.token is None else {"authorization": f"Bearer {seat.token}"}
    async with connect(address, additional_headers=headers, compression=None, proxy=None) as line:
        while (await received(line))["type"] != "view":
            pass
        yield line


async def received(line: ClientConnection) -> dict[str, Any]:
    """The next message that is no heartbeat."""
    while True:
        message: dict[str, Any] = msgspec.json.decode(await line.recv())
        if message["type"] != "heartbeat":
            return message


async def answered(line: ClientConnection, frame: Any) -> dict[str, Any]:
    """What a frame is answered with, beside news of the table."""
    text = frame if isinstance(frame, str | bytes) else msgspec.json.encode(frame).decode()
    await line.send(text)
    while True:
        message = await received(line)
        if message["type"] not in NEWS:
            return message


def survey(command_id: str, decision: str, action: Any = "S A 1-3") -> dict[str, Any]:
    return {"type": "answer", "command_id": command_id, "decision": decision, "action": action}


def test_a_move_is_acknowledged_before_it_is_told(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        async with line_of(server, seat) as line:
            await line.send(msgspec.json.encode(survey("first", asking)).decode())
            came = [await received(line)]
            while came[-1]["type"] != "view":
                came.append(await received(line))
        assert came[0] == {"type": "acknowledged", "command_id": "first", "heard": 13}
        assert [one["type"] for one in came[1:]] == ["told", "told", "told", "view"]
        assert came[-1]["heard"] == came[0]["heard"]

    house.visit(work)


def test_an_acknowledgement_and_its_news_are_written_together(
    house: OpenHouse, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To who has moved; everybody else is told after that."""
    written: list[list[str]] = []
    write = WebSocketConnection._write

    def noted(self: WebSocketConnection, texts: Sequence[bytes]) -> None:
        written.append([msgspec.json.decode(text)["type"] for text in texts])
        write(self, texts)

    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 2)
        asked, asking = await asked_seat(seats)
        other = seats[1 - seats.index(asked)]
        async with line_of(server, asked) as line, line_of(server, other) as others:
            monkeypatch.setattr(WebSocketConnection, "_write", noted)
            await line.send(msgspec.json.encode(survey("first", asking)).decode())
            while (await received(others))["type"] != "view":
                pass
        news = ["told", "view"]
        assert [one for one in written if one != ["heartbeat"]] == [["acknowledged", *news], news]

    house.visit(work)


def test_a_command_is_the_same_over_both_ways(house: OpenHouse) -> None:
    """Sent over one and repeated over the other it has one effect; refusals say the same."""

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        path = f"/api/tables/{seat.table}/commands"
        async with line_of(server, seat) as line:
            for command_id, action in (("over", "S A 1-3"), ("under", "what"), ("late", "T 2")):
                frame = survey(command_id, asking, action)
                told = await answered(line, frame)
                body = {name: value for name, value in frame.items() if name != "type"}
                request = await plainly(server, path, body, seat.token)
                if told["type"] == "acknowledged":
                    assert request == {"command_id": command_id, "heard": told["heard"]}
                else:
                    assert (told["type"], told["command_id"]) == ("refused", command_id)
                    assert told["retry_after"] is None
                    for one in (request, told["problem"]):
                        del one["request_id"]
                    assert request == told["problem"]
        assert len((await seat.record()).told) == 13

    house.visit(work)


async def plainly(server: Server, path: str, body: Any, token: str | None) -> dict[str, Any]:
    session = server._session()
    headers = {"authorization": f"Bearer {token}", "content-type": "application/json"}
    async with session.post(path, data=msgspec.json.encode(body), headers=headers) as response:
        found: dict[str, Any] = msgspec.json.decode(await response.read())
        return found


def test_moves_are_taken_back_over_the_socket(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "ptolemaeus", 1)
        async for turn in seat.turns():
            action = msgspec.to_builtins(player("ptolemaeus", "rules", "back")(turn))
            async with line_of(server, seat) as line:
                await answered(line, survey("move", turn.asking, action))
                undo = {"type": "undo", "command_id": "back"}
                first = await answered(line, undo)
                assert (first["type"], first["undone"]) == ("undo-answered", True)
                assert await answered(line, undo) == first
            break

    house.visit(work)


@pytest.mark.parametrize("who", ["a spectator", "a wrong seat's key"])
def test_who_has_no_seat_commands_nothing(house: OpenHouse, who: str) -> None:
    async def work(server: Server) -> None:
        seats = await full_table(server, "planetx", 2)
        asked, asking = await asked_seat(seats)
        other = seats[1 - seats.index(asked)]
        caller = server.spectator(asked.table) if who == "a spectator" else other
        async with line_of(server, caller) as line:
            told = await answered(line, survey("c", asking))
        expected = (403, "server-no-seat") if who == "a spectator" else (409, "not-your-decision")
        assert (told["problem"]["status"], told["problem"]["code"]) == expected
        assert ("current" in told["problem"]) == (who != "a spectator")

    house.visit(work)


def test_commands_have_the_rate_of_their_seat_and_a_flood_ends_the_socket(tmp_path: Path) -> None:
    """The sixth command of a minute waits, whichever way the others came, and beyond that only so
    much is said before the line is closed."""

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        path = f"/api/tables/{seat.table}/commands"
        async with line_of(server, seat) as line:
            for number in range(2):
                body = {"command_id": f"r{number}", "decision": "turn-1.1", "action": "T 2"}
                assert (await plainly(server, path, body, seat.token))["status"] == 409
                told = await answered(line, survey(f"s{number}", "turn-1.1"))
                assert told["problem"]["status"] == 409
            assert (await answered(line, survey("good", asking)))["type"] == "acknowledged"
            for number in range(3):
                told = await answered(line, survey(f"more{number}", asking))
                assert (told["problem"]["status"], told["problem"]["code"]) == (
                    429,
                    "server-too-many",
                )
                assert told["retry_after"] > 0
            with pytest.raises(ConnectionClosed) as closed:
                await answered(line, survey("too-many", asking))
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1008, "server-too-many")

    few = msgspec.structs.replace(GENEROUS, commands_a_minute=5, frames_a_minute=3)
    with_server(tmp_path, work, limits=few)


def test_commands_of_an_address_are_counted_whatever_table_they_are_for(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        first, second = [(await full_table(server, "planetx", 1))[0] for _ in range(2)]
        async with line_of(server, first) as line, line_of(server, second) as other:
            _, asking = await asked_seat([first])
            for _ in range(2):  # opening the tables was counted, too
                told = await answered(line, survey("c", asking, "S A 10-12"))
                assert told["problem"]["code"] == "planetx-survey-not-visible"
            told = await answered(other, survey("c", asking))
            assert (told["problem"]["code"], told["retry_after"] > 0) == ("server-too-many", True)

    with_server(tmp_path, work, limits=msgspec.structs.replace(GENEROUS, writes_a_minute=4))


def test_many_commands_are_no_flood(tmp_path: Path) -> None:
    """What is refused by the rules does not count as noise: over requests it would not either."""

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        async with line_of(server, seat) as line:
            for number in range(20):
                told = await answered(line, survey(f"c{number}", asking, "S A 10-12"))
                assert told["problem"]["code"] == "planetx-survey-not-visible"

    with_server(tmp_path, work, limits=msgspec.structs.replace(GENEROUS, frames_a_minute=3))


@pytest.mark.parametrize(
    ("trouble", "status", "code", "again"),
    [
        (StoreTrouble("store-busy"), 503, "store-busy", 1),
        (ZeroDivisionError(), 500, "server-failed", None),
    ],
)
def test_trouble_is_said_and_the_socket_stays(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    trouble: Exception,
    status: int,
    code: str,
    again: int | None,
) -> None:
    async def fail(*_: Any) -> Any:
        raise trouble

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        _, asking = await asked_seat([seat])
        async with line_of(server, seat) as line:
            with monkeypatch.context() as broken:
                broken.setattr(Writer, "write_many", fail)
                told = await answered(line, survey("c", asking))
            assert (told["problem"]["status"], told["problem"]["code"]) == (status, code)
            assert told["retry_after"] == again
            assert (await answered(line, survey("c", asking)))["type"] == "acknowledged"

    with_server(tmp_path, work)


def test_whoever_hangs_up_after_a_command_has_sent_it(tmp_path: Path) -> None:
    """The command that was begun is carried out and told to the others."""

    async def work() -> None:
        async with running(settings_for(tmp_path)) as server:
            for _ in range(10):
                (seat,) = await full_table(server, "planetx", 1)
                _, asking = await asked_seat([seat])
                async with line_of(server, server.spectator(seat.table)) as watching:
                    async with line_of(server, seat) as line:
                        await line.send(msgspec.json.encode(survey("only", asking)).decode())
                        line.transport.abort()
                    while (await received(watching))["type"] != "view":
                        pass
                done = await seat.answer(asking, "S A 1-3", "only")
                assert done.heard == 13

    run(work())


frames = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=20),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner),
        max_leaves=8,
    ).map(lambda value: msgspec.json.encode(value).decode()),
    st.fixed_dictionaries(
        {
            "type": st.sampled_from(["answer", "undo", "nothing", 7]),
            "command_id": st.one_of(st.text(max_size=70), st.just("c"), st.integers()),
        },
        optional={
            "decision": st.one_of(st.text(max_size=70), st.just("turn-1.10")),
            "action": st.one_of(st.text(max_size=20), st.dictionaries(st.text(), st.integers())),
            "to": st.integers(-3, 2**70),
            "heard": st.integers(-3, 2**70) | st.text(max_size=5),
            "more": st.none(),
        },
    ).map(lambda value: msgspec.json.encode(value).decode()),
)


def test_nonsense_is_refused_with_a_code_and_changes_nothing(tmp_path: Path) -> None:
    loud = msgspec.structs.replace(GENEROUS, frames_a_minute=10**6, commands_a_minute=10**6)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        async with line_of(server, seat) as line:
            loop, before = asyncio.get_running_loop(), (await seat.record()).told

            @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True)
            @given(frame=frames)
            def every(frame: str | bytes) -> None:
                job = asyncio.run_coroutine_threadsafe(answered(line, frame), loop)
                told = job.result(30)
                assert told["type"] == "refused", told
                assert 400 <= told["problem"]["status"] < 500, (frame, told)
                assert told["problem"]["code"]

            await asyncio.to_thread(every)
            assert (await seat.record()).told == before
            with pytest.raises(ConnectionClosed) as closed:
                await answered(line, "x" * (FRAME_BYTES + 1))
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    with_server(tmp_path, work, limits=loud)


def test_a_void_key_commands_nothing_over_a_socket_that_does_not_know_yet(tmp_path: Path) -> None:
    """Another process has given the seat a new key, and this one has not heard of it."""

    async def work() -> None:
        patience = msgspec.structs.replace(settings_for(tmp_path).patience, poll=3600.0)
        async with (
            running(settings_for(tmp_path, patience=patience)) as one,
            running(settings_for(tmp_path)) as other,
        ):
            (seat,) = await full_table(one, "planetx", 1)
            _, asking = await asked_seat([seat])
            async with line_of(one, seat) as line:
                path = f"/api/tables/{seat.table}/seats/0/key"
                await other.send("POST", path, {"hold": "bearer"}, seat.token)
                for frame in (survey("c", asking), {"type": "undo", "command_id": "u"}):
                    told = await answered(line, frame)
                    assert (told["problem"]["status"], told["problem"]["code"]) == (
                        401,
                        "server-token",
                    )
                    assert "current" not in told["problem"]

    run(work())


@pytest.mark.parametrize("path", ["commands", "undo"])
def test_who_commands_without_a_key_is_counted_by_address(tmp_path: Path, path: str) -> None:
    async def work(server: Server) -> list[int]:
        (seat,) = await full_table(server, "planetx", 1)
        body = {"command_id": "c", "decision": "turn-1.1", "action": "T 2"}
        if path == "undo":
            body = {"command_id": "c"}
        async with plain_http(server.address) as http:
            place = f"/api/tables/{seat.table}/{path}"
            return [(await http.post(place, json=body)).status_code for _ in range(5)]

    few = msgspec.structs.replace(GENEROUS, commands_a_minute=3)
    assert with_server(tmp_path, work, limits=few) == [403, 403, 403, 429, 429]
