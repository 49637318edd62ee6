"""The conversation of docs/protocol.md, had with a real server.

The examples are one conversation, in order; words in capitals stand for what the server made up.
What stands below the head of a socket is sent over it, once the view has come.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from ecliptic.client import Server
from tests.examples.loose_json import Comparison, Value, values
from tests.examples.page import Shown, place
from tests.server.houses import plain_http

PAGE = "docs/protocol.md"
MADE_UP = re.compile(r"[A-Z]{2,}")
BLOCK = re.compile(r"```http\n(?P<asked>.*?)\n\n(?P<status>\d+)\n(?P<answer>.*?)```", re.DOTALL)
SWITCHING = 101


class Exchange(msgspec.Struct, frozen=True):
    start: int
    method: str
    path: str
    headers: dict[str, str]
    body: str
    status: int
    answers: list[Value]


def exchanges(text: str) -> list[Exchange]:
    return [_exchange(text, block) for block in BLOCK.finditer(text)]


def _exchange(text: str, block: re.Match[str]) -> Exchange:
    first, *lines = block["asked"].splitlines()
    method, path = first.split()
    headers = dict(line.split(": ", 1) for line in lines if re.match(r"[A-Z][a-z]+: ", line))
    body = "\n".join(line for line in lines if line.split(": ")[0] not in headers)
    answers = values(text, *block.span("answer"))
    return Exchange(block.start(), method, path, headers, body, int(block["status"]), answers)


async def conversation(server: Server, text: str) -> list[Shown]:
    """Every answer on the page that the server gives otherwise."""
    talk = Comparison(MADE_UP)
    found: list[Shown] = []
    for one in exchanges(text):
        heard = await _heard(server, one, talk, place(PAGE, text, one.start))
        for shown, real in zip(one.answers, heard, strict=True):
            found += talk.answers(shown, real)
    return found


async def _heard(server: Server, one: Exchange, talk: Comparison, where: str) -> list[Any]:
    path = talk.said(one.path)
    headers = {name: talk.said(value) for name, value in one.headers.items()}
    if one.status == SWITCHING:
        address = server.address.replace("http", "ws") + path
        async with connect(address, additional_headers=headers, proxy=None) as line:
            heard: list[Any] = []
            while len(heard) < len(one.answers):
                heard.append(msgspec.json.decode(await line.recv()))
                if one.body and heard[-1]["type"] == "view" and len(heard) == 2:
                    await line.send(one.body)
            return heard
    async with plain_http(server.address) as http:
        if one.body:
            headers["content-type"] = "application/json"
        response = await http.request(
            one.method, path, content=one.body, headers=headers, timeout=60
        )
    assert response.status_code == one.status, (
        f"{where}: {one.method} {one.path} shows {one.status}, the server answers "
        f"{response.status_code} {response.text}; ask something else there"
    )
    return [response.json()]
