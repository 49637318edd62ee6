"""One server and one Chromium per run; a browser of one's own for every person of a test."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from ecliptic.server.page import FOLDER
from tests.browser.chromium import HOW_TO_GET_IT, chromium_path, may_be_skipped, running_chromium
from tests.browser.house import BrowserHouse

PATIENCE = 60_000
"""Milliseconds to wait for what must come; a busy machine is no failure."""

expect.set_options(timeout=PATIENCE)

NewPage = Callable[..., Page]
"""A page of a person who has never been here: `new_page(width=360, locale="it")`."""


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


@pytest.fixture
def new_page(chromium: Browser, house: BrowserHouse) -> Iterator[NewPage]:
    contexts = []
    complaints: list[str] = []

    def one(width: int = 1280, height: int = 860, **options: Any) -> Page:
        # The worker gets the whole client for later: only the tests of that have to wait for it.
        own = {"base_url": house.address, "locale": "en-GB", "service_workers": "block"}
        context = chromium.new_context(
            viewport={"width": width, "height": height}, **(own | options)
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda line: complaints.extend(_bad([line.text])))
        return page

    yield one
    for context in contexts:
        context.close()
    assert complaints == []


def _bad(lines: list[str]) -> list[str]:
    """What the strict policy stopped is our fault; a server that is away is not."""
    return [line for line in lines if "Content Security Policy" in line]
