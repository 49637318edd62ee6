"""One server and one Chromium per run; a browser of one's own for every person of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from ecliptic.server.http.static_files import FOLDER
from tests.browser.chromium import HOW_TO_GET_IT, chromium_path, may_be_skipped, running_chromium
from tests.browser.house import BrowserHouse
from tests.browser.visitors import PATIENCE, NewPage, Visitors

__all__ = ["PATIENCE", "NewPage"]

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserHouse]:
    assert (FOLDER / "index.html").exists(), "build the client first: python hatch_build.py"
    found = BrowserHouse(tmp_path_factory.mktemp("house") / "tables")
    found.start()
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    if chromium_path() is None and may_be_skipped():
        pytest.skip(HOW_TO_GET_IT)
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def visitors(chromium: Browser, house: BrowserHouse) -> Visitors:
    return Visitors(chromium, house.address)


@pytest.fixture
def new_page(visitors: Visitors) -> Iterator[NewPage]:
    yield visitors.one
    assert visitors.leave() == []
