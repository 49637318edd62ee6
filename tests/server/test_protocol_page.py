"""Every example of docs/protocol.md is really sent, and the answers are as the page shows them."""

from __future__ import annotations

import re

import pytest

from ecliptic.client import Server
from ecliptic.server.app import routes
from tests.examples.conversation import PAGE, conversation, exchanges
from tests.examples.page import differences, page_text
from tests.server.houses import OpenHouse, options_for, plain_http

TEXT = page_text(PAGE)
ROW = re.compile(r"`(GET|POST|PUT|DELETE) (/api/[^`\s]+)` `(\{[^`]*\})`")


def test_the_conversation_of_the_page_can_be_had(house: OpenHouse) -> None:
    assert len(exchanges(TEXT)) >= 10
    found = differences(PAGE, TEXT, house.visit(lambda server: conversation(server, TEXT)))
    assert not found, "\n".join(found)


def test_no_example_is_left_out() -> None:
    assert set(re.findall(r"```(\w*)\n.*?```", TEXT, re.DOTALL)) == {"http"}
    assert len(exchanges(TEXT)) == TEXT.count("```http\n")


def test_the_page_names_every_request() -> None:
    """By the last word of its address: `/api/tables/T/notes`, `.../undo`, or `odds` in a table."""
    found = routes(body_bytes=0).openapi_schema.to_schema()["paths"]
    for path in (one for one in found if one.startswith("/api/")):
        word = [part for part in path.split("/") if not part.startswith("{")][-1]
        named = re.search(rf"[/`]{re.escape(word)}(?![\w-])", TEXT)
        assert named, f"docs/protocol.md does not say what {path} is for"


@pytest.mark.parametrize(("method", "path", "body"), ROW.findall(TEXT))
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
