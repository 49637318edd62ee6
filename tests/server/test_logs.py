"""The log says what happened, and nothing that a player may not know."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import sqlite3
import stat
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from ecliptic.client import Refused, Server
from ecliptic.client.connection import Way
from ecliptic.planetx.codes import GENERATOR
from ecliptic.planetx.generator import game_of
from ecliptic.planetx.system import system_text
from ecliptic.server import logs
from ecliptic.server.auth.tokens import new_token
from ecliptic.server.logs import Facts, Line, note, start_log
from ecliptic.store.sqlite.folder import FILE
from tests.server.houses import (
    SIMPLE,
    full_table,
    options_for,
    plain_http,
    play,
    player,
    with_server,
)

NOTE = "Planet X must be near the comets"


@pytest.fixture
def log_file(tmp_path: Path) -> Iterator[Path]:
    """A log at its most talkative, and the test's own logging as it was afterwards."""
    root, ours = logging.getLogger(), logging.getLogger("ecliptic")
    before = [*root.handlers], root.level, ours.level
    file = tmp_path / "log.jsonl"
    start_log("debug", file)
    try:
        yield file
    finally:
        for handler in root.handlers:
            handler.close()
        root.handlers[:], root.level, ours.level = before


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


async def whole_game(server: Server, game: str) -> list[str]:
    """Two people and an opponent play to the end; every secret a client has seen."""
    options = options_for(game, 3)
    host = await server.open_table(game, options, ["you", "open", SIMPLE[game]], "Adalbert")
    code = (await host.look()).table.join_code or ""
    guest = await server.join(code, "Berengar")
    note_body = {"number": 0, "body": NOTE}
    await server.send("PUT", f"/api/tables/{host.table}/notes", note_body, host.token)
    choose = [player(game, SIMPLE[game], name) for name in ("one", "other")]
    await asyncio.gather(play(host, choose[0]), play(guest, choose[1]))
    for astray in ("nowhere", "tables"):
        with pytest.raises(Refused):
            await server.send("GET", f"/api/{astray}/{host.token}")
    return [host.token or "", guest.token or "", code, "Adalbert", "Berengar", NOTE]


def stored_secrets(folder: Path) -> list[str]:
    """Seeds, salts, lots, and every entry of the log: skies, hands, moves and answers."""
    database = sqlite3.connect(folder / FILE)
    rows = database.execute("SELECT seed, salt, luck FROM tables").fetchall()
    keys = database.execute("SELECT token_hash FROM keys").fetchall()
    bodies = database.execute("SELECT body FROM entries").fetchall()
    database.close()
    events = [
        json.dumps(event, separators=(",", ":"))
        for (body,) in bodies
        for event in json.loads(body).get("events", [])
    ]
    return [*(text for row in [*rows, *keys, *bodies] for text in row), *events]


@pytest.mark.parametrize(
    ("game", "commands", "route"),
    [
        ("planetx", "socket", "/api/tables/{table_id}/stream"),
        ("ptolemaeus", "request", "/api/tables/{table_id}/commands"),
    ],
)
def test_a_whole_game_leaves_no_secret_in_the_log(
    tmp_path: Path, log_file: Path, game: str, commands: Way, route: str
) -> None:
    async def work(server: Server) -> list[str]:
        server.commands = commands
        return await whole_game(server, game)

    seen = with_server(tmp_path / "house", work)
    written = log_file.read_text(encoding="utf-8")
    secrets = [*seen, *stored_secrets(tmp_path / "house")]
    assert len(secrets) > 50
    assert all(secrets)
    assert [secret for secret in secrets if secret in written] == []
    said = lines(log_file)
    assert {line["event"] for line in said} == {"answered", "socket-closed"}
    assert {line["route"] for line in said if line["event"] == "answered"} >= {
        route,
        "/api/join",
        "none",
    }
    assert all(set(line) <= set(Line.__struct_fields__) for line in said)


def test_neither_a_game_code_nor_its_sky_is_in_the_log(tmp_path: Path, log_file: Path) -> None:
    """Whoever reads the log could ask for the sky of a code at a real table."""

    async def work(server: Server) -> None:
        async with plain_http(server.address) as http:
            path = f"/api/companion/Z7W5/ask?generator={GENERATOR}"
            sky = await http.post(path, json={"type": "reveal"})
            assert sky.json()["system"] == system_text(game_of("Z7W5").system)
            for place in ("/api/companion/Z7W5", "/companion/Z7W5", "/api/companion/Z7W"):
                await http.get(place)

    with_server(tmp_path / "house", work)
    written = log_file.read_text(encoding="utf-8")
    assert "Z7W" not in written.upper()
    assert system_text(game_of("Z7W5").system) not in written
    routes = [line["route"] for line in lines(log_file)]
    assert routes[0] == "/api/companion/{code}/ask"
    assert routes[1] == routes[3] == "/api/companion/{code}"


def test_the_page_about_running_a_server_names_every_event() -> None:
    source = Path(logs.__file__).parent.rglob("*.py")
    written = re.compile(r'\bnote\(\s*logging\.[A-Z]+,\s*"([a-z-]+)"')
    events = {name for file in source for name in written.findall(file.read_text(encoding="utf-8"))}
    assert {"answered", "stand-in", "request-failed"} <= events
    page = (Path(__file__).parents[2] / "docs" / "operation.md").read_text(encoding="utf-8")
    assert sorted(name for name in events if f"`{name}`" not in page) == []


