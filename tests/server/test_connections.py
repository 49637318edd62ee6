"""Connections that a stranger opens: silent, slow, endless or many, they keep nobody out."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import sys
import time
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from ecliptic.client import Server
from ecliptic.server.http.protocols import MOST_HEADER_BYTES, Handshake, HttpConnection
from ecliptic.server.settings import Limits, Patience
from tests.server.houses import GENEROUS, QUICK, OpenHouse, full_table, plain_http, with_server
from tests.server.server_process import ServerProcess

HASTY = msgspec.structs.replace(QUICK, head=0.2, body=0.4)
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]

GET = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
UPGRADE = (
    b"GET /api/tables/any/stream HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
)
KEY = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
POST = (
    b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)


async def opened(server: Server, *pieces: bytes) -> Line:
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    for piece in pieces:
        writer.write(piece)
    return reader, writer


async def closed(*lines: Line) -> None:
    for _, writer in lines:
        writer.close()
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def ended(line: Line) -> bytes:
    """What came before the server ended it."""
    with contextlib.suppress(ConnectionError):
        return await line[0].read()
    return b""


async def drips(line: Line, piece: bytes) -> None:
    """Something now and then, so that the line is never silent."""
    with contextlib.suppress(ConnectionError):
        while True:
            line[1].write(piece)
            await line[1].drain()
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("trailer", [b"X-T: y\r\n", b"y" * 64], ids=["many", "one endless"])
def test_trailers_count_like_headers(house: OpenHouse, trailer: bytes) -> None:
    async def work(server: Server) -> bytes:
        line = await opened(server, POST.replace(b"\r\n\r\n", b"\r\nExpect: 100-continue\r\n\r\n"))
        await line[0].readuntil(b"100 Continue\r\n\r\n")
        # Not a byte more than it takes: what comes after the end would cut the answer off.
        start = b"0\r\nX-Begin: "
        rest = MOST_HEADER_BYTES + 1 - len(start)
        line[1].write(start + (trailer * rest)[:rest])
        answer = await ended(line)
        await closed(line)
        return answer

    head, _, body = house.visit(work).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ")
    assert json.loads(body)["code"] == "server-too-large"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"what is this\r\n\r\n", 400),
        (UPGRADE + b"Sec-WebSocket-Key: none\r\n\r\n", 400),
        (UPGRADE + KEY + b"Origin: https://evil.example\r\n\r\n", 403),
        (UPGRADE.replace(b"/stream", b"/api/nowhere") + KEY + b"\r\n", 403),
    ],
    ids=["no request", "no key", "elsewhere", "nowhere"],
)
def test_what_is_refused_before_the_routes_keeps_browsers_strict(
    house: OpenHouse, sent: bytes, status: int
) -> None:
    async def work(server: Server) -> bytes:
        line = await opened(server, sent)
        answer = await ended(line)
        await closed(line)
        return answer

    first, *head = house.visit(work).decode().partition("\r\n\r\n")[0].splitlines()
    assert first.split()[1] == str(status)
    names = {line.partition(":")[0].lower() for line in head}
    assert {"content-security-policy", "x-content-type-options", "cache-control"} <= names


ONE_READ = 256 * 1024
"""So much the event loop takes from the system at once."""
TOO_SLOW = {
    "silent": (b"", b""),
    "slow head": (b"GET /hea", b"l"),
    "no body": (POST, b""),
    "slow body": (POST, b"1\r\n \r\n"),
}
"""What is sent at once, and what then again and again."""


def test_requests_that_take_too_long_are_given_up(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def given_up(server: Server, first: bytes, then: bytes) -> None:
        line = await opened(server, first)
        dripping = asyncio.create_task(drips(line, then) if then else asyncio.sleep(0))
        async with asyncio.timeout(30):
            await ended(line)
        dripping.cancel()
        await asyncio.gather(dripping, return_exceptions=True)
        await closed(line)

    async def work(server: Server) -> None:
        async with asyncio.TaskGroup() as group:
            for first, then in TOO_SLOW.values():
                group.create_task(given_up(server, first, then))

    with caplog.at_level(logging.WARNING, "ecliptic"):
        with_server(tmp_path, work, patience=HASTY)
    # One line for the first of them: an attacker does not fill the log.
    assert why_ended(caplog) == ["too-slow"]


def why_ended(caplog: pytest.LogCaptureFixture) -> list[str]:
    noted = [one for one in caplog.records if one.msg == "connections-ended"]
    return [getattr(one, "facts").reason for one in noted]  # noqa: B009


def test_a_line_between_two_requests_may_be_silent_for_longer(tmp_path: Path) -> None:
    async def work(server: Server) -> bytes:
        line = await opened(server, GET)
        await line[0].readuntil(b"}")
        await asyncio.sleep(6 * HASTY.head)
        line[1].write(GET)
        answer = await line[0].readuntil(b"}")
        await closed(line)
        return answer

    assert with_server(tmp_path, work, patience=HASTY).startswith(b"HTTP/1.1 200")


def test_an_answer_that_nobody_reads_is_given_up(tmp_path: Path) -> None:
    async def work(server: Server) -> None:
        page = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line = await opened(server, page * 400)
        line[1].transport.pause_reading()  # type: ignore[attr-defined]
        async with asyncio.timeout(60):
            while await connections_open(server) > 1:
                await asyncio.sleep(0.1)
        await closed(line)

    impatient = msgspec.structs.replace(QUICK, unread=0.5)
    with_server(tmp_path, work, patience=impatient)


async def connections_open(server: Server) -> int:
    """This look takes one itself."""
    async with plain_http(server.address) as http:
        figures = (await http.get("/metrics")).text
    line = next(one for one in figures.splitlines() if one.startswith("ecliptic_connections "))
    return int(float(line.split()[1]))


def test_silent_lines_give_way_to_who_has_something_to_ask(tmp_path: Path) -> None:
    """Of those that wait the longest first, and nobody who is being served."""
    few = msgspec.structs.replace(GENEROUS, connections=6)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        told = seat.listen()
        await anext(told)
        proven = await opened(server, GET)
        await proven[0].readuntil(b"}")
        silent = [await opened(server) for _ in range(20)]
        for _ in range(3):
            async with plain_http(server.address) as http:
                assert (await http.get("/healthz")).status_code == 200
        proven[1].write(GET)
        assert (await proven[0].readuntil(b"}")).startswith(b"HTTP/1.1 200")
        assert await ended(silent[0]) == b""
        assert await connections_open(server) <= few.connections
        await told.aclose()  # type: ignore[attr-defined]
        await closed(proven, *silent)

    with_server(tmp_path, work, limits=few)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_600_silent_lines_keep_nobody_out_where_512_files_may_be_open(tmp_path: Path) -> None:
    async def work() -> None:
        process = ServerProcess(tmp_path, most_files=512)
        await process.start()
        silent: list[Line] = []
        try:
            while len(silent) < 600:  # from four addresses, so that no address has too many
                source = (f"127.0.0.{2 + len(silent) // 150}", 0)
                some = [knock(process, source) for _ in range(50)]
                silent += await asyncio.gather(*some)
            async with httpx.AsyncClient(trust_env=False, base_url=process.address) as http:
                for path in ("/healthz", "/readyz", "/"):
                    assert (await http.get(path)).status_code == 200
        finally:
            await closed(*silent)
            assert await process.stop() == 0

    asyncio.run(asyncio.wait_for(work(), 60))


async def knock(process: ServerProcess, source: tuple[str, int]) -> Line:
    return await asyncio.open_connection("127.0.0.1", process.port, local_addr=source)


@pytest.mark.parametrize("opcode", [Opcode.PING, Opcode.PONG, Opcode.CONT])
def test_frames_beside_messages_are_counted(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, opcode: Opcode
) -> None:
    """Pings whose answers nobody reads, and a message of empty pieces that never ends."""
    limits = msgspec.structs.replace(GENEROUS, frames_a_minute=20)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        address = server.address.replace("http", "ws") + f"/api/tables/{seat.table}/stream"
        async with connect(address, compression=None, proxy=None, ping_interval=None) as line:
            raw = line.transport
            if opcode is Opcode.CONT:
                raw.write(Frame(Opcode.TEXT, b"", fin=False).serialize(mask=True))
            raw.write(Frame(opcode, b"", fin=opcode is not Opcode.CONT).serialize(mask=True) * 200)
            start = time.monotonic()
            await line.wait_closed()
            assert time.monotonic() - start < 10

    with caplog.at_level(logging.WARNING, "ecliptic"):
        with_server(tmp_path, work, limits=limits)
    assert why_ended(caplog) == ["too-much"]


@pytest.mark.parametrize(
    "flood",
    [Frame(Opcode.PING, b"").serialize(mask=True), Frame(Opcode.TEXT, b"{}").serialize(mask=True)],
    ids=["pings", "messages"],
)
@pytest.mark.parametrize("there", [True, False], ids=["at a table", "after the goodbye"])
def test_a_flood_that_comes_at_once_is_not_read_to_its_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flood: bytes, there: bool
) -> None:
    """Nobody else is answered while frames are read, and one read of a line brings up to 256 kB."""
    limits = msgspec.structs.replace(GENEROUS, frames_a_minute=20)
    read: list[int] = []
    receive = Handshake.receive_data

    def counted(self: Handshake, data: bytes) -> None:
        read.append(len(data))
        receive(self, data)

    monkeypatch.setattr(Handshake, "receive_data", counted)

    async def work(server: Server) -> None:
        (seat,) = await full_table(server, "planetx", 1)
        table = seat.table.encode() if there else b"any"
        line = await opened(server, UPGRADE.replace(b"any", table) + KEY + b"\r\n")
        await line[0].readuntil(b"\r\n\r\n")
        read.clear()
        line[1].write(flood * 20_000)
        await ended(line)
        await closed(line)

    with_server(tmp_path, work, limits=limits)
    assert sum(read) <= 2048


def test_requests_that_come_at_once_wait_unread_and_are_answered_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting: list[int] = []
    complete = HttpConnection.on_headers_complete

    def counted(self: HttpConnection) -> None:
        complete(self)
        waiting.append(len(self.pipeline))

    monkeypatch.setattr(HttpConnection, "on_headers_complete", counted)
    paths = [b"/healthz", b"/readyz", b"/api/nowhere"]

    async def work(server: Server) -> list[bytes]:
        pieces = [GET.replace(b"/healthz", paths[number % 3]) for number in range(600)]
        line = await opened(server, b"".join(pieces))
        statuses = []
        for _ in pieces:
            head = await line[0].readuntil(b"\r\n\r\n")
            (length,) = re.findall(rb"content-length: (\d+)", head)
            await line[0].readexactly(int(length))
            statuses.append(head[9:12])
        await closed(line)
        return statuses

    assert with_server(tmp_path, work) == [b"200", b"200", b"404"] * 200
    assert len(waiting) == 600
    assert max(waiting) <= 2048 // len(GET)


def test_what_is_sent_ahead_stays_with_who_has_sent_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a single line would have the server keep all that it can send in a minute."""
    kept: list[int] = []
    read_on = HttpConnection._read_on

    def counted(self: HttpConnection) -> None:
        kept.append(len(self._unread))
        read_on(self)

    monkeypatch.setattr(HttpConnection, "_read_on", counted)
    head = POST.replace(b"Transfer-Encoding: chunked", b"Content-Length: 2")
    pieces = 3_000

    async def work(server: Server) -> None:
        line = await opened(server, (GET + head + b"{}" + GET * 5) * pieces)
        for _ in range(200):
            await line[0].readuntil(b"\r\n\r\n")
        await closed(line)

    with_server(tmp_path, work)
    assert max(kept) <= ONE_READ


def test_the_defaults_are_those_of_the_documents() -> None:
    assert (Patience().head, Patience().body) == (10.0, 30.0)
    assert Limits().connections < Limits().connections_in_all
