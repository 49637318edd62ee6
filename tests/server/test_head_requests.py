"""HEAD: the headers of a GET, without its body."""

from __future__ import annotations

import logging

import httpx
import pytest

from ecliptic.client import Server
from tests.server.houses import OpenHouse, plain_http

ONE_TIME = {"x-request-id", "date"}
"""Headers that no two answers share."""


def both(house: OpenHouse, path: str) -> tuple[httpx.Response, httpx.Response]:
    async def work(server: Server) -> tuple[httpx.Response, httpx.Response]:
        async with plain_http(server.address) as http:
            return await http.head(path), await http.get(path)

    return house.visit(work)


def headers(response: httpx.Response) -> dict[str, str]:
    return {name: value for name, value in response.headers.items() if name not in ONE_TIME}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/", 200),
        ("/t/anything", 200),
        ("/healthz", 200),
        ("/readyz", 200),
        ("/api/tables", 200),
        ("/schema/openapi.json", 200),
        ("/api/nowhere", 404),
        ("/assets/gone.js", 404),
        ("/api/tables/nobodys", 404),
    ],
)
def test_whatever_answers_get_answers_head(house: OpenHouse, path: str, status: int) -> None:
    head, whole = both(house, path)
    assert (head.status_code, whole.status_code) == (status, status)
    assert headers(head) == headers(whole)
    assert head.content == b""
    assert whole.content != b""


def test_what_takes_no_get_takes_no_head(house: OpenHouse) -> None:
    head, whole = both(house, "/api/join")
    assert head.status_code == whole.status_code == 405
    assert head.content == b""
    assert "HEAD" not in head.headers["allow"]


def test_a_refusal_that_allows_get_allows_head(house: OpenHouse) -> None:
    async def work(server: Server) -> httpx.Response:
        async with plain_http(server.address) as http:
            return await http.request("DELETE", "/healthz")

    refused = house.visit(work)
    assert refused.status_code == 405
    assert {"GET", "HEAD"} <= {one.strip() for one in refused.headers["allow"].split(",")}


def test_a_stranger_is_turned_away_without_a_body(house: OpenHouse) -> None:
    async def work(server: Server) -> httpx.Response:
        async with plain_http(server.address) as http:
            return await http.head("/", headers={"host": "evil.example"})

    refused = house.visit(work)
    assert (refused.status_code, refused.content) == (421, b"")


def test_the_access_log_says_what_was_asked(
    house: OpenHouse, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO):
        both(house, "/healthz")
    methods = [line.facts.method for line in caplog.records if hasattr(line, "facts")]
    assert methods[:2] == ["HEAD", "GET"]
