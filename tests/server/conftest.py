"""The house that most tests visit, and where the others have their databases."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.clocks import rate_clock, stopped_clock
from tests.server.houses import OpenHouse
from tests.store.conftest import folder_on_disk, tmp_path
from tests.store.folders import passing_folder

__all__ = ["folder_on_disk", "house", "rate_clock", "stopped_clock", "tmp_path"]


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with passing_folder(tmp_path_factory.mktemp("house")) as folder:
        house = OpenHouse(folder)
        yield house
        house.close()