def test_a_line_has_the_request_and_where_it_went(tmp_path: Path, log_file: Path) -> None:
    async def work(server: Server) -> str:
        return (await server.send("GET", "/readyz")).headers["x-request-id"]

    request = with_server(tmp_path / "house", work)
    (line,) = [one for one in lines(log_file) if one.get("request") == request]
    assert line["route"] == "/readyz"
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert line["milliseconds"] >= 0


def test_a_socket_that_nobody_understands_is_logged_without_its_address(
    tmp_path: Path, log_file: Path
) -> None:
    async def work(server: Server) -> None:
        place = server.address.replace("http", "ws")
        for astray in ("tables/any/stream?seat=CLEO", "tables/CLEO/stream?after=x", "CLEO"):
            with pytest.raises(InvalidStatus):
                await connect(f"{place}/api/{astray}", proxy=None)

    with_server(tmp_path / "house", work)
    assert "CLEO" not in log_file.read_text(encoding="utf-8")
    said = [line for line in lines(log_file) if line["event"] == "socket-closed"]
    assert len(said) == 3
    assert all(line["code"].isdigit() for line in said)


def test_refusals_are_warnings_with_their_code_a_few_for_each(
    tmp_path: Path, log_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: 100.0))
    logging.getLogger("ecliptic").setLevel(logging.WARNING)

    async def work(server: Server) -> None:
        nobody = {"authorization": f"Bearer {new_token()}"}
        seat, _ = await full_table(server, "ptolemaeus", 2)
        table = seat.table
        async with plain_http(server.address) as http:
            for _ in range(3):
                await http.get(f"/api/tables/{table}", headers=nobody)
                await http.get("/api/join/NOCODE")
                await http.get("/healthz", headers={"host": "evil.example"})
            await http.get("/api/nowhere")
            await http.put("/healthz")
        await say_nonsense(server, times=3)
        place = server.address.replace("http", "ws")
        async with connect(
            f"{place}/api/tables/{table}/stream", additional_headers=nobody, proxy=None
        ) as line:
            await line.wait_closed()
        with pytest.raises(InvalidStatus):
            await connect(f"{place}/api/tables/{table}/stream", origin=Origin("null"), proxy=None)

    with_server(tmp_path / "house", work)
    said = [line for line in lines(log_file) if line["event"] != "library"]
    assert {line["event"] for line in said} == {"refused"}
    assert {line["level"] for line in said} == {"warning"}
    codes = [line["code"] for line in said]
    assert codes == [
        "server-token",
        "server-no-code",
        "server-host",
        "server-request",
        "server-origin",
    ]
    assert (said[0]["status"], said[0]["route"]) == (401, "/api/tables/{table_id}")


async def say_nonsense(server: Server, times: int) -> None:
    host, port = server.address.removeprefix("http://").split(":")
    for _ in range(times):
        reader, writer = await asyncio.open_connection(host, int(port))
        writer.write(b"what is this\r\n\r\n")
        await reader.read()
        writer.close()


def test_a_caller_who_hangs_up_is_no_failure_of_ours(tmp_path: Path, log_file: Path) -> None:
    async def work(server: Server) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        _, hung_up = await asyncio.open_connection(host, int(port))
        head = "POST /api/join HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json"
        hung_up.write(f"{head}\r\nContent-Length: 100\r\n\r\n{{".encode())
        await hung_up.drain()
        await asyncio.sleep(0.2)
        hung_up.close()
        await hung_up.wait_closed()
        while "/api/join" not in log_file.read_text(encoding="utf-8"):
            await asyncio.sleep(0.02)

    with_server(tmp_path / "house", work)
    assert [line["event"] for line in lines(log_file) if line["level"] == "error"] == []


def test_an_error_says_its_place_and_not_its_message(log_file: Path) -> None:
    def fail() -> None:
        raise ValueError("the seed is 4711")

    try:
        fail()
    except ValueError as error:
        note(logging.ERROR, "request-failed", Facts(request="r1"), error)
        logging.getLogger("sqlalchemy").error("values %s", "4711", exc_info=error)
    ours, library = lines(log_file)
    assert "4711" not in log_file.read_text(encoding="utf-8")
    assert (ours["event"], ours["error"], ours["request"]) == ("request-failed", "ValueError", "r1")
    assert ours["place"][-1].endswith(" fail")
    assert library["event"] == "library"
    assert library["place"][0].startswith("sqlalchemy test_logs:")


def test_strangers_do_not_fill_the_log_with_what_libraries_say_of_them(
    log_file: Path, tmp_path: Path
) -> None:
    """uvicorn has a line for everything that is no request."""

    async def work(server: Server) -> None:
        await say_nonsense(server, times=50)

    with_server(tmp_path / "house", work)
    told = [line for line in lines(log_file) if line["event"] == "library"]
    # On a machine that takes longer than ten seconds for this there are more, but never 50.
    assert 1 <= len(told) < 10
    assert told[0]["count"] == 1


def test_a_library_line_says_how_many_it_stands_for(
    log_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = count(start=100.0, step=4.0)
    monkeypatch.setattr(logs, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    for _ in range(7):
        logging.getLogger("sqlalchemy").error("again")
    assert [line["count"] for line in lines(log_file)] == [1, 3, 3]


def test_only_its_owner_may_read_it(log_file: Path) -> None:
    """The id of a table is in it, which is all that a spectator needs."""
    assert stat.S_IMODE(log_file.stat().st_mode) == 0o600


def test_libraries_are_silent_unless_something_is_wrong(log_file: Path) -> None:
    logging.getLogger("websockets.server").debug("> GET /api HTTP/1.1")
    logging.getLogger("httpx").info("HTTP Request")
    assert lines(log_file) == []
