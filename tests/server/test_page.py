"""The web client's files: which address gets what, how it is cached and compressed."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ecliptic.server.http.static_files import INDEX, PLAIN_PAGE, WORKER, client_handler

PAGE = "<!doctype html><title>Ecliptic</title>"
SCRIPT = "export const answer = 42\n" * 20


@pytest.fixture
def built(tmp_path: Path) -> Path:
    folder = tmp_path / "client_files"
    (folder / "assets").mkdir(parents=True)
    (folder / INDEX).write_text(PAGE, encoding="utf-8")
    script = folder / "assets" / "index-abc123.js"
    script.write_text(SCRIPT, encoding="utf-8")
    script.with_name("index-abc123.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return folder


@pytest.mark.parametrize("path", ["/", "/new", "/j/ABCDEF", "/t/xyz", "/replay/t/xyz", "/nowhere"])
def test_every_address_of_the_client_gets_the_page(built: Path, path: str) -> None:
    with TestClient(Litestar([client_handler(built)])) as http:
        answer = http.get(path)
    assert answer.status_code == 200
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api/nothing", "/assets/index-old.js", "/schema/other.json"])
def test_what_is_missing_elsewhere_is_not_the_page(built: Path, path: str) -> None:
    with TestClient(Litestar([client_handler(built)])) as http:
        assert http.get(path).status_code == 404


def test_files_named_by_their_content_are_kept_for_ever(built: Path) -> None:
    with TestClient(Litestar([client_handler(built)])) as http:
        plain = http.get("/assets/index-abc123.js", headers={"accept-encoding": "identity"})
        packed = http.get("/assets/index-abc123.js", headers={"accept-encoding": "gzip, br"})
    assert "immutable" in plain.headers["cache-control"]
    assert plain.text == packed.text == SCRIPT
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    ("name", "media_type"),
    [
        ("worker.js", "text/javascript; charset=utf-8"),
        ("manifest-en.webmanifest", "application/manifest+json"),
        ("icon-192.png", "image/png"),
        ("icon.svg", "image/svg+xml; charset=utf-8"),
    ],
)
def test_what_makes_it_an_app_is_asked_for_again_and_has_its_type(
    built: Path, name: str, media_type: str
) -> None:
    (built / name).write_bytes(b"{}")
    with TestClient(Litestar([client_handler(built)])) as http:
        answer = http.get(f"/{name}")
    assert answer.headers["content-type"] == media_type
    assert answer.headers["cache-control"] == "no-cache"
    allowed = answer.headers.get("service-worker-allowed")
    assert allowed == ("/" if name == WORKER else None)


def test_a_page_that_has_not_changed_is_not_sent_again(built: Path) -> None:
    with TestClient(Litestar([client_handler(built)])) as http:
        tag = http.get("/").headers["etag"]
        again = http.get("/", headers={"if-none-match": tag})
    assert again.status_code == 304
    assert again.content == b""


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/../../secret.txt"]
)
def test_nothing_outside_the_folder_is_served(built: Path, path: str) -> None:
    (built.parent / "secret.txt").write_text("secret", encoding="utf-8")
    with TestClient(Litestar([client_handler(built)])) as http:
        assert "secret" not in http.get(path).text


def test_without_a_build_the_plain_page_says_so(tmp_path: Path) -> None:
    with TestClient(Litestar([client_handler(tmp_path)])) as http:
        assert http.get("/t/xyz").text == PLAIN_PAGE
