"""The doors: names, origins, JSON, sizes, rates, headers, and refusals without tracebacks."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from ecliptic.client import Server
from ecliptic.server.app import routes
from ecliptic.server.auth.tokens import new_token
from ecliptic.server.http.protocols import MOST_HEADER_BYTES
from tests.server.houses import GENEROUS, OpenHouse, full_table, plain_http, with_server

TABLE = {
    "game": "ptolemaeus",
    "options": {"seats": 1},
    "seats": [{"who": "you"}],
    "name": "Ada",
}


Requests = Callable[[Server], Awaitable[list[httpx.Response]]]


def raw(*requests: dict[str, Any]) -> Requests:
    """Send requests as they are."""

    async def work(server: Server) -> list[httpx.Response]:
        async with plain_http(server.address) as http:
            return [await http.request(**request) for request in requests]

    return work


def get(path: str, **headers: str) -> dict[str, Any]:
    return {"method": "GET", "url": path, "headers": headers}


def post(path: str, body: Any, **headers: str) -> dict[str, Any]:
    content = body if isinstance(body, bytes) else msgspec.json.encode(body)
    kind = headers or {"content-type": "application/json"}
    return {"method": "POST", "url": path, "content": content, "headers": kind}


def test_every_answer_keeps_browsers_strict(house: OpenHouse) -> None:
    requests = [get("/"), get("/healthz"), get("/readyz"), get("/nowhere"), post("/api/join", {})]
    for response in house.visit(raw(*requests)):
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert response.headers["x-content-type-options"] == "nosniff"
        assert response.headers["referrer-policy"] == "no-referrer"
        assert response.headers["x-request-id"]
        assert "server" not in response.headers


def test_the_house_is_open(house: OpenHouse) -> None:
    page, alive, ready, schema = house.visit(
        raw(get("/"), get("/healthz"), get("/readyz"), get("/schema/openapi.json"))
    )
    assert [one.status_code for one in (page, alive, ready, schema)] == [200] * 4
    assert "Ecliptic" in page.text
    assert "<script>" not in page.text
    assert "/api/tables/{table_id}/commands" in schema.json()["paths"]


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "", "[::2]:80"])
def test_we_answer_to_our_own_names_only(house: OpenHouse, host: str) -> None:
    (response,) = house.visit(raw(get("/healthz", host=host)))
    assert response.status_code in (400, 421)
    if host:
        assert response.json()["code"] == "server-host"


def test_a_port_is_a_number(house: OpenHouse) -> None:
    ports = [":http", ":-1", ":65536", ":", f":{'1' * 5000}"]
    hosts = ["[::1]x", *(f"localhost{port}" for port in ports)]
    answers = house.visit(raw(*(get("/healthz", host=host) for host in hosts)))
    found = [(one.status_code, one.json()["code"]) for one in answers]
    assert found == [(400, "server-request")] * len(hosts)


def test_two_hosts_are_refused(house: OpenHouse) -> None:
    """A proxy in front might look at the other one."""
    request = (
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
    )
    head, told = sent_raw(house, request)
    assert head[0] == "HTTP/1.1 400 Bad Request"
    assert told["code"] == "server-request"


@pytest.mark.parametrize(
    ("site", "status"),
    [("cross-site", 403), ("same-site", 403), ("same-origin", 404), ("none", 404)],
)
def test_a_page_of_another_site_may_link_here_but_ask_nothing(
    house: OpenHouse, site: str, status: int
) -> None:
    """Or it would use up what its visitor may ask in a minute."""
    there = {"sec-fetch-site": site}
    link = {**there, "sec-fetch-mode": "navigate", "sec-fetch-dest": "document"}
    asked = [
        get("/api/tables/nowhere", **there),
        get("/api/tables/nowhere", **link),
        get("/assets/nowhere", **there),
        get("/nowhere", **{**link, "sec-fetch-dest": "iframe"}),
        get("/", **link),
    ]
    *answers, page = house.visit(raw(*asked))
    expected = [status] * 4 if status == 403 else [404, 404, 404, 200]
    assert ([one.status_code for one in answers], page.status_code) == (expected, 200)
    if status == 403:
        assert {one.json()["code"] for one in answers} == {"server-origin"}


def test_what_a_page_of_another_site_asks_costs_its_visitor_nothing(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, reads_a_minute=2, writes_a_minute=2)
    elsewhere = {"sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors"}
    origin = {"origin": "https://evil.example", "content-type": "application/json"}
    tried = [get("/", **elsewhere), get("/api/house", **elsewhere), post("/api/join", {}, **origin)]
    *refused, page, answer = with_server(
        tmp_path, raw(*tried * 3, get("/"), post("/api/join", {})), limits=few
    )
    assert {one.json()["code"] for one in refused} == {"server-origin"}
    assert (page.status_code, answer.status_code) == (200, 400)


def test_a_path_is_written_in_one_way(house: OpenHouse) -> None:
    async def work(server: Server) -> list[int]:
        paths = ("//api/tables", "/api//tables", "/%2Fapi/tables", "/healthz")
        async with plain_http(server.address) as http:
            return [(await http.get(server.address + path)).status_code for path in paths]

    assert house.visit(work) == [404, 404, 404, 200]


def test_a_page_of_another_origin_may_not_act(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        own = server.address
        async with plain_http(own) as http:
            for origin, status in (("http://evil.example", 403), ("null", 403), (own, 201)):
                headers = {"origin": origin, "content-type": "application/json"}
                content = msgspec.json.encode(TABLE)
                response = await http.post("/api/tables", content=content, headers=headers)
                assert response.status_code == status
            seat, _ = await full_table(server, "ptolemaeus", 2)
            address = own.replace("http", "ws") + f"/api/tables/{seat.table}/stream"
            with pytest.raises(InvalidStatus):
                await connect(address, origin="http://evil.example", proxy=None)  # type: ignore[arg-type]
            async with connect(address, origin=own, proxy=None):  # type: ignore[arg-type]
                pass

    house.visit(work)


def test_bodies_are_json_and_not_too_long(house: OpenHouse) -> None:
    form = post(
        "/api/join", b"join_code=A", **{"content-type": "application/x-www-form-urlencoded"}
    )
    long = post("/api/join", b" " * 70_000)
    broken = post("/api/join", b"{")
    bad_utf8 = post("/api/join", b'{"join_code":"\xff","name":"Ada"}')
    nested = post("/api/join", b'{"join_code":' + b"[" * 60_000)
    answers = house.visit(raw(form, long, broken, bad_utf8, nested))
    found = [(one.status_code, one.json()["code"]) for one in answers]
    assert found == [
        (415, "server-json-only"),
        (413, "server-too-large"),
        (400, "server-request"),
        (400, "server-request"),
        (400, "server-request"),
    ]


def test_a_body_without_a_length_is_measured_as_it_comes(house: OpenHouse) -> None:
    async def work(server: Server) -> int:
        async def pieces() -> Any:
            for _ in range(100):
                yield b" " * 1024

        async with plain_http(server.address) as http:
            headers = {"content-type": "application/json"}
            response = await http.post("/api/join", content=pieces(), headers=headers)
            return response.status_code

    assert house.visit(work) == 413


def sent_raw(house: OpenHouse, *pieces: bytes) -> tuple[list[str], Any]:
    """The head and the body of what comes back for bytes that no client would send."""

    async def work(server: Server) -> bytes:
        host, port = server.address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port))
        for piece in pieces:
            writer.write(piece)
            await writer.drain()
        answer = await reader.read()
        writer.close()
        await writer.wait_closed()
        return answer

    head, _, body = house.visit(work).decode().partition("\r\n\r\n")
    return head.splitlines(), json.loads(body)


def test_a_head_is_not_too_long(house: OpenHouse) -> None:
    start = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nCookie: "
    rest = b"a" * (MOST_HEADER_BYTES + 1 - len(start))
    head, told = sent_raw(house, start, rest)
    assert head[0] == "HTTP/1.1 431 Request Header Fields Too Large"
    assert "content-type: application/problem+json" in head
    assert (told["status"], told["code"]) == (431, "server-too-large")
    assert f"x-request-id: {told['request_id']}" in head


def test_what_is_no_request_is_refused_with_a_code(house: OpenHouse) -> None:
    head, told = sent_raw(house, b"what is this\r\n\r\n")
    assert head[0] == "HTTP/1.1 400 Bad Request"
    assert (told["status"], told["code"]) == (400, "server-request")


JSON = b"POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.mark.parametrize(
    "head",
    [
        JSON + b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        JSON + b"Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}.",
        JSON + b"Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n",
        JSON + b"Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n",
        JSON + b"Content-Length : 2\r\n\r\n{}",
        JSON + b"X-Folded: one\r\n Content-Length: 2\r\n\r\n{}",
        b"GET /healthz HTTP/1.1\nHost: localhost\n\n",
    ],
)
def test_nobody_can_hide_a_request_in_another(house: OpenHouse, head: bytes) -> None:
    """Whatever a proxy might cut elsewhere than we do is refused, and the line closed."""
    answer, told = sent_raw(house, head)
    assert answer[0] == "HTTP/1.1 400 Bad Request"
    assert told["code"] == "server-request"


def test_a_length_has_not_thousands_of_digits(house: OpenHouse) -> None:
    """Python refuses to read those as a number."""
    answer, told = sent_raw(
        house, JSON, b"Content-Length: %05000d\r\nConnection: close\r\n\r\n{}" % 2
    )
    assert answer[0].startswith("HTTP/1.1 413")
    assert told["code"] == "server-too-large"


def test_a_request_is_never_sent_back_by_trace(house: OpenHouse) -> None:
    (answer,) = house.visit(raw({"method": "TRACE", "url": "/", "headers": {"x-key": "secret"}}))
    assert (answer.status_code, answer.json()["code"]) == (405, "server-method")
    assert "secret" not in answer.text


def test_bodies_on_one_line_are_not_counted_as_heads(house: OpenHouse) -> None:
    long = post("/api/replays", {"record": "x" * 100_000})
    answers = house.visit(
        raw(long, long, get("/healthz", cookie="a" * 30_000), long, get("/healthz"))
    )
    assert [one.status_code for one in answers] == [422, 422, 200, 422, 200]


def test_a_refusal_is_a_problem_with_its_code_and_its_sentence(house: OpenHouse) -> None:
    (response,) = house.visit(raw(post("/api/join", {"join_code": "NOCODE", "name": "Ada"})))
    assert response.headers["content-type"] == "application/problem+json"
    problem = response.json()
    assert problem["status"] == response.status_code == 404
    assert problem["code"] == "server-no-code"
    assert problem["detail"].startswith("No table has this join code")
    assert problem["request_id"] == response.headers["x-request-id"]


def test_too_many_attempts_to_join_are_answered_with_a_time_to_wait(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(GENEROUS, tables_a_minute=3)
    attempt = post("/api/join", {"join_code": "NOCODE", "name": "Ada"})
    answers = with_server(tmp_path, raw(*[attempt] * 4), limits=limits)
    assert [one.status_code for one in answers] == [404, 404, 404, 429]
    assert answers[-1].json()["code"] == "server-too-many"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60


def test_too_many_looks_are_answered_with_a_time_to_wait(tmp_path: Path) -> None:
    few = msgspec.structs.replace(GENEROUS, reads_a_minute=3)
    answers = with_server(tmp_path, raw(*[get("/healthz")] * 3, get("/")), limits=few)
    assert [one.status_code for one in answers] == [200, 200, 200, 429]
    assert answers[-1].json()["code"] == "server-too-many"
    assert int(answers[-1].headers["retry-after"]) >= 1


def test_too_many_sockets_opened_one_after_the_other_are_too_many_looks(tmp_path: Path) -> None:
    """Each of them is a GET, and may have a table read anew."""
    few = msgspec.structs.replace(GENEROUS, reads_a_minute=3)

    async def work(server: Server) -> None:
        line = server.address.replace("http", "ws") + "/api/tables/any/stream"
        for _ in range(3):
            async with connect(line, proxy=None):
                pass
        with pytest.raises(InvalidStatus):
            await connect(line, proxy=None)

    with_server(tmp_path, work, limits=few)


def test_an_address_changes_only_so_much_whatever_keys_it_brings(tmp_path: Path) -> None:
    """Each table that a stranger opens brings him keys, and each key may command so much."""
    few = msgspec.structs.replace(GENEROUS, writes_a_minute=3)
    nobody = {"content-type": "application/json", "authorization": f"Bearer {new_token()}"}
    tried = [post("/api/tables/any/commands", {}, **nobody), post("/api/join", b"{")]
    answers = with_server(tmp_path, raw(*tried * 2, get("/")), limits=few)
    assert [one.status_code for one in answers] == [400, 400, 400, 429, 200]
    assert int(answers[3].headers["retry-after"]) >= 1


def test_no_variable_of_the_surroundings_turns_debugging_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("LITESTAR_DEBUG", "LITESTAR_PDB"):
        monkeypatch.setenv(name, "1")
    app = routes.__wrapped__(GENEROUS.body_bytes)
    assert (app.debug, app.pdb_on_exception) == (False, False)


def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def work(server: Server) -> str:
        seat, _ = await full_table(server, "planetx", 2)
        await seat.look()
        return seat.token or ""

    token = with_server(tmp_path, work)
    written = "\n".join(record.getMessage() for record in caplog.records if _ours(record))
    assert token not in written
    assert "seed" not in written


def _ours(record: logging.LogRecord) -> bool:
    """The client's libraries log what they send; the server must not."""
    return record.name.startswith(("ecliptic", "uvicorn", "litestar"))
