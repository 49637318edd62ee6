"""Where the stores of the tests are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.store.folders import passing_folder


@pytest.fixture
def tmp_path(tmp_path: Path) -> Iterator[Path]:
    with passing_folder(tmp_path) as folder:
        yield folder


@pytest.fixture
def folder_on_disk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a commit waits for the disk, so that a kill can come in the middle of it."""
    return tmp_path_factory.mktemp("disk")
