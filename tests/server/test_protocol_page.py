"""Every example of docs/protocol.md is really sent, and the answers are as the page shows them."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect

from ecliptic.client import Server
from ecliptic.server.app import routes
from tests.server.houses import OpenHouse, options_for, plain_http

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
REST = "..."
MADE_UP = re.compile(r"[A-Z]{2,}")
ROW = re.compile(r"`(GET|POST|PUT|DELETE) (/api/[^`\s]+)` `(\{[^`]*\})`")
SWITCHING = 101


class Exchange(msgspec.Struct, frozen=True):
    method: str
    path: str
    headers: dict[str, str]
    body: str
    status: int
    answers: list[Any]


def exchanges() -> list[Exchange]:
    return [exchange(text) for text in re.findall(r"```http\n(.*?)```", PAGE, re.DOTALL)]


def exchange(text: str) -> Exchange:
    asked, _, answered = text.partition("\n\n")
    first, *lines = asked.splitlines()
    method, path = first.split()
    headers = dict(line.split(": ", 1) for line in lines if re.match(r"[A-Z][a-z]+: ", line))
    body = "\n".join(line for line in lines if line.split(": ")[0] not in headers)
    status, _, shown = answered.partition("\n")
    return Exchange(method, path, headers, body, int(status), values(shown))


def values(text: str) -> list[Any]:
    """The JSON values of an answer, one after another, with what is left out as an entry `...`."""
    text = re.sub(r"\.\.\.\}", f'"{REST}": 0}}', text)
    text = re.sub(r"\.\.\.\]", f'"{REST}"]', text)
    decoder, found = json.JSONDecoder(), []
    while text := text.strip():
        value, end = decoder.raw_decode(text)
        found.append(value)
        text = text[end:]
    return found


class Conversation:
    """What the server has made up so far, by the words the page uses for it."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}

    def said(self, text: str) -> str:
        return MADE_UP.sub(lambda word: self.names.get(word[0], word[0]), text)

    def compare(self, shown: Any, real: Any, where: str) -> None:
        if isinstance(shown, dict):
            assert isinstance(real, dict), where
            named = shown.keys() - {REST}
            assert named <= real.keys() if REST in shown else named == real.keys(), where
            for name in named:
                self.compare(shown[name], real[name], f"{where}.{name}")
        elif isinstance(shown, list):
            assert isinstance(real, list), where
            listed = [one for one in shown if one != REST]
            assert len(listed) < len(real) if REST in shown else len(listed) == len(real), where
            for number, one in enumerate(listed):
                self.compare(one, real[number], f"{where}[{number}]")
        elif isinstance(shown, str) and MADE_UP.fullmatch(shown):
            assert self.names.setdefault(shown, real) == real, where
        else:
            assert shown == real, where


async def replay(server: Server, one: Exchange, talk: Conversation) -> None:
    path = talk.said(one.path)
    headers = {name: talk.said(value) for name, value in one.headers.items()}
    where = f"{one.method} {one.path}"
    if one.status == SWITCHING:
        address = server.address.replace("http", "ws") + path
        async with connect(address, additional_headers=headers, proxy=None) as line:
            for shown in one.answers:
                talk.compare(shown, msgspec.json.decode(await line.recv()), where)
        return
    async with plain_http(server.address) as http:
        if one.body:
            headers["content-type"] = "application/json"
        response = await http.request(
            one.method, path, content=one.body, headers=headers, timeout=60
        )
    assert response.status_code == one.status, where
    (shown,) = one.answers
    talk.compare(shown, response.json(), where)


def test_the_conversation_of_the_page_can_be_had(house: OpenHouse) -> None:
    async def work(server: Server) -> None:
        talk = Conversation()
        for one in exchanges():
            await replay(server, one, talk)

    assert len(exchanges()) >= 10
    house.visit(work)


def test_no_example_is_left_out() -> None:
    assert set(re.findall(r"```(\w*)\n.*?```", PAGE, re.DOTALL)) == {"http"}


def test_the_page_names_every_request() -> None:
    """By the last word of its address: `/api/tables/T/notes`, `.../undo`, or `odds` in a table."""
    found = routes(body_bytes=0).openapi_schema.to_schema()["paths"]
    for path in (one for one in found if one.startswith("/api/")):
        word = [part for part in path.split("/") if not part.startswith("{")][-1]
        named = re.search(rf"[/`]{re.escape(word)}(?![\w-])", PAGE)
        assert named, f"docs/protocol.md does not say what {path} is for"


@pytest.mark.parametrize(("method", "path", "body"), ROW.findall(PAGE))
def test_requests_in_the_tables_are_understood(
    house: OpenHouse, method: str, path: str, body: str
) -> None:
    """They may be refused at this table, but not for their shape or their address."""
    named = {"LEVEL": '"pencil"', "TEXT": '"a record"', "SECRET": '"a secret"', "...": "null"}
    for word, value in named.items():
        body = body.replace(f'"{word}"', value).replace(word, value)

    async def work(server: Server) -> int:
        options = options_for("planetx", 2)
        host = await server.open_table("planetx", options, ["you", "open"], "Ada")
        place = path.replace("/T/", f"/{host.table}/").replace("/N", "/1")
        headers = {"authorization": f"Bearer {host.token}", "content-type": "application/json"}
        async with plain_http(server.address) as http:
            return (await http.request(method, place, content=body, headers=headers)).status_code

    assert house.visit(work) not in (400, 404, 405, 415)
