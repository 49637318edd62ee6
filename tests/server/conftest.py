"""The house that most tests visit, and where the others have their databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ecliptic.store.open import Place
from tests.server.clocks import rate_clock, stopped_clock
from tests.server.houses import OpenHouse
from tests.services.postgresql import PostgresqlServer
from tests.store.conftest import folder_on_disk, tmp_path
from tests.store.folders import passing_folder

__all__ = ["folder_on_disk", "house", "rate_clock", "stopped_clock", "tmp_path"]


@pytest.fixture
def house(request: pytest.FixtureRequest) -> OpenHouse:
    """The one with SQLite, or of each engine where the tests of a file run on both."""
    found: OpenHouse = request.getfixturevalue(f"{getattr(request, 'param', 'sqlite')}_house")
    return found


@pytest.fixture(scope="session")
def sqlite_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with passing_folder(tmp_path_factory.mktemp("house")) as folder:
        house = OpenHouse(Place(folder))
        yield house
        house.close()


@pytest.fixture(scope="session")
def postgresql_house(
    postgresql: PostgresqlServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[OpenHouse]:
    with postgresql.database() as url:
        house = OpenHouse(Place(tmp_path_factory.mktemp("house"), url))
        yield house
        house.close()
