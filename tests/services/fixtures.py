"""The services that tests run against, started when the first test wants one; and both engines.

A test that asks for a `place` runs once for each engine that its file is tried with, and so does
one that asks for the `house` of tests/server.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from ecliptic.store.open import Place
from tests.services.postgresql import PostgresqlServer
from tests.services.redis import RedisServer
from tests.sizes import FULL

ENGINES = ("sqlite", "postgresql")
ON_BOTH = (
    "tests.store",
    "tests.server.test_moving",
    "tests.server.test_opponents_of_two_processes",
    "tests.server.test_redis",
    "tests.server.test_replays",
    "tests.server.test_seating",
    "tests.server.test_tables",
    "tests.server.test_undo",
)
"""Where both engines are tried each time, by how the modules' names begin."""
ON_BOTH_AT_FULL_SIZE = (
    "tests.server.test_leaving",
    "tests.server.test_rematches",
    "tests.server.test_two_processes",
)
_BY_ENGINE = ("place", "place_on_disk", "house")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    wanted = ON_BOTH + ON_BOTH_AT_FULL_SIZE if FULL else ON_BOTH
    both = metafunc.module.__name__.startswith(wanted)
    said = {mark.args[0] for mark in metafunc.definition.iter_markers("parametrize")}
    for name in _BY_ENGINE:
        if both and name in metafunc.fixturenames and name not in said:
            metafunc.parametrize(name, ENGINES, indirect=True)


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Whoever is started hears interrupts, also where a shell runs the tests in the background:
    then they ignore them, and so would everybody they start."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgresqlServer]:
    server = PostgresqlServer()
    yield server
    server.close()


@pytest.fixture(scope="session")
def _redis() -> Iterator[RedisServer]:
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture
def redis(_redis: RedisServer) -> RedisServer:
    """Running, and empty."""
    _redis.clear()
    return _redis


@pytest.fixture
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Where tables are kept."""
    with _place(request, tmp_path) as place:
        yield place


@pytest.fixture
def place_on_disk(request: pytest.FixtureRequest, folder_on_disk: Path) -> Iterator[Place]:
    """The same where every commit waits for the disk, as it always does in PostgreSQL."""
    with _place(request, folder_on_disk) as place:
        yield place


@contextmanager
def _place(request: pytest.FixtureRequest, folder: Path) -> Iterator[Place]:
    if getattr(request, "param", "sqlite") == "sqlite":
        yield Place(folder)
        return
    server: PostgresqlServer = request.getfixturevalue("postgresql")
    with server.database() as url:
        yield Place(folder, url)
