"""`/docs` and `/schema`: the interface to read and to try, from this server alone."""

from __future__ import annotations

import re

import pytest

from ecliptic.client import Refused, Server
from ecliptic.client.connection import Response
from tests.server.houses import OpenHouse

FILES = {"/docs": "text/html", "/docs/page.css": "text/css", "/docs/page.js": "text/javascript"}


def fetched(house: OpenHouse, *paths: str) -> list[Response]:
    async def work(server: Server) -> list[Response]:
        return [await server.send("GET", path) for path in paths]

    return house.visit(work)


def test_the_page_loads_nothing_from_elsewhere_and_has_no_inline_script(house: OpenHouse) -> None:
    answers = fetched(house, *FILES)
    for answer, kind in zip(answers, FILES.values(), strict=True):
        assert answer.headers["content-type"].startswith(kind)
        assert "default-src 'none'; script-src 'self'" in answer.headers["content-security-policy"]
        assert "//" not in re.sub(r"^//.*$", "", answer.text, flags=re.MULTILINE)
    page = answers[0].text
    assert re.findall(r"(?:src|href)=\"([^\"]+)\"", page) == [
        "/docs/page.css",
        "/docs/page.js",
        "/schema/openapi.json",
    ]
    assert "style=" not in page
    assert re.findall(r"<script[^>]*>([^<]*)</script>", page) == [""]
    assert re.findall(r"\son\w+=", page) == []


def test_the_description_is_at_both_addresses(house: OpenHouse) -> None:
    short, long = fetched(house, "/schema", "/schema/openapi.json")
    assert short.json() == long.json()
    assert "/api/tables/{table_id}/commands" in short.json()["paths"]


def test_every_request_about_a_table_is_described_with_the_seat_it_is_for(house: OpenHouse) -> None:
    """A browser may hold several; requests about anything else know no seats."""
    (described,) = fetched(house, "/schema")
    for path, methods in described.json()["paths"].items():
        for method in methods.values():
            named = [(one["in"], one["name"]) for one in method.get("parameters", [])]
            assert named.count(("query", "seat")) == path.startswith("/api/tables/{table_id}")


@pytest.mark.parametrize("path", ["/docs/secret.js", "/docs/__init__.py"])
def test_nothing_else_of_the_folder_is_served(house: OpenHouse, path: str) -> None:
    with pytest.raises(Refused) as refused:
        fetched(house, path)
    assert refused.value.problem.status == 404
