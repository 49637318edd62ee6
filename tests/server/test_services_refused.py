"""`ecliptic serve` with a PostgreSQL or a Redis that will not do: one line with what to do, exit 2,
no password in it, and nothing has changed."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any, LiteralString

import psycopg
import pytest

from ecliptic.cli import run
from ecliptic.server.serve import without_redis
from ecliptic.store.migrate import forms
from ecliptic.store.postgresql.database import migrate
from tests.server.server_process import free_port
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer

_TABLES: LiteralString = (
    "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = 'public' ORDER BY table_name, column_name"
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("ecliptic.server.logs.start_log", lambda *_: None)
    found = tmp_path / "house"
    monkeypatch.setenv("ECLIPTIC_DATA_DIR", str(found))
    return found


@contextmanager
def answering(words: bytes) -> Iterator[str]:
    """Something that is no Redis; where it is."""
    with socket.create_server(("127.0.0.1", 0)) as place:

        def answer() -> None:
            while True:
                try:
                    asker, _ = place.accept()
                except OSError:
                    return
                with asker:
                    asker.recv(1_000)
                    asker.sendall(words)

        thread = Thread(target=answer, daemon=True)
        thread.start()
        yield f"redis://:sesame@127.0.0.1:{place.getsockname()[1]}"
        place.shutdown(socket.SHUT_RDWR)
        thread.join()


def refused(capsys: pytest.CaptureFixture[str]) -> str:
    assert run(["serve", "--no-browser", "--port", str(free_port())]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert "sesame" not in told.err
    assert "Traceback" not in told.err
    return told.err


@pytest.mark.parametrize("words", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"{}\r\n", b""])
def test_what_answers_is_no_redis(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: bytes,
) -> None:
    with answering(words) as url:
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", url)
        assert "is not a Redis server" in refused(capsys)
    assert not folder.exists()


def test_a_redis_that_does_not_let_us_in(
    folder: Path,
    redis: RedisServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    place = f"127.0.0.1:{redis.port}"
    for url in (f"redis://{place}", f"redis://:sesame@{place}", f"{redis.url}/99"):
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", url)
        assert "refused the login" in refused(capsys)
    for url in (f"{redis.url}/house", f"{redis.url}?colour=red"):
        monkeypatch.setenv("ECLIPTIC_REDIS_URL", url)
        assert "is not the address of a Redis server" in refused(capsys)
    assert not folder.exists()


def test_a_postgresql_that_is_away_or_does_not_let_us_in(
    folder: Path,
    postgresql: PostgresqlServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with postgresql.bare_database() as url:
        for bad, said in (
            (postgresql.network_url(url, password="sesame"), "password authentication failed"),
            (f"postgresql://ada:sesame@127.0.0.1:{free_port()}/house", "refused"),
            (postgresql.network_url(url), "ecliptic migrate"),
        ):
            monkeypatch.setenv("ECLIPTIC_DATABASE_URL", bad)
            told = refused(capsys)
            assert said in told
            assert postgresql.password not in told
    assert not folder.exists()


def test_a_postgresql_with_a_database_of_another_version_or_of_somebody_else(
    folder: Path,
    postgresql: PostgresqlServer,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def ask(operator: psycopg.Connection, statement: LiteralString) -> list[tuple[Any, ...]]:
        return operator.execute(statement).fetchall()

    with postgresql.bare_database() as url, psycopg.connect(url, autocommit=True) as operator:
        monkeypatch.setenv("ECLIPTIC_DATABASE_URL", url)
        operator.execute("CREATE TABLE theirs (id integer)")
        assert "holds something else" in refused(capsys)
        operator.execute("DROP TABLE theirs")
        assert ask(operator, _TABLES) == []
        migrate(url)
        for form, said in ((forms()[1], "ecliptic migrate"), ("9999", "of a newer Ecliptic")):
            operator.execute("UPDATE alembic_version SET version_num = %s", [form])
            before = ask(operator, _TABLES)
            assert said in refused(capsys)
            assert ask(operator, _TABLES) == before
            assert ask(operator, "SELECT version_num FROM alembic_version") == [(form,)]
    assert not folder.exists()


@pytest.mark.parametrize(
    ("variable", "url", "package"),
    [
        ("ECLIPTIC_DATABASE_URL", "postgresql://ada:sesame@127.0.0.1:1/house", "psycopg"),
        ("ECLIPTIC_REDIS_URL", "redis://:sesame@127.0.0.1:1", "redis"),
    ],
)
def test_without_the_packages_it_is_said_how_to_get_them(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    variable: str,
    url: str,
    package: str,
) -> None:
    ours = ("ecliptic.store.postgresql", "ecliptic.server.redis")
    for name in [*sys.modules]:
        if name.partition(".")[0] == package or name.startswith(ours):
            monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.setenv(variable, url)
    assert "pip install 'ecliptic[scale]'" in refused(capsys)


def test_a_server_that_finds_no_redis_says_so_and_begins() -> None:
    (said,) = without_redis("redis://:sesame@redis.example/0", "")
    assert said.startswith("No Redis server answers at redis://redis.example/0; ")
    assert list(without_redis("redis://redis.example", "7.0.15")) == []
    assert list(without_redis("", "")) == []
