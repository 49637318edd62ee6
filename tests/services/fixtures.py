"""The services that tests run against, started when the first test wants one; and both engines."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ecliptic.store.open import Place
from tests.services.postgresql import PostgresqlServer

ENGINES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    server = PostgresqlServer()
    yield server
    server.close()


@pytest.fixture(params=ENGINES)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Where tables are kept: each test that asks for it runs on both engines."""
    with _place(request, tmp_path) as place:
        yield place


@pytest.fixture(params=ENGINES)
def place_on_disk(request: pytest.FixtureRequest, folder_on_disk: Path) -> Iterator[Place]:
    """The same where every commit waits for the disk, as it always does in PostgreSQL."""
    with _place(request, folder_on_disk) as place:
        yield place


@contextmanager
def _place(request: pytest.FixtureRequest, folder: Path) -> Iterator[Place]:
    if request.param == "sqlite":
        yield Place(folder)
        return
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    with server.database() as url:
        yield Place(folder, url)
