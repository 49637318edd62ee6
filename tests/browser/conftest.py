"""One server and one Chromium per run; a browser of one's own for every person of a test."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from ecliptic.planetx.companion import Companion
from ecliptic.planetx.generator import game_of
from tests.browser.chromium import HOW_TO_GET_IT, chromium_path, may_be_skipped, running_chromium
from tests.browser.companion_hands import STANDARD
from tests.browser.house import BrowserHouse
from tests.browser.static_host import StaticHost
from tests.browser.visitors import PATIENCE, NewPage, Visitors

__all__ = ["PATIENCE", "NewPage"]

BUILD = Path(__file__).parents[2] / "hatch_build.py"

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[BrowserHouse]:
    fresh = runpy.run_path(str(BUILD))["is_fresh"]()
    assert fresh, "the client is not built from web/ as it is: python hatch_build.py"
    found = BrowserHouse(tmp_path_factory.mktemp("house") / "tables")
    found.start()
    try:
        yield found
    finally:
        found.stop()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Closed when other tests follow: while it runs, its event loop is in everybody's way."""
    if chromium_path() is None and may_be_skipped():
        pytest.skip(HOW_TO_GET_IT)
    with running_chromium() as browser:
        yield browser


@pytest.fixture(scope="package")
def visitors(chromium: Browser, house: BrowserHouse) -> Visitors:
    return Visitors(chromium, house.address)


@pytest.fixture
def new_page(visitors: Visitors) -> Iterator[NewPage]:
    yield visitors.one
    assert visitors.leave() == []


@pytest.fixture
def static_host(tmp_path: Path) -> Iterator[StaticHost]:
    """The site on a host of its own, under a path."""
    found = StaticHost(tmp_path / "host")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def engine() -> Companion:
    """The game of the code that most evenings have: what every device must answer."""
    return Companion(game_of(STANDARD))
